/** Distance from the board, in CSS pixels. */
const GAP = 8;

const INTERACTIVE = 'a[href], button, input, select, textarea, label, summary, [tabindex]';

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Puts `host` beside `board`: where the page is bare, or at least where nothing can be pressed. */
export function place(host: HTMLElement, board: HTMLElement): void {
  const root = document.documentElement;
  const spots = findSpots(host.getBoundingClientRect(), board.getBoundingClientRect()).filter(
    ({ left, top, width }) => left >= 0 && left + width <= root.clientWidth && top + scrollY >= 0,
  );
  const others = [...document.querySelectorAll(INTERACTIVE)]
    .filter((element) => !board.contains(element))
    .map((element) => element.getBoundingClientRect());
  const isHarmless = (spot: Rectangle) => !others.some((other) => overlap(other, spot));
  const spot =
    spots.find((spot) => isHarmless(spot) && isBare(spot, board)) ??
    spots.find(isHarmless) ??
    spots[0];
  if (!spot) return;
  // Where the root element is positioned, it is what `left` and `top` count from.
  const isStatic = getComputedStyle(root).position === 'static';
  const origin = isStatic ? { x: -scrollX, y: -scrollY } : root.getBoundingClientRect();
  // The shadow root's own rules outrank all others; they read these two.
  host.style.setProperty('--left', `${Math.round(spot.left - origin.x)}px`);
  host.style.setProperty('--top', `${Math.round(spot.top - origin.y)}px`);
  host.toggleAttribute('data-at-right', root.clientWidth - spot.left < 280);
}

/** Places around the board for something of a size, the best first. */
function findSpots({ width, height }: DOMRect, board: DOMRect): Rectangle[] {
  const right = board.right - width;
  const above = board.top - GAP - height;
  const below = board.bottom + GAP;
  return [
    [board.right + GAP, board.top],
    [right, above],
    [right, below],
    [board.left, below],
    [board.left - GAP - width, board.top],
  ].map(([left, top]) => ({ left, top, width, height }));
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

/** Whether nothing shows there but what the board lies in; what is not in view cannot be told. */
function isBare({ left, top, width, height }: Rectangle, board: HTMLElement): boolean {
  return [0, 0.5, 1].every((x) =>
    [0, 1].every((y) => {
      const element = document.elementFromPoint(left + x * width, top + y * height);
      return !element || element.contains(board) || element.localName === 'sudoku-autofill';
    }),
  );
}
