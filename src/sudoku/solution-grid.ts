/** Full grids at random. */
import { pickIndex, type Random, shuffle } from './random.ts';
import type { Grid } from './types.ts';

export type Method = 'backtracking' | 'transformation';

export const METHODS: readonly Method[] = ['backtracking', 'transformation'];

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ROW = Uint8Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 9));
const COLUMN = Uint8Array.from({ length: 81 }, (_, cell) => cell % 9);
const BOX = Uint8Array.from(ROW, (row, cell) => row - (row % 3) + Math.floor((cell % 9) / 3));

/**
 * @param method `backtracking` can reach each of the 6,670,903,752,021,072,936,960 grids, `transformation`
 *   13,168,189,440 of them, which are two grids and what they look like from elsewhere
 */
export function newSolution(method: Method, random: Random): Grid {
  return method === 'backtracking' ? fillAtRandom(random) : transform(random);
}

/**
 * Cell by cell in reading order, in each the digits left in random order, and back where none fits: the first row is
 * any order of the nine digits. Takes about 120 cells tried; not all grids are equally likely, but all are possible.
 */
function fillAtRandom(random: Random): Grid {
  const grid = new Uint8Array(81);
  const rows = new Int32Array(9).fill(511);
  const columns = new Int32Array(9).fill(511);
  const boxes = new Int32Array(9).fill(511);

  function fillFrom(cell: number): boolean {
    if (cell === 81) return true;
    const [row, column, box] = [ROW[cell], COLUMN[cell], BOX[cell]];
    let left = rows[row] & columns[column] & boxes[box];
    while (left !== 0) {
      const bit = pickBit(left, random);
      left ^= bit;
      rows[row] ^= bit;
      columns[column] ^= bit;
      boxes[box] ^= bit;
      grid[cell] = 32 - Math.clz32(bit);
      if (fillFrom(cell + 1)) return true;
      rows[row] ^= bit;
      columns[column] ^= bit;
      boxes[box] ^= bit;
    }
    return false;
  }
  fillFrom(0);
  return grid;
}

function pickBit(bits: number, random: Random): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  let rest = bits;
  for (let skip = pickIndex(count, random); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}

/**
 * Any first row; the next two are its three triples moved on by one box, to the left or to the right; each lower band
 * is the one above with the columns of each box moved on by one, to the left or to the right. Read with one direction
 * for all three boxes that makes 9!·4 = 1,451,520 grids, all essentially the same one (648 symmetries lead back to it);
 * read with a direction for each box, as here, 9!·16 = 5,806,080 and one more essentially different (108 symmetries).
 * Rows, columns, bands and stacks are then put in random order and the board is turned or not, which leads to the
 * 6⁸·2·9! · (1/648 + 1/108) = 13,168,189,440 grids that look like these two.
 */
function transform(random: Random): Grid {
  const first = shuffle([...DIGITS], random);
  const isTurned = random() < 0.5;
  const [byRow, ...byBox] = [1, 1, 1, 1].map(() => 1 + pickIndex(2, random));
  const rows = shuffleLines(random);
  const columns = shuffleLines(random);
  const grid = new Uint8Array(81);
  for (const i of NINE) {
    for (const j of NINE) {
      const [row, column] = [rows[i], columns[j]];
      const box = Math.floor(column / 3);
      const inBox = ((column % 3) + byBox[box] * Math.floor(row / 3)) % 3;
      const digit = first[(3 * (box + byRow * (row % 3)) + inBox) % 9];
      grid[isTurned ? j * 9 + i : i * 9 + j] = digit;
    }
  }
  return grid;
}

/** @returns the nine rows (or columns) in random order, those of a band (or stack) still together */
function shuffleLines(random: Random): number[] {
  return shuffle([0, 3, 6], random).flatMap((band) =>
    shuffle([0, 1, 2], random).map((line) => band + line),
  );
}
