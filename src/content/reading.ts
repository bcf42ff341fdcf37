import type { Refusal } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Cell, Grid } from '../sudoku/types.ts';
import { parseNotes } from './notes.ts';
import type { Board, Site, Slot } from './sites/site.ts';

export interface FoundBoard {
  site: Site;
  board: Board;
}

/** A board as it was at one moment. */
export interface Reading {
  /** What each cell held, to the letter. */
  texts: string[];
  givens: Grid;
  /** The player's digits; 0 where a cell is blank, or holds notes. */
  entries: Grid;
}

/** The puzzles that boards which mark no givens were first seen with: what comes later is the player's, or ours. */
const firstGivens = new WeakMap<HTMLElement, Grid>();

/** From now on these are the givens of a board that marks none, as long as they stand there. */
export function keepGivens({ board }: FoundBoard, givens: Grid): void {
  firstGivens.set(board.element, givens);
}

/** @returns what the board holds, or a refusal where a given is no digit from 1 to 9 */
export function readBoard({ board }: FoundBoard): Reading | Refusal {
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) => board.read(cell));
  // A page that marks no cell as given cannot tell: then all that it holds, or first held, is the puzzle.
  const isMarking = cells.some(({ isGiven }) => isGiven);
  const first = isMarking ? undefined : firstGivens.get(board.element);
  const kept = first && isSamePuzzle(first, board) ? first : undefined;
  const givens: Grid = new Uint8Array(CELL_COUNT);
  const entries: Grid = new Uint8Array(CELL_COUNT);
  const badGivens: Cell[] = [];
  for (const [cell, { text, isGiven }] of cells.entries()) {
    const digit = parseDigit(text);
    if (isMarking ? isGiven : kept ? kept[cell] > 0 : text.trim() !== '' && !isMarks(text)) {
      if (digit === 0) badGivens.push(cell);
      givens[cell] = digit;
    } else {
      entries[cell] = digit;
    }
  }
  if (badGivens.length > 0) return { kind: 'bad-givens', cells: badGivens };
  return { texts: cells.map(({ text }) => text), givens, entries };
}

/** @returns what every slot of the board holds, to the letter */
export function readTexts({ board }: Pick<FoundBoard, 'board'>): string[] {
  const length = board.hasNotes ? 2 * CELL_COUNT : CELL_COUNT;
  return Array.from({ length }, (_, slot) => board.read(slot).text);
}

/** @returns whether every given still stands where it stood */
export function isSamePuzzle(givens: Grid, board: Board): boolean {
  return givens.every((digit, cell) => digit === 0 || parseDigit(board.read(cell).text) === digit);
}

/** @returns what a slot's text means: a cell's digit, or its pencil marks as bits */
export function parseSlot(slot: Slot, text: string): number {
  return slot < CELL_COUNT ? parseDigit(text) : parseNotes(text);
}

/** @returns whether a cell shows pencil marks and no digit */
export function isMarks(text: string): boolean {
  return parseDigit(text) === 0 && parseNotes(text) > 0;
}

/** @returns whether a page that was to take a digit has put it among the pencil marks of the cell, or out of them */
export function isMarked(text: string, digit: string, before: string): boolean {
  return (
    parseDigit(text) + parseDigit(before) === 0 &&
    digit !== '' &&
    (parseNotes(text) ^ parseNotes(before)) === parseNotes(digit)
  );
}

/** @returns the digit that a cell's text shows, full-width forms included; 0 for anything else */
export function parseDigit(text: string): number {
  // Asked a thousand times a fill: a plain digit needs no normalizing.
  const plain = /^[1-9]?$/.test(text) ? text : text.normalize('NFKC').trim();
  return /^[1-9]$/.test(plain) ? Number(plain) : 0;
}
