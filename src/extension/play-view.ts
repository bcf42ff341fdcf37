/** Shows a game on the play page. */
import { nameLevel } from '../explain/techniques.ts';
import { readGrid } from '../sudoku/game.ts';
import { findConflicts } from '../sudoku/grid.ts';
import type { Cell } from '../sudoku/types.ts';
import type { createBoard } from './play-board.ts';
import { formatClock } from './play-clock.ts';
import { showPad } from './play-pad.ts';
import { readClock, type Session } from './play-session.ts';
import { find, findButton } from './popup-elements.ts';
import { translate } from './translate.ts';

/** What can be done as long as there is a board to do it to. */
const ON_BOARD = ['erase', 'marks', 'hint', 'check', 'reveal', 'singles', 'notes'];
const ON_BOARD_TOO = ['clear-wrong', 'restart', 'solve'];

export function showSession(
  { played, isElsewhere, isPaused }: Session,
  board: ReturnType<typeof createBoard>,
  { selected, isMarking }: { selected: Cell; isMarking: boolean },
): void {
  const { game, level, isSolved } = played;
  const grid = readGrid(game);
  board.render({ game, selected, conflicts: new Set(findConflicts(grid)) });
  const counts = new Map<number, number>();
  for (const digit of grid) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const isOpen = !isElsewhere && !isPaused;
  showPad(counts, isMarking, isOpen);
  for (const id of [...ON_BOARD, ...ON_BOARD_TOO]) findButton(id).disabled = !isOpen;
  disable('undo', !isOpen || game.past.length === 0);
  disable('redo', !isOpen || game.future.length === 0);
  for (const id of ['open-copy', 'open-print']) findButton(id).disabled = false;
  findButton('pause').disabled = isElsewhere || isSolved;
  findButton('pause').hidden = isPaused;
  find('elsewhere').hidden = !isElsewhere;
  find('curtain').hidden = !isPaused;
  find('sudoku_main_board').inert = isPaused;
  find('game').classList.toggle('solved', isSolved);
  find('level').textContent = level ? nameLevel(level, translate) : '';
  showClock();
}

export function showClock(): void {
  const [clock, text] = [find('clock'), formatClock(readClock())];
  // A text set anew wakes whoever watches the page, four times a second.
  if (clock.textContent !== text) clock.textContent = text;
}

/** A button that has the focus hands it on before it can no longer be pressed. */
function disable(id: string, isDisabled: boolean): void {
  const button = findButton(id);
  if (isDisabled && document.activeElement === button) findButton('marks').focus();
  button.disabled = isDisabled;
}
