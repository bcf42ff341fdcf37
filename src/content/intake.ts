import type { Grid } from '../sudoku/types.ts';
import type { FoundBoard } from './reading.ts';
import { findLost, findUnlike, type Texts, writeCells, writeTwice } from './write-cells.ts';

/**
 * Finds out whether the page takes digits. Where that is not known, one of `texts` is tried, and what the page makes
 * of it is taken back where it is not that digit: a blank cell, if there is one, is sure to be blank again.
 */
export async function takesDigits(found: FoundBoard, givens: Grid, texts: Texts): Promise<boolean> {
  const { board } = found;
  if (board.intake !== 'unsure') return board.intake === 'known';
  const all = [...texts];
  const [slot, text] = all.find(([slot]) => board.read(slot).text === '') ?? all[0];
  const before = new Map([[slot, board.read(slot).text]]);
  const lost = await writeTwice(found, givens, new Map([[slot, text]]), findLost);
  if (lost?.size === 0) return true;
  if (lost) await writeCells(found, givens, findUnlike(found, before), 'swift');
  return false;
}
