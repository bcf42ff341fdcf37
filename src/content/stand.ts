import type { PageStatus, Standing } from '../protocol.ts';
import { chooseBoard, findBoards, pickBoard, weigh } from './find-board.ts';
import { look } from './look.ts';

/** How long a board is shown to be the chosen one; in milliseconds. */
const GLOW_TIME = 1500;

/** @returns what this frame has, to be held against the other frames of the page */
export function stand(): Standing {
  const boards = findBoards(document);
  if ('kind' in boards) return { weight: boards.kind === 'no-board' ? 0 : 1, count: 0, index: 0 };
  const best = pickBoard(boards);
  const index = boards.indexOf(best);
  return { weight: 2 + weigh(best.board), count: boards.length, index };
}

/** Makes one of several boards the one that is meant, brings it into view and lets it glow. */
export function choose(index: number): PageStatus {
  const boards = findBoards(document);
  const found = 'kind' in boards ? undefined : boards[index];
  if (found) {
    chooseBoard(found);
    const { element } = found.board;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // An animation leaves nothing behind in the page.
    const outline = ['#1a73e8', '#1a73e800'].map((colour) => `4px solid ${colour}`);
    element.animate({ outline, outlineOffset: ['2px', '2px'] }, { duration: GLOW_TIME });
  }
  return look();
}
