import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Cell, Grid } from '../sudoku/types.ts';
import { findBoard } from './find-board.ts';
import { rememberPlace } from './place.ts';
import { type FoundBoard, isSamePuzzle, parseSlot } from './reading.ts';
import type { Slot } from './sites/site.ts';
import { breathe, type Manner } from './write.ts';

/** What each slot is to hold. */
export type Texts = ReadonlyMap<Slot, string>;

/** So many texts in a row that were waited for in vain, and no more are tried: all would take a minute. */
const MOST_FAILURES = 3;
/** A wait, in milliseconds. */
const LONG = 100;

/**
 * Writes slot by slot, with a pause after each in which the page may react. Leaves the player's focus,
 * selection and scroll position as they were.
 * @param found its board is exchanged where the page drew the same puzzle anew
 * @returns whether the puzzle stayed on the page to the end
 */
export async function writeCells(
  found: FoundBoard,
  givens: Grid,
  texts: Iterable<readonly [Slot, string]>,
  manner: Manner,
): Promise<boolean> {
  if (found.board.intake === 'none') return true;
  const restorePlace = rememberPlace(document);
  let failures = 0;
  try {
    for (const [slot, text] of texts) {
      if (!isStillThere(found, givens)) return false;
      const there = found.board.read(slot);
      if (there.isGiven) return false;
      // Some pages take a digit out that is entered again.
      if (there.text === text) continue;
      const start = performance.now();
      await found.board.write(slot, text, manner);
      const hasWaited = performance.now() - start > LONG;
      await breathe(manner);
      const isTaken = () => parseSlot(slot, found.board.read(slot).text) === parseSlot(slot, text);
      failures = hasWaited && !isTaken() ? failures + 1 : 0;
      if (failures >= MOST_FAILURES) break;
    }
    return isStillThere(found, givens);
  } finally {
    restorePlace();
  }
}

/**
 * Writes patiently what the page did not take, as long as it takes more of it.
 * @param findMissing tells which of the texts the board does not show
 * @param missing those that it does not show to begin with
 * @returns those that it still does not show; nothing where the puzzle left the page
 */
export async function writeAgain(
  found: FoundBoard,
  givens: Grid,
  texts: Texts,
  findMissing: typeof findLost,
  missing = findMissing(found, texts),
): Promise<Texts | undefined> {
  for (let most = Infinity; missing.size > 0 && missing.size < most; ) {
    most = missing.size;
    if (!(await writeCells(found, givens, missing, 'patient'))) return undefined;
    missing = findMissing(found, texts);
  }
  return missing;
}

/** Writes swiftly, and again what the page did not take. See `writeAgain`. */
export async function writeAll(...all: Parameters<typeof writeAgain>): Promise<Texts | undefined> {
  const [found, givens, texts] = all;
  return (await writeCells(found, givens, texts, 'swift')) ? writeAgain(...all) : undefined;
}

/** @returns those of `texts` that the board does not show, to the letter */
export function findUnlike({ board }: FoundBoard, texts: Texts): Map<Slot, string> {
  return new Map([...texts].filter(([slot, text]) => board.read(slot).text !== text));
}

/** @returns those of `texts`, digits or pencil marks, that the board does not show in any form */
export function findLost({ board }: FoundBoard, texts: Texts): Map<Slot, string> {
  return new Map(
    [...texts].filter(
      ([slot, text]) => parseSlot(slot, board.read(slot).text) !== parseSlot(slot, text),
    ),
  );
}

/** @returns the cells that `texts` are for, each once */
export function listCells(texts: Texts): Cell[] {
  return [...new Set([...texts.keys()].map((slot) => slot % CELL_COUNT))];
}

/** Whether the puzzle with these givens is on the page, be it drawn anew. */
export function isStillThere(found: FoundBoard, givens: Grid): boolean {
  if (!found.board.isAttached()) {
    const again = findBoard(document);
    if ('kind' in again) return false;
    found.board = again.board;
  }
  return isSamePuzzle(givens, found.board);
}
