import type { Refusal } from '../../protocol.ts';
import { findParent } from './elements.ts';

const KILLER = /(^|[\W_])killer|(^|[\W_])cages?($|[\W_])/i;
const VARIANT =
  /(^|[\W_])(jigsaw|irregular|diagonal|windoku|hyper|samurai|thermo|kropki|sandwich|greater|oddeven|sudoku-?x|x-?sudoku)/i;
/** Classes of some cells say more than those of one. */
const SEVERAL = 9;

/** @returns why a board of 81 cells is no classic one, where the page says so in classes or in sums of cages */
export function findVariant(
  element: HTMLElement,
  cells: readonly HTMLElement[],
): Refusal | undefined {
  const names = cells.map(nameElement);
  for (let around: Element | null = element, i = 0; around && i < 3; i++) {
    if (around !== document.body) names.push(...Array(SEVERAL).fill(nameElement(around)));
    around = findParent(around);
  }
  const has = (word: RegExp) => names.filter((name) => word.test(name)).length >= SEVERAL;
  if (has(KILLER) || cells.filter(hasSum).length >= 3) {
    return { kind: 'unsupported', reason: 'killer' };
  }
  return has(VARIANT) ? { kind: 'unsupported', reason: 'variant' } : undefined;
}

function nameElement(element: Element): string {
  return `${element.id} ${element.getAttribute('class')} ${element.getAttribute('data-type')}`;
}

/** A number of two digits in the upper left corner. */
function hasSum(cell: HTMLElement): boolean {
  const isAlone = cell.localName === 'input' || cell.localName === 'textarea';
  const whole = isAlone ? findParent(cell) : cell;
  if (!whole || whole.childElementCount === 0 || whole.childElementCount > 9) return false;
  const box = whole.getBoundingClientRect();
  return [...whole.querySelectorAll('*')].some((part) => {
    if (part.childElementCount > 0 || !/^[1-4]\d$/.test(part.textContent?.trim() ?? ''))
      return false;
    const { left, top, width, height } = part.getBoundingClientRect();
    return left + width / 2 <= box.left + box.width / 2 && top + height <= box.top + box.height / 2;
  });
}
