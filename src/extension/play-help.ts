/** The play page's buttons for help: what the popup has for the pages of others. */
import {
  type Advice,
  check,
  clearWrong,
  fillNotes,
  fillSingles,
  giveHint,
  reveal,
} from './coach.ts';
import { nameNext } from './lessons.ts';
import type { Page } from './page-verbs.ts';
import { ownPage } from './play-page.ts';
import { say, sayOutcome } from './play-status.ts';
import { find, findButton } from './popup-elements.ts';
import { translate } from './translate.ts';
import { createWorkerAnalyst } from './worker-analyst.ts';

/** How long a hint may take before the page says that it is looking for one; in milliseconds. */
const PATIENCE = 200;

const analyst = createWorkerAnalyst();
const hintButton = findButton('hint');
const moreButton = findButton('more');
let isSearching = false;

export function connectHelp(): void {
  const help: [id: string, ask: (page: Page) => Promise<Advice>][] = [
    ['check', check],
    ['reveal', reveal],
    ['singles', fillSingles],
    ['notes', fillNotes],
    ['clear-wrong', clearWrong],
  ];
  for (const [id, ask] of help) {
    findButton(id).addEventListener('click', async () => tell(await ask(ownPage)));
  }
  hintButton.addEventListener('click', hint);
  findButton('solve').addEventListener('click', async () => {
    const outcome = await ownPage.call('fill', { startedAt: Date.now() });
    sayOutcome(outcome);
  });
  moreButton.addEventListener('click', () => {
    find('others').hidden = !find('others').hidden;
    moreButton.ariaExpanded = String(!find('others').hidden);
  });
}

/** A search that takes long says so, and can be given up by the same button. */
async function hint(): Promise<void> {
  if (isSearching) {
    stopSearching();
    say('');
    return;
  }
  const patience = setTimeout(() => {
    isSearching = true;
    say(translate('thinking'));
    hintButton.textContent = translate('cancel');
  }, PATIENCE);
  const advice = await giveHint(ownPage, analyst.analyse);
  clearTimeout(patience);
  isSearching = false;
  tell(advice);
}

/** Gives up the search for a hint: it was for another position. */
export function stopSearching(): void {
  if (isSearching) analyst.cancel();
  isSearching = false;
  nameHelp();
}

/** The buttons that go deeper say what the next press does, as long as the lesson is on the board. */
export async function nameHelp(): Promise<void> {
  const position = await ownPage.call('read');
  if (isSearching) return;
  const shown = position.kind === 'position' ? position.shown : undefined;
  hintButton.textContent = nameNext(shown);
  const isAsked = shown?.topic === 'check' && shown.depth === 1;
  findButton('check').textContent = translate(isAsked ? 'checkWhere' : 'check');
}

/** A lesson stands beside the board, and is read out there. */
function tell(advice: Advice): void {
  if (advice.kind === 'lesson') say('');
  else sayOutcome(advice);
  nameHelp();
}
