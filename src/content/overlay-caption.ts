import { chooseSpot, GAP, type Spot } from './spots.ts';

/**
 * Puts the words beside the board, in view: where the page is bare, or else at its side. Where there is no room,
 * they are docked at the edge of the window that is farther from the board.
 * @param move puts an element at a spot in the window
 */
export function placeCaption(
  caption: HTMLElement,
  board: HTMLElement,
  move: (element: HTMLElement, spot: Spot) => void,
): void {
  const { scrollTop } = caption;
  caption.removeAttribute('class');
  caption.style.cssText = '';
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = caption.getBoundingClientRect();
  const { left, right, top, bottom } = board.getBoundingClientRect();
  const isInView = (spot: Spot) =>
    spot.left >= 0 &&
    spot.left + width <= clientWidth &&
    spot.top >= 0 &&
    spot.top + height <= clientHeight;
  const level = Math.max(GAP, Math.min(top, clientHeight - GAP - height));
  const sides = [right + GAP, left - GAP - width].map((x) => ({ left: x, top: level }));
  const ends = [bottom + GAP, top - GAP - height].map((y) => ({ left, top: y }));
  const spot =
    chooseSpot([...sides, ...ends].filter(isInView), { width, height }, caption, board) ??
    sides.find(isInView);
  if (spot) move(caption, spot);
  else caption.classList.add('docked', top + bottom > clientHeight ? 'high' : 'low');
  // Measured without its limits, it has lost how far the player had scrolled it.
  caption.scrollTop = scrollTop;
}
