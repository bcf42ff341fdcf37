import type { Cell, Grid } from '../sudoku/types.ts';
import { rememberPlace } from './place.ts';
import { type FoundBoard, findBoard, isSamePuzzle, parseDigit } from './reading.ts';
import { breathe, type Manner } from './write.ts';

/** What each cell is to hold. */
export type Texts = ReadonlyMap<Cell, string>;

/**
 * Writes cell by cell, with a pause after each in which the page may react. Leaves the player's focus,
 * selection and scroll position as they were.
 * @param found its board is exchanged where the page drew the same puzzle anew
 * @returns whether the puzzle stayed on the page to the end
 */
export async function writeCells(
  found: FoundBoard,
  givens: Grid,
  texts: Texts,
  manner: Manner,
): Promise<boolean> {
  const restorePlace = rememberPlace(document);
  try {
    for (const [cell, text] of texts) {
      if (!isStillThere(found, givens) || found.board.read(cell).isGiven) return false;
      await found.board.write(cell, text, manner);
      await breathe(manner);
    }
    return isStillThere(found, givens);
  } finally {
    restorePlace();
  }
}

/** @returns those of `texts` that the board does not show, to the letter */
export function findUnlike({ board }: FoundBoard, texts: Texts): Map<Cell, string> {
  return new Map([...texts].filter(([cell, text]) => board.read(cell).text !== text));
}

/** @returns those of `texts`, all of them digits, that the board does not show in any form */
export function findLost({ board }: FoundBoard, texts: Texts): Map<Cell, string> {
  return new Map(
    [...texts].filter(([cell, text]) => parseDigit(board.read(cell).text) !== Number(text)),
  );
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
