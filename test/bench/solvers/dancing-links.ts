import { DancingLinks } from 'dancing-links';

const links = new DancingLinks<number>();

/** The four rules that a digit in a cell fulfils. */
const RULES = Array.from({ length: 729 }, (_, i) => {
  const cell = Math.floor(i / 9);
  const [row, column, digit] = [Math.floor(cell / 9), cell % 9, i % 9];
  const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  return [cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box * 9 + digit];
});

/** @returns how many solutions there are, at most 2 */
export function count(grid: Uint8Array): number {
  const solver = links.createSolver({ columns: 324 });
  for (let cell = 0; cell < 81; cell++) {
    const value = grid[cell];
    for (let digit = value || 1; digit <= (value || 9); digit++) {
      const i = cell * 9 + digit - 1;
      solver.addSparseConstraint(i, RULES[i]);
    }
  }
  return solver.find(2).length;
}
