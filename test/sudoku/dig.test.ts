import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dig, digBlind } from '../../src/sudoku/dig.ts';
import { formatGrid } from '../../src/sudoku/grid.ts';
import { createRandom, shuffle } from '../../src/sudoku/random.ts';
import { METHODS, newSolution } from '../../src/sudoku/solution-grid.ts';
import { solve } from '../../src/sudoku/solver.ts';
import { listOrbits, SYMMETRIES } from '../../src/sudoku/symmetry.ts';
import { findSolutions } from './reference-solver.ts';
import { UNIQUE_FRACTIONS } from './unique-fractions.ts';

const COUNT = Number(process.env.GENERATED_COUNT ?? 100);

const countGivens = (grid: Uint8Array) => grid.filter((digit) => digit !== 0).length;

/** What the documents do with a board, the plain way: one hole after the other. */
function digPlainly(solution: Uint8Array, order: readonly number[]): Uint8Array {
  const grid = solution.slice();
  for (const cell of order) {
    grid[cell] = 0;
    if (findSolutions(grid, 2).length > 1) grid[cell] = solution[cell] ?? 0;
  }
  return grid;
}

describe.each(METHODS)('digging grids made by %s', (method) => {
  it.each(SYMMETRIES)('leaves one solution, and needs every given: %s', (symmetry) => {
    const orbits = listOrbits(symmetry);
    const seeds = fc.string();
    const holds = (seed: string) => {
      const random = createRandom(seed);
      const solution = newSolution(method, random);
      const grid = dig(solution, shuffle([...orbits], random), 0);
      expect(findSolutions(grid, 2)).toEqual([solution]);
      for (const orbit of orbits) {
        const isGiven = orbit.map((cell) => grid[cell] !== 0);
        expect(new Set(isGiven).size).toBe(1);
        if (!isGiven[0]) continue;
        const less = grid.map((digit, cell) => (orbit.includes(cell) ? 0 : digit));
        expect(findSolutions(less, 2)).toHaveLength(2);
      }
    };
    fc.assert(fc.property(seeds, holds), { numRuns: Math.ceil(COUNT / 20) });
  });

  it('stops at the number of givens', () => {
    const random = createRandom('least');
    for (const least of [81, 80, 64, 63, 47, 40, 33, 30]) {
      for (const symmetry of SYMMETRIES) {
        const solution = newSolution(method, random);
        const grid = dig(solution, shuffle(listOrbits(symmetry), random), least);
        expect(findSolutions(grid, 2)).toEqual([solution]);
        const spare = countGivens(grid) - least;
        expect(spare).toBeGreaterThanOrEqual(0);
        if (least > 40) expect(spare).toBeLessThan(4);
      }
    }
  });
});

it('digging many cells at once ends where one after the other does', () => {
  const random = createRandom('plain');
  for (let i = 0; i < COUNT / 10; i++) {
    const solution = newSolution('backtracking', random);
    const order = shuffle(listOrbits('none'), random);
    const plain = digPlainly(solution, order.flat());
    expect(formatGrid(dig(solution, order, 0))).toBe(formatGrid(plain));
  }
});

describe('blind digging', () => {
  it.each(UNIQUE_FRACTIONS)('%s, %i holes: unique in %f of cases', (method, holes, expected) => {
    const count = holes === 55 ? 20_000 : 8000;
    const random = createRandom(`${method} ${holes}`);
    let unique = 0;
    for (let i = 0; i < count; i++) {
      const grid = digBlind(newSolution(method, random), holes, random);
      if (i === 0) expect(countGivens(grid)).toBe(81 - holes);
      if (solve(grid).kind === 'unique') unique++;
    }
    // Three standard deviations of the sample.
    const margin = 3 * Math.sqrt((expected * (1 - expected)) / count);
    expect(Math.abs(unique / count - expected)).toBeLessThanOrEqual(margin);
  });
});
