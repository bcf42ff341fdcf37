import type { Lesson, ShowResult } from '../protocol.ts';
import { readDrawer } from './drawer.ts';
import { findBoard } from './find-board.ts';
import { readBoard } from './reading.ts';
import { recallPuzzle } from './session.ts';

/**
 * Shows a lesson on the board, in the place of the one before. What it strikes out is remembered.
 * @returns nothing where the script that draws lessons is not there yet
 */
export function show(lesson: Lesson): ShowResult | undefined {
  const drawer = readDrawer();
  if (!drawer) return undefined;
  const found = findBoard(document);
  if ('kind' in found) return found;
  const reading = readBoard(found);
  if ('kind' in reading) return reading;
  const { struck } = recallPuzzle(reading.givens);
  const isNew = ({ cell, digit }: (typeof struck)[number]) =>
    !struck.some((one) => one.cell === cell && one.digit === digit);
  struck.push(...(lesson.struck ?? []).filter(isNew));
  drawer.show(found, reading.givens, lesson);
  return { kind: 'shown' };
}
