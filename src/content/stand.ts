import type { PageStatus, Standing } from '../protocol.ts';
import { chooseBoard, findBoards, measureView, pickBoard, weigh } from './find-board.ts';
import { look } from './look.ts';

/** How long a board is shown to be the chosen one; in milliseconds. */
const GLOW_TIME = 1500;

/** @returns what this frame has, to be held against the other frames of the page */
export function stand(): Standing {
  const boards = findBoards(document);
  if ('kind' in boards) {
    const isNothing = boards.kind === 'no-board';
    // A frame with another host's in it can tell of that one.
    const weight = isNothing ? (boards.frame === undefined ? 0 : 0.5) : 1;
    return { weight, count: 0, index: 0 };
  }
  const best = pickBoard(boards);
  const index = boards.indexOf(best);
  const weight = weigh(best.board);
  // What is in view of its frame may be in a frame that is not.
  const isMeant = weight > 1;
  return { weight: 2 + (isMeant ? weight : weight * viewOfFrame()), count: boards.length, index };
}

/** @returns how much of this frame the windows around it show, as far as they can be reached */
function viewOfFrame(): number {
  let view = 1;
  for (let one: Window = window; one.frameElement; one = one.parent) {
    view *= Math.min(1, measureView(one.frameElement));
  }
  return view;
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
