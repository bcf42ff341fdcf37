import { CELL_COUNT } from '../../sudoku/grid.ts';
import { parseDigit } from '../reading.ts';
import type { Board } from '../sites/site.ts';
import { enterDigit } from './enter-digit.ts';
import { isWritable } from './fields.ts';
import { learnManners, readCell, type SeenCell, seeCell } from './seen-cell.ts';
import { writeField } from './write-field.ts';

/** What stood in fields without a digit, such as `0` or pencil marks: whoever takes a digit out puts it back. */
const blanks = new WeakMap<HTMLElement, string>();

/**
 * A board of a page that we know nothing of: its cells may be fields, or texts that take clicks and keys, or both.
 * @param first the cells, row by row
 * @param listAgain finds them once more, on a page that drew them anew
 */
export function createAnyBoard(
  element: HTMLElement,
  first: readonly HTMLElement[],
  listAgain: () => HTMLElement[] | undefined,
): Board {
  let cells = first.map(seeCell);
  const { isPictured, isGiven } = learnManners(cells);
  const look = () => {
    if (cells.every((cell) => isConnected(cell))) return;
    const again = listAgain();
    if (again) cells = again.map(seeCell);
  };
  const read = (cell: SeenCell) => {
    const text = readCell(cell, isPictured);
    // Where no cell is known to be a given, all that stands somewhere is; pencil marks must not be.
    return isGiven || parseDigit(text) > 0 ? text : '';
  };
  for (const { field } of cells) {
    if (field && 'value' in field && !blanks.has(field)) keepBlank(field as HTMLInputElement);
  }
  return {
    element,
    hasNotes: false,
    intake: cells.some(({ element }) => isLink(element)) ? 'none' : 'unsure',
    isAttached() {
      look();
      return element.isConnected && cells.every(isConnected);
    },
    read(slot) {
      if (!isConnected(cells[slot])) look();
      const text = read(cells[slot]);
      return { text, isGiven: text !== '' && isGiven?.(cells[slot]) === true };
    },
    async write(slot, text, manner) {
      look();
      const { field } = cells[slot];
      if (field && isWritable(field)) {
        await writeField(field, text || (blanks.get(field) ?? ''), manner);
        return;
      }
      const digit = /^[1-9]$/.test(text) ? text : '';
      const isThere = () => {
        look();
        // A board that was drawn anew is somebody else's to find.
        return !element.isConnected || parseDigit(read(cells[slot])) === Number(digit);
      };
      // Pages that keep what they have until it is taken out.
      if (manner === 'patient' && digit !== '' && parseDigit(read(cells[slot])) > 0) {
        await enterDigit(
          element,
          () => cells[slot].element,
          '',
          () => true,
        );
      }
      await enterDigit(element, () => cells[slot].element, digit, isThere);
    },
    locate: (cell) => cells[cell].element.getBoundingClientRect(),
    findCell(other) {
      const cell = cells.findIndex(({ element }) => element.contains(other));
      return other === null || cell < 0 || cell >= CELL_COUNT ? undefined : cell;
    },
  };
}

function keepBlank(field: HTMLInputElement): void {
  if (field.value !== '' && parseDigit(field.value) === 0) blanks.set(field, field.value);
}

function isConnected({ element, field = element }: SeenCell): boolean {
  return element.isConnected && field.isConnected;
}

/** A click there would leave the page, or send a form. */
function isLink(element: HTMLElement): boolean {
  const LINKS = 'a[href], area, button[type="submit"], form button:not([type])';
  return element.closest(LINKS) !== null || element.querySelector(LINKS) !== null;
}
