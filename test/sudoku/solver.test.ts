import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGrid } from '../../src/sudoku/grid.ts';
import { solve } from '../../src/sudoku/solver.ts';
import type { Grid, Verdict } from '../../src/sudoku/types.ts';
import { hasData, readDataLines } from '../data.ts';
import { clashes, findSolutions, isSolutionOf } from './reference-solver.ts';

/** Every n-th puzzle of a collection is also given to the reference, which is a thousand times slower. */
const COLLECTIONS = [
  { name: 'puzzles/easy_10000.txt', kind: 'unique', stride: 50 },
  { name: 'puzzles/random_minimal_10000.txt', kind: 'unique', stride: 100 },
  { name: 'puzzles/17clue_49151_royle.txt', kind: 'unique', stride: 500 },
  { name: 'puzzles/magictour_top1465.txt', kind: 'unique', stride: 100 },
  { name: 'puzzles/forum_hardest_1905_11plus.txt', kind: 'unique', stride: 3000 },
  { name: 'puzzles/norvig_top95.txt', kind: 'unique', stride: 10 },
  { name: 'puzzles/norvig_hardest11.txt', kind: undefined, stride: 1 },
  { name: 'puzzles/serg_benchmark_multi.txt', kind: 'multiple', stride: 250 },
  { name: 'puzzles/adversarial_300.txt', kind: undefined, stride: 20 },
  { name: 'puzzles/pathological.txt', kind: undefined, stride: 1 },
  { name: 'puzzles/rust_invalid.txt', kind: undefined, stride: 1 },
] as const;

/** What takes more would keep the reference busy for minutes. */
const MOST_GUESSES_FOR_REFERENCE = 120;

const SOLVED = '123456789456789123789123456231674895875912364694538217317265948542897631968341572';

function grid(text: string): Grid {
  const parsed = parseGrid(text);
  if (parsed.kind !== 'grid') throw new Error(`not a grid: ${text}`);
  return parsed.grid;
}

/** What must hold of any verdict, whatever the board. */
function expectSound(board: Grid, verdict: Verdict): void {
  const solutions =
    verdict.kind === 'unique'
      ? [verdict.solution]
      : verdict.kind === 'multiple'
        ? [verdict.solution, verdict.another]
        : [];
  for (const solution of solutions) {
    if (!isSolutionOf(solution, board)) expect.fail(`no solution of ${board.join('')}`);
  }
  if (verdict.kind === 'multiple' && solutions[0].join() === solutions[1].join()) {
    expect.fail(`the same solution twice for ${board.join('')}`);
  }
  if (verdict.kind === 'conflict') expect(verdict.cells).toEqual(clashes(board));
}

/** The verdict is what the reference's solutions say, and has its solution where there is only one. */
function expectAsReference(board: Grid, limit = 2): void {
  const verdict = solve(board, limit);
  expectSound(board, verdict);
  if (clashes(board).length > 0) {
    expect(verdict).toEqual({ kind: 'conflict', cells: clashes(board), guesses: 0 });
    return;
  }
  const solutions = findSolutions(board, limit);
  const name = board.join('');
  expect(countOf(verdict), name).toBe(solutions.length);
  if (verdict.kind === 'unique') expect(verdict.solution, name).toEqual(solutions[0]);
}

function countOf(verdict: Verdict): number {
  return verdict.kind === 'multiple' ? verdict.count : verdict.kind === 'unique' ? 1 : 0;
}

describe.each(COLLECTIONS)('$name', ({ name, kind, stride }) => {
  const isThere = hasData(name);

  it.skipIf(!isThere)('every verdict holds', () => {
    for (const line of readDataLines(name)) {
      const board = grid(line);
      const verdict = solve(board);
      if (kind !== undefined && verdict.kind !== kind) expect.fail(`${verdict.kind}: ${line}`);
      expectSound(board, verdict);
    }
  });

  it.skipIf(!isThere)('agrees with the reference', () => {
    const boards = readDataLines(name)
      .filter((_, i) => i % stride === stride >> 1)
      .map(grid)
      .filter((board) => solve(board).guesses < MOST_GUESSES_FOR_REFERENCE);
    for (const board of boards) expectAsReference(board);
  });
});

