import type { Refusal } from '../protocol.ts';
import { findBoard, findSites } from './find-board.ts';
import type { FoundBoard } from './reading.ts';

/** A page younger than this may still be about to show its board, if its site has any; in milliseconds. */
const YOUTH = 3000;
/** How often a young page is looked at; in milliseconds. */
const LOOK_AGAIN = 20;

/**
 * Finds the board, and on a page that has only just been opened waits for it to appear.
 * @returns the board, or why there is none
 */
export async function findBoardInTime(): Promise<FoundBoard | Refusal> {
  for (;;) {
    const found = findBoard(document);
    // A board that is still being parsed has too few cells.
    const isMissing = 'kind' in found && ['no-board', 'wrong-size'].includes(found.kind);
    const isLate = performance.now() > YOUTH || findSites(document).length === 0;
    if (!isMissing || isLate) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}
