import { findFocused } from '../focused.ts';
import { click, pause, pressKey, waitUntil } from '../gestures.ts';
import { tellFocus, typeInto } from '../write.ts';
import { isField, isWritable } from './fields.ts';
import { findPad, type Pad } from './pad.ts';
import { isShown } from './visible.ts';

/** How long a page may take to show a digit, in milliseconds: the first time, and once it is known to take them. */
const PATIENCE = { first: 120, later: 400 };

/** What is to be entered, and where. */
export interface Entry {
  /** Finds the cell, which may be drawn anew when it is chosen. */
  findCell(): HTMLElement;
  /** @returns whether an element is in a cell of the board */
  isCell(element: Element): boolean;
  /** '' takes out what is there. */
  digit: string;
  isThere(): boolean;
  /** @returns whether the page took the digit for a pencil mark */
  isMarked(): boolean;
}

/** How long a page may take to open a choice of digits, in milliseconds. */
const OPENING = 40;

interface Hand extends Entry {
  findButton(): HTMLElement | undefined;
}

/** One thing that a person may do to enter a digit into a cell. @returns false where it cannot be done here */
type Way = (hand: Hand) => boolean | Promise<boolean>;

const ENTERING: Way[] = [pressDigit, pressAfter, pressBefore, clickThrough];
const ERASING: Way[] = [
  pressDigit,
  ({ findCell }) => pressDigit({ findCell, digit: '0' }),
  ...ENTERING.slice(1),
];
/** From blank to 9 and back again. */
const MOST_CLICKS = 10;

/** What this page has been seen to take. */
const known = new Map<Way[], Way>();

/** The buttons that were pressed last: to find them takes long. */
let pad: Pad = new Map();

/** Enters a digit into a cell that is no field, in one way after another until the page takes it. */
export async function enterDigit(entry: Entry): Promise<void> {
  const { digit, isCell, isThere, isMarked } = entry;
  const list = digit === '' ? ERASING : ENTERING;
  const best = known.get(list);
  const findButton = () => {
    const last = pad.get(digit);
    if (last?.isConnected && isShown(last) && !isCell(last)) return last;
    pad = findPad(isCell);
    return pad.get(digit);
  };
  const isTaken = () => isThere() || isMarked();
  for (const way of best ? [best, ...list] : list) {
    const isDone = await way({ ...entry, findButton });
    if (isDone && (await waitUntil(isTaken, best ? PATIENCE.later : PATIENCE.first))) {
      // Another way would only take the mark out again.
      if (isThere()) known.set(list, way);
      return;
    }
    // It may have been luck: a page that is slow, or one that goes from digit to digit.
    known.delete(list);
  }
}

function pressDigit({ findCell, digit }: Pick<Hand, 'findCell' | 'digit'>): boolean {
  const target = chooseCell(findCell);
  // Some pages put a field over the cell that is chosen, until it is left, or take keys in one out of sight. One with
  // more in it is the player's own.
  const isForDigit =
    isField(target) && isWritable(target) && 'value' in target && `${target.value}`.length < 2;
  if (isForDigit) {
    void typeInto(target as HTMLElement as HTMLInputElement, digit, 'swift').then(() =>
      target.blur(),
    );
  } else {
    pressKey(target, digit);
  }
  return true;
}

async function pressAfter({ findCell, findButton }: Hand): Promise<boolean> {
  clickInto(findCell());
  // Some pages bring the buttons only now.
  if (!findButton()) await pause(OPENING);
  const button = findButton();
  if (!button) return false;
  click(button);
  return true;
}

function pressBefore({ findCell, findButton }: Hand): boolean {
  const button = findButton();
  if (!button) return false;
  click(button);
  clickInto(findCell());
  return true;
}

/** Some pages go from digit to digit with each click. */
async function clickThrough({ findCell, isThere }: Hand): Promise<boolean> {
  for (let clicks = 0; clicks < MOST_CLICKS && !isThere(); clicks++) {
    clickInto(findCell());
    await undefined;
  }
  return true;
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
