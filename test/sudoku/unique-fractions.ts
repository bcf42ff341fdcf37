/**
 * Which share of grids dug blindly has one solution: by method, holes and share, measured on 100,000 boards each.
 */
import type { Method } from '../../src/sudoku/solution-grid.ts';

export const UNIQUE_FRACTIONS: [Method, number, number][] = [
  ['transformation', 30, 0.771],
  ['transformation', 40, 0.203],
  ['transformation', 46, 0.0187],
  ['transformation', 50, 0.001],
  ['transformation', 55, 0],
  ['backtracking', 30, 0.804],
  ['backtracking', 40, 0.4],
  ['backtracking', 46, 0.1206],
  ['backtracking', 50, 0.0208],
  ['backtracking', 55, 0.00014],
];
