import type { Outcome } from '../protocol.ts';
import type { Cell, Grid } from '../sudoku/types.ts';
import { parseDigit } from './reading.ts';
import type { BoardCell } from './sites/site.ts';

/** What one fill changed. */
export interface Change {
  /** The puzzle it was done to. */
  givens: Grid;
  /** What the changed cells held, to the letter. */
  before: ReadonlyMap<Cell, string>;
}

const changes: Change[] = [];
let last: { givens: Grid | undefined; outcome: Outcome } | undefined;
const listeners: ((outcome: Outcome) => void)[] = [];

/** Tells `listener` of everything that is done to the board, whoever asked for it. */
export function onOutcome(listener: (outcome: Outcome) => void): void {
  listeners.push(listener);
}

/** Keeps an outcome as the last thing done to the puzzle with these givens, or to the page. */
export function keepOutcome<T extends Outcome>(givens: Grid | undefined, outcome: T): T {
  last = { givens, outcome };
  for (const listener of listeners) listener(outcome);
  return outcome;
}

/** @returns the last outcome, unless it was another puzzle's */
export function lastOutcome(cells: readonly BoardCell[]): Outcome | undefined {
  const isForeign = last?.givens && !isSamePuzzle(last.givens, cells);
  return isForeign ? undefined : last?.outcome;
}

/** Records a change before it is made, so that even half of it can be undone. */
export function recordChange(change: Change): void {
  changes.push(change);
}

/** Takes the latest change from the record: it has been undone, or was none. */
export function dropChange(): void {
  changes.pop();
}

/** @returns the latest change, if it was made to this puzzle */
export function lastChange(cells: readonly BoardCell[]): Change | undefined {
  const change = changes.at(-1);
  if (!change || !isSamePuzzle(change.givens, cells)) return undefined;
  // Where a cell that was written is a given now, an almost empty puzzle gave way to another.
  const isAnother = [...change.before.keys()].some((cell) => cells[cell].isGiven);
  return isAnother ? undefined : change;
}

/** @returns whether every given still stands where it stood */
export function isSamePuzzle(givens: Grid, cells: readonly BoardCell[]): boolean {
  return givens.every((digit, cell) => digit === 0 || parseDigit(cells[cell].text) === digit);
}