it.skipIf(!hasData('tdoku-test_puzzles.txt'))(
  'counts the solutions of tdoku-test_puzzles.txt',
  () => {
    for (const line of readDataLines('tdoku-test_puzzles.txt')) {
      const [board, count, solution] = line.split(':');
      const verdict = solve(grid(board), 1000);
      expectSound(grid(board), verdict);
      expect(countOf(verdict), board).toBe(Number(count));
      if (verdict.kind === 'unique' && solution) expect(verdict.solution).toEqual(grid(solution));
    }
  },
);

it.skipIf(!hasData('tricky.tsv'))('counts the solutions of the boards of tricky.tsv', () => {
  const [header, ...rows] = readDataLines('tricky.tsv').map((line) => line.split('\t'));
  const boards = rows
    .map((row) => Object.fromEntries(header.map((column, i) => [column, row[i]])))
    .filter((row) => row.canonical81?.length === 81);
  expect(boards.length).toBeGreaterThan(40);
  for (const row of boards) {
    const board = grid(row.canonical81);
    const verdict = solve(board);
    expectSound(board, verdict);
    expect(String(countOf(verdict)), row.note).toBe(row.solutions);
    expect(verdict.kind === 'conflict', row.note).toBe(clashes(board).length > 0);
  }
});

describe('boards that are hard to refute', () => {
  it('sees quickly that Norvig’s impossible board has no solution (norvig.com/sudoku.html)', () => {
    const verdict = solve(
      grid('.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........'),
    );
    expect(verdict.kind).toBe('none');
    expect(verdict.guesses).toBeLessThan(1000);
  });

  it.each([
    '5........9..78.............2..............8..8...53......592.8...........3.......',
    '.......5...3.6.....5.....21.....4...36....1.....7.........3........1...2......8.6',
    '..9........5....8......9..3.......4...7........3.9...5.......6.1......7.....573..',
    '..9........5....4......9..3.......2...7..2.....3.9.7.........6.1......7.....573..',
  ])('sees quickly that no house can seat all its digits in %s', (text) => {
    const verdict = solve(grid(text));
    expect(verdict.kind).toBe('none');
    expect(verdict.guesses).toBeLessThan(50);
  });

  it('finds quickly two solutions of a sparse board that branching on houses misses', () => {
    const verdict = solve(
      grid('..7....54.3.........2........8....7.4...7....2..53.......3.................7.....'),
    );
    expect(verdict.kind).toBe('multiple');
    expect(verdict.guesses).toBeLessThan(200);
  });

  it.each([
    '79.5.6.........8.............................82143..........24.31.....8......2..5',
    '............2.3........1.....7.....4...3.........52.....1....965..........86.....',
    '...3..........28.....7............4...5......43.......6..............1.9.....6...',
  ])('finds quickly two solutions far from the first branches of %s', (text) => {
    const verdict = solve(grid(text));
    expect(verdict.kind).toBe('multiple');
    expect(verdict.guesses).toBeLessThan(250);
  });

  it('starts again until what it has learnt is enough', () => {
    const text =
      '79..5..........86............................82143....9..31.42.31.92..8.........9';
    const verdict = solve(grid(text));
    expect(verdict.kind).toBe('none');
    expect(verdict.guesses).toBeLessThan(1000);
  });

  it.each([
    '.......7...3.6...........21.....4...36....1.....9.........3........1...2......8..',
    '.5...3.....2......9.....21...9....4.2...4..9.1.48.................194..2.........',
    '.5...3.....2......9.....21...9....8.2...4..9.1.48.................194..2.........',
  ])('sees quickly that %s has no solution', (text) => {
    const verdict = solve(grid(text));
    expect(verdict.kind).toBe('none');
    expect(verdict.guesses).toBeLessThan(100);
  });

  it('finds two solutions of the empty grid', () => {
    const verdict = solve(new Uint8Array(81));
    expect(verdict.kind).toBe('multiple');
    expect(verdict.guesses).toBeLessThan(200);
  });
});

