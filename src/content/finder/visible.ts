import { findParent } from './elements.ts';

/** @returns where the window shows an element */
export function measure(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

/** @returns whether the page is laid out at all: only then does a place without size mean anything */
export function hasLayout(): boolean {
  return measure(document.documentElement).width > 0;
}

/** @returns whether styles let an element show, wherever it is; words for screen readers are drawn into one pixel */
export function isVisible(element: Element, isText = false): boolean {
  const { width } = measure(element);
  // Fields are often made transparent, and their digits drawn elsewhere; a text like that is an answer kept hidden.
  const properties = { visibilityProperty: true, opacityProperty: isText };
  return (width === 0 || width > 1) && (element.checkVisibility?.(properties) ?? true);
}

/** @returns whether an element has a place on the page that can be scrolled to */
export function isShown(element: Element): boolean {
  if (!hasLayout()) return true;
  const { width, height, right, bottom } = measure(element);
  // A print copy may stand beyond the page's upper left corner; what is scrolled away stands in what scrolls.
  let [x, y] = [right + scrollX, bottom + scrollY];
  for (
    let around = findParent(element);
    around && (x <= 0 || y <= 0);
    around = findParent(around)
  ) {
    if (around === document.body || around === document.documentElement) break;
    x += around.scrollLeft;
    y += around.scrollTop;
  }
  const isOnPage = x > 0 && y > 0;
  return width > 0 && height > 0 && isOnPage && isVisible(element);
}

/** @returns whether something around an element is too small to let it show: copies for screen readers are */
export function isClipped(element: Element): boolean {
  if (!hasLayout()) return false;
  for (let around: Element | null = element; around; around = findParent(around)) {
    // What these clip, the window does.
    if (around === document.body || around === document.documentElement) break;
    const { width, height } = measure(around);
    if ((width <= 1 || height <= 1) && getComputedStyle(around).overflow !== 'visible') return true;
  }
  return false;
}
