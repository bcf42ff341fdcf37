/** Puzzles for the tests of techniques, made of one solution by digging with a check for uniqueness; and samples. */
import { parseGrid } from '../../../src/sudoku/grid.ts';
import { solve } from '../../../src/sudoku/solver.ts';
import type { Grid } from '../../../src/sudoku/types.ts';
import { hasData, readDataLines } from '../../data.ts';

/** Cells in the order in which they are to be dug, from 81 keys. */
function orderBy(keys: readonly number[]): number[] {
  return keys.map((_, cell) => cell).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
}

/** @returns a minimal puzzle: every cell is emptied, in the order of the keys, if the solution stays the only one */
export function digPuzzle(keys: readonly number[]): Grid {
  const first = new Uint8Array(81);
  // The keys' order also decides a first row, so that puzzles differ in more than where they are dug.
  orderBy(keys.slice(0, 9)).forEach((digit, cell) => {
    first[cell] = digit + 1;
  });
  const full = solve(first);
  if (full.kind !== 'multiple') throw new Error('a first row has many solutions');
  const grid = full.solution.slice();
  for (const cell of orderBy(keys)) {
    const digit = grid[cell] ?? 0;
    grid[cell] = 0;
    if (solve(grid).kind !== 'unique') grid[cell] = digit;
  }
  return grid;
}

/** @returns up to `count` puzzles of a collection, evenly spread over it; none where it is missing */
export function samplePuzzles(name: string, count: number): Grid[] {
  if (!hasData(name)) return [];
  const grids = readDataLines(name).flatMap((line) => {
    const parsed = parseGrid(line.slice(0, 81));
    return parsed.kind === 'grid' ? [parsed.grid] : [];
  });
  const stride = Math.max(1, Math.floor(grids.length / count));
  return grids.filter((_, i) => i % stride === 0).slice(0, count);
}
