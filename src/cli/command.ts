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

/** A command that reads puzzles: how it is called, and what it says of one board. */
export type Command = {
  usage: string;
  /** What it takes beside --jobs */
  flags: readonly ('limit' | 'json')[];
  /** Few where an answer takes long, so that answers come soon and all threads have work. */
  puzzlesPerBlock: number;
  /** Writes one line about the board. */
  answer(board: Board, options: AnswerOptions, output: Output): void;
};

/** The values given on the command line, by name. */
export type Values = Readonly<Record<string, string | undefined>>;

/** A command that makes grids, by number from 0 on; the seed and the number say all that chance decides. */
export type Maker<Options> = {
  usage: string;
  /** What it takes beside --count, --seed and --jobs; each has a value */
  flags: readonly string[];
  /** How many grids, where that isn't said */
  count: number;
  puzzlesPerBlock: number;
  /** @returns plain data, so that it can be sent to a thread; throws a UsageError */
  readOptions(values: Values): Options;
  /** Writes what comes of one grid; returns why there is none, if so. */
  make(seed: string, number: number, options: Options, output: Output): string | undefined;
  /** What becomes of it all, in the order of the numbers */
  openReport(run: { seed: string; options: Options }): Report;
};

export type Report = {
  add(text: Uint8Array): Promise<void>;
  end(): Promise<void>;
};
