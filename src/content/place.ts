import { tellFocus } from './write.ts';

/**
 * Remembers where the player is on the page: focus, selection and scroll position.
 * @returns a function that puts all three back
 */
export function rememberPlace(document: Document): () => void {
  const { activeElement, defaultView: view } = document;
  const scroll = { left: view?.scrollX ?? 0, top: view?.scrollY ?? 0 };
  const selection = readSelection(activeElement);
  return () => {
    const current = document.activeElement;
    if (activeElement === current) {
      // The focus never moved, but the page was told so.
      if (activeElement instanceof HTMLInputElement) tellFocus(activeElement);
    } else {
      if (
        isFocusable(activeElement) &&
        activeElement !== document.body &&
        activeElement.isConnected
      ) {
        activeElement.focus({ preventScroll: true });
      } else if (isFocusable(current)) {
        current.blur();
      }
    }
    if (selection && activeElement instanceof HTMLInputElement) {
      activeElement.setSelectionRange(selection.start, selection.end, selection.direction);
    }
    // A page may scroll to the cell that has the focus; `instant` overrides its smooth scrolling.
    if (view && (view.scrollX !== scroll.left || view.scrollY !== scroll.top)) {
      view.scrollTo({ ...scroll, behavior: 'instant' });
    }
  };
}

function readSelection(element: Element | null) {
  // Inputs of other types than text answer null.
  if (!(element instanceof HTMLInputElement) || element.selectionStart === null) return undefined;
  return {
    start: element.selectionStart,
    end: element.selectionEnd,
    direction: element.selectionDirection ?? 'none',
  };
}

function isFocusable(element: Element | null): element is HTMLElement | SVGElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}
