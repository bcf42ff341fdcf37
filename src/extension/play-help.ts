/** The play page's buttons for help: what the popup has for the pages of others. */
import { type Advice, giveHint } from './coach.ts';
import { connectMore, HELP, nameHelpButtons } from './help-buttons.ts';
import { createHintSearch } from './hint-search.ts';
import { ownPage } from './play-page.ts';
import { say, sayOutcome } from './play-status.ts';
import { findButton } from './popup-elements.ts';
import { createWorkerAnalyst } from './worker-analyst.ts';

const search = createHintSearch(createWorkerAnalyst(), say);
/** One request at a time: a second one would start from a board that the first is about to change. */
let isBusy = false;

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
    if (id === 'hint' && search.isLong()) {
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

async function hint(): Promise<void> {
  tell(await giveHint(ownPage, search.analyse));
}

/** Gives up the search for a hint: it was for another position. */
export function stopSearching(): void {
  if (search.isLong()) say('');
  if (search.giveUp()) isBusy = false;
  nameHelp();
}

/** The buttons that go deeper say what the next press does, as long as the lesson is on the board. */
export async function nameHelp(): Promise<void> {
  const position = await ownPage.call('read');
  if (search.isLong()) return;
  nameHelpButtons(position.kind === 'position' ? position.shown : undefined);
}

/** A lesson stands beside the board, and is read out there. */
function tell(advice: Advice): void {
  if (advice.kind === 'lesson') say('');
  else sayOutcome(advice);
  nameHelp();
}
