import { browser } from './browser.ts';
import { fillActiveTab } from './fill-active-tab.ts';

// Firefox on Android has no keyboard shortcuts.
browser.commands?.onCommand.addListener(async (command, tab) => {
  if (command === 'solve' && tab?.id !== undefined) {
    await fillActiveTab(tab.id, { startedAt: Date.now() });
  }
});

// Chrome runs content scripts only in pages opened later; the button should be in those open now as well.
browser.runtime.onInstalled.addListener(async () => {
  const [script] = browser.runtime.getManifest().content_scripts ?? [];
  if (!script) return;
  for (const { id } of await browser.tabs.query({ url: script.matches })) {
    if (id === undefined) continue;
    await browser.scripting
      .executeScript({ target: { tabId: id }, files: script.js ?? [] })
      // A tab that shows an error page instead has no board either.
      .catch(() => undefined);
  }
});
