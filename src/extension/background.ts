import type { Outcome } from '../protocol.ts';
import { report } from '../report.ts';
import { clearBadge, showBadge } from './badge.ts';
import { browser } from './browser.ts';
import { giveHint } from './coach.ts';
import { fillActiveTab } from './fill-active-tab.ts';
import { pageInTab } from './page-verbs.ts';
import { type Analyst, runAnalysis } from './run-analysis.ts';
import { translate } from './translate.ts';
import { createWorkerAnalyst } from './worker-analyst.ts';

// A service worker has no workers, and needs none. Firefox's background shares its thread with the popup.
const analyse: Analyst =
  typeof Worker === 'undefined'
    ? (question) => Promise.resolve(runAnalysis(question) as never)
    : createWorkerAnalyst().analyse;

// Firefox on Android has no keyboard shortcuts.
browser.commands?.onCommand.addListener(async (command, tab) => {
  const id = tab?.id;
  if (id === undefined) return;
  const show = (outcome: Outcome) => showBadge(id, report(outcome, translate));
  if (command === 'solve') await fillActiveTab(id, { startedAt: Date.now() }, show);
  if (command === 'hint') {
    const advice = await giveHint(pageInTab(id), analyse);
    // A lesson is on the page to be read.
    await (advice.kind === 'lesson' ? clearBadge(id) : show(advice));
  }
});

// Chrome runs content scripts only in pages opened later. Those open now want theirs as well: after an
// installation, an update, or when the extension was switched off and on again.
async function reachOpenPages(): Promise<void> {
  for (const { matches, js = [] } of browser.runtime.getManifest().content_scripts ?? []) {
    for (const { id } of await browser.tabs.query({ url: matches })) {
      // A page that shows an error, or is closed meanwhile, has nothing to be reached.
      if (id !== undefined) await run(id, js).catch(() => undefined);
    }
  }
}

function run(tabId: number, files: string[]): Promise<unknown> {
  return browser.scripting.executeScript({ target: { tabId }, injectImmediately: true, files });
}

reachOpenPages();
