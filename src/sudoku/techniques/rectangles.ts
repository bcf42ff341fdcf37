/** The rectangles of four cells in two rows, two columns and two boxes, whose two digits could be exchanged. */
import type { Cell } from '../types.ts';

/** Corners as the row of the first two: 0 and 1 share a row, 0 and 2 a column, 0 and 3 lie across. */
export type Rectangle = readonly [Cell, Cell, Cell, Cell];

const isOneBand = (a: number, b: number) => Math.floor(a / 3) === Math.floor(b / 3);

export const RECTANGLES: readonly Rectangle[] = [...Array(9).keys()].flatMap((bottom) =>
  [...Array(bottom).keys()].flatMap((top) =>
    [...Array(9).keys()].flatMap((right) =>
      [...Array(right).keys()]
        .filter((left) => isOneBand(top, bottom) !== isOneBand(left, right))
        .map(
          (left): Rectangle => [
            top * 9 + left,
            top * 9 + right,
            bottom * 9 + left,
            bottom * 9 + right,
          ],
        ),
    ),
  ),
);

/** The corner in the same row, that in the same column, and the one across, by corner. */
export const IN_ROW = [1, 0, 3, 2];
export const IN_COLUMN = [2, 3, 0, 1];
export const ACROSS = [3, 2, 1, 0];
