import type { Refusal } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Board, BoardSlot } from './sites/site.ts';

/** How long a page may take to show a digit, in milliseconds. */
const PATIENCE = 400;
const LOOK_AGAIN = 4;

/** What is to be known of a board whose cells are no inputs. */
export interface KeyBoardParts {
  /** The element that shows the whole board. */
  element: HTMLElement;
  /** Finds the cells, row by row. */
  listCells(): HTMLElement[];
  /** @returns a cell's digit; for pencil marks any text that is no single digit */
  read(cell: HTMLElement): BoardSlot;
  /** Chooses a cell and enters a digit there, or takes out what is there where `digit` is ''. */
  enter(cell: HTMLElement, digit: string): void | Promise<void>;
  /** Whether the page is known to take digits. */
  intake: Board['intake'];
}

/**
 * A board whose cells show text, and which takes digits by clicks and keys.
 * @returns the board, or a refusal where there are not exactly 81 cells
 */
export function findKeyBoard({
  element,
  listCells,
  read,
  enter,
  intake,
}: KeyBoardParts): Board | Refusal {
  let cells = listCells();
  if (cells.length !== CELL_COUNT) return { kind: 'wrong-size', count: cells.length };
  return {
    element,
    hasNotes: false,
    intake,
    isAttached() {
      // Some pages draw a cell anew when it changes.
      if (!cells.every((cell) => cell.isConnected)) cells = listCells();
      return element.isConnected && cells.length === CELL_COUNT;
    },
    read: (cell) => read(cells[cell]),
    async write(cell, text, manner) {
      const digit = /^[1-9]$/.test(text) ? text : '';
      const shows = () => read(cells[cell]).text === digit;
      // Pages that keep what they have until it is taken out, and those that missed a key.
      if (manner === 'patient' && digit !== '') await enter(cells[cell], '');
      await enter(cells[cell], digit);
      await waitUntil(shows);
    },
    locate: (cell) => cells[cell].getBoundingClientRect(),
    findCell(element) {
      const cell = cells.findIndex((one) => one === element || one.contains(element));
      return element === null || cell < 0 ? undefined : cell;
    },
  };
}

/** Pages draw in a frame of their own; the next digit must not come before. */
async function waitUntil(isDone: () => boolean): Promise<void> {
  // Promises first, which is when React and Vue draw.
  await undefined;
  const end = performance.now() + PATIENCE;
  while (!isDone() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}
