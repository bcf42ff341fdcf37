import type { Cell, Grid } from './types.ts';

export const CELL_COUNT = 81;

const SIZE = 9;
const BOX = 3;
/** The 27 houses, nine cells each: rows 0–8, columns 9–17, boxes 18–26. */
export const HOUSES: readonly (readonly Cell[])[] = /* @__PURE__ */ listHouses();

function listHouses(): Cell[][] {
  const indices = [...Array(SIZE).keys()];
  const rows = indices.map((row) => indices.map((i) => row * SIZE + i));
  const columns = indices.map((column) => indices.map((i) => i * SIZE + column));
  const boxes = indices.map((box) =>
    indices.map((i) => {
      const row = Math.floor(box / BOX) * BOX + Math.floor(i / BOX);
      const column = (box % BOX) * BOX + (i % BOX);
      return row * SIZE + column;
    }),
  );
  return [...rows, ...columns, ...boxes];
}

/** Why a text is not a grid. */
export type InvalidGrid =
  | { kind: 'wrong-length'; length: number }
  /** `at` counts the characters from 0. */
  | { kind: 'unknown-character'; character: string; at: number };

/**
 * Reads a grid of 81 characters, row by row.
 * @param text digits, with `.` or `0` for an empty cell; white space around it is passed over
 * @returns the grid, or the reason why there is none
 */
export function parseGrid(
  text: string,
): { kind: 'grid'; grid: Grid } | { kind: 'invalid'; reason: InvalidGrid } {
  const characters = text.trim();
  if (characters.length !== CELL_COUNT) {
    return { kind: 'invalid', reason: { kind: 'wrong-length', length: characters.length } };
  }
  const grid: Grid = new Uint8Array(CELL_COUNT);
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const character = characters.charAt(cell);
    if (character >= '1' && character <= '9') grid[cell] = Number(character);
    else if (character !== '.' && character !== '0') {
      return { kind: 'invalid', reason: { kind: 'unknown-character', character, at: cell } };
    }
  }
  return { kind: 'grid', grid };
}

/** @returns 81 characters, row by row, `.` for an empty cell */
export function formatGrid(grid: Grid): string {
  return Array.from(grid, (value) => (value === 0 ? '.' : value)).join('');
}

/** @returns the cell's name, counted from 1: `r1c1` … `r9c9` */
export function formatCell(cell: Cell): string {
  return `r${Math.floor(cell / SIZE) + 1}c${(cell % SIZE) + 1}`;
}

/** @returns every cell whose digit stands twice in one of its houses, ascending; empty where the digits agree */
export function findConflicts(grid: Grid): Cell[] {
  return [...grid.keys()].filter((cell) =>
    grid.some((digit, other) => digit !== 0 && digit === grid[cell] && isPeer(cell, other)),
  );
}

/** @returns the cells whose digit differs from the solution's, ascending; empty ones are not wrong */
export function findWrong(grid: Grid, solution: Grid): Cell[] {
  return [...grid.keys()].filter((cell) => grid[cell] !== 0 && grid[cell] !== solution[cell]);
}

/** @returns whether two cells share a house; no cell is its own peer */
export function isPeer(a: Cell, b: Cell): boolean {
  const isShared = (houseOf: (cell: Cell) => number) => houseOf(a) === houseOf(b);
  return (
    a !== b &&
    (isShared((cell) => Math.floor(cell / SIZE)) ||
      isShared((cell) => cell % SIZE) ||
      isShared((cell) => Math.floor(cell / SIZE / BOX) * SIZE + Math.floor((cell % SIZE) / BOX)))
  );
}
