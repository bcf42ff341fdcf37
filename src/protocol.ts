/** Types only: what crosses from the page to the extension. All of it survives structured cloning. */
import type { Cell } from './sudoku/types.ts';

/** How long each part of a fill took, in milliseconds. */
export interface Timing {
  find: number;
  read: number;
  /** The solver alone. */
  solve: number;
  write: number;
  verify: number;
  /** From the key press or click to the last digit verified. */
  clickToFilled: number;
  /** The smallest difference that the page's clock can tell. */
  resolution: number;
}

/** Facts of a fill that wrote digits. */
export interface FillFacts {
  site: string;
  /** Digits written. */
  count: number;
  guesses: number;
  /** Cells in which the player had typed another digit than the solution's. */
  wrongEntries: Cell[];
  timing: Timing;
}

/** Why nothing was written. The page is as it was. */
export type Refusal =
  | { kind: 'no-board' }
  | { kind: 'unsupported'; reason: 'killer' }
  /** The board has not 81 cells. */
  | { kind: 'wrong-size'; count: number }
  /** Givens that are not a digit from 1 to 9. */
  | { kind: 'bad-givens'; cells: Cell[] }
  /** Givens that stand twice in a house. */
  | { kind: 'conflict'; cells: Cell[] }
  | { kind: 'no-solution' }
  | { kind: 'many-solutions' }
  /** The browser lets no extension run here. */
  | { kind: 'no-access' };

/** A fault of ours; `detail` is for a report of it. */
export interface Failure {
  kind: 'failed';
  detail: string;
}

/** The page put another board in the place of the one that was being written. */
export interface BoardReplaced {
  kind: 'board-replaced';
}

/** The outcome of a fill. */
export type FillResult =
  | ({ kind: 'filled' } & FillFacts)
  | { kind: 'already-complete'; site: string }
  /** The page undid or refused the digits of `cells`, twice. */
  | ({ kind: 'not-kept'; cells: Cell[] } & FillFacts)
  | BoardReplaced
  | Refusal
  | Failure;

/** The outcome of an undo. */
export type UndoResult =
  | { kind: 'undone'; count: number }
  /** The page did not take back the values of `cells`. */
  | { kind: 'undo-not-kept'; cells: Cell[] }
  | BoardReplaced
  /** Nothing was filled here, or another puzzle is on the page now. */
  | { kind: 'nothing-to-undo' }
  /** The browser lets no extension run here. */
  | { kind: 'no-access' }
  | Failure;

/** Whatever was last done on a page. */
export type Outcome = FillResult | UndoResult;

/** What the page holds now. */
export type BoardStatus =
  | { kind: 'board'; site: string; givens: number; entries: number }
  | Refusal
  | Failure;

/** What the popup shows when it opens. */
export interface PageStatus {
  board: BoardStatus;
  /** The last thing done to the board that is on the page now. */
  last?: Outcome;
  canUndo: boolean;
}

export interface FillOptions {
  /** When the player asked, as `Date.now()` gives it. */
  startedAt?: number;
  /** Fill one of several solutions. */
  anyOne?: boolean;
}

/** The verbs that the content script publishes. None of them throws. */
export interface PageVerbs {
  look(): PageStatus;
  fill(options?: FillOptions): Promise<FillResult>;
  /** Waits until the page has had time to take digits back; the last fill's final outcome. */
  settle(): Promise<FillResult | undefined>;
  undo(): Promise<UndoResult>;
}
