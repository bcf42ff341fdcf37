import { findFocused } from '../focused.ts';
import { click, pause, pressKey } from '../gestures.ts';
import { tellFocus, typeInto } from '../write.ts';
import { isField, isWritable } from './fields.ts';
import { findPad, type Pad } from './pad.ts';

/** How long a page may take to show a digit, in milliseconds: the first time, and once it is known to take them. */
const PATIENCE = { first: 120, later: 400 };
const LOOK_AGAIN = 4;

/** One thing that a person may do to enter a digit into a cell, or to take it out where `digit` is ''. */
type Way = (findCell: () => HTMLElement, digit: string, pad: () => Pad) => void;

const ENTERING: Way[] = [
  pressDigit,
  (findCell, digit, pad) => {
    clickInto(findCell());
    pressPad(pad(), digit);
  },
  (findCell, digit, pad) => {
    if (pressPad(pad(), digit)) clickInto(findCell());
  },
];
const ERASING: Way[] = [
  pressDigit,
  (findCell) => pressDigit(findCell, '0'),
  ENTERING[1],
  ENTERING[2],
];

/** What this page has been seen to take. */
const known = new Map<Way[], Way>();

/**
 * Enters a digit into a cell that is no field, in one way after another until the page takes it.
 * @param findCell finds the cell, which may be drawn anew when it is chosen
 * @param digit '' takes out what is there
 */
export async function enterDigit(
  board: HTMLElement,
  findCell: () => HTMLElement,
  digit: string,
  isThere: () => boolean,
): Promise<void> {
  const list = digit === '' ? ERASING : ENTERING;
  const best = known.get(list);
  let pad: Pad | undefined;
  const findOnce = () => {
    pad ??= findPad(board);
    return pad;
  };
  for (const way of best ? [best] : list) {
    way(findCell, digit, findOnce);
    if (await waitUntil(isThere, best ? PATIENCE.later : PATIENCE.first)) {
      known.set(list, way);
      return;
    }
  }
}

function pressDigit(findCell: () => HTMLElement, digit: string): void {
  const target = chooseCell(findCell);
  // Some pages put a field over the cell that is chosen, until it is left, or take keys in one out of sight.
  if (isField(target) && isWritable(target) && 'value' in target) {
    void typeInto(target as HTMLInputElement, digit, 'swift').then(() => target.blur());
  } else {
    pressKey(target, digit);
  }
}

/** Clicks a cell. @returns what has the focus then, or at least the cell itself */
function chooseCell(findCell: () => HTMLElement): HTMLElement {
  // What the player was typing in must not be taken for what the page wants the digit in.
  findActive()?.blur();
  clickInto(findCell());
  const cell = findCell();
  if (!findActive()) {
    const focusable = cell.closest<HTMLElement>('[tabindex]') ?? cell;
    focusable.focus({ preventScroll: true });
    if (!document.hasFocus()) tellFocus(focusable);
  }
  return findActive() ?? (cell.isConnected ? cell : document.body);
}

/** @returns what has the focus, if it is more than the page itself */
function findActive(): HTMLElement | undefined {
  const focused = findFocused();
  return focused && focused !== document.body ? (focused as HTMLElement) : undefined;
}

/** What fills a cell is what a person hits. */
function clickInto(cell: Element): void {
  click(cell.childElementCount === 1 ? cell.children[0] : cell);
}

function pressPad(pad: Pad, digit: string): boolean {
  const button = pad.get(digit);
  if (button) click(button);
  return button !== undefined;
}

/** Pages draw in a frame of their own; the next digit must not come before. */
async function waitUntil(isDone: () => boolean, patience: number): Promise<boolean> {
  // Promises first, which is when React and Vue draw.
  await undefined;
  const end = performance.now() + patience;
  while (!isDone()) {
    if (performance.now() > end) return false;
    await pause(LOOK_AGAIN);
  }
  return true;
}
