import type { Grid } from '../sudoku/types.ts';
import type { FoundBoard } from './reading.ts';
import { findLost, findUnlike, type Texts, writeCells, writeTwice } from './write-cells.ts';

/**
 * Finds out whether the page takes digits. Where that is not known, the first of `texts` is tried, and what the page
 * makes of it is taken back where it is not that digit.
 */
export async function takesDigits(found: FoundBoard, givens: Grid, texts: Texts): Promise<boolean> {
  const { board } = found;
  if (board.intake !== 'unsure') return board.intake === 'known';
  const first = new Map([...texts].slice(0, 1));
  const before = new Map([...first.keys()].map((slot) => [slot, board.read(slot).text]));
  const lost = await writeTwice(found, givens, first, findLost);
  if (lost?.size === 0) return true;
  if (lost) await writeCells(found, givens, findUnlike(found, before), 'swift');
  return false;
}
