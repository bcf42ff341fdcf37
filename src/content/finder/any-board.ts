import { CELL_COUNT } from '../../sudoku/grid.ts';
import type { Cell } from '../../sudoku/types.ts';
import { LATE, waitUntil } from '../gestures.ts';
import { parseDigit } from '../reading.ts';
import type { Board } from '../sites/site.ts';
import { readField } from './cell-text.ts';
import { enterDigit } from './enter-digit.ts';
import { isWritable } from './fields.ts';
import {
  findPlace,
  findSuccessor,
  type Manners,
  readCell,
  type SeenCell,
  seeCells,
} from './seen-cell.ts';
import { measure } from './visible.ts';
import { writeField } from './write-field.ts';

/** What stood in fields without a digit, such as `0` or pencil marks: whoever takes a digit out puts it back. */
const blanks = new WeakMap<HTMLElement, string>();

/**
 * A board of a page that we know nothing of: its cells may be fields, or texts that take clicks and keys, or both.
 * @param cells the cells, row by row
 * @param manners how they show what they hold
 * @param listAgain finds them once more, on a page that drew them anew
 */
export function createAnyBoard(
  element: HTMLElement,
  cells: SeenCell[],
  manners: Manners,
  listAgain: (element: HTMLElement) => HTMLElement[] | undefined,
): Board {
  const { isGiven } = manners;
  let whole = findPlace(element);
  const look = () => {
    // Where a page draws cells anew, the fresh one mostly stands where the old one stood.
    cells = cells.map((cell) => (isConnected(cell) ? cell : seeCells([findSuccessor(cell)])[0]));
    if (cells.every(isConnected)) return;
    if (!whole.element.isConnected) whole = findPlace(findSuccessor(whole));
    const again = whole.element.isConnected && listAgain(whole.element);
    if (again) cells = seeCells(again);
  };
  const find = (cell: Cell) => {
    if (!isConnected(cells[cell])) look();
    return cells[cell];
  };
  const isCell = (other: Element) => cells.some(({ element }) => element.contains(other));
  for (const { field } of cells) {
    const text = field && field.localName !== 'select' ? readField(field) : '';
    if (field && text !== '' && parseDigit(text) === 0) blanks.set(field, text);
  }
  return {
    get element() {
      return whole.element;
    },
    hasNotes: false,
    intake: cells.some(({ element }) => isLink(element)) ? 'none' : 'unsure',
    isAttached() {
      look();
      return cells.every(isConnected);
    },
    read(slot) {
      const cell = find(slot);
      const text = readCell(cell, manners);
      return { text, isGiven: text !== '' && isGiven?.(cell) === true };
    },
    async write(slot, text, manner) {
      const digit = /^[1-9]$/.test(text) ? text : '';
      const findCell = () => find(slot).element;
      const read = () => readCell(find(slot), manners);
      const shows = () => parseDigit(read());
      // A board that is gone is somebody else's to find.
      const isThere = () =>
        !isConnected(find(slot)) || (text === '' ? read() === '' : shows() === Number(digit));
      const { field } = find(slot);
      if (field && isWritable(field)) {
        await writeField(field, text || (blanks.get(field) ?? ''), manner);
        if (manner === 'patient') await waitUntil(isThere, LATE);
        return;
      }
      const entry = { findCell, isCell, read, digit, isThere };
      // Pages that keep what they have until it is taken out.
      if (manner === 'patient' && digit !== '' && shows() > 0) {
        await enterDigit({ ...entry, digit: '', isThere: () => true }, manner);
      }
      await enterDigit(entry, manner);
    },
    locate: (cell) => measure(cells[cell].element),
    findCell(other) {
      const cell = cells.findIndex(({ element }) => element.contains(other));
      return other === null || cell < 0 || cell >= CELL_COUNT ? undefined : cell;
    },
  };
}

function isConnected({ element, field = element }: SeenCell): boolean {
  return element.isConnected && field.isConnected;
}

/** A click there would leave the page, or send a form. */
function isLink(element: HTMLElement): boolean {
  const LINKS =
    'a[href], area, [role="link"], [type="submit"], [type="image"], form button:not([type])';
  return element.closest(LINKS) !== null || element.querySelector(LINKS) !== null;
}
