/**
 * Solver: depth-first search over nine bit boards, one per digit.
 *
 * Each digit's candidates are three 27-bit bands (three rows of nine columns; bit = row * 9 + column).
 * Propagation takes one changed band at a time and applies, by look-up on which of its nine mini-rows still hold
 * the digit, every locked candidate and hidden single of its rows and boxes; columns are told to the other two bands.
 * When nothing changes any more, naked singles are found by counting candidates in all cells at once.
 * The search branches on a cell with two candidates, else on a digit with fewest places in a house.
 */
import { findConflicts } from './grid.ts';
import type { Cell, Grid, Verdict } from './types.ts';

const CELLS = 81;
const BAND_CELLS = 27;
const ROW = 0x1ff;
const BAND = 0x7ffffff;
/** Every third bit: the first cell of each of a band's nine mini-rows (three cells of one row in one box). */
const MINI_ROW_STARTS = 0x1249249;
/** Multiplying nine column bits by this repeats them in the three rows of a band. */
const EACH_ROW = 0x40201;
const BOX_IN_BAND = 7 * EACH_ROW;

/** One search level: 27 bands (band * 9 + digit), then the unsolved cells of each band. */
const LEVEL = 30;
const UNSOLVED = 27;
const LEVELS = 100;

/** Indexed by which mini-rows hold a digit (bit box * 3 + row). */
const POSSIBLE = new Int32Array(512);
const LONE = new Int32Array(512);
/** Indexed by which columns of a band hold a digit: the columns that are their box's only one, in each row. */
const LONE_COLUMNS = new Int32Array(512);
/** Cells of its band that may still hold a digit placed in this cell. */
const KEEP = new Int32Array(BAND_CELLS);

const miniRow = (row: number, box: number) => 7 << (row * 9 + box * 3);

for (let held = 0; held < 512; held++) {
  let possible = 0;
  for (let a = 0; a < 3; a++)
    for (let b = 0; b < 3; b++) {
      const c = 3 - a - b;
      if (a !== b && held & (1 << a) && held & (8 << b) && held & (64 << c))
        possible |= miniRow(a, 0) | miniRow(b, 1) | miniRow(c, 2);
    }
  POSSIBLE[held] = possible;
  let lone = 0;
  for (let row = 0; row < 3; row++) {
    const inRow = possible & (ROW << (row * 9));
    for (let box = 0; box < 3; box++) if (inRow === miniRow(row, box)) lone |= inRow;
  }
  LONE[held] = lone;
  for (let box = 0; box < 3; box++) {
    const columns = (held >> (box * 3)) & 7;
    if ((columns & (columns - 1)) === 0) LONE_COLUMNS[held] |= (columns << (box * 3)) * EACH_ROW;
  }
}
for (let cell = 0; cell < BAND_CELLS; cell++) {
  const box = ((cell % 9) / 3) | 0;
  KEEP[cell] =
    (BAND & ~(ROW << (((cell / 9) | 0) * 9)) & ~(BOX_IN_BAND << (box * 3))) | (1 << cell);
}

const levels = new Int32Array(LEVEL * LEVELS);
const dirtyAt = new Int32Array(LEVELS);

