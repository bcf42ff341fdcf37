/**
 * The two solvers of the article that this product began with, written anew: blank cells in reading order, one bit mask
 * for each row, column and box, lowest digit first. The better one first fills naked singles until nothing changes.
 */
const ROW = Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 9));
const COLUMN = Array.from({ length: 81 }, (_, cell) => cell % 9);
const BOX = ROW.map((row, cell) => Math.floor(row / 3) * 3 + Math.floor(COLUMN[cell] / 3));

/** @returns how many solutions there are, at most 2 */
export function countPlain(grid: Uint8Array): number {
  return count(grid, false);
}

/** @returns how many solutions there are, at most 2 */
export function countWithSingles(grid: Uint8Array): number {
  return count(grid, true);
}

function count(grid: Uint8Array, fillsSingles: boolean): number {
  const rows = new Array(9).fill(511);
  const columns = new Array(9).fill(511);
  const boxes = new Array(9).fill(511);
  const left = (cell: number) => rows[ROW[cell]] & columns[COLUMN[cell]] & boxes[BOX[cell]];
  const flip = (cell: number, bit: number) => {
    rows[ROW[cell]] ^= bit;
    columns[COLUMN[cell]] ^= bit;
    boxes[BOX[cell]] ^= bit;
  };
  for (let cell = 0; cell < 81; cell++) {
    if (grid[cell] === 0) continue;
    const bit = 1 << (grid[cell] - 1);
    if ((left(cell) & bit) === 0) return 0;
    flip(cell, bit);
  }
  let blanks = Array.from(grid.keys()).filter((cell) => grid[cell] === 0);
  for (let before = -1; fillsSingles && before !== blanks.length; ) {
    before = blanks.length;
    blanks = blanks.filter((cell) => {
      const digits = left(cell);
      const isSingle = digits !== 0 && (digits & (digits - 1)) === 0;
      if (isSingle) flip(cell, digits);
      return !isSingle;
    });
  }
  let solutions = 0;
  const search = (next: number): void => {
    if (next === blanks.length) {
      solutions++;
      return;
    }
    for (let digits = left(blanks[next]); digits !== 0 && solutions < 2; digits &= digits - 1) {
      const bit = digits & -digits;
      flip(blanks[next], bit);
      search(next + 1);
      flip(blanks[next], bit);
    }
  };
  search(0);
  return solutions;
}
