/**
 * The solver: depth-first search over one bit board for each digit.
 *
 * A digit's places are three bands of 27 bits (three rows of nine columns; bit = row * 9 + column). Propagation goes
 * round the digits and closes the three bands of each one that has lost a cell under everything that can be said of one
 * digit: look-ups by which mini-rows and which columns still hold it give the locked candidates and hidden singles of
 * rows, boxes and columns. When no digit changes any more, naked singles are found by counting all cells of a band at
 * once. What is left is branched on: the cell with two candidates whose digits would take most from its peers, else a
 * mini-row or mini-column. Nothing is allocated for a node; a level of the search is 128 ints.
 *
 * That is quickest where there is one solution and can take a second where there is none. So few givens and many guesses
 * make the search deep: it branches on minis only and asks whether the digits of every house can all have a place at
 * once (a matching). Boards of 100,000 guesses then mostly take fewer than 100; the worst that a random search has found
 * takes 9,030. Counting only mini-rows and mini-columns, each of which holds three digits, left boards of 98,000.
 *
 * What was tried instead, as its time beside this one's in the same run (hardest of the forum / 17 givens):
 *   the first cell with two candidates, not the best        1.4 / 1.1, twice the guesses
 *   the second best of a level, after the best is done with 1.05 / 1.0, 1.07 times the guesses
 *   scores by digit, not by cell                            1.1 / 1.02
 *   a set of digits to look at, not all of them in turn     1.06 / 1.0
 *   one round of look-ups for each look at a digit          1.2 / 1.2
 *   one changed band at a time, not a digit's three         1.3 / 1.6
 *   without what columns say of a box                       1.2 / 1.5 times the guesses
 *   ifs where a select does (see propagate and choosePair)  1.04 / 1.07
 *   givens read with a test on each cell                    1.02 / 1.1, easy puzzles 1.37
 *   an array of its own for each solution                   1.0 / 1.09, easy puzzles 1.16
 */
import { findConflicts } from './grid.ts';
import { BAND_CELLS, BOX, createTables, EACH_ROW, ROW } from './solver-tables.ts';
import type { Grid, Verdict } from './types.ts';

/**
 * Says what kind of board `grid` is, counting its solutions up to `limit`.
 * @param limit an integer, at least 2
 * @returns solutions may share one buffer with others: copy before handing a buffer on
 * @throws RangeError where the grid isn't 81 values of 0–9, or the limit is no such integer
 */
export const solve = createSolver();

