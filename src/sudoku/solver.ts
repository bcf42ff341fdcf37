/**
 * The solver: depth-first search over one bit board for each digit.
 *
 * A digit's places are three bands of 27 bits (three rows of nine columns; bit = row * 9 + column). Propagation closes
 * the three bands of each digit that has lost a cell under everything that can be said of one digit: look-ups by which
 * mini-rows and which columns still hold it give the locked candidates and hidden singles of rows, boxes and columns.
 * Then all digits are asked at once, with no branch, which of them have lost a cell to those just placed. When none has,
 * naked singles are found by counting all cells of a band at once. What is left is branched on: the cell with two
 * candidates whose digits would take most from its peers and have failed most, else a mini-row or mini-column. Nothing
 * is allocated for a node; a level of the search is 128 ints.
 *
 * That is quickest where there is one solution and can take a second where there is none, or where those there are lie
 * far from the first branches. So few givens and many guesses make the search deep: it branches on minis only and asks
 * whether the digits of every house can all have a place at once (a matching); it prefers what branches have failed on
 * and where digits had no place, and starts again with what it has learnt, after half as many guesses more each time.
 * The worst board that longer searches have found took about 1,200 guesses. They found 22,709 where digits without a
 * place don't count, 9,030 without all that is learnt, and above 100,000 without the matching.
 *
 * What was tried instead, as its time beside this one's in the same run (hardest of the forum / 17 givens):
 *   digits in turn, each asked whether it has lost a cell   1.13 / 1.07
 *   one round of look-ups for each look at a digit          1.12 / 1.1
 *   dirty digits closed without what one takes from another 1.16 / 1.18
 *   the lowest dirty digit first, not the highest           1.02 / 0.95, as those 17 givens have few 9's and many 1's
 *   cells without candidates looked for with dirty digits   1.02 / 1.01
 *   all cells with two candidates scored                    1.03 / 1.01, 0.995 times the guesses
 *   only the first nine of them                             1.025 times the guesses, the first seven 1.07
 *   all bands' naked singles counted in one loop            1.0 / 1.0, 100 bytes
 *   three digits in each round of that count                0.99 / 0.99, 30 bytes
 *   points for digits with one other place in a house       1.04 times the guesses, with more points 1.2 to 1.4
 * Fitted to how much search was left after each possible branch at 55,000 guesses, the weights of a score come out as
 * 1, 2 and 1/7; 14 more things to give points for save 1 %. Measured beside digits in turn, one shift for each candidate
 * of a cell and all cells scored, together 1.2 / 1.1:
 *   the digits of a cell with two candidates remembered     1.06
 *   the first cell with two candidates, not the best        1.4 / 1.1, twice the guesses
 *   the second best of a level, after the best is done with 1.05 / 1.0, 1.07 times the guesses
 *   no points for what has failed                           1.1 / 1.0, 1.1 times the guesses
 *   peers counted for each candidate, not for either        1.05 / 1.05, 1.02 times the guesses
 *   an index for each int of a digit, not views             1.03 / 1.0
 *   points for the failures of a cell, not only of digits   1.0 / 1.0, 0.98 times the guesses, 30 bytes
 *   naked pairs before a guess                              1.1 / 1.0, 0.9 times the guesses
 *   a mini where no cell has many points                    1.05 / 1.05, 0.95 times the guesses
 *   scores by digit, not by cell                            1.1 / 1.02
 *   a set of dirty digits kept, not found anew              1.06 / 1.0
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
  /** Multiplying these by it brings them together in the nine highest bits. */
  const TO_NINE = 0x808080;

  // A level: 8 ints for each digit (three bands of unsolved places, then from OWN three of solved ones), then by band
  // the cells with two candidates and the solved ones. Powers of two, as `|` needs no check for overflow.
  const LEVEL = 128;
  const OWN = 4;
  const LAST_DIGIT = 64;
  const PAIRS = 72;
  const TAKEN = 76;
  /** The digits that must be closed before any other is asked whether it has lost a cell. */
  const DIRTY = 79;
  /** In the n-th digit's ints: the cells of the n-th band whose score has never been far from the best above. */
  const STRONG = 3;
  /** How far below the best so far is not far, as a part of a score with its cell. */
  const CLOSE = 4 << 7;
  /** Each level settles a digit's mini-row or mini-column in a box that the one before it has not. */
  const LEVELS = 2 * CELLS + 1;
  /** More guesses than nearly all valid puzzles take: the search starts again, deep. */
  const DEEP_FROM = 600;
  /** The same for few givens, where it may be deep already. */
  const SPARSE_FROM = 150;
  /** At most so many givens: deep where no cell has two candidates. Hard puzzles have more, and no use for it. */
  const SPARSE = 17;
  const SOLUTIONS_PER_BUFFER = 16;
  /** In place of a line, where failures of branches on a cell are counted. */
  const DIGIT_FAILURES = 6 << 4;

  const [possible, loneMiniRows, leftToOthers, claimed, ways, bandPeers] = createTables();
  // The same ints, each from another one on: one index reaches all that a digit has, and is checked once for all.
  const memory = new ArrayBuffer(4 * LEVEL * (LEVELS + 1));
  const [levels, bands1, bands2] = [0, 1, 2].map(
    (offset) => new Int32Array(memory, 4 * offset, LEVEL * LEVELS),
  );
  /** By level: what was branched on last above it, as line << 4 | digit. */
  const branches = new Int32Array(LEVELS);
  /**
   * By line and digit: one, and one more for each level without solution right after a branch there. In
   * place of a line also: one for each level in which the digit was found to have no place; deep, in all lines too.
   */
  const failures = new Int32Array(128);
  const givens = new Int32Array(CELLS + 1);
  /** By digit: its places in a house, and by place: the digit there. Longer than needed: engines reach short arrays slower. */
  const places = new Int32Array(32);
  const seated = new Int32Array(32);
  let tried = 0;
  let isSparse = false;
  let isDeep = false;
  let buffer = new ArrayBuffer(0);
  let left = 0;

  // The branch: a digit is in some cells of a band, and so not in others; or it is not, and what else then is.
  let branchKey = 0;
  let branchDigit = 0;
  let branchBand = 0;
  let branchCells = 0;
  let branchOthers = 0;
  /** The other candidate where the branch is on a cell with two, else the same. */
  let otherDigit = 0;

  /**
   * Closes the level at `start` under all rules, its dirty digits first.
   * @returns 1 where cells remain, 0 where all are solved, -1 for no solution
   */
  function propagate(start: number): number {
    // Copied, as engines fold a closure's constant inside a loop only by way of a local name.
    const state = levels;
    const state1 = bands1;
    const state2 = bands2;
    const possibleIn = possible;
    const loneRows = loneMiniRows;
    const others = leftToOthers;
    const claims = claimed;
    // `| 0`: an int from the start, not a number to be unpacked on each round; below, no check for overflow.
    const at = start | 0;
    /** A bit for each digit still to be looked at. */
    let dirty = state[at | DIRTY];
    let taken0 = state[at | TAKEN];
    let taken1 = state[at | TAKEN | 1];
    let taken2 = state[at | TAKEN | 2];
    for (;;) {
      while (dirty !== 0) {
        const top = 31 - Math.clz32(dirty);
        const i = at | (top << 3);
        dirty ^= 1 << top;
        let a0 = state[i];
        let a1 = state1[i];
        let a2 = state2[i];
        let b0 = (a0 & ~taken0) | state[i | OWN];
        let b1 = (a1 & ~taken1) | state1[i | OWN];
        let b2 = (a2 & ~taken2) | state2[i | OWN];
        let rows0: number;
        let rows1: number;
        let rows2: number;
        let left0: number;
        let left1: number;
        let left2: number;
        for (;;) {
          rows0 = (b0 | (b0 >> 1) | (b0 >> 2)) & MINI_ROW_STARTS;
          rows1 = (b1 | (b1 >> 1) | (b1 >> 2)) & MINI_ROW_STARTS;
          rows2 = (b2 | (b2 >> 1) | (b2 >> 2)) & MINI_ROW_STARTS;
          rows0 = Math.imul(rows0, TO_NINE) >>> 23;
          rows1 = Math.imul(rows1, TO_NINE) >>> 23;
          rows2 = Math.imul(rows2, TO_NINE) >>> 23;
          b0 &= possibleIn[rows0];
          b1 &= possibleIn[rows1];
          b2 &= possibleIn[rows2];
          const c0 = (b0 | (b0 >> 9) | (b0 >> 18)) & ROW;
          const c1 = (b1 | (b1 >> 9) | (b1 >> 18)) & ROW;
          const c2 = (b2 | (b2 >> 9) | (b2 >> 18)) & ROW;
          if (b0 === 0 || b1 === 0 || b2 === 0 || (c0 | c1 | c2) !== ROW) {
            failures[DIGIT_FAILURES | ((i >> 3) & 15)]++;
            if (isDeep) countLines((i >> 3) & 15);
            return -1;
          }
          left0 = others[c0];
          left1 = others[c1];
          left2 = others[c2];
          const once = (c0 ^ c1 ^ c2) & ~(c0 & c1 & c2);
          a0 = b0 & left1 & left2 & claims[c0 & once];
          a1 = b1 & left0 & left2 & claims[c1 & once];
          a2 = b2 & left0 & left1 & claims[c2 & once];
          // Mini-rows agree already: only what columns take away can start another round.
          if (((a0 ^ b0) | (a1 ^ b1) | (a2 ^ b2)) === 0) break;
          b0 = a0;
          b1 = a1;
          b2 = a2;
        }
        const own0 = b0 & loneRows[rows0] & ~left0;
        const own1 = b1 & loneRows[rows1] & ~left1;
        const own2 = b2 & loneRows[rows2] & ~left2;
        state[i] = b0 ^ own0;
        state1[i] = b1 ^ own1;
        state2[i] = b2 ^ own2;
        state[i | OWN] = own0;
        state1[i | OWN] = own1;
        state2[i | OWN] = own2;
        taken0 |= own0;
        taken1 |= own1;
        taken2 |= own2;
        if (dirty === 0) {
          // All nine, with no branch: which digit has lost a cell is what a processor can't predict.
          for (let j = at | LAST_DIGIT; j >= at; j = (j - 8) | 0) {
            const lost = (state[j] & taken0) | (state1[j] & taken1) | (state2[j] & taken2);
            dirty = (dirty << 1) | ((0 - lost) >>> 31);
          }
        }
      }
      if ((taken0 & taken1 & taken2) === BAND) return 0;
      state[at | TAKEN] = taken0;
      state[at | TAKEN | 1] = taken1;
      state[at | TAKEN | 2] = taken2;
      for (let b = 0; b < 3; b++) {
        const taken = state[at | TAKEN | b];
        let one = taken;
        let two = 0;
        let three = 0;
        for (let j = at | b; j < (at | PAIRS); j += 8) {
          const band = state[j];
          three |= two & band;
          two |= one & band;
          one |= band;
        }
        if (one !== BAND) return -1;
        state[at | PAIRS | b] = two & ~three;
        const singles = one & ~(taken | two);
        if (singles !== 0) dirty |= keepSingles(at | b, singles);
      }
      if (dirty === 0) return isDeep && !canSeatAll(at) ? -1 : 1;
    }
  }

  /** Counts a failure for the digit in all lines. */
  function countLines(digit: number): void {
    for (let line = 0; line < DIGIT_FAILURES; line += 16) failures[line | digit]++;
  }

  /**
   * Takes the peers of naked singles away from the singles' digits in one band.
   * @returns a bit for each of these digits
   */
  function keepSingles(bandAt: number, singles: number): number {
    let dirty = 0;
    for (let rest = singles; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest);
      const digits = candidates(bandAt, rest & -rest, cell);
      // Lost to a single before it: the next look at the band will find a cell without candidates.
      if (digits === 0) continue;
      levels[bandAt | ((31 - Math.clz32(digits)) << 3)] &= ~bandPeers[cell];
      dirty |= digits;
    }
    return dirty;
  }

  /**
   * Written out: a loop over the digits takes longer than all else that is done with a cell. Shifted in two
   * parts, as 32 bits hold no more: a shift by what isn't a constant takes longer than others.
   */
  function candidates(bandAt: number, bit: number, cell: number): number {
    const state = levels;
    return (
      (((state[bandAt] & bit) |
        ((state[bandAt | 8] & bit) << 1) |
        ((state[bandAt | 16] & bit) << 2) |
        ((state[bandAt | 24] & bit) << 3) |
        ((state[bandAt | 32] & bit) << 4)) >>>
        cell) |
      ((((state[bandAt | 40] & bit) |
        ((state[bandAt | 48] & bit) << 1) |
        ((state[bandAt | 56] & bit) << 2) |
        ((state[bandAt | 64] & bit) << 3)) >>>
        cell) <<
        5)
    );
  }

  /** Where a digit can be in a band, solved or not. */
  function held(i: number): number {
    return levels[i] | levels[i | OWN];
  }

  /**
   * Which minis of a line a digit can be in. The lines are the three bands, of mini-rows (bit box * 3 + row), and the
   * three stacks, of mini-columns (bit band * 3 + column).
   */
  function minisOf(digitAt: number, line: number): number {
    const stack = line * 3 - 9;
    let set = 0;
    for (let b = 0; b < 3; b++) {
      const band = held(digitAt | b);
      const starts = (band | (band >> 1) | (band >> 2)) & MINI_ROW_STARTS;
      if (line === b) return Math.imul(starts, TO_NINE) >>> 23;
      set |= (((band | (band >> 9) | (band >> 18)) >> stack) & 7) << (b * 3);
    }
    return set;
  }

  /** Which cells of a house can hold a digit, a bit for each. Houses 0-8 are rows, then boxes, then columns. */
  function placesIn(digitAt: number, house: number): number {
    const n = house % 9;
    const third = n % 3;
    if (house < 18) {
      return held(digitAt | ((n / 3) | 0)) & (house < 9 ? ROW << (third * 9) : BOX << (third * 3));
    }
    let set = 0;
    for (let b = 0; b < 3; b++) set |= ((held(digitAt | b) >> n) & EACH_ROW) << b;
    return set;
  }

  /** Whether the digits of every house can all have a place at once: none where, say, four have but three places. */
  function canSeatAll(at: number): boolean {
    for (let house = 0; house < 27; house++) {
      seated.fill(-1);
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

  /** Branches on a mini: of a digit with few ways in a line with few, rather where more branches have failed. */
  function chooseMini(at: number): void {
    let best = 0xffff;
    let bestLine = 0;
    let open = 0;
    for (let line = 0; line < 6; line++) {
      let total = 0;
      for (let digit = 0; digit < 9; digit++) total += ways[minisOf(at | (digit << 3), line)];
      for (let digit = 0; digit < 9; digit++) {
        const can = minisOf(at | (digit << 3), line);
        const score = (total * ways[can]) / failures[(line << 4) | digit];
        if (ways[can] === 1 || score >= best) continue;
        best = score;
        open = can & leftToOthers[can];
        bestLine = line;
        branchDigit = digit;
      }
    }
    const mini = 31 - Math.clz32(open & -open);
    const third = (mini / 3) | 0;
    const isRow = bestLine < 3;
    const stack = isRow ? third * 3 : bestLine * 3 - 9;
    branchBand = isRow ? bestLine : third;
    branchCells = isRow ? 7 << ((mini % 3) * 9 + stack) : EACH_ROW << (stack + (mini % 3));
    branchOthers = (BOX << stack) & ~branchCells;
    branchKey = bestLine << 4;
    otherDigit = branchDigit;
  }

  /** Bits of each nibble, counted. */
  function countNibbles(x: number): number {
    const twos = x - ((x >> 1) & 0x55555555);
    return (twos & 0x33333333) + ((twos >> 2) & 0x33333333);
  }

  /**
   * Branches on the cell with two candidates that would take most away: a point for each peer that may hold either,
   * two more where that peer has two candidates itself; then a quarter for each failure of its digits, after a branch on
   * it or where it was what had no place. Cells that were far from the best at a level above are no longer scored.
   * False without such a cell.
   */
  function choosePair(at: number): boolean {
    const state = levels;
    // As in `propagate`.
    const failed = failures;
    // Score, then band and cell, in one number: the best is the greatest.
    let best = -1;
    for (let b = 0; b < 3; b++) {
      const next = b === 0 ? 1 : 0;
      const last = b === 2 ? 1 : 2;
      const pairs = state[at | PAIRS | b];
      const pairsNext = state[at | PAIRS | next];
      const pairsLast = state[at | PAIRS | last];
      const strongAt = at | (b << 3) | STRONG;
      let strong = state[strongAt];
      for (let rest = pairs & strong; rest !== 0; rest &= rest - 1) {
        const cell = 31 - Math.clz32(rest & -rest);
        const digits = candidates(at | b, rest & -rest, cell);
        const high = 31 - Math.clz32(digits);
        const low = 31 - Math.clz32(digits & -digits);
        const p = at | (high << 3);
        const q = at | (low << 3);
        const hits = (state[p | b] | state[q | b]) & bandPeers[cell];
        // In the other bands, the column's bits are nine apart: they are added with no need to count them first.
        const column = cell % 9;
        const far = EACH_ROW << column;
        const hitsNext = (state[p | next] | state[q | next]) & far;
        const hitsLast = (state[p | last] | state[q | last]) & far;
        const sums =
          (hitsNext + hitsLast + 2 * ((hitsNext & pairsNext) + (hitsLast & pairsLast))) >> column;
        const nibbles = countNibbles(hits) + 2 * countNibbles(hits & pairs);
        const bytes = (nibbles & 0x0f0f0f0f) + ((nibbles >> 4) & 0x0f0f0f0f);
        const farPoints = (sums + (sums >> 9) + (sums >> 18)) & 63;
        const score =
          (Math.imul(bytes + farPoints, 0x01010101) >>> 24) +
          ((failed[DIGIT_FAILURES | high] + failed[DIGIT_FAILURES | low]) >> 2);
        const gain = ((score << 7) | (b << 5) | cell) - best;
        best = (best + (gain & ~(gain >> 31))) | 0;
        // Again without a branch.
        strong ^= ((gain + CLOSE) >>> 31) << cell;
      }
      state[strongAt] = strong;
    }
    if (best < 0) return false;
    const cell = best & 31;
    branchKey = DIGIT_FAILURES;
    branchBand = (best >> 5) & 3;
    branchCells = 1 << cell;
    branchOthers = bandPeers[cell];
    const digits = candidates(at | branchBand, branchCells, cell);
    branchDigit = 31 - Math.clz32(digits);
    otherDigit = 31 - Math.clz32(digits & -digits);
    return true;
  }

  /** Makes the next level, with the branch taken; in this one it is ruled out. */
  function branch(level: number): void {
    const at = level * LEVEL;
    levels.copyWithin(at + LEVEL, at, at + DIRTY);
    const i = at | (branchDigit << 3) | branchBand;
    levels[i + LEVEL] &= ~branchOthers;
    levels[i] &= ~branchCells;
    branches[level + 1] = branchKey | branchDigit;
    branches[level] = branchKey | otherDigit;
    levels[(at + LEVEL) | DIRTY] = 1 << branchDigit;
    levels[at | DIRTY] = (1 << branchDigit) | (1 << otherDigit);
    if (otherDigit === branchDigit) return;
    levels[at | (otherDigit << 3) | branchBand] &= ~branchOthers;
  }

  /** Fills level 0. Returns false where a given clashes with another of its row or box. */
  function readGivens(grid: Grid): boolean {
    const state = levels;
    state.fill(BAND, 0, PAIRS);
    for (let i = 0; i < TAKEN; i += 8) {
      state[i | OWN] = state[i | OWN | 1] = state[i | OWN | 2] = 0;
    }
    state[DIRTY] = ROW;
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
      state[TAKEN | b] |= 1 << cell;
    }
    return lost === 0;
  }

  function readSolution(at: number): Grid {
    // A small buffer for many: a buffer of its own takes a good part of what an easy puzzle does.
    left -= CELLS;
    if (left < 0) {
      left = CELLS * (SOLUTIONS_PER_BUFFER - 1);
      buffer = new ArrayBuffer(left + CELLS);
    }
    const solution = new Uint8Array(buffer, left, CELLS);
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
    let level = readGivens(grid) ? 0 : -1;
    let stop = isSparse ? SPARSE_FROM : DEEP_FROM;
    while (level >= 0) {
      const at = level * LEVEL;
      const outcome = propagate(at);
      if (outcome > 0) {
        if (guesses === stop) {
          isDeep = true;
          stop += stop >> 1;
          level = count = 0;
          readGivens(grid);
          continue;
        }
        if (guesses++ === 0) failures.fill(1);
        if (isDeep || !choosePair(at)) {
          isDeep ||= isSparse;
          chooseMini(at);
        }
        branch(level++);
        continue;
      }
      if (outcome < 0) {
        failures[branches[level]]++;
      }
      level--;
      if (outcome < 0) continue;
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
