import type { UndoResult } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import { findBoard } from './find-board.ts';
import { isMarks, parseDigit } from './reading.ts';
import { dropChange, keepOutcome, lastChange, recallPuzzle } from './session.ts';
import { stopSettling } from './settle.ts';
import type { Slot } from './sites/site.ts';
import { findUnlike, listCells, writeAll } from './write-cells.ts';

/**
 * Puts every value that the last fill or write changed back as it was, by the same events.
 * @returns what was done; a change that the page did not let go can be undone again
 */
export async function undo(): Promise<UndoResult> {
  const found = findBoard(document);
  const change = 'kind' in found ? undefined : lastChange(found.board);
  if ('kind' in found || !change) return { kind: 'nothing-to-undo' };
  const { givens, before } = change;
  stopSettling();
  const changed = new Map([...findUnlike(found, before)].sort((a, b) => rank(a) - rank(b)));
  const lost = await writeAll(found, givens, changed, findUnlike);
  if (!lost) return keepOutcome(undefined, { kind: 'board-replaced' });
  const cells = listCells(lost);
  const isLostMark = ([slot, text]: [Slot, string]) =>
    slot < CELL_COUNT && isMarks(text) && parseDigit(found.board.read(slot).text) === 0;
  const areMarks = [...lost].every(isLostMark);
  if (!areMarks) return keepOutcome(givens, { kind: 'undo-not-kept', cells });
  dropChange(change);
  // Pencil marks that no slot can hold are the page's to bring back.
  if (lost.size > 0) return keepOutcome(givens, { kind: 'marks-lost', cells });
  // A candidate that stands in the pencil marks again is not struck out any more.
  const memory = recallPuzzle(givens);
  memory.struck = memory.struck.filter(({ cell }) => !before.has(CELL_COUNT + cell));
  return keepOutcome(givens, { kind: 'undone', count: listCells(changed).length });
}

/** What is ours goes out first, as pages may refuse what clashes with it; a digit may strike out pencil marks. */
function rank([slot, text]: [Slot, string]): number {
  if (text === '') return 0;
  return slot < CELL_COUNT && parseDigit(text) > 0 ? 1 : 2;
}

/** @returns whether the last change is a fill: the button beside the board undoes no other */
export function canUndoFill(): boolean {
  const found = findBoard(document);
  return 'board' in found && lastChange(found.board)?.purpose === 'fill';
}