/** Closes level `at` under the rules; the bands in `dirty` are looked at first. False: it has no solution. */
function propagate(at: number, dirty: number): boolean {
  for (;;) {
    while (dirty !== 0) {
      const i = 31 - Math.clz32(dirty);
      dirty ^= 1 << i;
      const before = levels[at + i];
      let held = (before | (before >> 1) | (before >> 2)) & MINI_ROW_STARTS;
      held = (held | (held >> 8) | (held >> 16)) & 511;
      const band = before & POSSIBLE[held];
      if (band === 0) return false;
      levels[at + i] = band;
      const b = i >= 18 ? 2 : i >= 9 ? 1 : 0;
      const digit = i - b * 9;
      const loneColumns = LONE_COLUMNS[(band | (band >> 9) | (band >> 18)) & 511];
      for (let other = digit; other < 27; other += 9) {
        if (other === i) continue;
        const was = levels[at + other];
        if (was & loneColumns) {
          levels[at + other] = was & ~loneColumns;
          dirty |= 1 << other;
        }
      }
      const placed = band & LONE[held] & loneColumns & levels[at + UNSOLVED + b];
      if (placed !== 0) {
        levels[at + UNSOLVED + b] &= ~placed;
        const first = b * 9;
        for (let other = first; other < first + 9; other++) {
          if (other === i) continue;
          const was = levels[at + other];
          if (was & placed) {
            levels[at + other] = was & ~placed;
            dirty |= 1 << other;
          }
        }
      }
    }
    for (let b = 0; b < 3; b++) {
      const first = at + b * 9;
      let one = 0;
      let two = 0;
      for (let digit = 0; digit < 9; digit++) {
        const band = levels[first + digit];
        two |= one & band;
        one |= band;
      }
      if (one !== BAND) return false;
      const singles = one & ~two & levels[at + UNSOLVED + b];
      if (singles === 0) continue;
      for (let digit = 0; digit < 9; digit++) {
        let here = levels[first + digit] & singles;
        while (here !== 0) {
          const cell = 31 - Math.clz32(here);
          here ^= 1 << cell;
          levels[first + digit] &= KEEP[cell];
          dirty |= 1 << (b * 9 + digit);
        }
      }
    }
    if (dirty === 0) return true;
  }
}

const popcount = (x: number) => {
  let n = 0;
  for (; x !== 0; x &= x - 1) n++;
  return n;
};

/** The band (index) and cells of it to try: one digit's places in a house or -1 with a cell's candidates. */
const branchDigits = 0; // bands to try, one bit each
let branchBand = 0;
let branchCell = 0;

function chooseCell(at: number, wanted: number): boolean {
  // cells with exactly two (wanted 2) or three candidates
  for (let b = 0; b < 3; b++) {
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let digit = 0; digit < 9; digit++) {
      const band = levels[at + b * 9 + digit];
      four |= three & band;
      three |= two & band;
      two |= one & band;
      one |= band;
    }
    const cells = wanted === 2 ? two & ~three : wanted === 3 ? three & ~four : four;
    if (cells !== 0) {
      branchCell = cells & -cells;
      branchBand = b;
      return true;
    }
  }
  return false;
}

/** A digit with exactly `wanted` places in some house: the places as cells of up to three bands. */
const places = new Int32Array(3);
let placesDigit = 0;
function chooseHouse(at: number, wanted: number): boolean {
  for (let digit = 0; digit < 9; digit++) {
    for (let b = 0; b < 3; b++) {
      const band = levels[at + b * 9 + digit];
      for (let k = 0; k < 3; k++) {
        for (const mask of [ROW << (k * 9), BOX_IN_BAND << (k * 3)]) {
          if (popcount(band & mask) === wanted) {
            places.fill(0);
            places[b] = band & mask;
            placesDigit = digit;
            return true;
          }
        }
      }
    }
    for (let column = 0; column < 9; column++) {
      const mask = EACH_ROW << column;
      let n = 0;
      for (let b = 0; b < 3; b++) {
        places[b] = levels[at + b * 9 + digit] & mask;
        n += popcount(places[b]);
      }
      if (n === wanted) {
        placesDigit = digit;
        return true;
      }
    }
  }
  return false;
}

function readSolution(at: number): Grid {
  const solution = new Uint8Array(CELLS);
  for (let i = 0; i < 27; i++) {
    let band = levels[at + i];
    const b = (i / 9) | 0;
    while (band !== 0) {
      const cell = 31 - Math.clz32(band);
      band ^= 1 << cell;
      solution[b * BAND_CELLS + cell] = (i % 9) + 1;
    }
  }
  return solution;
}

