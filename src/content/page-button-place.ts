import { chooseSpot, GAP, type Spot } from './spots.ts';

interface ButtonSpot extends Spot {
  /** Which way the words of the button go, so that they do not cover the board. */
  words: 'above' | 'left' | 'right';
}

/** Puts `host` beside `board`: where the page is bare, or at least where nothing can be pressed. */
export function place(host: HTMLElement, board: HTMLElement): void {
  const root = document.documentElement;
  const { width, height } = host.getBoundingClientRect();
  const spots = findSpots(width, height, board.getBoundingClientRect()).filter(
    ({ left, top }) => left >= 0 && left + width <= root.clientWidth && top + scrollY >= 0,
  );
  const spot = chooseSpot(spots, { width, height }, host, board) ?? spots[0];
  if (!spot) return;
  // Where the root element is positioned, it is what `left` and `top` count from.
  const isStatic = getComputedStyle(root).position === 'static';
  const origin = isStatic ? { x: -scrollX, y: -scrollY } : root.getBoundingClientRect();
  const room = spot.words === 'right' ? root.clientWidth - spot.left : spot.left + width;
  // The shadow root's own rules outrank all others; they read these.
  const set = (name: string, length: number) =>
    host.style.setProperty(name, `${Math.round(length)}px`);
  set('--left', spot.left - origin.x);
  set('--top', spot.top - origin.y);
  set('--room', room - GAP);
  host.dataset.words = spot.words;
}

/** Places around the board for something of a size, the best first. */
function findSpots(width: number, height: number, board: DOMRect): ButtonSpot[] {
  const right = board.right - width;
  const below = board.bottom + GAP;
  const row = height + GAP;
  return [
    { left: right, top: below, words: 'left' },
    { left: right, top: board.top - row, words: 'above' },
    { left: board.right + GAP, top: board.top, words: 'right' },
    { left: board.left - GAP - width, top: board.top, words: 'left' },
    { left: board.left, top: below, words: 'right' },
    { left: right, top: below + row, words: 'left' },
    { left: right, top: below + 2 * row, words: 'left' },
  ];
}
