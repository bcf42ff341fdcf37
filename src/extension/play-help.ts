/** The play page's buttons for help: what the popup has for the pages of others. */
import { type Advice, giveHint } from './coach.ts';
import { connectMore, HELP, nameHelpButtons, PATIENCE } from './help-buttons.ts';
import { ownPage } from './play-page.ts';
import { say, sayOutcome } from './play-status.ts';
import { findButton } from './popup-elements.ts';
import type { Analyst } from './run-analysis.ts';
import { translate } from './translate.ts';
import { createWorkerAnalyst } from './worker-analyst.ts';

const analyst = createWorkerAnalyst();
const hintButton = findButton('hint');
/** One request at a time: a second one would start from a board that the first is about to change. */
let isBusy = false;
/** Whether the request is at the part that can be given up, and whether the page has said so. */
let isAnalysing = false;
let isSearching = false;
let patience: ReturnType<typeof setTimeout> | undefined;

export function connectHelp(): void {
  for (const [id, ask] of HELP) {
    onRequest(id, async () => tell(await ask(ownPage)));
  }
  onRequest('hint', hint);
  onRequest('solve', async () => {
    const outcome = await ownPage.call('fill', { startedAt: Date.now() });
    sayOutcome(outcome);
  });
  connectMore();
}

/** Makes a button ask for help; a press while another request is on its way does nothing. */
function onRequest(id: string, request: () => Promise<void>): void {
  findButton(id).addEventListener('click', async () => {
    if (id === 'hint' && isSearching) {
      stopSearching();
      return;
    }
    if (isBusy) return;
    isBusy = true;
    await request().finally(() => {
      isBusy = false;
    });
  });
}

/** A search that takes long says so, and can be given up by the same button. */
async function hint(): Promise<void> {
  tell(await giveHint(ownPage, search));
}

/** Never ends where it is given up. */
const search: Analyst = async (question) => {
  isAnalysing = true;
  patience = setTimeout(() => {
    isSearching = true;
    say(translate('thinking'));
    hintButton.textContent = translate('cancel');
  }, PATIENCE);
  try {
    return await analyst.analyse(question);
  } finally {
    endSearch();
  }
};

function endSearch(): void {
  clearTimeout(patience);
  isAnalysing = false;
  isSearching = false;
}

/** Gives up the search for a hint: it was for another position. */
export function stopSearching(): void {
  if (isAnalysing) {
    analyst.cancel();
    isBusy = false;
  }
  if (isSearching) say('');
  endSearch();
  nameHelp();
}

/** The buttons that go deeper say what the next press does, as long as the lesson is on the board. */
export async function nameHelp(): Promise<void> {
  const position = await ownPage.call('read');
  if (isSearching) return;
  nameHelpButtons(position.kind === 'position' ? position.shown : undefined);
}

/** A lesson stands beside the board, and is read out there. */
function tell(advice: Advice): void {
  if (advice.kind === 'lesson') say('');
  else sayOutcome(advice);
  nameHelp();
}
