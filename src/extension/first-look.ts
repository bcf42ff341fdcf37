/**
 * The popup's first question, as the player waits for the answer. It is a script of its own, and a small one, that runs
 * before the rest of the popup is even read.
 */
import { browser } from './browser.ts';
import { bringScript } from './frames.ts';
import { callPage } from './page-verbs.ts';

/** What the script leaves for those that come after it. */
export interface PopupWorld {
  /** The tab that the popup stands over, and what its page says. */
  firstLook: Promise<{ tabId: number; page: ReturnType<typeof callPage<'look'>> }>;
}

(globalThis as unknown as PopupWorld).firstLook = browser.tabs
  .query({ active: true, currentWindow: true })
  .then(([tab]) => {
    const tabId = tab?.id ?? browser.tabs.TAB_ID_NONE;
    // Sent ahead, it is there when the question comes; where it may not go, that is told then.
    bringScript(tabId).catch(() => undefined);
    return { tabId, page: callPage(tabId, 'look') };
  });
