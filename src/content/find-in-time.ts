import type { Refusal } from '../protocol.ts';
import { type FoundBoard, findBoard, findSites } from './reading.ts';

/** A page younger than this may still be about to show its board, if its site has any; in milliseconds. */
const YOUTH = 3000;

/**
 * Finds the board, and on a page that has only just been opened waits for it to appear.
 * @returns the board, or why there is none
 */
export function findBoardInTime(): Promise<FoundBoard | Refusal> {
  return new Promise((resolve) => {
    const found = findBoard(document);
    const patience = YOUTH - performance.now();
    if (!isMissing(found) || findSites(document).length === 0 || patience <= 0) {
      resolve(found);
      return;
    }
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(findBoard(document));
    };
    const observer = new MutationObserver(() => {
      if (!isMissing(findBoard(document))) finish();
    });
    const timer = setTimeout(finish, patience);
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** A board that is still being parsed has too few cells. */
function isMissing(found: FoundBoard | Refusal): boolean {
  return 'kind' in found && (found.kind === 'no-board' || found.kind === 'wrong-size');
}
