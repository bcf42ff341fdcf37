/** Distance from the board, in CSS pixels. */
const GAP = 8;

const INTERACTIVE = 'a[href], button, input, select, textarea, label, summary, [tabindex]';

interface Point {
  left: number;
  top: number;
}

/** Puts `host` beside `board`, where it covers nothing that the player could press. */
export function place(host: HTMLElement, board: HTMLElement): void {
  const root = document.documentElement;
  const { width, height } = host.getBoundingClientRect();
  const box = board.getBoundingClientRect();
  const points: Point[] = [
    { left: box.right + GAP, top: box.top },
    { left: box.left - GAP - width, top: box.top },
    { left: box.right - width, top: box.top - GAP - height },
    { left: box.right - width, top: box.bottom + GAP },
    { left: box.left, top: box.bottom + GAP },
  ];
  const others = [...document.querySelectorAll(INTERACTIVE)]
    .filter((element) => !board.contains(element))
    .map((element) => element.getBoundingClientRect());
  const isFree = ({ left, top }: Point) =>
    left >= 0 &&
    left + width <= root.clientWidth &&
    top + scrollY >= 0 &&
    !others.some(
      (other) =>
        other.left < left + width &&
        other.right > left &&
        other.top < top + height &&
        other.bottom > top,
    );
  const point = points.find(isFree) ?? points[2];
  // The root element may itself stand off from the page's corner.
  const origin = root.getBoundingClientRect();
  const offset =
    getComputedStyle(root).position === 'static' ? { x: -scrollX, y: -scrollY } : origin;
  // The shadow root's own rules outrank all others; they read these two.
  host.style.setProperty('--left', `${Math.round(point.left - offset.x)}px`);
  host.style.setProperty('--top', `${Math.round(point.top - offset.y)}px`);
  host.toggleAttribute('data-at-right', root.clientWidth - point.left < 280);
}
