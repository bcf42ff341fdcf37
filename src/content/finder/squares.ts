import { findParent, listChildElements, select } from './elements.ts';

/** Elements that may be the cells of a board, in the order of the document. */
export interface Square {
  cells: HTMLElement[];
  size: number;
  /** Each `size` cells in turn are a row. */
  rows: boolean;
}

/** Of sudokus there are others than of 81 cells; all but the first are told from tables by their digits. */
export const SIZES = [9, 4, 6, 12, 16, 21, 25];

/** Neither cells nor rows. */
const BESIDES = /^(script|style|template|br|hr|col|colgroup|caption|link|meta|option)$/;
const LABELS = /^(123456789|abcdefghi){0,2}$/i;
/** Counts of children that lead to one of the sizes; some with labels of rows and columns, or breaks of lines. */
const COUNTS = [3, 4, 6, 9, 10, 12, 16, 21, 25, 27, 36, 81, 89, 90, 100, 144, 256, 441, 625];
/** Of these, and of products of them, those that are a board, with or without labels or breaks. */
const ENDS = [16, 36, 81, 89, 90, 100, 144, 256, 441, 625];
/** The last child of each element that has one of these counts. */
const LAST = `:last-child:is(${COUNTS.map((count) => `:nth-child(${count})`)})`;

/** @returns what the elements of a page form where each level of them has equally many children */
export function findSquares(roots: readonly ParentNode[]): Square[] {
  return select(roots, LAST).flatMap((last) => {
    const parent = findParent(last);
    return parent ? descend(parent) : [];
  });
}

function descend(container: Element): Square[] {
  const squares: Square[] = [];
  let level = [container];
  while (level.length < 625) {
    // Most elements are none of a board: the first of each level shows it.
    const { childElementCount, firstElementChild } = level[0];
    const isEnd = ENDS.includes(level.length * childElementCount);
    const below = firstElementChild?.childElementCount ?? 0;
    if (!isEnd && below !== 1 && !COUNTS.includes(below)) break;
    if (!COUNTS.includes(childElementCount) && (childElementCount !== 1 || level[0] === container))
      break;
    const families = level.map(listChildren);
    const width = families[0].length;
    if (width === 0 || families.some(({ length }) => length !== width)) break;
    level = families.flat();
    const cells = dropLabels(level, width) as HTMLElement[];
    const size = Math.sqrt(cells.length);
    if (width > 1 && SIZES.includes(size)) squares.push({ cells, size, rows: width >= size });
  }
  return squares;
}

/** @returns cells that are alike, in name, role or class, wherever they stand: there are 81 of them, or of each board */
export function findAlike(roots: readonly ParentNode[]): Square[] {
  const kinds = new Map<string, HTMLElement[]>();
  for (const element of select(roots, '[class]')) {
    for (const name of element.classList) {
      const list = kinds.get(name);
      if (list) list.push(element);
      else kinds.set(name, [element]);
    }
  }
  return [...kinds.values(), select(roots, 'td'), select(roots, '[role=gridcell]')]
    .filter(({ length }) => length % 81 === 0 && length <= 405)
    .flatMap((cells) =>
      Array.from({ length: cells.length / 81 }, (_, i) => cells.slice(81 * i, 81 * (i + 1))),
    )
    .map((cells) => ({ cells, size: 9, rows: true }));
}

function listChildren(element: Element): Element[] {
  const children = listChildElements(element).filter(({ localName }) => !BESIDES.test(localName));
  // Heads of rows and columns stand among the cells of a table.
  const cells = children.filter(({ localName }) => localName === 'td');
  if (cells.length > 0) return cells;
  const rows = children.filter((child) => child.localName === 'tr' && child.querySelector('td'));
  return rows.length > 0 ? rows : children;
}

/** @returns the cells without those that name rows and columns, if there are such */
function dropLabels(cells: Element[], width: number): Element[] {
  const { length } = cells;
  if (length !== 90 && length !== 100) return cells;
  const isLabel = (i: number) =>
    width === 9 ? i < 9 : i % 10 === 0 || (length === 100 && i < width);
  const labels = cells.filter((_, i) => isLabel(i)).map(({ textContent }) => textContent?.trim());
  return LABELS.test(labels.join('')) ? cells.filter((_, i) => !isLabel(i)) : cells;
}
