import { report } from '../report.ts';
import { showBadge } from './badge.ts';
import { browser } from './browser.ts';
import { fillActiveTab } from './fill-active-tab.ts';
import { callPage } from './page-verbs.ts';
import { translate } from './translate.ts';

// Firefox on Android has no keyboard shortcuts.
browser.commands?.onCommand.addListener(async (command, tab) => {
  if (command === 'solve' && tab?.id !== undefined) {
    const { id } = tab;
    await fillActiveTab(id, { startedAt: Date.now() }, (outcome) =>
      showBadge(id, report(outcome, translate)),
    );
  }
});

// Chrome runs content scripts only in pages opened later. Those open now want theirs as well: after an
// installation, an update, or when the extension was switched off and on again.
async function reachOpenPages(): Promise<void> {
  const url = browser.runtime.getManifest().content_scripts?.flatMap(({ matches }) => matches);
  for (const { id } of url ? await browser.tabs.query({ url }) : []) {
    if (id !== undefined) await callPage(id, 'look');
  }
}

reachOpenPages();
