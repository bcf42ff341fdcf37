/**
 * The solver: depth-first search over one bit board for each digit.
 *
 * A digit's places are three bands of 27 bits (three rows of nine columns; bit = row * 9 + column). Propagation takes
 * one digit at a time and closes its three bands under everything that can be said of one digit: look-ups by which
 * mini-rows and which columns still hold it give the locked candidates and hidden singles of rows, boxes and columns.
 * When no digit changes any more, naked singles are found by counting all cells of a band at once. What is left is
 * branched on: the cell with two candidates whose digits would take most from its peers, else a digit with two places
 * in a house, else the cell with fewest candidates. Nothing is allocated for a node; a level of the search is 128 ints.
 *
 * After many guesses, mini-rows and mini-columns are also counted, each of which holds exactly three digits: the longest
 * search of a set of boards chosen to be slow then takes 630 guesses, not 8000. Always, it takes 1.1 times as long on
 * the hardest valid puzzles.
 *
 * What was tried instead, as its time beside this one's in the same run (hardest of the forum / 17 givens):
 *   the first cell with two candidates, not the best        1.4 / 1.1, twice the guesses
 *   one changed band at a time, not a digit's three         1.3 / 1.6
 *   always the highest changed digit, not the next round    1.0 / 1.1
 *   without what columns say of a box                       1.2 / 1.5 times the guesses
 *   ifs where a select does (see propagate and branching)   1.04 / 1.07
 *   givens read with a test on each cell                    1.02 / 1.1, easy puzzles 1.37
 *   an array of its own for each solution                   1.0 / 1.05
 * Branching on cells alone needs millions of guesses on some boards without solution (norvig.com/sudoku.html).
 */
