import { measureText } from './cell-text.ts';
import { findParent, listRoots, select } from './elements.ts';
import { isShown } from './visible.ts';

/** Buttons beside a board, by their digits; the one that takes a digit out by ''. */
export type Pad = ReadonlyMap<string, HTMLElement>;

const ERASERS = /^(0|x|×|⌫|del(ete)?|eraser?|clear|删除|清除|擦除|刪除|橡皮擦?)$/i;
/** Pressed, these could leave the page, send a form, begin another game, or vote. */
const RISKY =
  'a[href]:not([href="#"], [href^="javascript:"]), nav, form button:not([type="button"]), form input, ' +
  ['pagin', 'level', 'rating', 'star'].map((name) => `[class*="${name}"]`).join();
/** Days of a calendar and numbers of pages go on after 9. */
const BEYOND = /(^|\D)[1-9]\d(\D|$)/;

/** Made to be pressed, whatever they show. */
const PRESSABLE = 'button, [role="button"], [role="option"], [role="menuitem"]';
/** Attributes that tell what a button without a text is for. */
const TOLD = [
  'data-value',
  'data-number',
  'data-digit',
  'data-key',
  'value',
  'aria-label',
  'title',
];

/**
 * Looks for nine buttons, one a digit, in the tightest element that holds all nine.
 * @param isCell tells what is in a cell of the board, and so no button
 */
export function findPad(isCell: (element: HTMLElement) => boolean): Pad {
  const buttons = select(listRoots(document), '*')
    .map((element) => ({ element, name: nameButton(element) }))
    .filter(({ element, name }) => /^[1-9]?$/.test(name) && isButton(element) && !isCell(element));
  for (const { element: first } of buttons.filter(({ name }) => name === '1')) {
    for (let around = findParent(first); around; around = findParent(around)) {
      const pad = new Map<string, HTMLElement>();
      for (const { element, name } of buttons) {
        const other = pad.get(name);
        // A button may also tell how many of its digit are missing, in a smaller text.
        const isBetter = !other || measureButton(element) > measureButton(other);
        if (isBetter && around.contains(element)) pad.set(name, element);
      }
      if (pad.size - Number(pad.has('')) !== 9) continue;
      if (BEYOND.test(listTexts(around))) break;
      return pad;
    }
  }
  return new Map();
}

function listTexts(around: Element): string {
  const leaves = [...around.querySelectorAll('*')].filter((one) => one.childElementCount === 0);
  return leaves.map(({ textContent }) => textContent).join(' ');
}

function isButton(element: HTMLElement): boolean {
  return !element.closest(RISKY) && !isCount(element) && isShown(element);
}

/** What stands behind a digit in its button is how many of that digit are missing. */
function isCount(element: HTMLElement): boolean {
  const parent = findParent(element);
  const first = parent?.firstElementChild;
  return (
    first !== element &&
    /^[1-9]$/.test(first?.textContent?.trim() ?? '') &&
    (parent?.childElementCount === 2 || parent?.matches(PRESSABLE) === true)
  );
}

/** What can be pressed comes before what only shows a digit. */
function measureButton(element: HTMLElement): number {
  return measureText(element) + (element.matches(PRESSABLE) ? 1000 : 0);
}

/** @returns the digit, '' for the button that takes a digit out, or whatever another is called */
function nameButton(element: HTMLElement): string {
  const isPressable = element.matches(PRESSABLE);
  if (element.childElementCount > 0 && !isPressable) return 'none';
  const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : ''));
  const text = own.join('');
  // Most of what shows a digit is none: a look at its text is enough.
  if (/^[1-9]$/.test(text) && !isPressable) return text;
  const names = [text, ...TOLD.map((name) => element.getAttribute(name)?.trim() ?? '')];
  if (names.some((name) => ERASERS.test(name))) return '';
  return names.find((name) => name !== '') ?? 'none';
}