/** Everything is inside a function and runs once: engines treat the constants of a closure as constants. */
function createSolver(): (grid: Grid, limit?: number) => Verdict {
  const CELLS = 81;
  const BAND = (1 << BAND_CELLS) - 1;
  /** The first cell of each mini-row, which is three cells of one row in one box. */
  const MINI_ROW_STARTS = 0x1249249;

  // A level: 8 ints for each digit (three bands of unsolved places, then from OWN three of solved ones), then by band
  // the unsolved cells and those with two candidates. Powers of two, as `|` needs no check for overflow.
  const LEVEL = 128;
  const OWN = 4;
  const LAST_DIGIT = 64;
  const FREE = 72;
  const PAIRS = 76;
  /** Each level settles a digit's mini-row or mini-column in a box that the one before it has not. */
  const LEVELS = 2 * CELLS + 1;
  /** Set in a digit's first band where it must be closed again though no cell was taken from it. */
  const CHANGED = 1 << 30;
  /** More guesses than nearly all valid puzzles take: the search starts again, deep. */
  const DEEP_FROM = 400;
  /** At most so many givens: deep where no cell has two candidates. Hard puzzles have more, and no use for it. */
  const SPARSE = 20;
  const SOLUTIONS_PER_BUFFER = 16;

  const [possible, loneMiniRows, loneColumns, claimed, ways, bandPeers] = createTables();
  const levels = new Int32Array(LEVEL * LEVELS);
  /** By level: the digit before which to start. */
  const startAt = new Int32Array(LEVELS);
  const givens = new Int32Array(CELLS + 1);
  /** By digit: its places in a house, and by place: the digit there. Longer than needed: engines reach short arrays slower. */
  const places = new Int32Array(32);
  const seated = new Int32Array(32);
  let tried = 0;
  let isSparse = false;
  let isDeep = false;
  let buffer = new ArrayBuffer(0);
  let used = 0;

  // The branch: a digit is in some cells of a band, and so not in others; or it is not, and what else then is.
  let branchDigit = 0;
  let branchBand = 0;
  let branchCells = 0;
  let branchOthers = 0;
  /** The other candidate where the branch is on a cell with two, else -1. */
  let otherDigit = 0;

  /** Closes the level that starts at `start` under all rules. Returns the cells still unsolved, -1 for no solution. */
  function propagate(start: number, digit: number): number {
    // Copied, as engines fold a closure's constant inside a loop only by way of a local name.
    const state = levels;
    const possibleIn = possible;
    const loneRows = loneMiniRows;
    const lone = loneColumns;
    const claims = claimed;
    // `| 0`: an int from the start, not a number to be unpacked on each round.
    const at = start | 0;
    let i = at | (digit << 3);
    /** How many digits in turn have been looked at and have placed nothing. */
    let quiet = 0;
    let free0 = state[at | FREE];
    let free1 = state[at | FREE | 1];
    let free2 = state[at | FREE | 2];
    for (;;) {
      while (quiet < 9) {
        i = i === at ? at | LAST_DIGIT : i - 8;
        quiet++;
        let a0 = state[i];
        let a1 = state[i | 1];
        let a2 = state[i | 2];
        let b0 = a0 & free0;
        let b1 = a1 & free1;
        let b2 = a2 & free2;
        if (((a0 ^ b0) | (a1 ^ b1) | (a2 ^ b2)) === 0) continue;
        b0 |= state[i | OWN];
        b1 |= state[i | OWN | 1];
        b2 |= state[i | OWN | 2];
        let rows0: number;
        let rows1: number;
        let rows2: number;
        let lone0: number;
        let lone1: number;
        let lone2: number;
        for (;;) {
          rows0 = (b0 | (b0 >> 1) | (b0 >> 2)) & MINI_ROW_STARTS;
          rows1 = (b1 | (b1 >> 1) | (b1 >> 2)) & MINI_ROW_STARTS;
          rows2 = (b2 | (b2 >> 1) | (b2 >> 2)) & MINI_ROW_STARTS;
          rows0 = (rows0 | (rows0 >> 8) | (rows0 >> 16)) & 511;
          rows1 = (rows1 | (rows1 >> 8) | (rows1 >> 16)) & 511;
          rows2 = (rows2 | (rows2 >> 8) | (rows2 >> 16)) & 511;
          b0 &= possibleIn[rows0];
          b1 &= possibleIn[rows1];
          b2 &= possibleIn[rows2];
          const c0 = (b0 | (b0 >> 9) | (b0 >> 18)) & ROW;
          const c1 = (b1 | (b1 >> 9) | (b1 >> 18)) & ROW;
          const c2 = (b2 | (b2 >> 9) | (b2 >> 18)) & ROW;
          if (b0 === 0 || b1 === 0 || b2 === 0 || (c0 | c1 | c2) !== ROW) return -1;
          lone0 = lone[c0];
          lone1 = lone[c1];
          lone2 = lone[c2];
          const once = (c0 ^ c1 ^ c2) & ~(c0 & c1 & c2);
          a0 = b0 & ~(lone1 | lone2) & claims[c0 & once];
          a1 = b1 & ~(lone0 | lone2) & claims[c1 & once];
          a2 = b2 & ~(lone0 | lone1) & claims[c2 & once];
          // Mini-rows agree already: only what columns take away can start another round.
          if (((a0 ^ b0) | (a1 ^ b1) | (a2 ^ b2)) === 0) break;
          b0 = a0;
          b1 = a1;
          b2 = a2;
        }
        const own0 = b0 & loneRows[rows0] & lone0;
        const own1 = b1 & loneRows[rows1] & lone1;
        const own2 = b2 & loneRows[rows2] & lone2;
        state[i] = b0 ^ own0;
        state[i | 1] = b1 ^ own1;
        state[i | 2] = b2 ^ own2;
        state[i | OWN] = own0;
        state[i | OWN | 1] = own1;
        state[i | OWN | 2] = own2;
        // 0 where a cell was placed. A select without a branch: which way it goes is what a processor can't predict.
        quiet &= ~((0 - ((own0 & free0) | (own1 & free1) | (own2 & free2))) >> 31);
        free0 &= ~own0;
        free1 &= ~own1;
        free2 &= ~own2;
      }
      const unsolved = free0 | free1 | free2;
      if (unsolved === 0) return 0;
      state[at | FREE] = free0;
      state[at | FREE | 1] = free1;
      state[at | FREE | 2] = free2;
      for (let b = 0; b < 3; b++) {
        const free = state[at | FREE | b];
        let one = BAND & ~free;
        let two = 0;
        let three = 0;
        for (let j = at | b; j < (at | FREE); j += 8) {
          const band = state[j];
          three |= two & band;
          two |= one & band;
          one |= band;
        }
        if (one !== BAND) return -1;
        state[at | PAIRS | b] = two & ~three;
        if ((free & ~two) === 0) continue;
        keepSingles(at | b, free & ~two);
        quiet = 0;
      }
      if (quiet !== 0) return isDeep && !canSeatAll(at) ? -1 : unsolved;
    }
  }

  /** Takes the peers of naked singles away from the singles' digits in one band. */
  function keepSingles(bandAt: number, singles: number): void {
    for (let rest = singles; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest);
      const digits = candidates(bandAt, cell);
      // Lost to a single before it: the next look at the band will find a cell without candidates.
      if (digits === 0) continue;
      const i = bandAt | ((31 - Math.clz32(digits)) << 3);
      levels[i] &= ~bandPeers[cell];
      // The mark belongs to the digit's first band, whichever this one is.
      levels[i & ~3] |= CHANGED;
    }
  }

  /** Written out: a loop over the digits takes longer than all else that is done with a cell. */
  function candidates(bandAt: number, cell: number): number {
    const state = levels;
    return (
      ((state[bandAt] >> cell) & 1) |
      (((state[bandAt | 8] >> cell) & 1) << 1) |
      (((state[bandAt | 16] >> cell) & 1) << 2) |
      (((state[bandAt | 24] >> cell) & 1) << 3) |
      (((state[bandAt | 32] >> cell) & 1) << 4) |
      (((state[bandAt | 40] >> cell) & 1) << 5) |
      (((state[bandAt | 48] >> cell) & 1) << 6) |
      (((state[bandAt | 56] >> cell) & 1) << 7) |
      (((state[bandAt | 64] >> cell) & 1) << 8)
    );
  }

  /**
   * Which minis of a line a digit can be in. The lines are the three bands, of mini-rows (bit box * 3 + row), and the
   * three stacks, of mini-columns (bit band * 3 + column).
   */
  function minisOf(digitAt: number, line: number): number {
    const stack = line * 3 - 9;
    let set = 0;
    for (let b = 0; b < 3; b++) {
      const band = levels[digitAt | b] | levels[digitAt | OWN | b];
      const starts = (band | (band >> 1) | (band >> 2)) & MINI_ROW_STARTS;
      if (line === b) return (starts | (starts >> 8) | (starts >> 16)) & 511;
      set |= (((band | (band >> 9) | (band >> 18)) >> stack) & 7) << (b * 3);
    }
    return set;
  }

  /** Which cells of a house can hold a digit. Houses 0-8 are rows, then boxes, then columns. */
  function placesIn(digitAt: number, house: number): number {
    const n = house % 9;
    if (house >= 18) {
      const top = (levels[digitAt] | levels[digitAt | OWN]) >> n;
      const middle = (levels[digitAt | 1] | levels[digitAt | OWN | 1]) >> n;
      const bottom = (levels[digitAt | 2] | levels[digitAt | OWN | 2]) >> n;
      const places = (top & EACH_ROW) | ((middle & EACH_ROW) << 1) | ((bottom & EACH_ROW) << 2);
      return (places | (places >> 6) | (places >> 12)) & ROW;
    }
    const i = digitAt | ((n / 3) | 0);
    const third = (n % 3) * 3;
    const band = levels[i] | levels[i | OWN];
    if (house < 9) return (band >> (third * 3)) & ROW;
    const box = (band >> third) & BOX;
    return (box | (box >> 6) | (box >> 12)) & ROW;
  }

  /** Whether the digits of every house can all have a place at once: none where, say, four have but three places. */
  function canSeatAll(at: number): boolean {
    for (let house = 0; house < 27; house++) {
      for (let place = 0; place < 9; place++) seated[place] = -1;
      for (let digit = 0; digit < 9; digit++) places[digit] = placesIn(at | (digit << 3), house);
      for (let digit = 0; digit < 9; digit++) {
        tried = 0;
        if (!seat(digit)) return false;
      }
    }
    return true;
  }

  /** Gives a digit a place of the house, with others moving on where they must. */
  function seat(digit: number): boolean {
    for (;;) {
      const left = places[digit] & ~tried;
      if (left === 0) return false;
      tried |= left & -left;
      const place = 31 - Math.clz32(left & -left);
      if (seated[place] >= 0 && !seat(seated[place])) continue;
      seated[place] = digit;
      return true;
    }
  }

  /** Branches on a mini: in the line with fewest ways to place its digits, of the digit with fewest. */
  function chooseMini(at: number): void {
    let best = 0xffff;
    let bestLine = 0;
    for (let line = 0; line < 6; line++) {
      let total = 0;
      let fewest = 0xff;
      let first = 0;
      for (let digit = 0; digit < 9; digit++) {
        const count = ways[minisOf(at | (digit << 3), line)];
        total += count;
        if (count === 1 || count >= fewest) continue;
        fewest = count;
        first = digit;
      }
      if (fewest === 0xff || total >= best) continue;
      best = total;
      bestLine = line;
      branchDigit = first;
    }
    const can = minisOf(at | (branchDigit << 3), bestLine);
    const open = can & ~loneColumns[can];
    const mini = 31 - Math.clz32(open & -open);
    const third = (mini / 3) | 0;
    const isRow = bestLine < 3;
    const stack = isRow ? third * 3 : bestLine * 3 - 9;
    branchBand = isRow ? bestLine : third;
    branchCells = isRow ? 7 << ((mini % 3) * 9 + stack) : EACH_ROW << (stack + (mini % 3));
    branchOthers = (BOX << stack) & ~branchCells;
    otherDigit = -1;
  }

  /** Bits of each nibble, counted. */
  function countNibbles(x: number): number {
    const twos = x - ((x >> 1) & 0x55555555);
    return (twos & 0x33333333) + ((twos >> 2) & 0x33333333);
  }

  function addNibbles(x: number): number {
    return (x & 0x0f0f0f0f) + ((x >> 4) & 0x0f0f0f0f);
  }

  /**
   * Branches on the cell with two candidates that would take most away: a point for each peer that may hold one of
   * them, two more where that peer has two candidates itself. False where there is no such cell.
   */
  function choosePair(at: number): boolean {
    const state = levels;
    // Score, then band and cell, in one number: the best is the greatest.
    let best = -1;
    for (let b = 0; b < 3; b++) {
      const next = b === 0 ? 1 : 0;
      const last = b === 2 ? 1 : 2;
      const pairs = state[at | PAIRS | b];
      const pairsNext = state[at | PAIRS | next];
      const pairsLast = state[at | PAIRS | last];
      for (let rest = pairs; rest !== 0; rest &= rest - 1) {
        const cell = 31 - Math.clz32(rest & -rest);
        const digits = candidates(at | b, cell);
        const p = at | ((31 - Math.clz32(digits)) << 3);
        const q = at | ((31 - Math.clz32(digits & -digits)) << 3);
        const near = bandPeers[cell];
        const pNear = state[p | b] & near;
        const qNear = state[q | b] & near;
        const points = countNibbles(pNear) + countNibbles(qNear);
        const pairPoints = countNibbles(pNear & pairs) + countNibbles(qNear & pairs);
        // In the other bands, the column's bits are nine apart: they are added with no need to count them first.
        const column = cell % 9;
        const far = EACH_ROW << column;
        const pNext = state[p | next] & far;
        const pLast = state[p | last] & far;
        const qNext = state[q | next] & far;
        const qLast = state[q | last] & far;
        const farPairs =
          (pNext & pairsNext) + (pLast & pairsLast) + (qNext & pairsNext) + (qLast & pairsLast);
        const sums = (pNext + pLast + qNext + qLast + 2 * farPairs) >> column;
        const bytes = addNibbles(points) + 2 * addNibbles(pairPoints);
        const farPoints = (sums + (sums >> 9) + (sums >> 18)) & 63;
        const score = Math.imul(bytes + farPoints, 0x01010101) >>> 24;
        const gain = ((score << 7) | (b << 5) | cell) - best;
        best += gain & ~(gain >> 31);
      }
    }
    if (best < 0) return false;
    const cell = best & 31;
    branchBand = (best >> 5) & 3;
    branchCells = 1 << cell;
    branchOthers = bandPeers[cell];
    const digits = candidates(at | branchBand, cell);
    branchDigit = 31 - Math.clz32(digits);
    otherDigit = 31 - Math.clz32(digits & -digits);
    return true;
  }

  /** Makes the next level, with the branch taken; in this one it is ruled out. */
  function branch(level: number): void {
    const at = level * LEVEL;
    for (let i = at; i <= (at | FREE); i += 8) {
      const to = i + LEVEL;
      levels[to] = levels[i];
      levels[to | 1] = levels[i | 1];
      levels[to | 2] = levels[i | 2];
      levels[to | OWN] = levels[i | OWN];
      levels[to | OWN | 1] = levels[i | OWN | 1];
      levels[to | OWN | 2] = levels[i | OWN | 2];
    }
    const i = at | (branchDigit << 3);
    levels[(i | branchBand) + LEVEL] &= ~branchOthers;
    levels[i + LEVEL] |= CHANGED;
    levels[i | branchBand] &= ~branchCells;
    levels[i] |= CHANGED;
    startAt[level] = startAt[level + 1] = (branchDigit + 1) % 9;
    if (otherDigit < 0) return;
    const other = at | (otherDigit << 3);
    levels[other | branchBand] &= ~branchOthers;
    levels[other] |= CHANGED;
  }

  /** Fills level 0. Returns false where a given clashes with another of its row or box. */
  function readGivens(grid: Grid): boolean {
    const state = levels;
    for (let i = 0; i < FREE; i += 8) {
      state[i] = BAND | CHANGED;
      state[i | 1] = state[i | 2] = BAND;
      state[i | OWN] = state[i | OWN | 1] = state[i | OWN | 2] = 0;
    }
    state[FREE] = state[FREE | 1] = state[FREE | 2] = BAND;
    startAt[0] = 0;
    // Listed first without a branch: which cells are empty is what a processor can't predict.
    let count = 0;
    for (let at = 0; at < CELLS; at++) {
      givens[count] = at;
      count += (0 - grid[at]) >>> 31;
    }
    isSparse = count <= SPARSE;
    let lost = 0;
    for (let k = 0; k < count; k++) {
      const at = givens[k];
      const value = grid[at];
      if (value > 9) throw new RangeError(`value ${value} in cell ${at}`);
      const b = (at / BAND_CELLS) | 0;
      const cell = at - b * BAND_CELLS;
      const i = ((value - 1) << 3) | b;
      lost |= ~state[i] & (1 << cell);
      state[i] &= ~bandPeers[cell];
      state[i | OWN] |= 1 << cell;
      state[FREE | b] ^= 1 << cell;
    }
    return lost === 0;
  }

  function readSolution(at: number): Grid {
    // A small buffer for many: a buffer of its own takes a good part of what an easy puzzle does.
    if (used + CELLS > buffer.byteLength) {
      buffer = new ArrayBuffer(CELLS * SOLUTIONS_PER_BUFFER);
      used = 0;
    }
    const solution = new Uint8Array(buffer, used, CELLS);
    used += CELLS;
    for (let digit = 0; digit < 9; digit++) {
      for (let b = 0; b < 3; b++) {
        for (let own = levels[at | (digit << 3) | OWN | b]; own !== 0; own &= own - 1) {
          solution[b * BAND_CELLS + 31 - Math.clz32(own & -own)] = digit + 1;
        }
      }
    }
    return solution;
  }

  return (grid, limit = 2) => {
    if (grid.length !== CELLS) throw new RangeError(`${grid.length} values, not ${CELLS}`);
    if (!Number.isInteger(limit) || limit < 2) throw new RangeError(`limit ${limit}`);
    let guesses = 0;
    let count = 0;
    let solution: Grid | undefined;
    let another: Grid | undefined;
    isDeep = false;
    for (let level = readGivens(grid) ? 0 : -1; level >= 0; ) {
      const at = level * LEVEL;
      const unsolved = propagate(at, startAt[level]);
      if (unsolved > 0) {
        if (!isDeep && guesses === DEEP_FROM) {
          isDeep = true;
          level = count = 0;
          readGivens(grid);
          continue;
        }
        guesses++;
        if (isDeep || !choosePair(at)) {
          isDeep ||= isSparse;
          chooseMini(at);
        }
        branch(level++);
        continue;
      }
      level--;
      if (unsolved < 0) continue;
      if (count === 0) solution = readSolution(at);
      if (count === 1) another = readSolution(at);
      if (++count === limit) break;
    }
    if (another && solution) return { kind: 'multiple', solution, another, count, guesses };
    if (solution) return { kind: 'unique', solution, guesses };
    // Clashing givens leave no solution and need no guess to see it: nothing is spent on them elsewhere.
    const cells = guesses === 0 ? findConflicts(grid) : [];
    return cells.length > 0 ? { kind: 'conflict', cells, guesses: 0 } : { kind: 'none', guesses };
  };
}
