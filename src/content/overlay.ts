import type { Lesson } from '../protocol.ts';
import type { Grid } from '../sudoku/types.ts';
import type { Drawer, TOOLS } from './drawer.ts';
import { createOverlay, HOST_NAME } from './overlay-view.ts';
import type { FoundBoard } from './reading.ts';
import { translate } from './translate.ts';

/** What may move the board or change what it holds. */
const EVENTS = ['scroll', 'resize', 'input', 'change', 'keydown', 'keyup', 'click'];

interface Shown {
  found: FoundBoard;
  givens: Grid;
  lesson: Lesson;
  /** What the board held. */
  texts: string;
}

let shown: Shown | undefined;
/** Draws the lesson with the next frame; there while the overlay is. */
let drawSoon: (() => void) | undefined;
let takeAway = () => {};
let tools: typeof TOOLS;

/** Makes what draws lessons over a page's board. */
export function createDrawer(given: typeof TOOLS): Drawer {
  tools = given;
  return {
    show(found, givens, lesson) {
      shown = { found, givens, lesson, texts: String(tools.readTexts(found)) };
      drawSoon ??= openOverlay();
      drawSoon();
    },
    hide,
    lessonOn,
  };
}

function hide(): void {
  shown = undefined;
  drawSoon = undefined;
  takeAway();
}

function lessonOn(found: FoundBoard): Lesson | undefined {
  return shown?.texts === String(tools.readTexts(found)) ? shown?.lesson : undefined;
}

function openOverlay(): () => void {
  // What an earlier run of the extension left behind in a page that stayed open.
  document.querySelector(HOST_NAME)?.remove();
  const { host, draw, place } = createOverlay(hide);
  let drawn: Lesson | undefined;
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      refresh();
    });
  };
  const sizes = new ResizeObserver(soon);
  const changes = new MutationObserver(soon);

  function refresh(): void {
    // Without its words, the extension has been removed; without its host, a later run of it has taken over.
    const isOurs = translate('close') !== '' && host.isConnected;
    const isThere = shown && isOurs && tools.isStillThere(shown.found, shown.givens);
    if (!shown || !isThere || !lessonOn(shown.found)) {
      hide();
      return;
    }
    const { lesson, found } = shown;
    if (lesson !== drawn) draw(lesson);
    drawn = lesson;
    // Observed again, an element reports no more than before; a board drawn anew is another element.
    sizes.observe(found.board.element);
    place(found.board);
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };

  for (const event of EVENTS) addEventListener(event, soon, true);
  addEventListener('keydown', onKey, true);
  sizes.observe(document.documentElement);
  changes.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
  takeAway = () => {
    for (const event of EVENTS) removeEventListener(event, soon, true);
    removeEventListener('keydown', onKey, true);
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    host.remove();
    takeAway = () => {};
  };
  // Outside the body, so that no rule of the page for its children counts one more.
  document.documentElement.append(host);
  // Above dialogs, and what fills the screen.
  host.popover = 'manual';
  host.showPopover?.();
  return soon;
}
