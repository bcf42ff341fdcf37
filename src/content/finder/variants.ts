import type { Refusal } from '../../protocol.ts';
import { findParent } from './elements.ts';
import { isField } from './fields.ts';
import { measure } from './visible.ts';

const KILLER = /(^|[\W_])killer|(^|[\W_])cages?($|[\W_])/i;
const VARIANT =
  /(^|[\W_])(jigsaw|irregular|diagonal|windoku|samurai|sudoku-?x(?![a-z])|x-?sudoku)/i;
/** Classes of some cells say more than those of one. */
const SEVERAL = 9;

/** @returns why a board of 81 cells is no classic one, where the page says so in classes or in sums of cages */
export function findVariant(
  element: HTMLElement,
  cells: readonly HTMLElement[],
): Refusal | undefined {
  const names = cells.map(nameElement);
  let around: Element | null = element;
  // The page's own name may be that of other puzzles.
  for (let i = 0; i < 3 && around && around !== document.body; i++) {
    names.push(...Array(SEVERAL).fill(nameElement(around)));
    around = findParent(around);
  }
  const has = (word: RegExp) => names.filter((name) => word.test(name)).length >= SEVERAL;
  const sums = cells.flatMap(findSum);
  // Pencil marks may stand there as well, but in ascending order.
  if (has(KILLER) || (sums.length >= 3 && sums.some(([tens, ones]) => ones <= tens))) {
    return { kind: 'unsupported', reason: 'killer' };
  }
  return has(VARIANT) ? { kind: 'unsupported', reason: 'variant' } : undefined;
}

function nameElement(element: Element): string {
  return `${element.id} ${element.getAttribute('class')} ${element.getAttribute('data-type')}`;
}

/** @returns the numbers of two digits in the upper left corner */
function findSum(cell: HTMLElement): string[] {
  const whole = (isField(cell) && findParent(cell)) || cell;
  if (whole.childElementCount > 9) return [];
  const box = measure(whole);
  return [...whole.querySelectorAll('*')].flatMap((part) => {
    const text = part.textContent?.trim() ?? '';
    if (!/^[1-4]\d$/.test(text) || part.childElementCount > 0) return [];
    const { left, top, width, height } = measure(part);
    const isInCorner =
      left + width / 2 <= box.left + box.width / 2 && top + height <= box.top + box.height / 2;
    return isInCorner ? [text] : [];
  });
}
