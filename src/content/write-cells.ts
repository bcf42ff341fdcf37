import type { Cell, Grid } from '../sudoku/types.ts';
import { rememberPlace } from './place.ts';
import { type FoundBoard, findBoard, parseDigit } from './reading.ts';
import { isSamePuzzle } from './session.ts';
import { breathe, type Manner } from './write.ts';

/** What each cell is to hold. */
export type Texts = ReadonlyMap<Cell, string>;

/**
 * Writes cell by cell, with a pause after each in which the page may react. Leaves the player's focus,
 * selection and scroll position as they were.
 * @param found its board is exchanged where the page drew the same puzzle anew
 * @returns whether the board stayed on the page to the end
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
      if (!isStillThere(found, givens, cell)) return false;
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
  const cells = board.read();
  return new Map([...texts].filter(([cell, text]) => cells[cell].text !== text));
}

/** @returns those of `texts`, all of them digits, that the board does not show in any form */
export function findLost({ board }: FoundBoard, texts: Texts): Map<Cell, string> {
  const cells = board.read();
  return new Map(
    [...texts].filter(([cell, text]) => parseDigit(cells[cell].text) !== Number(text)),
  );
}

function isStillThere(found: FoundBoard, givens: Grid, cell?: Cell): boolean {
  if (found.board.isAttached(cell)) return true;
  const again = findBoard(document);
  if ('kind' in again || !isSamePuzzle(givens, again.board.read())) return false;
  found.board = again.board;
  return true;
}