const cell = fc.integer({ min: 0, max: 80 });
const digit = fc.integer({ min: 1, max: 9 });
const places = fc.array(fc.tuple(cell, digit), { maxLength: 24 });
/** A solved grid with cells emptied, then a few digits put in at will. */
const damaged = fc
  .tuple(
    fc.uniqueArray(cell, { minLength: 40, maxLength: 60 }),
    fc.array(fc.tuple(cell, digit), { maxLength: 2 }),
  )
  .map(([emptied, put]) => {
    const board = grid(SOLVED);
    for (const at of emptied) board[at] = 0;
    for (const [at, value] of put) board[at] = value;
    return board;
  });

describe('random boards', () => {
  it('agrees with the reference on a few digits anywhere', () => {
    fc.assert(
      fc.property(places, (put) => {
        const board = new Uint8Array(81);
        for (const [at, value] of put) board[at] = value;
        expectAsReference(board);
      }),
      { numRuns: 150 },
    );
  });

  it('agrees with the reference on damaged solutions, counting up to 20', () => {
    fc.assert(
      fc.property(damaged, (board) => expectAsReference(board, 20)),
      { numRuns: 200 },
    );
  });

  it('gives the same count whatever the names of digits and the order of rows and columns', () => {
    fc.assert(
      fc.property(
        damaged,
        fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 40 }),
        (board, keys) => {
          expect(countOf(solve(shuffle(board, keys), 50))).toBe(countOf(solve(board, 50)));
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Relabels, transposes, and permutes bands, stacks, rows in bands and columns in stacks, in the order of `keys`. */
function shuffle(board: Grid, keys: number[]): Grid {
  let next = 0;
  const order = (count: number) => {
    const ranked = Array.from({ length: count }, (_, i) => ({ i, key: keys[next++] }));
    return ranked.sort((a, b) => a.key - b.key || a.i - b.i).map(({ i }) => i);
  };
  const lines = () => order(3).flatMap((group) => order(3).map((line) => group * 3 + line));
  const names = order(9);
  const rows = lines();
  const columns = lines();
  const isTransposed = keys[next] % 2 === 1;
  return Uint8Array.from(board, (_, at) => {
    const row = rows[Math.floor(at / 9)];
    const column = columns[at % 9];
    const value = board[isTransposed ? column * 9 + row : row * 9 + column];
    return value === 0 ? 0 : names[value - 1] + 1;
  });
}

describe('the contract', () => {
  it('names every given that clashes, in ascending order', () => {
    const board = grid(`55.......${'.'.repeat(63)}5........`);
    expect(solve(board)).toEqual({ kind: 'conflict', cells: [0, 1, 72], guesses: 0 });
  });

  it('calls a complete grid unique, without a guess', () => {
    expect(solve(grid(SOLVED))).toEqual({ kind: 'unique', solution: grid(SOLVED), guesses: 0 });
  });

  it('stops at the limit', () => {
    for (const limit of [2, 3, 17]) {
      expect(solve(new Uint8Array(81), limit)).toMatchObject({ kind: 'multiple', count: limit });
    }
  });

  it('changes neither its argument nor an earlier result', () => {
    const board = grid(`${SOLVED.slice(0, 40)}${'.'.repeat(41)}`);
    const before = board.slice();
    const first = solve(board);
    const copy = structuredClone(first);
    for (let i = 0; i < 50; i++) solve(new Uint8Array(81));
    expect(board).toEqual(before);
    expect(first).toEqual(copy);
    expect(solve(board)).toEqual(first);
  });

  it.each([
    ['a short grid', new Uint8Array(80), 2],
    ['a long grid', new Uint8Array(82), 2],
    ['a value above 9', new Uint8Array(81).fill(10), 2],
    ['a limit below 2', new Uint8Array(81), 1],
    ['a broken limit', new Uint8Array(81), 2.5],
    ['no limit', new Uint8Array(81), Number.NaN],
  ])('throws a RangeError on %s', (_, board, limit) => {
    expect(() => solve(board, limit)).toThrow(RangeError);
  });
});
