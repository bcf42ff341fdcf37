import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Cell } from '../sudoku/types.ts';
import { findCommon } from './finder/elements.ts';

/**
 * Finds cells that have a name each: no order of the document is trusted.
 * @returns them row by row; fewer where some are missing
 */
export function listCells<C extends Element>(
  root: ParentNode,
  selectorOf: (cell: Cell) => string,
): C[] {
  return Array.from({ length: CELL_COUNT }, (_, cell) => [
    ...root.querySelectorAll<C>(selectorOf(cell)),
  ]).flat();
}

/** @returns the smallest element that holds all of `cells`; undefined where there are none */
export function findHolder(cells: readonly Element[]): HTMLElement | undefined {
  return cells.length > 0 ? findCommon(cells) : undefined;
}

/**
 * Reads a cell that is no input.
 * @param place where the cell shows its digit; what else it shows are pencil marks
 */
export function readText(cell: Element, place: Element | null): string {
  const digit = place?.textContent?.trim() ?? '';
  return /^[1-9]$/.test(digit) ? digit : joinNotes(cell.textContent?.match(/[1-9]/g) ?? []);
}

/** @returns a text for pencil marks that never passes for a digit, not even where there is only one of them */
export function joinNotes(notes: readonly string[]): string {
  return notes.map((note) => `${note},`).join('');
}
