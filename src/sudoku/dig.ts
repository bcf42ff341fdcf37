/**
 * From a full grid to a puzzle, hole by hole. What can't be emptied once can't be later, when there are fewer givens,
 * so that a puzzle is minimal after one pass. The first holes are made many at once where the board stays unique with
 * them, as it then was after each of them; the puzzle is the same one in two thirds of the time.
 */
import { CELL_COUNT } from './grid.ts';
import { type Random, shuffle } from './random.ts';
import { solve } from './solver.ts';
import type { Cell, Grid } from './types.ts';

/** How many cells to empty at first, tried in turn. Of random grids 65, 90 and 99 % stay unique with so many. */
const FIRST_HOLES = [34, 26, 18];

/**
 * @param order sets of cells to be emptied together, in the order in which to try; each cell is in one of them
 * @param least how many givens are to be left: nothing is emptied that would leave fewer
 * @returns a board with `solution` as its only one; with any more of the sets emptied, it would have others, or fewer
 *   givens than `least`
 */
export function dig(solution: Grid, order: readonly Cell[][], least: number): Grid {
  const grid = solution.slice();
  let givens = CELL_COUNT;
  let next = 0;
  for (const holes of FIRST_HOLES) {
    for (; CELL_COUNT - givens < holes; next++) givens -= empty(grid, order[next]);
    if (givens >= least && solve(grid).kind === 'unique') break;
    grid.set(solution);
    givens = CELL_COUNT;
    next = 0;
  }
  for (; next < order.length; next++) {
    const cells = order[next];
    if (givens - cells.length >= least && tryToEmpty(grid, cells, solution)) givens -= cells.length;
  }
  return grid;
}

function empty(grid: Grid, cells: readonly Cell[]): number {
  for (const cell of cells) grid[cell] = 0;
  return cells.length;
}

/** @returns whether the cells could be emptied; otherwise the grid is as it was */
function tryToEmpty(grid: Grid, cells: readonly Cell[], solution: Grid): boolean {
  empty(grid, cells);
  if (solve(grid).kind === 'unique') return true;
  for (const cell of cells) grid[cell] = solution[cell];
  return false;
}

/** For the experiment alone. @returns the grid with so many cells emptied at random: NOT known to be unique */
export function digBlind(solution: Grid, holes: number, random: Random): Grid {
  const grid = solution.slice();
  empty(grid, shuffle([...solution.keys()], random).slice(0, holes));
  return grid;
}
