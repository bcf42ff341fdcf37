import type { Refusal } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import { waitUntil } from './gestures.ts';
import type { Board, BoardSlot } from './sites/site.ts';

/** How long a page may take to show a digit, in milliseconds; less where it has not shown the last ones. */
const PATIENCE = 400;
const LEAST_PATIENCE = 25;

/** What is to be known of a board whose cells are no inputs. */
export interface KeyBoardParts<C extends Element> {
  /** The element that shows the whole board. */
  element: HTMLElement;
  /** Finds the cells, row by row. */
  listCells(): C[];
  /** @returns a cell's digit; for pencil marks any text that is no single digit */
  read(cell: C): BoardSlot;
  /** Chooses a cell and enters a digit there, or takes out what is there where `digit` is ''. */
  enter(cell: C, digit: string): void | Promise<void>;
  /** Whether the page is known to take digits. */
  intake: Board['intake'];
}

/**
 * A board whose cells show text, and which takes digits by clicks and keys.
 * @returns the board, or a refusal where there are not exactly 81 cells
 */
export function findKeyBoard<C extends Element>({
  element,
  listCells,
  read,
  enter,
  intake,
}: KeyBoardParts<C>): Board | Refusal {
  let cells = listCells();
  let patience = PATIENCE;
  if (cells.length !== CELL_COUNT) return { kind: 'wrong-size', count: cells.length };
  return {
    element,
    hasNotes: false,
    intake,
    isAttached() {
      const areThere = () => cells.every((cell) => cell.isConnected);
      if (!areThere()) {
        // Some pages draw a cell anew when it changes; of a board that is gone, the last cells can still be read.
        const again = listCells();
        if (again.length === CELL_COUNT) cells = again;
      }
      return element.isConnected && areThere();
    },
    read: (cell) => read(cells[cell]),
    async write(cell, text, manner) {
      const digit = /^[1-9]$/.test(text) ? text : '';
      // Once its digit is out, a cell may show the pencil marks again that it is to hold.
      const shows = () => [digit, text].includes(read(cells[cell]).text);
      // Pages that keep what they have until it is taken out, and those that missed a key.
      if (manner === 'patient' && digit !== '') await enter(cells[cell], '');
      await enter(cells[cell], digit);
      // A board that is locked, as some are once they are solved, must not cost all patience cell by cell.
      patience = (await waitUntil(shows, patience))
        ? PATIENCE
        : Math.max(patience / 2, LEAST_PATIENCE);
    },
    locate: (cell) => cells[cell].getBoundingClientRect(),
    findCell(element) {
      const cell = cells.findIndex((one) => one === element || one.contains(element));
      return element === null || cell < 0 ? undefined : cell;
    },
  };
}
