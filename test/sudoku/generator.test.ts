import { describe, expect, it } from 'vitest';
import {
  isPossible,
  newPuzzle,
  type PuzzleOptions,
  searchPuzzle,
} from '../../src/sudoku/generator.ts';
import { formatGrid } from '../../src/sudoku/grid.ts';
import { createRandom } from '../../src/sudoku/random.ts';
import { METHODS } from '../../src/sudoku/solution-grid.ts';
import { listOrbits, SYMMETRIES } from '../../src/sudoku/symmetry.ts';
import { grade } from '../../src/sudoku/techniques/grade.ts';
import { findSolutions } from './reference-solver.ts';

/** Puzzles a method; the environment may ask for more. */
const COUNT = Number(process.env.GENERATED_COUNT ?? 100);
const LEVELS = [undefined, 'easy', 'medium', 'advanced', 'diehard'] as const;

const countGivens = (grid: Uint8Array) => grid.filter((digit) => digit !== 0).length;

function options(seed: string, more: Partial<PuzzleOptions> = {}): PuzzleOptions {
  const random = createRandom(seed);
  return { symmetry: 'none', method: 'backtracking', limit: 1000, random, ...more };
}

function make(seed: string, more: Partial<PuzzleOptions> = {}) {
  const made = newPuzzle(options(seed, more));
  if (made.kind !== 'puzzle') throw new Error(`${seed}: ${made.kind}`);
  return made;
}

describe.each(METHODS)('puzzles by %s', (method) => {
  it('are what is asked for, as other eyes see it', { timeout: 1e9 }, () => {
    const levels: Record<string, number> = {};
    const givens: Record<string, Record<number, number>> = {};
    for (let i = 0; i < COUNT; i++) {
      const level = LEVELS[i % LEVELS.length];
      const symmetry = SYMMETRIES[Math.floor(i / LEVELS.length) % SYMMETRIES.length] ?? 'none';
      const made = make(`${method} ${i}`, { method, level, symmetry });
      const { grid, solution, grade: own } = made;
      expect(findSolutions(grid, 2)).toEqual([solution]);
      const graded = grade(grid);
      expect(graded).toEqual(own);
      expect(own.level).toBe(level ?? own.level);
      for (const orbit of listOrbits(symmetry)) {
        expect(new Set(orbit.map((cell) => grid[cell] === 0)).size).toBe(1);
      }
      if (level === undefined) levels[own.level] = (levels[own.level] ?? 0) + 1;
      givens[symmetry] ??= {};
      const counts = givens[symmetry];
      counts[countGivens(grid)] = (counts[countGivens(grid)] ?? 0) + 1;
    }
    console.log(`${COUNT} puzzles by ${method}. Levels where none was asked for:`, levels);
    console.log('Number of puzzles by symmetry and givens:', givens);
  });

  it('are the same for a seed', () => {
    const { grid } = make('sudoku', { method, level: 'advanced', symmetry: 'rotate-180' });
    expect(formatGrid(grid)).toBe(EXPECTED[method]);
  });
});

const EXPECTED = {
  backtracking: '.2.3..9...4..8......59.7.4...3.1...7.7.....5.4...9.2...3.4.98......2..9...8..5.7.',
  transformation:
    '1.872.9..........8.....123..32.5.....4.1.6.2.....7.59..812.....9..........3.451.6',
};

describe('a puzzle', () => {
  it.each([81, 60, 36, 30, 26])('has %i givens where so many are asked for', (givens) => {
    const { grid } = make(`${givens}`, { givens });
    expect(countGivens(grid)).toBe(givens);
    expect(findSolutions(grid, 2)).toHaveLength(1);
  });

  it('has givens, level and symmetry together', () => {
    const more = { givens: 30, level: 'medium', symmetry: 'diagonal' } as const;
    const { grid, grade: own } = make('together', more);
    expect([countGivens(grid), own.level]).toEqual([30, 'medium']);
  });

  it.each([
    ['x-wing', undefined],
    ['naked-triple', 'advanced'],
    ['skyscraper', 'diehard'],
    ['xy-chain', undefined],
  ] as const)('needs %s where that is asked for, of level %s', (technique, level) => {
    const graded = grade(make(technique, { technique, level }).grid);
    if (graded.kind !== 'graded') throw new Error(graded.kind);
    expect(graded.counts.map((count) => count.technique)).toContain(technique);
    expect(graded.level).toBe(level ?? graded.level);
  });
});

describe('the search', () => {
  it('gives up at its limit, and says so', () => {
    const seen: number[] = [];
    const made = newPuzzle({
      ...options('rare', { givens: 17, limit: 5 }),
      onProgress: (tries) => seen.push(tries),
    });
    expect(made).toEqual({ kind: 'gave-up', tries: 5 });
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  it('can be cancelled', () => {
    let asked = 0;
    const isCancelled = () => ++asked === 3;
    const made = newPuzzle({ ...options('rare', { givens: 17 }), isCancelled });
    expect(made).toEqual({ kind: 'cancelled', tries: 3 });
  });

  it('goes board by board, to the same end', () => {
    const search = searchPuzzle(options('steps', { level: 'diehard', symmetry: 'rotate-90' }));
    const seen: number[] = [];
    let step = search.next();
    for (; !step.done; step = search.next()) seen.push(step.value);
    const whole = make('steps', { level: 'diehard', symmetry: 'rotate-90' });
    expect(step.value).toEqual(whole);
    expect(seen).toEqual(Array.from({ length: whole.tries - 1 }, (_, i) => i + 1));
  });

  it.each([
    { givens: 16 },
    { givens: 82 },
    { givens: 30.5 },
    { givens: 26, symmetry: 'rotate-90' },
    { limit: 0 },
    { limit: 1.5 },
  ] as const)('refuses %j', (more) => {
    expect(() => newPuzzle(options('refused', more))).toThrow(RangeError);
  });

  it('says beforehand which givens are possible', () => {
    expect([16, 17, 81, 82].map((givens) => isPossible(givens, 'none'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([24, 25, 26, 27].map((givens) => isPossible(givens, 'rotate-90'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
