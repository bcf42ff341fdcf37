import { findConflicts } from './grid.ts';
import type { Grid, Verdict } from './types.ts';

function createSolver(): (grid: Grid, limit?: number) => Verdict {
  const CELLS = 81;
  const BAND_CELLS = 27;
  const ROW = 0x1ff;
  const BAND = 0x7ffffff;
  const MINI_ROW_STARTS = 0x1249249;
  const EACH_ROW = 0x40201;
  const BOX = 7 * EACH_ROW;
  const LEVEL = 128;
  const FREE = 72;
  const OPEN = 76;
  const LEVELS = 82;

  const POSSIBLE = new Int32Array(512);
  const LONE = new Int32Array(512);
  const LONE_COLUMNS = new Int32Array(512);
  const CLAIMED = new Int32Array(512);
  const KEEP = new Int32Array(32);
  const BAND_PEERS = new Int32Array(32);
  const COLUMN = new Int32Array(32);
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
      CLAIMED[held] |=
        ((columns === 0 ? 7 : (columns & (columns - 1)) === 0 ? columns : 0) << (box * 3)) *
        EACH_ROW;
    }
  }
  for (let cell = 0; cell < BAND_CELLS; cell++) {
    const box = ((cell % 9) / 3) | 0;
    const peers = ((ROW << (((cell / 9) | 0) * 9)) | (BOX << (box * 3))) & ~(1 << cell);
    BAND_PEERS[cell] = peers;
    KEEP[cell] = BAND & ~peers;
    COLUMN[cell] = cell % 9;
  }

  const levels = new Int32Array(LEVEL * LEVELS);
  const pendingAt = new Int32Array(LEVELS);
  const PAIRS = new Int32Array(4);

  /** Returns the digits still open, or -1 */
  function propagate(level: number, dirty: number): number {
    const at = level | 0;
    let pending = dirty | 0;
    const state = levels;
    const possible = POSSIBLE;
    const lonely = LONE;
    const loneColumns = LONE_COLUMNS;
    const claimed = CLAIMED;
    const keep = KEEP;
    const pairs = PAIRS;
    let free0 = state[at | FREE];
    let free1 = state[at | FREE | 1];
    let free2 = state[at | FREE | 2];
    let open = state[at | OPEN];
    let fresh = pending;
    let bit = 0;
    for (;;) {
      while (pending !== 0) {
        const below = pending & (bit - 1);
        const digit = 31 - Math.clz32(below !== 0 ? below : pending);
        bit = 1 << digit;
        pending ^= bit;
        const i = at | (digit << 3);
        let a0 = state[i];
        let a1 = state[i | 1];
        let a2 = state[i | 2];
        let b0 = a0 & free0;
        let b1 = a1 & free1;
        let b2 = a2 & free2;
        if ((fresh & bit) === 0 && ((a0 ^ b0) | (a1 ^ b1) | (a2 ^ b2)) === 0) continue;
        fresh &= ~bit;
        b0 |= state[i | 4];
        b1 |= state[i | 5];
        b2 |= state[i | 6];
        let held0: number;
        let held1: number;
        let held2: number;
        let lone0: number;
        let lone1: number;
        let lone2: number;
        for (;;) {
          held0 = (b0 | (b0 >> 1) | (b0 >> 2)) & MINI_ROW_STARTS;
          held1 = (b1 | (b1 >> 1) | (b1 >> 2)) & MINI_ROW_STARTS;
          held2 = (b2 | (b2 >> 1) | (b2 >> 2)) & MINI_ROW_STARTS;
          held0 = (held0 | (held0 >> 8) | (held0 >> 16)) & 511;
          held1 = (held1 | (held1 >> 8) | (held1 >> 16)) & 511;
          held2 = (held2 | (held2 >> 8) | (held2 >> 16)) & 511;
          b0 &= possible[held0];
          b1 &= possible[held1];
          b2 &= possible[held2];
          const c0 = (b0 | (b0 >> 9) | (b0 >> 18)) & 511;
          const c1 = (b1 | (b1 >> 9) | (b1 >> 18)) & 511;
          const c2 = (b2 | (b2 >> 9) | (b2 >> 18)) & 511;
          if (b0 === 0 || b1 === 0 || b2 === 0 || (c0 | c1 | c2) !== 511) return -1;
          lone0 = loneColumns[c0];
          lone1 = loneColumns[c1];
          lone2 = loneColumns[c2];
          const once = (c0 ^ c1 ^ c2) & ~(c0 & c1 & c2);
          a0 = b0 & ~(lone1 | lone2) & claimed[c0 & once];
          a1 = b1 & ~(lone0 | lone2) & claimed[c1 & once];
          a2 = b2 & ~(lone0 | lone1) & claimed[c2 & once];
          if (((a0 ^ b0) | (a1 ^ b1) | (a2 ^ b2)) === 0) break;
          b0 = a0;
          b1 = a1;
          b2 = a2;
        }
        const own0 = b0 & lonely[held0] & lone0;
        const own1 = b1 & lonely[held1] & lone1;
        const own2 = b2 & lonely[held2] & lone2;
        b0 ^= own0;
        b1 ^= own1;
        b2 ^= own2;
        state[i] = b0;
        state[i | 1] = b1;
        state[i | 2] = b2;
        state[i | 4] = own0;
        state[i | 5] = own1;
        state[i | 6] = own2;
        if ((b0 | b1 | b2) === 0) open ^= bit;
        if (((own0 & free0) | (own1 & free1) | (own2 & free2)) !== 0) {
          free0 &= ~own0;
          free1 &= ~own1;
          free2 &= ~own2;
          pending = open & ~bit;
        }
      }
      if (open === 0) return 0;
      state[at | FREE] = free0;
      state[at | FREE | 1] = free1;
      state[at | FREE | 2] = free2;
      for (let b = 0; b < 3; b++) {
        let one = BAND & ~state[at | FREE | b];
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
        const singles = ~two & state[at | FREE | b];
        if (singles === 0) continue;
        for (let rest = open; rest !== 0; ) {
          const digit = 31 - Math.clz32(rest);
          rest ^= 1 << digit;
          const i = at | (digit << 3) | b;
          let here = state[i] & singles;
          if (here === 0) continue;
          let band = state[i];
          do {
            const cell = 31 - Math.clz32(here);
            here ^= 1 << cell;
            band &= keep[cell];
          } while (here !== 0);
          state[i] = band;
          pending |= 1 << digit;
        }
      }
      if (pending === 0) break;
      fresh = pending;
    }
    state[at | OPEN] = open;
    return open;
  }

  const count = (x: number): number => {
    x -= (x >> 1) & 0x55555555;
    x = (x & 0x33333333) + ((x >> 2) & 0x33333333);
    return Math.imul((x + (x >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  };

  /** Weight of placing a digit whose candidates are own (this band), and p, q */
  function impact(
    own: number,
    p: number,
    q: number,
    cell: number,
    ownPairs: number,
    pPairs: number,
    qPairs: number,
  ): number {
    const peers = BAND_PEERS[cell];
    const column = EACH_ROW << COLUMN[cell];
    own &= peers;
    p &= column;
    q &= column;
    return (
      count(own) +
      count(p) +
      count(q) +
      3 * (count(own & ownPairs) + count(p & pPairs) + count(q & qPairs))
    );
  }

  let branchDigit = 0;
  let branchOther = 0;
  let branchBand = 0;
  let branchCell = 0;

  function choosePair(level: number): void {
    const at = level | 0;
    const state = levels;
    const pairs = PAIRS;
    const bandPeers = BAND_PEERS;
    let best = -1;
    let bestCell = 0;
    let bestDigits = 0;
    for (let b = 0, next = 1, last = 2; b < 3; b++) {
      const first = at | b;
      const ownPairs = pairs[b];
      const nextPairs = pairs[next];
      const lastPairs = pairs[last];
      for (let rest = ownPairs; rest !== 0; ) {
        const cell = 31 - Math.clz32(rest);
        rest ^= 1 << cell;
        let digits = (state[first] >> cell) & 1;
        digits |= ((state[first | 8] >> cell) & 1) << 1;
        digits |= ((state[first | 16] >> cell) & 1) << 2;
        digits |= ((state[first | 24] >> cell) & 1) << 3;
        digits |= ((state[first | 32] >> cell) & 1) << 4;
        digits |= ((state[first | 40] >> cell) & 1) << 5;
        digits |= ((state[first | 48] >> cell) & 1) << 6;
        digits |= ((state[first | 56] >> cell) & 1) << 7;
        digits |= ((state[first | 64] >> cell) & 1) << 8;
        const peers = bandPeers[cell];
        const column = cell % 9;
        let score = 0;
        for (let left = digits; left !== 0; left &= left - 1) {
          const i = at | ((31 - Math.clz32(left & -left)) << 3);
          const here = state[i | b] & peers;
          const pairsHere = here & ownPairs;
          const p = (state[i | next] >> column) & EACH_ROW;
          const q = (state[i | last] >> column) & EACH_ROW;
          const pp = p & (nextPairs >> column);
          const qq = q & (lastPairs >> column);
          const there = p | (q << 1) | (pp << 2) | (pp << 3) | (qq << 4) | (qq << 5);
          const x = here - ((here >> 1) & 0x55555555);
          const y = pairsHere - ((pairsHere >> 1) & 0x55555555);
          const z = there - ((there >> 1) & 0x55555555);
          const sum =
            (x & 0x33333333) +
            ((x >> 2) & 0x33333333) +
            (((y & 0x33333333) + ((y >> 2) & 0x33333333)) << 1) +
            (z & 0x33333333) +
            ((z >> 2) & 0x33333333);
          score += (sum & 0x0f0f0f0f) + ((sum >> 4) & 0x0f0f0f0f);
        }
        score = Math.imul(score, 0x01010101) >>> 24;
        if (score > best) {
          best = score;
          bestCell = (b << 5) | cell;
          bestDigits = digits;
        }
      }
      next = last;
      last = b;
    }
    branchBand = bestCell >> 5;
    branchCell = bestCell & 31;
    branchDigit = 31 - Math.clz32(bestDigits);
    branchOther = 31 - Math.clz32(bestDigits & -bestDigits);
  }

  let bestScore = 0;
  function offerPlace(
    x0: number,
    x1: number,
    x2: number,
    m0: number,
    m1: number,
    m2: number,
    digit: number,
  ) {
    if (count(m0) + count(m1) + count(m2) !== 2) return;
    let score = 0;
    let band = 0;
    let cell = 0;
    for (; m0 !== 0; m0 &= m0 - 1) {
      cell = 31 - Math.clz32(m0 & -m0);
      score += impact(x0, x1, x2, cell, 0, 0, 0);
    }
    for (; m1 !== 0; m1 &= m1 - 1) {
      cell = 31 - Math.clz32(m1 & -m1);
      score += impact(x1, x0, x2, cell, 0, 0, 0);
      band = 1;
    }
    for (; m2 !== 0; m2 &= m2 - 1) {
      cell = 31 - Math.clz32(m2 & -m2);
      score += impact(x2, x0, x1, cell, 0, 0, 0);
      band = 2;
    }
    if (score > bestScore) {
      bestScore = score;
      branchDigit = digit;
      branchOther = -1;
      branchBand = band;
      branchCell = cell;
    }
  }
  function choosePlace(at: number): boolean {
    bestScore = -1;
    for (let digit = 0; digit < 9; digit++) {
      const x0 = levels[at | (digit << 3)];
      const x1 = levels[at | (digit << 3) | 1];
      const x2 = levels[at | (digit << 3) | 2];
      for (let k = 0; k < 3; k++) {
        const row = ROW << (k * 9);
        const box = BOX << (k * 3);
        offerPlace(x0, x1, x2, x0 & row, 0, 0, digit);
        offerPlace(x0, x1, x2, x0 & box, 0, 0, digit);
        offerPlace(x0, x1, x2, 0, x1 & row, 0, digit);
        offerPlace(x0, x1, x2, 0, x1 & box, 0, digit);
        offerPlace(x0, x1, x2, 0, 0, x2 & row, digit);
        offerPlace(x0, x1, x2, 0, 0, x2 & box, digit);
      }
      for (let c = 0; c < 9; c++) {
        const column = EACH_ROW << c;
        offerPlace(x0, x1, x2, x0 & column, x1 & column, x2 & column, digit);
      }
    }
    return bestScore >= 0;
  }

  function chooseCell(at: number): void {
    let fewest = 10;
    for (let b = 0; b < 3; b++)
      for (let free = levels[at | FREE | b]; free !== 0; free &= free - 1) {
        const cell = 31 - Math.clz32(free & -free);
        let n = 0;
        let first = 0;
        for (let digit = 0; digit < 9; digit++)
          if ((levels[at | (digit << 3) | b] >> cell) & 1) {
            n++;
            first = digit;
          }
        if (n < fewest) {
          fewest = n;
          branchBand = b;
          branchCell = cell;
          branchDigit = first;
          branchOther = -1;
        }
      }
  }

  function readSolution(at: number): Grid {
    const solution = new Uint8Array(CELLS);
    for (let digit = 0; digit < 9; digit++)
      for (let b = 0; b < 3; b++) {
        let band = levels[at | (digit << 3) | 4 | b];
        while (band !== 0) {
          const cell = 31 - Math.clz32(band);
          band ^= 1 << cell;
          solution[b * BAND_CELLS + cell] = digit + 1;
        }
      }
    return solution;
  }

  return function solve(grid: Grid, limit = 2): Verdict {
    if (grid.length !== CELLS)
      throw new RangeError(`a grid has ${CELLS} values, not ${grid.length}`);
    if (!Number.isInteger(limit) || limit < 2)
      throw new RangeError(`limit is ${limit}, not an integer from 2 on`);
    const state = levels;
    const keep = KEEP;
    for (let i = 0; i < FREE; i += 8) {
      state[i] = BAND;
      state[i | 1] = BAND;
      state[i | 2] = BAND;
      state[i | 4] = 0;
      state[i | 5] = 0;
      state[i | 6] = 0;
    }
    state[OPEN] = ROW;
    let clash = 0;
    for (let b = 0, cell = 0; b < 3; b++) {
      let free = BAND;
      for (let inBand = 0; inBand < BAND_CELLS; inBand++, cell++) {
        const value = grid[cell];
        if (value === 0) continue;
        if (value > 9) throw new RangeError(`value ${value} in cell ${cell}`);
        const i = ((value - 1) << 3) | b;
        free ^= 1 << inBand;
        clash |= ~state[i] & (1 << inBand);
        state[i] &= keep[inBand];
        state[i | 4] |= 1 << inBand;
      }
      state[FREE | b] = free;
    }
    pendingAt[0] = ROW;
    let guesses = 0;
    let level = clash === 0 ? 0 : -1;
    let found = 0;
    let solution: Grid | undefined;
    let another: Grid | undefined;
    while (level >= 0) {
      const at = level << 7;
      const open = propagate(at, pendingAt[level]);
      if (open < 0) {
        level--;
        continue;
      }
      if (open === 0) {
        if (found === 0) solution = readSolution(at);
        else if (found === 1) another = readSolution(at);
        if (++found === limit) break;
        level--;
        continue;
      }
      guesses++;
      if ((PAIRS[0] | PAIRS[1] | PAIRS[2]) !== 0) choosePair(at);
      else if (!choosePlace(at)) chooseCell(at);
      for (let i = at, end = at | FREE; i <= end; i += 8) {
        state[(i + LEVEL) | 0] = state[i];
        state[(i + LEVEL) | 1] = state[i | 1];
        state[(i + LEVEL) | 2] = state[i | 2];
        state[(i + LEVEL) | 4] = state[i | 4];
        state[(i + LEVEL) | 5] = state[i | 5];
        state[(i + LEVEL) | 6] = state[i | 6];
      }
      const i = at | (branchDigit << 3) | branchBand;
      state[i] &= ~(1 << branchCell);
      state[i + LEVEL] &= keep[branchCell];
      pendingAt[level + 1] = pendingAt[level] = 1 << branchDigit;
      if (branchOther >= 0) {
        state[at | (branchOther << 3) | branchBand] &= keep[branchCell];
        pendingAt[level] |= 1 << branchOther;
      }
      level++;
    }
    if (solution === undefined) {
      const cells = guesses === 0 ? findConflicts(grid) : [];
      return cells.length > 0 ? { kind: 'conflict', cells, guesses: 0 } : { kind: 'none', guesses };
    }
    if (another === undefined) return { kind: 'unique', solution, guesses };
    return { kind: 'multiple', solution, another, count: found, guesses };
  };
}
/** solve */
export const solve = createSolver();
