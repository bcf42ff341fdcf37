import type { Position, Refusal } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import { readDrawer } from './drawer.ts';
import { findBoard } from './find-board.ts';
import { findFocused } from './focused.ts';
import { parseNotes } from './notes.ts';
import { readBoard, readTexts } from './reading.ts';
import { recallPuzzle } from './session.ts';

/** @returns what a hint can start from, or why there is no board; changes nothing */
export function read(): Position | Refusal {
  const found = findBoard(document);
  if ('kind' in found) return found;
  const reading = readBoard(found);
  if ('kind' in reading) return reading;
  const { givens, entries } = reading;
  const notes = readTexts(found).slice(CELL_COUNT).map(parseNotes);
  const focused = found.board.findCell(findFocused());
  const lesson = readDrawer()?.lessonOn(found);
  return {
    kind: 'position',
    site: found.site.name,
    givens: [...givens],
    entries: [...entries],
    ...(found.board.hasNotes && { notes }),
    ...(focused !== undefined && { focused }),
    struck: [...recallPuzzle(givens).struck],
    ...(lesson && { shown: lesson }),
  };
}
