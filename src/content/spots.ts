/** Distance from the board, in CSS pixels. */
export const GAP = 8;

/** Where something of ours can stand in the window. */
export interface Spot {
  left: number;
  top: number;
}

// The button beside the board is one of those, for whatever else we put there.
const INTERACTIVE =
  'a[href], button, input, select, textarea, label, summary, [tabindex], sudoku-autofill';
const PICTURE = 'img, svg, canvas, video, iframe';

/**
 * @param spots the best first
 * @param size that of `host`, which is to stand there
 * @returns the first spot where the page is bare, or at least nothing can be pressed
 */
export function chooseSpot<T extends Spot>(
  spots: readonly T[],
  { width, height }: { width: number; height: number },
  host: HTMLElement,
  board: HTMLElement,
): T | undefined {
  const others = [...document.querySelectorAll('body *, sudoku-autofill')].filter(
    (one) => one !== host && !board.contains(one),
  );
  /** The first spot that overlaps nothing of a kind. */
  const findFree = (isTaken: (element: Element) => boolean): T | undefined => {
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
  return (
    findFree((one) => one.matches(`${INTERACTIVE}, ${PICTURE}`) || hasOwnText(one)) ??
    findFree((one) => one.matches(INTERACTIVE))
  );
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}
