import type { BoardStatus, Outcome } from '../protocol.ts';
import { report } from '../report.ts';
import { clearBadge } from './badge.ts';
import { type Advice, giveHint } from './coach.ts';
import { fillActiveTab } from './fill-active-tab.ts';
import type { PopupWorld } from './first-look.ts';
import { connectMore, HELP, nameHelpButtons } from './help-buttons.ts';
import { createHintSearch } from './hint-search.ts';
import { callPage, pageInTab } from './page-verbs.ts';
import { connectBoards, showBoards } from './popup-boards.ts';
import { fillWords, find, findButton, showParagraphs } from './popup-elements.ts';
import { showFigures } from './popup-figures.ts';
import { connectGrade } from './popup-grade.ts';
import { connectPlay, PLAY_PAGE } from './popup-play.ts';
import { connectRemedy, showRemedy } from './popup-remedy.ts';
import { showShortcuts } from './popup-shortcut.ts';
import { connectSolution, showSolution } from './popup-solution.ts';
import { translate } from './translate.ts';
import { createWorkerAnalyst } from './worker-analyst.ts';

/** How often a page without a whole board is looked at again while the popup is open; in milliseconds. */
const LOOK_AGAIN = 500;

const boardLine = find('board');
const outcomeLine = find('outcome');
const figures = find('figures');
const lessonLines = find('lesson');
const solveButton = findButton('solve');
const hintButton = findButton('hint');
const checkButton = findButton('check');
const undoButton = findButton('undo');
const others = find('others');
const fillAnyButton = findButton('fill-any');
const analyst = createWorkerAnalyst();
const search = createHintSearch(analyst, (words) => {
  showOutcome(undefined);
  outcomeLine.textContent = words;
});
let isBusy = false;

async function start(): Promise<void> {
  fillWords();
  // Firefox may give the popup the focus late, and lose what had been set before.
  window.addEventListener('focus', keepFocus);
  const { tabId, page } = await (globalThis as unknown as PopupWorld).firstLook;
  const looking = look(tabId, page);
  for (const [id, ask] of HELP) {
    findButton(id).addEventListener('click', async () => {
      // Pressed twice, a button is meant once.
      if (isBusy) return;
      isBusy = true;
      showAdvice(await ask(pageInTab(tabId)));
      isBusy = false;
      await look(tabId);
    });
  }
  hintButton.addEventListener('click', () => hint(tabId));
  solveButton.addEventListener('click', () => fill(tabId, false));
  fillAnyButton.addEventListener('click', () => fill(tabId, true));
  undoButton.addEventListener('click', () => undo(tabId));
  connectMore();
  connectGrade(tabId, analyst);
  connectPlay(tabId);
  connectRemedy();
  connectSolution();
  connectBoards(tabId, () => {
    showOutcome(undefined);
    return look(tabId);
  });
  await Promise.all([looking, clearBadge(tabId), showShortcuts(find('shortcut'))]);
  await Promise.all([showPosition(tabId), showBoards(tabId)]);
}

async function fill(tabId: number, anyOne: boolean): Promise<void> {
  await fillActiveTab(tabId, { startedAt: Date.now(), anyOne }, showOutcome);
  await look(tabId);
}

async function hint(tabId: number): Promise<void> {
  if (search.isLong()) {
    search.giveUp();
    isBusy = false;
    showOutcome(undefined);
    return;
  }
  if (isBusy) return;
  isBusy = true;
  const advice = await giveHint(pageInTab(tabId), search.analyse);
  isBusy = false;
  showAdvice(advice);
  await look(tabId);
}

async function undo(tabId: number): Promise<void> {
  const outcome = await callPage(tabId, 'undo');
  showOutcome(outcome);
  await look(tabId);
}

async function look(tabId: number, answer = callPage(tabId, 'look')): Promise<void> {
  const page = await answer;
  if ('kind' in page) {
    showBoard(page, false);
    return;
  }
  showBoard(page.board, page.canUndo);
  if (page.last && lessonLines.childElementCount === 0) showOutcome(page.last);
  if (page.board.kind !== 'board') setTimeout(() => look(tabId), LOOK_AGAIN);
}

/** Takes up where a lesson that is still on the page has come to. */
async function showPosition(tabId: number): Promise<void> {
  const position = await callPage(tabId, 'read');
  if (position.kind !== 'position') return;
  findButton('notes').hidden = !position.notes;
  findButton('open-play').hidden = position.site === PLAY_PAGE;
  // A solution stands in the popup itself.
  if (position.shown && position.shown.topic !== 'solution')
    showAdvice({ kind: 'lesson', lesson: position.shown });
}

function showBoard(board: BoardStatus, canUndo: boolean): void {
  boardLine.textContent = report(board, translate).text;
  // For whoever measures, in the browser's own tools or in our benchmark.
  performance.mark(`board:${board.kind}`);
  showRemedy(board);
  const isThere = board.kind === 'board';
  for (const button of [solveButton, hintButton, checkButton]) button.disabled = !isThere;
  for (const button of others.querySelectorAll<HTMLButtonElement>('button:not(#new-puzzle)')) {
    button.disabled = !isThere;
  }
  undoButton.disabled = !canUndo;
  keepFocus();
}

/** The focus must not get lost on a button that can no longer be pressed, nor with a window that had none yet. */
function keepFocus(): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && canPress(focused)) return;
  [solveButton, ...document.querySelectorAll('button')].find(canPress)?.focus();
}

const canPress = (element: Element) => element.checkVisibility() && !element.matches(':disabled');

function showAdvice(advice: Advice): void {
  if (advice.kind !== 'lesson') {
    showOutcome(advice);
    return;
  }
  const { title, text, topic, marks } = advice.lesson;
  showOutcome(undefined);
  outcomeLine.textContent = title;
  outcomeLine.className = topic === 'check' && marks.length > 0 ? 'warning' : '';
  showParagraphs(lessonLines, text);
  nameHelpButtons(advice.lesson);
}

function showOutcome(outcome: Outcome | undefined): void {
  const { text, tone } = outcome ? report(outcome, translate) : { text: '', tone: '' };
  // What the board line says already is not said twice.
  outcomeLine.textContent = text === boardLine.textContent ? '' : text;
  outcomeLine.className = tone;
  fillAnyButton.hidden = outcome?.kind !== 'many-solutions';
  showFigures(figures, outcome);
  showSolution(outcome);
  lessonLines.replaceChildren();
  nameHelpButtons();
}

start();
