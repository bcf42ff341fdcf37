/** Types only: what crosses from the page to the extension. All of it survives structured cloning. */
import type { Candidate, Cell, Digit } from './sudoku/types.ts';

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
  /** `frame` is the address of a frame of another host that may hold it: the browser keeps us out of there. */
  | { kind: 'no-board'; frame?: string }
  /** `scrambled`: the page holds other digits than it shows. `picture`: it shows no digits that can be read. */
  | { kind: 'unsupported'; reason: 'killer' | 'variant' | 'scrambled' | 'picture' }
  /** There are 81 cells with digits, and they are no sudoku with one solution; 0 where a cell is empty. */
  | { kind: 'not-classic'; digits: number[] }
  /** The board has not 81 cells. */
  | { kind: 'wrong-size'; count: number }
  /** Givens that are not a digit from 1 to 9. */
  | { kind: 'bad-givens'; cells: Cell[] }
  /** Givens that stand twice in a house. */
  | { kind: 'conflict'; cells: Cell[] }
  | { kind: 'no-solution' }
  | { kind: 'many-solutions' }
  /** The player has paused the game of our own page. */
  | { kind: 'paused' }
  /** The game of our own page is another tab's at the moment. */
  | { kind: 'elsewhere' }
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
  | Unwritable
  | TakesMarks
  | Refusal
  | Failure;

/** The page takes no digits from us: all that can be done is to tell the solution. */
export interface Unwritable {
  kind: 'unwritable';
  site: string;
  givens: number[];
  solution: number[];
}

/** The page takes digits for pencil marks at the moment: players switch that on and off. Nothing is left of it. */
export interface TakesMarks {
  kind: 'takes-marks';
}

/** The outcome of an undo. */
export type UndoResult =
  | { kind: 'undone'; count: number }
  /** The page did not take back the values of `cells`. */
  | { kind: 'undo-not-kept'; cells: Cell[] }
  /** All digits are as they were; the page forgot the pencil marks that stood in `cells`. */
  | { kind: 'marks-lost'; cells: Cell[] }
  | BoardReplaced
  /** Nothing was filled here, or another puzzle is on the page now. */
  | { kind: 'nothing-to-undo' }
  /** The browser lets no extension run here. */
  | { kind: 'no-access' }
  | Failure;

/** What the board of a page holds. All lists have 81 values, row by row. */
export interface Position {
  kind: 'position';
  site: string;
  /** 0 where nothing is printed. */
  givens: number[];
  /** The player's digits; 0 where there is none. */
  entries: number[];
  /** The pencil marks of each cell as nine bits, digit d at bit d - 1; only where the page has pencil marks. */
  notes?: number[];
  /** The cell that has the focus. */
  focused?: Cell;
  /** Candidates that hints have already told the player to strike out. */
  struck: Candidate[];
  /** What is shown on the board, if nothing has changed there since. */
  shown?: Lesson;
}

/** Why a change is made: it is told in the player's words. */
export type Purpose = 'hint' | 'reveal' | 'singles' | 'notes' | 'clear-wrong';

/** What to write, all of it undone by one undo. */
export interface BoardChange {
  purpose: Purpose;
  /** The puzzle it is meant for, as `Position` gives it: nothing is written to another. */
  givens: number[];
  /** Digits to write; 0 takes the player's digit out. */
  digits?: { cell: Cell; digit: Digit | 0 }[];
  /** Pencil marks to write, as nine bits. */
  notes?: { cell: Cell; marks: number }[];
}

/** The outcome of a change. */
export type WriteResult =
  /** `count` cells were changed; `total` is the number of all that were changed for this purpose in this puzzle. */
  | { kind: 'written'; purpose: Purpose; count: number; total: number }
  /** The page undid or refused what was written to `cells`, twice. */
  | { kind: 'write-not-kept'; cells: Cell[] }
  /** The page takes no digits from us. */
  | { kind: 'takes-nothing' }
  | TakesMarks
  | BoardReplaced
  | Refusal
  | Failure;

/** Which part a lit cell has. They differ by pattern as well as by colour; `solution` is a digit and no more. */
export type MarkRole = 'where' | 'because' | 'removed' | 'placed' | 'wrong' | 'solution';

/** A cell to be lit. */
export interface Mark {
  cell: Cell;
  role: MarkRole;
  /** Shown in the cell's corner: candidates that go, or the digit to write. */
  digits?: Digit[];
}

/** What is shown on the page beside and over its board, until the next edit or Escape. */
export interface Lesson {
  /** `solution`: all of it, on a board that takes no digits. */
  topic: 'hint' | 'check' | 'solution';
  /** 1 where to look, 2 why, 3 what to do. */
  depth: 1 | 2 | 3;
  marks: Mark[];
  title: string;
  /** Sentences, a paragraph each. */
  text: string[];
  /** Candidates that the lesson tells the player to strike out: from now on they count as struck. */
  struck?: Candidate[];
}

/** What a frame of the page has, beside the others: the frame with the greatest weight is the one that is asked. */
export interface Standing {
  /** 0 no board; 1 one that cannot be solved; from 2 on how surely the player means its board. */
  weight: number;
  /** How many boards the frame has, and which of them, from 0 on, is meant. */
  count: number;
  index: number;
}

export type ShowResult = { kind: 'shown' } | Refusal | Failure;

/** Whatever was last done on a page. */
export type Outcome = FillResult | UndoResult | WriteResult;

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
  read(): Position | Refusal | Failure;
  write(change: BoardChange): Promise<WriteResult>;
  /** Nothing where the script that draws lessons is not in the page yet. */
  show(lesson: Lesson): ShowResult | undefined;
  stand(): Standing;
  /** From now on the board of this index is meant; shows the player which that is. */
  choose(index: number): PageStatus;
}
