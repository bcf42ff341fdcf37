import type { PageStatus } from '../protocol.ts';
import { findBoard } from './find-board.ts';
import { readBoard } from './reading.ts';
import { lastChange, lastOutcome } from './session.ts';

/** @returns what is on the page now, and what was last done to it; changes nothing */
export function look(): PageStatus {
  const found = findBoard(document);
  if ('kind' in found) return { board: found, canUndo: false };
  const reading = readBoard(found);
  const canUndo = lastChange(found.board) !== undefined;
  const last = lastOutcome(found.board);
  if ('kind' in reading) return { board: reading, canUndo };
  const [givens, entries] = [reading.givens, reading.entries].map(
    (grid) => grid.filter(Boolean).length,
  );
  return {
    board: { kind: 'board', site: found.site.name, givens, entries },
    ...(last && { last }),
    canUndo,
  };
}
