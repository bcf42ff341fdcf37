/** Distance from the board, in CSS pixels. */
const GAP = 8;

const INTERACTIVE = 'a[href], button, input, select, textarea, label, summary, [tabindex]';
const PICTURE = 'img, svg, canvas, video, iframe';

interface Spot {
  left: number;
  top: number;
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
  const others = [...document.body.querySelectorAll('*')].filter((one) => !board.contains(one));
  /** The first spot that overlaps nothing of a kind. */
  const findFree = (isTaken: (element: Element) => boolean): Spot | undefined => {
    const boxes = others.filter(isTaken).map((element) => element.getBoundingClientRect());
    return spots.find(({ left, top }) =>
      boxes.every(
        (box) =>
          box.right <= left ||
          box.left >= left + width ||
          box.bottom <= top ||
          box.top >= top + height,
      ),
    );
  };
  const spot =
    findFree((one) => one.matches(`${INTERACTIVE}, ${PICTURE}`) || hasOwnText(one)) ??
    findFree((one) => one.matches(INTERACTIVE)) ??
    spots[0];
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
function findSpots(width: number, height: number, board: DOMRect): Spot[] {
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

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}