import { findConflicts } from './grid.ts';
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
  const BAND_CELLS = 27;
  const BAND = (1 << BAND_CELLS) - 1;
  const ROW = 0x1ff;
  /** Multiplying nine column bits by this repeats them in the three rows of a band. */
  const EACH_ROW = 0x40201;
  const BOX = 7 * EACH_ROW;
  const ALL_DIGITS = 0x1ff;
  /** The first cell of each mini-row, which is three cells of one row in one box. */
  const MINI_ROW_STARTS = 0x1249249;

  // A level: 8 ints for each digit (three bands of unsolved places, then from OWN three of solved ones), then the
  // unsolved cells of each band, then the unsolved digits. Powers of two, as `|` needs no check for overflow.
  const LEVEL = 128;
  const OWN = 4;
  const FREE = 72;
  const OPEN = 76;
  /** Each level solves a cell that the one before it has not. */
  const LEVELS = CELLS + 1;
  /** Set in a digit's first band where it must be closed again though no cell was taken from it. */
  const CHANGED = 1 << 30;
  /** More guesses than nearly all valid puzzles take: from here on mini-rows are counted too. */
  const DEEP_FROM = 250;
  const SOLUTIONS_PER_BUFFER = 16;

  /** By the mini-rows that hold a digit (bit box * 3 + row): the cells of those that all three boxes can agree on. */
  const possible = new Int32Array(512);
  /** By the same: the cells of those that are the only one in their row. */
  const loneMiniRows = new Int32Array(512);
  /** By the columns of a band that hold a digit: the cells of those that are the only one in their box. */
  const loneColumns = new Int32Array(512);
  /** By the columns that hold a digit in this band alone: the cells of their boxes that remain. */
  const claimed = new Int32Array(512);
  /** By cell of a band: its peers there. */
  const bandPeers = new Int32Array(BAND_CELLS);

  for (let set = 0; set < 512; set++) {
    for (let a = 0; a < 3; a++) {
      for (let b = 0; b < 3; b++) {
        const c = 3 - a - b;
        const rows = (1 << a) | (8 << b) | (64 << c);
        if (a !== b && (set & rows) === rows) {
          possible[set] |= (7 << (a * 9)) | (7 << (b * 9 + 3)) | (7 << (c * 9 + 6));
        }
      }
    }
    for (let i = 0; i < 3; i++) {
      const inRow = possible[set] & (ROW << (i * 9));
      const first = inRow & -inRow;
      if (inRow === 7 * first) loneMiniRows[set] |= inRow;
      const columns = set & (7 << (i * 3));
      const isOne = (columns & (columns - 1)) === 0;
      if (isOne) loneColumns[set] |= columns * EACH_ROW;
      claimed[set] |= columns === 0 ? BOX << (i * 3) : isOne ? columns * EACH_ROW : 0;
    }
  }
  for (let cell = 0; cell < BAND_CELLS; cell++) {
    const row = ROW << (cell - (cell % 9));
    const box = BOX << ((cell % 9) - (cell % 3));
    bandPeers[cell] = (row | box) & ~(1 << cell);
  }

  const levels = new Int32Array(LEVEL * LEVELS);
  /** By level: the digits to look at first. */
  const pendingAt = new Int32Array(LEVELS);
  /** By band: the cells with two candidates. Holds for the level that was propagated last. */
  const pairs = new Int32Array(3);
  /** Entry k: the cells of mini-rows that more than k digits hold; entry 4 + k: that more than k are locked in. */
  const rowCounts = new Int32Array(8);
  const columnCounts = new Int32Array(8);
  /** Whether mini-rows are counted too: it makes puzzles slower, but some boards without solution much quicker. */
  let isDeep = false;
  const givens = new Int32Array(CELLS + 1);
  let buffer = new ArrayBuffer(0);
  let used = 0;
  let branchDigit = 0;
  /** The other candidate where the branch is on a cell with two, else -1. */
  let branchOther = 0;
  let branchBand = 0;
  let branchCell = 0;
  let branchScore = 0;

  /** Closes the level that starts at `start` under all rules. Returns the digits still open, -1 for no solution. */
  function propagate(start: number, changed: number): number {
    // Copied, as engines fold a closure's constant inside a loop only by way of a local name.
    const state = levels;
    const possibleIn = possible;
    const loneRows = loneMiniRows;
    const lone = loneColumns;
    const claims = claimed;
    // `| 0`: an int from the start, not a number to be unpacked on each round.
    const at = start | 0;
    let pending = changed | 0;
    let free0 = state[at | FREE];
    let free1 = state[at | FREE | 1];
    let free2 = state[at | FREE | 2];
    let open = state[at | OPEN];
    let bit = 0;
    for (;;) {
      while (pending !== 0) {
        // The next one downwards and round again, so that all are looked at before one is looked at twice.
        const below = pending & (bit - 1);
        // A select without a branch, here and below: which way it goes is what a processor can't predict.
        const digit = 31 - Math.clz32(below | (pending & ((below - 1) >> 31)));
        bit = 1 << digit;
        pending ^= bit;
        const i = at | (digit << 3);
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
        b0 ^= own0;
        b1 ^= own1;
        b2 ^= own2;
        state[i] = b0;
        state[i | 1] = b1;
        state[i | 2] = b2;
        state[i | OWN] = own0;
        state[i | OWN | 1] = own1;
        state[i | OWN | 2] = own2;
        open ^= bit & (((b0 | b1 | b2) - 1) >> 31);
        const placed = (own0 & free0) | (own1 & free1) | (own2 & free2);
        pending |= open & ~bit & ((0 - placed) >> 31);
        free0 &= ~own0;
        free1 &= ~own1;
        free2 &= ~own2;
      }
      if (open === 0) return 0;
      state[at | FREE] = free0;
      state[at | FREE | 1] = free1;
      state[at | FREE | 2] = free2;
      for (let b = 0; b < 3; b++) {
        const free = state[at | FREE | b];
        let one = BAND & ~free;
        let two = 0;
        let three = 0;
        for (let i = at | b; i < (at | FREE); i += 8) {
          const band = state[i];
          three |= two & band;
          two |= one & band;
          one |= band;
        }
        if (one !== BAND) return -1;
        pairs[b] = two & ~three;
        if ((free & ~two) !== 0) pending |= keepSingles(at | b, free & ~two);
      }
      if (pending === 0 && isDeep) {
        const changedToo = countMinis(at);
        if (changedToo < 0) return -1;
        pending = changedToo;
      }
      if (pending === 0) break;
    }
    state[at | OPEN] = open;
    return open;
  }

  /**
   * Each mini-row and mini-column holds three digits: of fewer nothing comes, three locked there keep others out, and
   * where only three can be they are locked. Returns the digits changed, or -1 for no solution.
   */
  function countMinis(at: number): number {
    let changed = 0;
    for (let b = 0; b < 3; b++) {
      rowCounts.fill(0);
      columnCounts.fill(0);
      for (let digit = 0; digit < 9; digit++) {
        const i = at | (digit << 3) | b;
        const band = levels[i] | levels[i | OWN];
        const starts = (band | (band >> 1) | (band >> 2)) & MINI_ROW_STARTS;
        const columns = (band | (band >> 9) | (band >> 18)) & ROW;
        countIn(
          rowCounts,
          7 * starts,
          loneMiniRows[(starts | (starts >> 8) | (starts >> 16)) & 511],
        );
        countIn(columnCounts, columns * EACH_ROW, loneColumns[columns]);
      }
      const [, , rows3, rows4, , , lockedRows3, lockedRows4] = rowCounts;
      const [, , columns3, columns4, , , lockedColumns3, lockedColumns4] = columnCounts;
      if ((rows3 & columns3) !== BAND || (lockedRows4 | lockedColumns4) !== 0) return -1;
      for (let digit = 0; digit < 9; digit++) {
        const i = at | (digit << 3) | b;
        const was = levels[i];
        let band = was | levels[i | OWN];
        const starts = (band | (band >> 1) | (band >> 2)) & MINI_ROW_STARTS;
        const columns = (band | (band >> 9) | (band >> 18)) & ROW;
        const locked = loneMiniRows[(starts | (starts >> 8) | (starts >> 16)) & 511];
        let lost = (lockedRows3 & ~locked) | (lockedColumns3 & ~loneColumns[columns]);
        for (let rest = starts & rows3 & ~rows4; rest !== 0; rest &= rest - 1) {
          const miniRow = 7 * (rest & -rest);
          lost |= bandPeers[31 - Math.clz32(rest & -rest)] & ~miniRow;
        }
        for (let rest = columns & columns3 & ~columns4; rest !== 0; rest &= rest - 1) {
          const column = 31 - Math.clz32(rest & -rest);
          lost |= (BOX << (column - (column % 3))) & ~(EACH_ROW << column);
        }
        band = was & ~lost;
        if ((levels[i | OWN] & lost) !== 0) return -1;
        if (band === was) continue;
        levels[i] = band;
        levels[i & ~3] |= CHANGED;
        changed |= 1 << digit;
      }
    }
    return changed;
  }

  /** Adds one digit to such counts. */
  function countIn(counts: Int32Array, held: number, locked: number): void {
    for (let k = 0; k < 8; k++) {
      const more = counts[k] & (k < 4 ? held : locked);
      counts[k] |= k < 4 ? held : locked;
      if (k < 4) held = more;
      else locked = more;
    }
  }

  /** Takes the peers of naked singles away from the singles' digits in one band. Returns those digits. */
  function keepSingles(bandAt: number, singles: number): number {
    let changed = 0;
    for (let rest = singles; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest);
      const digits = candidates(bandAt, cell);
      // Lost to a single before it: the next look at the band will find a cell without candidates.
      if (digits === 0) continue;
      changed |= digits;
      const i = bandAt | ((31 - Math.clz32(digits)) << 3);
      levels[i] &= ~bandPeers[cell];
      // The mark belongs to the digit's first band, whichever this one is.
      levels[i & ~3] |= CHANGED;
    }
    return changed;
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

  /** Bits of each nibble, counted. */
  const countNibbles = (x: number): number => {
    const twos = x - ((x >> 1) & 0x55555555);
    return (twos & 0x33333333) + ((twos >> 2) & 0x33333333);
  };

  /** How much a digit placed in a cell takes away: a point for each peer that may hold it, two more for a pair. */
  function impact(digitAt: number, b: number, cell: number): number {
    const next = b === 0 ? 1 : 0;
    const last = b === 2 ? 1 : 2;
    const column = cell % 9;
    const here = levels[digitAt | b] & bandPeers[cell];
    const p = (levels[digitAt | next] >> column) & EACH_ROW;
    const q = (levels[digitAt | last] >> column) & EACH_ROW;
    const pPairs = p & (pairs[next] >> column);
    const qPairs = q & (pairs[last] >> column);
    // Three bits of every nine are in use: the weights fit beside them.
    const there = p | (q << 1) | (pPairs << 2) | (pPairs << 3) | (qPairs << 4) | (qPairs << 5);
    const points = countNibbles(here) + 2 * countNibbles(here & pairs[b]) + countNibbles(there);
    return Math.imul((points & 0x0f0f0f0f) + ((points >> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
  }

  /** Branches on the best cell with two candidates. False where there is none. */
  function choosePair(at: number): boolean {
    // Score, then band and cell, in one number: the best is the greatest.
    let best = -1;
    for (let b = 0; b < 3; b++) {
      for (let rest = pairs[b]; rest !== 0; rest &= rest - 1) {
        const cell = 31 - Math.clz32(rest & -rest);
        let score = 0;
        // A loop for two, so that engines inline the one call in it.
        for (let left = candidates(at | b, cell); left !== 0; left &= left - 1) {
          score += impact(at | ((31 - Math.clz32(left & -left)) << 3), b, cell);
        }
        const gain = ((score << 7) | (b << 5) | cell) - best;
        best += gain & ~(gain >> 31);
      }
    }
    if (best < 0) return false;
    branchBand = (best >> 5) & 3;
    branchCell = best & 31;
    const digits = candidates(at | branchBand, branchCell);
    branchDigit = 31 - Math.clz32(digits);
    branchOther = 31 - Math.clz32(digits & -digits);
    return true;
  }

  function setBranch(digit: number, other: number, b: number, cell: number, score: number): void {
    branchDigit = digit;
    branchOther = other;
    branchBand = b;
    branchCell = cell;
    branchScore = score;
  }

  /** Branches on the best digit with two places in a house. False where there is none. */
  function choosePlace(at: number): boolean {
    branchScore = -1;
    for (let digit = 0; digit < 9; digit++) {
      for (let i = 0; i < 9; i++) {
        const b = i % 3;
        const third = i - b;
        offerPlaces(at, digit, 1 << b, ROW << (third * 3));
        offerPlaces(at, digit, 1 << b, BOX << third);
        offerPlaces(at, digit, 7, EACH_ROW << i);
      }
    }
    return branchScore >= 0;
  }

  /** @param bands which bands the house has cells in: bit 0, 1, 2 */
  function offerPlaces(at: number, digit: number, bands: number, house: number): void {
    const digitAt = at | (digit << 3);
    let count = 0;
    let score = 0;
    let band = 0;
    let cell = 0;
    for (let b = 0; b < 3; b++) {
      if (((bands >> b) & 1) === 0) continue;
      for (let rest = levels[digitAt | b] & house; rest !== 0; rest &= rest - 1) {
        if (++count > 2) return;
        band = b;
        cell = 31 - Math.clz32(rest & -rest);
        score += impact(digitAt, b, cell);
      }
    }
    if (count === 2 && score > branchScore) setBranch(digit, -1, band, cell, score);
  }

  /** Branches on a candidate of the cell that has fewest. */
  function chooseCell(at: number): void {
    branchScore = -10;
    for (let b = 0; b < 3; b++) {
      for (let rest = levels[at | FREE | b]; rest !== 0; rest &= rest - 1) {
        const cell = 31 - Math.clz32(rest & -rest);
        let count = 0;
        let first = 0;
        for (let digit = 0; digit < 9; digit++) {
          if (((levels[at | (digit << 3) | b] >> cell) & 1) === 0) continue;
          count++;
          first = digit;
        }
        if (-count > branchScore) setBranch(first, -1, b, cell, -count);
      }
    }
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
    const first = at | (branchDigit << 3);
    levels[(first | branchBand) + LEVEL] &= ~bandPeers[branchCell];
    levels[first + LEVEL] |= CHANGED;
    levels[first | branchBand] &= ~(1 << branchCell);
    levels[first] |= CHANGED;
    pendingAt[level] = pendingAt[level + 1] = 1 << branchDigit;
    if (branchOther < 0) return;
    const other = at | (branchOther << 3);
    levels[other | branchBand] &= ~bandPeers[branchCell];
    levels[other] |= CHANGED;
    pendingAt[level] |= 1 << branchOther;
  }

  /** Fills level 0. Returns false where a given clashes with another of its row or box. */
  function readGivens(grid: Grid): boolean {
    const state = levels;
    for (let i = 0; i < FREE; i += 8) {
      state[i] = BAND | CHANGED;
      state[i | 1] = state[i | 2] = BAND;
      state[i | OWN] = state[i | OWN | 1] = state[i | OWN | 2] = 0;
    }
    state[OPEN] = pendingAt[0] = ALL_DIGITS;
    state[FREE] = state[FREE | 1] = state[FREE | 2] = BAND;
    // Listed first without a branch: which cells are empty is what a processor can't predict.
    let count = 0;
    for (let at = 0; at < CELLS; at++) {
      givens[count] = at;
      count += (0 - grid[at]) >>> 31;
    }
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
    // A small buffer for many: a buffer of its own takes longer than solving an easy puzzle does.
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
    isDeep = false;
    let count = 0;
    let solution: Grid | undefined;
    let another: Grid | undefined;
    for (let level = readGivens(grid) ? 0 : -1; level >= 0; ) {
      const at = level * LEVEL;
      const open = propagate(at, pendingAt[level]);
      if (open > 0) {
        isDeep = ++guesses > DEEP_FROM;
        if (!choosePair(at) && !choosePlace(at)) chooseCell(at);
        branch(level++);
        continue;
      }
      level--;
      if (open < 0) continue;
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
