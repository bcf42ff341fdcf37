/** Bytes that grow line by line. */
import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Grid } from '../sudoku/types.ts';

const [NEWLINE, SPACE, ZERO] = Buffer.from('\n 0');

export type Output = ReturnType<typeof createOutput>;

/** @param expected about how many bytes there will be */
export function createOutput(expected: number) {
  let text = Buffer.allocUnsafe(expected);
  let length = 0;

  function reserve(bytes: number): void {
    if (length + bytes <= text.length) return;
    const larger = Buffer.allocUnsafe(2 * (length + bytes));
    text.copy(larger, 0, 0, length);
    text = larger;
  }
  function putGrid(grid: Grid, end: number): void {
    for (let cell = 0; cell < CELL_COUNT; cell++) text[length++] = ZERO + grid[cell];
    text[length++] = end;
  }

  return {
    putLine(line: string): void {
      reserve(Buffer.byteLength(line) + 1);
      length += text.write(line, length);
      text[length++] = NEWLINE;
    },
    /** A word and full grids, byte by byte: a string for each would cost more than solving it. */
    putGrids(word: Uint8Array, first: Grid, second?: Grid): void {
      reserve(word.length + 2 * (CELL_COUNT + 1));
      text.set(word, length);
      length += word.length;
      putGrid(first, second ? SPACE : NEWLINE);
      if (second) putGrid(second, NEWLINE);
    },
    bytes: (): Uint8Array => text.subarray(0, length),
  };
}
