/** Distance from the board, in CSS pixels. */
const GAP = 8;

const INTERACTIVE = 'a[href], button, input, select, textarea, label, summary, [tabindex]';

/** Shown rather than read: nothing may lie over these either. */
const PICTURE = 'img, svg, canvas, video, iframe, object';

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Spot extends Rectangle {
  /** Where the words go that the button says, so that they do not cover the board. */
  words: 'above' | 'below-to-left' | 'below-to-right';
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
  const isHarmless = (spot: Spot) => !others.some((other) => overlap(other, spot));
  const spot =
    spots.find((spot) => isHarmless(spot) && isBare(spot, host)) ??
    spots.find(isHarmless) ??
    spots[0];
  if (!spot) return;
  // Where the root element is positioned, it is what `left` and `top` count from.
  const isStatic = getComputedStyle(root).position === 'static';
  const origin = isStatic ? { x: -scrollX, y: -scrollY } : root.getBoundingClientRect();
  const room =
    spot.words === 'below-to-right' ? root.clientWidth - spot.left : spot.left + spot.width;
  // The shadow root's own rules outrank all others; they read these.
  host.style.setProperty('--left', `${Math.round(spot.left - origin.x)}px`);
  host.style.setProperty('--top', `${Math.round(spot.top - origin.y)}px`);
  host.style.setProperty('--room', `${Math.round(room - GAP)}px`);
  host.dataset.words = spot.words;
}

/** Places around the board for something of a size, the best first. */
function findSpots({ width, height }: DOMRect, board: DOMRect): Spot[] {
  const right = board.right - width;
  const above = board.top - GAP - height;
  const below = board.bottom + GAP;
  const size = { width, height };
  return [
    { left: right, top: below, words: 'below-to-left', ...size },
    { left: right, top: above, words: 'above', ...size },
    { left: board.right + GAP, top: board.top, words: 'below-to-right', ...size },
    { left: board.left - GAP - width, top: board.top, words: 'below-to-left', ...size },
    { left: board.left, top: below, words: 'below-to-right', ...size },
    { left: right, top: below + GAP + height, words: 'below-to-left', ...size },
    { left: right, top: below + 2 * (GAP + height), words: 'below-to-left', ...size },
  ];
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

/** Whether neither text nor picture shows there, as far as it is in view. */
function isBare({ left, top, width, height }: Rectangle, host: HTMLElement): boolean {
  return [0, 0.25, 0.5, 0.75, 1].every((x) =>
    [0, 0.5, 1].every((y) => {
      const [element] = document
        .elementsFromPoint(left + x * width, top + y * height)
        .filter((other) => other !== host);
      return !element || !(element.matches(PICTURE) || hasOwnText(element));
    }),
  );
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
}
