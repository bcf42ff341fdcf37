/** Symmetries of where the givens stand. */
import { CELL_COUNT } from './grid.ts';
import type { Cell } from './types.ts';

export type Symmetry = 'none' | 'rotate-180' | 'rotate-90' | 'mirror' | 'diagonal';

type Place = { row: number; column: number };

/** Where a symmetry takes a cell: half a turn, a quarter to the right, left to right, rows to columns. */
const MOVES: Record<Symmetry, (place: Place) => Place> = {
  none: (place) => place,
  'rotate-180': ({ row, column }) => ({ row: 8 - row, column: 8 - column }),
  'rotate-90': ({ row, column }) => ({ row: column, column: 8 - row }),
  mirror: ({ row, column }) => ({ row, column: 8 - column }),
  diagonal: ({ row, column }) => ({ row: column, column: row }),
};

export const SYMMETRIES = Object.keys(MOVES) as Symmetry[];

/** @returns the cell that must be empty where `cell` is; done over and over, it leads back to `cell` */
export function move(cell: Cell, symmetry: Symmetry): Cell {
  const { row, column } = MOVES[symmetry]({ row: Math.floor(cell / 9), column: cell % 9 });
  return row * 9 + column;
}

/** @returns the sets of cells that must be emptied together: each cell is in one of them */
export function listOrbits(symmetry: Symmetry): Cell[][] {
  const orbits: Cell[][] = [];
  const seen = new Set<Cell>();
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const orbit: Cell[] = [];
    for (let next = cell; !seen.has(next); next = move(next, symmetry)) {
      seen.add(next);
      orbit.push(next);
    }
    if (orbit.length > 0) orbits.push(orbit);
  }
  return orbits;
}

/** @returns whether a board of this symmetry can have so many givens: with quarter turns, not 26 for instance */
export function canHaveGivens(symmetry: Symmetry, givens: number): boolean {
  const sizes = listOrbits(symmetry).map(({ length }) => length);
  const [most, ones] = [Math.max(...sizes), sizes.filter((size) => size === 1).length];
  return Number.isInteger(givens) && givens <= CELL_COUNT && givens % most <= ones;
}
