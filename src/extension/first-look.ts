/** The popup's first question, asked before anything else of the popup is made ready: the player waits for the answer. */
import { browser } from './browser.ts';
import { bringScript } from './frames.ts';
import { callPage } from './page-verbs.ts';

/** The tab that the popup stands over, and what its page says. */
export const firstLook = browser.tabs.query({ active: true, currentWindow: true }).then(([tab]) => {
  const tabId = tab?.id ?? browser.tabs.TAB_ID_NONE;
  // Sent ahead, it is there when the question comes; where it may not go, that is told then.
  bringScript(tabId).catch(() => undefined);
  return { tabId, page: callPage(tabId, 'look') };
});
