import { findFocused } from '../focused.ts';
import { click, pause, pressKey, waitUntil, watchPage } from '../gestures.ts';
import { isMarked, parseDigit } from '../reading.ts';
import { type Manner, tellFocus, typeInto } from '../write.ts';
import { isField, isWritable } from './fields.ts';
import { findPad, type Pad } from './pad.ts';
import { isShown } from './visible.ts';

/** How long a page may take to show a digit, in milliseconds: one that has shown nothing at all yet, and one that has. */
const PATIENCE = { still: 200, alive: 700 };
/** Once a page has been seen to take a digit: this long, or some times as long as it took. */
const LATER = { least: 400, times: 4 };
/** How long a page may take to open a choice of digits, in milliseconds. */
const OPENING = 40;

/** What is to be entered, and where. */
export interface Entry {
  /** Finds the cell, which may be drawn anew when it is chosen. */
  findCell(): HTMLElement;
  /** @returns whether an element is in a cell of the board */
  isCell(element: Element): boolean;
  /** @returns what the cell shows */
  read(): string;
  /** '' takes out what is there. */
  digit: string;
  isThere(): boolean;
}

/** One thing that a person may do to enter a digit into a cell. @returns false where it cannot be done here */
type Way = (entry: Entry) => Promise<boolean>;

const ENTERING: Way[] = [pressDigit, pressAfter, pressBefore];
const ERASING: Way[] = [
  pressDigit,
  (entry) => pressDigit({ ...entry, digit: '0' }),
  pressAfter,
  pressBefore,
  // Some pages take a digit out that is entered again.
  ...[pressDigit, pressAfter].map(
    (way): Way =>
      (entry) =>
        way({ ...entry, digit: String(parseDigit(entry.read())) }),
  ),
];
/** From blank to 9 and back again. */
const MOST_CLICKS = 10;

/** What this page has been seen to take, and for how long to wait for it. */
const known = new Map<Way[], { way: Way; patience: number }>();

/** The buttons that were pressed last: to find them takes long. */
let pad: Pad = new Map();

/**
 * Enters a digit into a cell that is no field, in one way after another until the page takes it. A page that makes
 * another digit of it is not tried further: there may be a limit of mistakes.
 */
export async function enterDigit(entry: Entry, manner: Manner): Promise<void> {
  const list = entry.digit === '' ? ERASING : ENTERING;
  const best = known.get(list);
  if (best) {
    await tryWay(entry, best.way, best.patience);
    return;
  }
  // All has been tried a moment ago.
  if (manner === 'patient') return;
  const page = watchPage(entry.findCell().getRootNode());
  try {
    for (const way of list) {
      const before = entry.read();
      const start = performance.now();
      const keep = (way: Way) => {
        const patience = Math.max(LATER.least, LATER.times * (performance.now() - start));
        if (entry.isThere()) known.set(list, { way, patience });
      };
      let isSettled = await tryWay(entry, way, PATIENCE.still);
      if (isSettled === undefined) continue;
      if (!isSettled && page.hasChanged())
        isSettled = await waitUntil(() => isDone(entry, before), PATIENCE.alive);
      if (!isSettled) continue;
      keep(way);
      // Some pages go from digit to digit with each click.
      if (way === pressDigit && isAnother(entry, before)) {
        await clickThrough(entry);
        keep(clickThrough);
      }
      return;
    }
  } finally {
    page.stop();
  }
}

/** What the page seemed to take was luck. */
export function forgetWays(): void {
  known.clear();
}

/** @returns whether the page did something with it; nothing where it cannot be done here */
async function tryWay(entry: Entry, way: Way, patience: number): Promise<boolean | undefined> {
  const before = entry.read();
  return (await way(entry)) ? waitUntil(() => isDone(entry, before), patience) : undefined;
}

function isDone(entry: Entry, before: string): boolean {
  return entry.isThere() || isMarked(entry.read(), entry.digit, before) || isAnother(entry, before);
}

/** The cell shows another digit than before, and not the one that was entered. */
function isAnother({ read, isThere }: Entry, before: string): boolean {
  const text = read();
  return text !== before && parseDigit(text) > 0 && !isThere();
}

async function pressDigit({ findCell, digit }: Entry): Promise<boolean> {
  const target = await chooseCell(findCell);
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

async function pressAfter(entry: Entry): Promise<boolean> {
  await choose(entry.findCell);
  // Some pages bring the buttons only now.
  if (!findButton(entry)) await pause(OPENING);
  const button = findButton(entry);
  if (!button) return false;
  click(button);
  return true;
}

async function pressBefore(entry: Entry): Promise<boolean> {
  const button = findButton(entry);
  if (!button) return false;
  click(button);
  await choose(entry.findCell);
  return true;
}

async function clickThrough({ findCell, read, isThere }: Entry): Promise<boolean> {
  for (let clicks = 0; clicks < MOST_CLICKS && !isThere(); clicks++) {
    const before = read();
    clickInto(findCell());
    if (!(await waitUntil(() => read() !== before, LATER.least))) break;
  }
  return true;
}

function findButton({ isCell, digit }: Entry): HTMLElement | undefined {
  const last = pad.get(digit);
  if (last?.isConnected && isShown(last) && !isCell(last)) return last;
  pad = findPad(isCell);
  return pad.get(digit);
}

/** Clicks a cell, and lets the page take notice: many know the chosen cell only a moment later. */
async function choose(findCell: () => HTMLElement): Promise<void> {
  clickInto(findCell());
  await pause(0);
  tellActive();
}

/** In a document without focus, such as one under an open popup, what the page gives the focus hears nothing of it. */
function tellActive(): void {
  const active = findActive();
  if (active && !document.hasFocus()) tellFocus(active);
}

/** Clicks a cell. @returns what has the focus then, or at least the cell itself */
async function chooseCell(findCell: () => HTMLElement): Promise<HTMLElement> {
  // What the player was typing in must not be taken for what the page wants the digit in.
  findActive()?.blur();
  await choose(findCell);
  const cell = findCell();
  if (!findActive()) {
    const focusable = cell.closest<HTMLElement>('[tabindex]') ?? cell;
    focusable.focus({ preventScroll: true });
    tellActive();
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
