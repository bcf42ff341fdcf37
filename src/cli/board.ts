import type { Puzzle } from '../sudoku/formats/reading.ts';
import { findWrong, formatCell } from '../sudoku/grid.ts';
import { solve } from '../sudoku/solver.ts';
import type { Grid, Verdict } from '../sudoku/types.ts';
import type { Board } from './command.ts';

/**
 * A puzzle is judged by its givens, so that a wrong entry is told as one. Where the givens have several solutions, the
 * entries count as given too.
 */
export function chooseBoard({ givens, entries, removed }: Puzzle): Board {
  if (entries.every((digit) => digit === 0)) return { grid: givens, givens, removed };
  const grid: Grid = givens.map((digit, cell) => digit || entries[cell]);
  const isOpen = solve(givens).kind === 'multiple';
  return { grid, givens: isOpen ? grid : givens, removed, entries };
}

/** @returns what JSON tells of the player's digits: whether they were needed, and which are wrong; nothing without any */
export function toEntryFacts({ grid, givens, entries }: Board, verdict: Verdict) {
  if (!entries) return {};
  const wrong = verdict.kind === 'unique' ? findWrong(grid, verdict.solution) : [];
  return {
    from: grid === givens ? ('board' as const) : ('givens' as const),
    wrong: wrong.map(formatCell),
  };
}
