import { tellFocus } from './write.ts';

/**
 * Remembers where the player is on the page: focus, selection and scroll position.
 * @returns a function that puts all three back, the scroll position with the next frame
 */
export function rememberPlace(document: Document): () => void {
  const focused = document.activeElement as HTMLInputElement | null;
  // Undefined where the focused element is no field, null where it is one without a selection.
  const { selectionStart, selectionEnd, selectionDirection } = focused ?? {};
  const restoreScroll = rememberScroll(window);
  return () => {
    const current = document.activeElement as HTMLElement | null;
    if (current !== focused) {
      current?.blur?.();
      if (focused?.isConnected) focused.focus?.({ preventScroll: true });
    } else if (focused instanceof HTMLInputElement) {
      // The focus never moved, but the page was told so.
      tellFocus(focused);
    }
    if (selectionStart != null) {
      focused?.setSelectionRange(
        selectionStart,
        selectionEnd ?? null,
        selectionDirection ?? 'none',
      );
    }
    restoreScroll();
  };
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
