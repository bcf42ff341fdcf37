/** What is read from a text, and what all formats share. */
import { CELL_COUNT, type InvalidGrid, isPeer } from '../grid.ts';
import type { Candidate, Cell, Digit, Grid } from '../types.ts';

export type Puzzle = {
  kind: 'puzzle';
  /** What is printed. Where a format can't tell, that is every digit. */
  givens: Grid;
  /** What the player has placed; 0 elsewhere. */
  entries: Grid;
  /** Candidates struck out, of those that no digit excludes. */
  removed: Candidate[];
};

/** Why a text is no puzzle. */
export type InvalidText =
  | InvalidGrid
  /** One of nine lines, counted from 1, has not nine cells. */
  | { kind: 'wrong-row'; row: number; length: number }
  /** 81 characters that spaces part where no row and no box ends: one of them may belong to something else. */
  | { kind: 'uneven-groups' }
  /** Dashes and another symbol for empty cells: the dashes may be a piece of a ruler. */
  | { kind: 'mixed-blanks' }
  /** More than one board where one is meant, and they differ. */
  | { kind: 'several-boards' }
  | { kind: 'not-closed'; format: 'JSON' | 'XML' }
  | { kind: 'no-board'; format: string }
  /** A format that is known, and not read. */
  | { kind: 'unsupported'; format: string };

export type Invalid = { kind: 'invalid'; reason: InvalidText };
export type Reading = Puzzle | Invalid;

/** One cell as a text gives it; `marks` are candidates as nine bits. */
export type Square = { digit: number; isEntry?: boolean; marks?: number };

/** The characters that stand for an empty cell, and the digits; for use within a character class. */
export const SYMBOLS = '0-9.*_xX\\-';
export const IS_SYMBOLS = new RegExp(`^[${SYMBOLS}]+$`);

/** @returns whether `-` and another symbol both stand for empty cells: one of them may be a piece of a ruler */
export function hasMixedBlanks(text: string): boolean {
  return text.includes('-') && /[.0*_xX]/.test(text);
}

export function refuse(reason: InvalidText): Invalid {
  return { kind: 'invalid', reason };
}

/** @returns full-width characters in their plain form, one for one, and every kind of vertical bar as `|` */
export function toPlain(text: string): string {
  if (!/[^\n\r\t -~]/.test(text)) return text;
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ')
    .replace(/[│┃║┆┇┊┋╎╏¦]/g, '|');
}

/** @param symbols characters of SYMBOLS, one for each cell */
export function toSquares(symbols: string): Square[] {
  return Array.from(symbols, (symbol) => ({ digit: Number(symbol) || 0 }));
}

/** @returns the squares of symbols that a `+` before them marks as placed by the player */
export function toMarkedSquares(symbols: string): Square[] {
  return (symbols.match(/\+?[^+]/g) ?? []).map((symbol) => ({
    digit: Number(symbol.replace('+', '')) || 0,
    isEntry: symbol.startsWith('+'),
  }));
}

/** @returns the square of a symbol, of a digit that `u` marks as the player's, or of ascending candidates */
export function readSquare(text: string): Square | undefined {
  if (text.length === 1) return IS_SYMBOLS.test(text) ? { digit: Number(text) || 0 } : undefined;
  if (/^u[1-9]$/.test(text)) return { digit: Number(text[1]), isEntry: true };
  if (!/^1?2?3?4?5?6?7?8?9?$/.test(text) || text === '') return undefined;
  return { digit: 0, marks: Array.from(text, Number).reduce((all, d) => all | (1 << (d - 1)), 0) };
}

/** @returns the puzzle of 81 squares, or how many there are instead */
export function toPuzzle(squares: readonly Square[], removed: readonly Candidate[] = []): Reading {
  if (squares.length !== CELL_COUNT) {
    return refuse({ kind: 'wrong-length', length: squares.length });
  }
  const pick = (isEntry: boolean) =>
    Uint8Array.from(squares, (square) =>
      (square.isEntry ?? false) === isEntry ? square.digit : 0,
    );
  return {
    kind: 'puzzle',
    givens: pick(false),
    entries: pick(true),
    removed: [...removed, ...squares.flatMap((_, cell) => listUnmarked(squares, cell))],
  };
}

/** The digits that a cell's marks leave out though no digit of a peer does. */
function listUnmarked(squares: readonly Square[], cell: Cell): Candidate[] {
  const { digit, marks } = squares[cell];
  if (digit !== 0 || marks === undefined) return [];
  const isExcluded = (one: Digit) =>
    squares.some((square, other) => square.digit === one && isPeer(cell, other));
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)
    .filter((one) => !((marks >> (one - 1)) & 1) && !isExcluded(one))
    .map((one) => ({ cell, digit: one }));
}
