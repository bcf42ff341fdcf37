import { findParent, listRoots, select } from './elements.ts';
import { isShown } from './visible.ts';

/** Buttons beside a board, by their digits; the one that takes a digit out by ''. */
export type Pad = ReadonlyMap<string, HTMLElement>;

const ERASERS = /^(x|×|⌫|del(ete)?|eraser?|clear|删除|清除|擦除|刪除|橡皮擦?)$/i;
/** Pressed, these could leave the page, send a form, begin another game, or vote. */
const RISKY =
  'a[href], nav, form button:not([type="button"]), form input, ' +
  ['pagin', 'level', 'rating', 'star'].map((name) => `[class*="${name}"]`).join();
/** Days of a calendar and numbers of pages go on after 9. */
const BEYOND = /(^|\D)[1-9]\d(\D|$)/;

/** Looks for nine buttons, one a digit, in the tightest element that holds all nine. */
export function findPad(board: HTMLElement): Pad {
  const leaves = select(listRoots(document), '*').filter(
    (element) => element.childElementCount === 0 && !board.contains(element) && isButton(element),
  );
  for (const first of leaves.filter((leaf) => nameButton(leaf) === '1')) {
    for (let around = findParent(first); around; around = findParent(around)) {
      const pad = new Map<string, HTMLElement>();
      for (const leaf of leaves) if (around.contains(leaf)) pad.set(nameButton(leaf), leaf);
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
  const name = nameButton(element);
  return /^[1-9]?$/.test(name) && !element.closest(RISKY) && isShown(element);
}

/** @returns the digit, '' for the button that takes a digit out, or whatever another is called */
function nameButton(element: HTMLElement): string {
  const names = [element.textContent, element.ariaLabel, element.title].map(
    (name) => name?.trim() ?? '',
  );
  if (names.some((name) => ERASERS.test(name))) return '';
  return names.find((name) => name !== '') ?? 'none';
}
