/**
 * The next step for a player's board. A wrong entry comes before any technique; what the entries already settle is
 * not said again, and neither are candidates that the player has struck out.
 */
import { findWrong } from '../grid.ts';
import { solve } from '../solver.ts';
import type { Cell, Grid, Verdict } from '../types.ts';
import { findEasiest } from './path.ts';
import { createState } from './state.ts';
import type { Candidate, Step } from './step.ts';

export type Hint =
  | { kind: 'step'; step: Step }
  /** Every cell is filled, and rightly */
  | { kind: 'solved' }
  /** Entries that contradict the solution, ascending */
  | { kind: 'wrong'; cells: Cell[] }
  /** The givens have not exactly one solution */
  | { kind: 'unsound'; verdict: Exclude<Verdict, { kind: 'unique' }> };

export type HintOptions = {
  /** The printed values, 0 elsewhere; without them every value counts as given */
  givens?: Grid;
  /** Candidates the player has struck out; wrongly struck ones are passed over */
  removed?: readonly Candidate[];
};

/** @returns the easiest step on the board, or why there is none */
export function findHint(grid: Grid, { givens = grid, removed = [] }: HintOptions = {}): Hint {
  const verdict = solve(givens);
  if (verdict.kind !== 'unique') return { kind: 'unsound', verdict };
  const { solution } = verdict;
  const cells = findWrong(grid, solution);
  if (cells.length > 0) return { kind: 'wrong', cells };
  const rightly = removed.filter(({ cell, digit }) => solution[cell] !== digit);
  const state = createState(grid, { givens, removed: rightly, isUnique: true });
  const easiest = findEasiest(state);
  return easiest ? { kind: 'step', step: easiest.step } : { kind: 'solved' };
}
