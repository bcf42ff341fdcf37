import type { PageStatus } from '../protocol.ts';
import { findBoard, readBoard } from './reading.ts';
import { lastChange, lastOutcome } from './session.ts';

/** @returns what is on the page now, and what was last done to it; changes nothing */
export function look(): PageStatus {
  const found = findBoard(document);
  if ('kind' in found) return { board: found, canUndo: false };
  const cells = found.board.read();
  const reading = readBoard(found);
  const canUndo = lastChange(cells) !== undefined;
  const last = lastOutcome(cells);
  if ('kind' in reading) return { board: reading, canUndo };
  const givens = reading.givens.filter(Boolean).length;
  const blanks = reading.texts.filter((text) => text.trim() === '').length;
  return {
    board: {
      kind: 'board',
      site: found.site.name,
      givens,
      entries: cells.length - givens - blanks,
      blanks,
    },
    ...(last && { last }),
    canUndo,
  };
}
