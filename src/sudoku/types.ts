/** The vocabulary of the pure core. This file imports nothing. */

/** A digit as printed in a solved cell. */
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Index of a cell, 0–80, row by row. Printed as `r1c1` … `r9c9`. */
export type Cell = number;

/** One digit in one cell: to be written, or to be struck out. */
export type Candidate = { cell: Cell; digit: Digit };

/** 81 values, row by row: 0 is empty, 1–9 are digits. No function changes a grid that it is given. */
export type Grid = Uint8Array;

/** What is known of a grid's solutions. `guesses` counts the branches the search took. */
export type Verdict =
  | { kind: 'unique'; solution: Grid; guesses: number }
  /** `count` is the number of solutions found, at most the limit that was asked for. */
  | { kind: 'multiple'; solution: Grid; another: Grid; count: number; guesses: number }
  | { kind: 'none'; guesses: number }
  /** Two equal digits share a house; `cells` are all that do, in ascending order. */
  | { kind: 'conflict'; cells: Cell[]; guesses: 0 };
