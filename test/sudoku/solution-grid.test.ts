import { describe, expect, it } from 'vitest';
import { formatGrid } from '../../src/sudoku/grid.ts';
import { createRandom } from '../../src/sudoku/random.ts';
import { METHODS, newSolution } from '../../src/sudoku/solution-grid.ts';
import { isSolutionOf } from './reference-solver.ts';

const EMPTY = new Uint8Array(81);
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const EXPECTED = {
  backtracking: '961478352358192674274563981425789163136254798789631245592347816617825439843916527',
  transformation:
    '872961543619345782453287169196453827728619435534872691287196354345728916961534278',
};

/** How many different threes of digits stand in the mini-rows. */
function countTriples(grid: Uint8Array): number {
  const triples = NINE.flatMap((row) =>
    [0, 3, 6].map((at) => [...grid.subarray(row * 9 + at, row * 9 + at + 3)].sort().join('')),
  );
  return new Set(triples).size;
}

function turn(grid: Uint8Array): Uint8Array {
  return grid.map((_, cell) => grid[(cell % 9) * 9 + Math.floor(cell / 9)] ?? 0);
}

describe.each(METHODS)('a full grid by %s', (method) => {
  it('is one', () => {
    const random = createRandom('full');
    for (let i = 0; i < 500; i++) {
      expect(isSolutionOf(newSolution(method, random), EMPTY)).toBe(true);
    }
  });

  it('is the same for a seed, and another for another', () => {
    const make = (seed: string) => formatGrid(newSolution(method, createRandom(seed)));
    expect(make('sudoku')).toBe(EXPECTED[method]);
    expect(new Set(NINE.map((i) => make(String(i)))).size).toBe(9);
  });

  it('can have each digit in each cell', () => {
    const random = createRandom('each');
    const seen = new Set<number>();
    for (let i = 0; i < 300; i++) {
      newSolution(method, random).forEach((digit, cell) => {
        seen.add(cell * 9 + digit - 1);
      });
    }
    expect(seen.size).toBe(729);
  });
});

/** The orders of nine lines that leave those of a band together. */
const THREES = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
const LINE_ORDERS = THREES.flatMap((bands) =>
  THREES.flatMap((first) =>
    THREES.flatMap((second) =>
      THREES.map((third) =>
        bands.flatMap((band) =>
          ([first, second, third][band] ?? []).map((line) => band * 3 + line),
        ),
      ),
    ),
  ),
);

/** In how many ways rows, columns and the whole can be moved so that the grid differs only by names of digits. */
function countAutomorphisms(grid: Uint8Array): number {
  let count = 0;
  const [names, olds] = [new Uint8Array(10), new Uint8Array(10)];
  const isSame = (from: Uint8Array, rows: number[], columns: number[]): boolean => {
    names.fill(0);
    olds.fill(0);
    for (let i = 0; i < 81; i++) {
      const digit = from[(rows[Math.floor(i / 9)] ?? 0) * 9 + (columns[i % 9] ?? 0)] ?? 0;
      const name = grid[i] ?? 0;
      if (names[digit] === 0 && olds[name] === 0) {
        names[digit] = name;
        olds[name] = digit;
      } else if (names[digit] !== name) return false;
    }
    return true;
  };
  for (const from of [grid, turn(grid)]) {
    for (const rows of LINE_ORDERS) {
      for (const columns of LINE_ORDERS) if (isSame(from, rows, columns)) count++;
    }
  }
  return count;
}

describe('transformation', () => {
  it('repeats three triples, along rows and along columns; backtracking does not', () => {
    const random = createRandom('triples');
    for (let i = 0; i < 50; i++) {
      const grid = newSolution('transformation', random);
      expect([countTriples(grid), countTriples(turn(grid))]).toEqual([3, 3]);
      expect(countTriples(newSolution('backtracking', random))).toBeGreaterThan(3);
    }
  });

  it('makes the two kinds of grid of its two readings, with the symmetries it is counted by', () => {
    const random = createRandom('readings');
    const counts = new Set<number>();
    for (let i = 0; i < 12 && counts.size < 2; i++) {
      counts.add(countAutomorphisms(newSolution('transformation', random)));
    }
    expect(counts).toEqual(new Set([648, 108]));
    expect(6 ** 8 * 2 * 362_880 * (1 / 648 + 1 / 108)).toBe(13_168_189_440);
  });
});
