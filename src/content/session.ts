import type { Outcome } from '../protocol.ts';
import type { Cell, Grid } from '../sudoku/types.ts';
import { isSamePuzzle } from './reading.ts';
import type { Board } from './sites/site.ts';

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
export function lastOutcome(board: Board): Outcome | undefined {
  const isForeign = last?.givens && !isSamePuzzle(last.givens, board);
  return isForeign ? undefined : last?.outcome;
}

/** Records a change before it is made, so that even half of it can be undone. */
export function recordChange(change: Change): void {
  changes.push(change);
}

/** Takes the latest change from the record: it has been undone. */
export function dropChange(): void {
  changes.pop();
}

/** @returns the latest change, if it was made to this puzzle and something of it is still there */
export function lastChange(board: Board): Change | undefined {
  const change = changes.at(-1);
  if (!change || !isSamePuzzle(change.givens, board)) return undefined;
  const cells = [...change.before].map(([cell, before]) => ({ ...board.read(cell), before }));
  // Where a cell that was written is a given now, an almost empty puzzle gave way to another.
  const isAnother = cells.some(({ isGiven }) => isGiven);
  const hasEffect = cells.some(({ text, before }) => text !== before);
  return hasEffect && !isAnother ? change : undefined;
}