/**
 * Counts the solutions of `grid` up to `limit` (an integer, at least 2) and says which kind of board it is.
 * Throws a RangeError where the grid is not 81 values 0–9 or the limit is not such an integer.
 */
export function solve(grid: Grid, limit = 2): Verdict {
  if (grid.length !== CELLS) throw new RangeError(`a grid has ${CELLS} values, not ${grid.length}`);
  if (!Number.isInteger(limit) || limit < 2)
    throw new RangeError(`limit is ${limit}, not an integer from 2 on`);
  for (let i = 0; i < 27; i++) levels[i] = BAND;
  levels.fill(BAND, 27, 30);
  for (let cell = 0; cell < CELLS; cell++) {
    const value = grid[cell];
    if (value > 9) throw new RangeError(`value ${value} in cell ${cell}`);
    if (value !== 0) {
      const b = (cell / 27) | 0;
      levels[b * 9 + value - 1] &= KEEP[cell - b * 27];
    }
  }
  let guesses = 0;
  const used = new Int32Array(27);
  let clash = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (grid[cell] === 0) continue;
    const bit = 1 << grid[cell];
    const row = (cell / 9) | 0;
    const column = cell % 9;
    const box = ((row / 3) | 0) * 3 + ((column / 3) | 0);
    clash |= (used[row] | used[9 + column] | used[18 + box]) & bit;
    used[row] |= bit;
    used[9 + column] |= bit;
    used[18 + box] |= bit;
  }
  if (clash !== 0) return { kind: 'conflict', cells: findConflicts(grid), guesses: 0 };
  let level = 0;
  dirtyAt[0] = BAND;
  let count = 0;
  let solution: Grid | undefined;
  let another: Grid | undefined;
  for (let cell = 0; cell < CELLS; cell++) {
    const b = (cell / 27) | 0;
    if (grid[cell] !== 0)
      for (let digit = 0; digit < 9; digit++)
        if (digit !== grid[cell] - 1) levels[b * 9 + digit] &= ~(1 << (cell - b * 27));
  }
  while (level >= 0) {
    const at = level * LEVEL;
    if (!propagate(at, dirtyAt[level])) {
      level--;
      continue;
    }
    if ((levels[at + UNSOLVED] | levels[at + UNSOLVED + 1] | levels[at + UNSOLVED + 2]) === 0) {
      if (count === 0) solution = readSolution(at);
      else if (count === 1) another = readSolution(at);
      if (++count === limit) break;
      level--;
      continue;
    }
    guesses++;
    levels.copyWithin(at + LEVEL, at, at + LEVEL);
    const next = at + LEVEL;
    let i: number;
    let cell: number;
    if (
      chooseCell(at, 2) ||
      (!chooseHouse(at, 2) && (chooseCell(at, 3) || (!chooseHouse(at, 3) && chooseCell(at, 4))))
    ) {
      i = branchBand * 9;
      while ((levels[at + i] & branchCell) === 0) i++;
      cell = 31 - Math.clz32(branchCell);
    } else {
      i = placesDigit;
      while (places[(i / 9) | 0] === 0) i += 9;
      cell = 31 - Math.clz32(places[(i / 9) | 0]);
    }
    levels[at + i] &= ~(1 << cell);
    dirtyAt[level] = 1 << i;
    levels[next + i] &= KEEP[cell];
    const b = (i / 9) | 0;
    dirtyAt[level + 1] = 1 << i;
    for (let digit = 0; digit < 9; digit++)
      if (b * 9 + digit !== i) {
        levels[next + b * 9 + digit] &= ~(1 << cell);
        dirtyAt[level + 1] |= 1 << (b * 9 + digit);
      }
    level++;
  }
  if (solution === undefined) return { kind: 'none', guesses };
  if (another === undefined) return { kind: 'unique', solution, guesses };
  return { kind: 'multiple', solution, another, count, guesses };
}
