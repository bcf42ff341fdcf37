import type { Outcome, Purpose } from '../protocol.ts';
import type { Candidate, Cell, Grid } from '../sudoku/types.ts';
import { type FoundBoard, isSamePuzzle, readTexts } from './reading.ts';
import type { Board, Slot } from './sites/site.ts';

/** What one fill or write changed. */
export interface Change {
  purpose: Purpose | 'fill';
  /** The puzzle it was done to. */
  givens: Grid;
  /** What the changed slots held, to the letter. */
  before: Map<Slot, string>;
}

/** What the player has been told of one puzzle. */
interface Memory {
  givens: Grid;
  /** Candidates that lessons told to strike out. */
  struck: Candidate[];
  /** Cells changed so far, by what for. */
  changed: Map<Purpose, Set<Cell>>;
}

const changes: Change[] = [];
let memory: Memory | undefined;
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

/** @returns what is known of the puzzle with these givens; whatever was of another is forgotten */
export function recallPuzzle(givens: Grid): Memory {
  if (!memory || String(memory.givens) !== String(givens)) {
    memory = { givens, struck: [], changed: new Map() };
  }
  return memory;
}

/**
 * Records a change before it is made, so that even half of it can be undone.
 * @returns a function that adds, once it is made, what the page changed of its own accord: some take pencil marks away
 */
export function recordChange(found: FoundBoard, change: Change): () => void {
  changes.push(change);
  const texts = readTexts(found);
  return () => {
    for (const [slot, text] of texts.entries()) {
      if (found.board.read(slot).text !== text) change.before.set(slot, text);
    }
  };
}

/** Takes a change from the record: it has been undone, and what followed it had no effect any more. */
export function dropChange(change: Change): void {
  const at = changes.indexOf(change);
  const isOther = ({ givens }: Change) => String(givens) !== String(change.givens);
  changes.splice(at, changes.length, ...changes.slice(at + 1).filter(isOther));
}

/** @returns the latest change that was made to this puzzle and of which something is still there */
export function lastChange(board: Board): Change | undefined {
  return [...changes].reverse().find(({ givens, before }) => {
    const slots = [...before].map(([slot, text]) => ({ ...board.read(slot), before: text }));
    // Where a cell that was written is a given now, an almost empty puzzle gave way to another.
    const isAnother = slots.some(({ isGiven }) => isGiven) || !isSamePuzzle(givens, board);
    return !isAnother && slots.some(({ text, before }) => text !== before);
  });
}
