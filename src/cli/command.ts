import type { Candidate, Grid } from '../sudoku/types.ts';
import type { Output } from './output.ts';

/** What a thread needs to know to answer; plain data, so that it can be sent there. */
export type AnswerOptions = { limit: number; isJson: boolean };

/** What is asked about. The caller uses the grids again. */
export type Board = {
  /** All digits on the board. */
  grid: Grid;
  /** Those that decide what the solution is. */
  givens: Grid;
  /** Candidates that the player has struck out. */
  removed: readonly Candidate[];
  /** The player's digits, where the text tells them apart. */
  entries?: Grid;
};

/** One command: how it is called, and what it says of one board. */
export type Command = {
  usage: string;
  /** Whether it takes --limit */
  hasLimit: boolean;
  /** Few where an answer takes long, so that answers come soon and all threads have work. */
  puzzlesPerBlock: number;
  /** Writes one line about the board. */
  answer(board: Board, options: AnswerOptions, output: Output): void;
};
