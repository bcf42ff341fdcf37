/** What singles alone give: to fill in many at once, or to choose the cell that is easiest to see. */
import type { Cell, Grid } from '../types.ts';
import { countBits } from './cells.ts';
import { HIDDEN_SINGLE, NAKED_SINGLE } from './singles.ts';
import { createState, place, type State } from './state.ts';
import type { Candidate } from './step.ts';

/** @returns what naked and hidden singles give, in the order in which they come up */
export function findSingles(grid: Grid): Candidate[] {
  const state = createState(grid);
  const found: Candidate[] = [];
  for (let single = findSingle(state); single; single = findSingle(state)) {
    found.push(single);
    place(state, single.cell, single.digit);
  }
  return found;
}

/** @returns the empty cell that is easiest to fill: of a single, else with the fewest candidates; undefined where none is empty */
export function findEasiestCell(grid: Grid): Cell | undefined {
  const state = createState(grid);
  const empty = [...grid.keys()].filter((cell) => grid[cell] === 0);
  const count = (cell: Cell) => countBits(state.masks[cell]);
  return findSingle(state)?.cell ?? empty.sort((a, b) => count(a) - count(b))[0];
}

function findSingle(state: State): Candidate | undefined {
  const step = HIDDEN_SINGLE.find(state) ?? NAKED_SINGLE.find(state);
  return step?.placements[0];
}
