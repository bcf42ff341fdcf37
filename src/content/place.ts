import { tellFocus } from './write.ts';

/**
 * Remembers where the player is on the page: focus, selection and scroll position.
 * @returns a function that puts all three back, the scroll position with the next frame
 */
export function rememberPlace(document: Document): () => void {
  const { activeElement } = document;
  const selection = readSelection(activeElement);
  const restoreScroll = rememberScroll(window);
  return () => {
    if (activeElement !== document.activeElement) restoreFocus(activeElement, document);
    // The focus never moved, but the page was told so.
    else if (activeElement instanceof HTMLInputElement) tellFocus(activeElement);
    if (selection && activeElement instanceof HTMLInputElement) {
      activeElement.setSelectionRange(selection.start, selection.end, selection.direction);
    }
    restoreScroll();
  };
}

function restoreFocus(element: Element | null, document: Document): void {
  if (element !== document.body && element?.isConnected && isFocusable(element)) {
    element.focus({ preventScroll: true });
  } else if (isFocusable(document.activeElement)) {
    document.activeElement.blur();
  }
}

/** A page may scroll to the cell that it is told has the focus. */
function rememberScroll(view: Window): () => void {
  const { scrollX, scrollY } = view;
  return () => {
    // Asked at once, the browser would have to lay the page out twice.
    view.requestAnimationFrame(() => {
      if (view.scrollX === scrollX && view.scrollY === scrollY) return;
      // `instant` overrides a page's smooth scrolling.
      view.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    });
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
