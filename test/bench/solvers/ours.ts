import { solve } from '../../../src/sudoku/solver.ts';

/** @returns how many solutions there are, at most 2 */
export function count(grid: Uint8Array): number {
  const verdict = solve(grid);
  return verdict.kind === 'multiple' ? 2 : verdict.kind === 'unique' ? 1 : 0;
}
