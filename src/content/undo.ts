import type { UndoResult } from '../protocol.ts';
import { findBoard } from './reading.ts';
import { dropChange, keepOutcome, lastChange } from './session.ts';
import { stopSettling } from './settle.ts';
import { findUnlike, writeCells } from './write-cells.ts';

/**
 * Puts every value that the last fill changed back as it was, by the same events.
 * @returns what was done; a change that the page did not let go can be undone again
 */
export async function undo(): Promise<UndoResult> {
  const found = findBoard(document);
  const change = 'kind' in found ? undefined : lastChange(found.board);
  if ('kind' in found || !change) return { kind: 'nothing-to-undo' };
  const { givens, before } = change;
  stopSettling();
  const changed = findUnlike(found, before);
  const isThere =
    (await writeCells(found, givens, changed, 'swift')) &&
    (await writeCells(found, givens, findUnlike(found, changed), 'patient'));
  if (!isThere) return keepOutcome(undefined, { kind: 'board-replaced' });
  const cells = [...findUnlike(found, changed).keys()];
  if (cells.length > 0) return keepOutcome(givens, { kind: 'undo-not-kept', cells });
  dropChange();
  return keepOutcome(givens, { kind: 'undone', count: changed.size });
}
