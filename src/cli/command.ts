import type { Grid } from '../sudoku/types.ts';
import type { Output } from './output.ts';

/** What a thread needs to know to answer; plain data, so that it can be sent there. */
export type AnswerOptions = { limit: number; isJson: boolean };

/** One command: how it is called, and what it says of one grid. */
export type Command = {
  usage: string;
  /** Whether it takes --limit */
  hasLimit: boolean;
  /** Few where an answer takes long, so that answers come soon and all threads have work. */
  linesPerBlock: number;
  /** Writes one line about the grid, which the caller uses again. */
  answer(grid: Grid, options: AnswerOptions, output: Output): void;
};
