import type { BoardStatus, Outcome } from '../protocol.ts';
import { type MessageKey, report } from '../report.ts';
import { clearBadge } from './badge.ts';
import { browser } from './browser.ts';
import { fillActiveTab } from './fill-active-tab.ts';
import { callPage } from './page-verbs.ts';
import { showFigures } from './popup-figures.ts';
import { showShortcut } from './popup-shortcut.ts';
import { translate } from './translate.ts';

/** How often a page without a whole board is looked at again while the popup is open; in milliseconds. */
const LOOK_AGAIN = 500;

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const boardLine = find('board');
const outcomeLine = find('outcome');
const figures = find('figures');
const solveButton = find<HTMLButtonElement>('solve');
const undoButton = find<HTMLButtonElement>('undo');
const fillAnyButton = find<HTMLButtonElement>('fill-any');

async function start(): Promise<void> {
  document.documentElement.lang = translate('languageCode');
  for (const element of document.querySelectorAll<HTMLElement>('[data-message]')) {
    element.textContent = translate(element.dataset.message as MessageKey);
  }
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  const tabId = tab?.id ?? browser.tabs.TAB_ID_NONE;
  solveButton.addEventListener('click', () => fill(tabId, false));
  fillAnyButton.addEventListener('click', () => fill(tabId, true));
  undoButton.addEventListener('click', () => undo(tabId));
  await Promise.all([look(tabId), clearBadge(tabId), showShortcut(find('shortcut'))]);
}

async function fill(tabId: number, anyOne: boolean): Promise<void> {
  await fillActiveTab(tabId, { startedAt: Date.now(), anyOne }, showOutcome);
  await look(tabId);
}

async function undo(tabId: number): Promise<void> {
  const outcome = await callPage(tabId, 'undo');
  showOutcome(outcome);
  await look(tabId);
}

async function look(tabId: number): Promise<void> {
  const page = await callPage(tabId, 'look');
  if ('kind' in page) {
    showBoard(page, false);
    return;
  }
  showBoard(page.board, page.canUndo);
  if (page.last) showOutcome(page.last);
  if (page.board.kind !== 'board') setTimeout(() => look(tabId), LOOK_AGAIN);
}

function showBoard(board: BoardStatus, canUndo: boolean): void {
  boardLine.textContent = report(board, translate).text;
  solveButton.disabled = board.kind !== 'board';
  // The focus must not get lost on a button that can no longer be pressed.
  const focused = document.activeElement;
  if (focused === document.body || (focused === undoButton && !canUndo)) solveButton.focus();
  undoButton.disabled = !canUndo;
}

function showOutcome(outcome: Outcome): void {
  const { text, tone } = report(outcome, translate);
  // What the board line says already is not said twice.
  outcomeLine.textContent = text === boardLine.textContent ? '' : text;
  outcomeLine.className = tone;
  fillAnyButton.hidden = outcome.kind !== 'many-solutions';
  showFigures(figures, outcome);
}

start();
