import type { Grid } from '../sudoku/types.ts';
import { type FoundBoard, isOneMark } from './reading.ts';
import { findLost, findUnlike, type Texts, writeCells, writeTwice } from './write-cells.ts';

/**
 * Finds out what the page makes of digits. Where that is not known, one of `texts` is tried, and what the page makes
 * of it is taken back where it is not that digit: a blank cell, if there is one, is sure to be blank again.
 * @returns digits, pencil marks, or nothing
 */
export async function tryIntake(
  found: FoundBoard,
  givens: Grid,
  texts: Texts,
): Promise<'digits' | 'marks' | 'nothing'> {
  const { board } = found;
  if (board.intake !== 'unsure') return board.intake === 'known' ? 'digits' : 'nothing';
  const all = [...texts];
  const [slot, text] = all.find(([slot]) => board.read(slot).text === '') ?? all[0];
  const before = new Map([[slot, board.read(slot).text]]);
  const isMarked = () => isOneMark(found.board.read(slot).text, text);
  // A second try would take the mark out again.
  const findMissing = (...args: Parameters<typeof findLost>) =>
    isMarked() ? new Map() : findLost(...args);
  const lost = await writeTwice(found, givens, new Map([[slot, text]]), findMissing);
  const isMark = lost !== undefined && isMarked();
  if (lost?.size === 0 && !isMark) return 'digits';
  if (lost) await writeCells(found, givens, findUnlike(found, before), 'swift');
  return isMark ? 'marks' : 'nothing';
}
