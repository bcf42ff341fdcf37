import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { formatGrid } from '../../../src/sudoku/grid.ts';
import { solve } from '../../../src/sudoku/solver.ts';
import { TECHNIQUES } from '../../../src/sudoku/techniques/index.ts';
import { findEasiest } from '../../../src/sudoku/techniques/path.ts';
import { apply, clone, createState } from '../../../src/sudoku/techniques/state.ts';
import type { Step } from '../../../src/sudoku/techniques/step.ts';
import type { Grid } from '../../../src/sudoku/types.ts';
import { digPuzzle, samplePuzzles } from './puzzles.ts';

/** How many puzzles of a collection, fewer of the hardest; the environment may ask for more. */
const COUNT = Number(process.env.SOUNDNESS_COUNT ?? 40);

function isSound(step: Step, solution: Grid): boolean {
  return (
    step.placements.length + step.eliminations.length > 0 &&
    step.placements.every(({ cell, digit }) => solution[cell] === digit) &&
    step.eliminations.every(({ cell, digit }) => solution[cell] !== digit)
  );
}

function solutionOf(grid: Grid): Grid {
  const verdict = solve(grid);
  if (verdict.kind !== 'unique') throw new Error(`not unique: ${formatGrid(grid)}`);
  return verdict.solution;
}

/** Walks the path and answers what is wrong with it, if anything. */
function findFault(grid: Grid): string | undefined {
  const solution = solutionOf(grid);
  const state = createState(grid, { isUnique: true });
  for (let easiest = findEasiest(state); easiest; easiest = findEasiest(state)) {
    const { step } = easiest;
    const candidates = [...step.placements, ...step.eliminations];
    const isNew = candidates.every(
      ({ cell, digit }) => (state.masks[cell] ?? 0) & (1 << (digit - 1)),
    );
    if (!isSound(step, solution) || !isNew) return `${step.technique} in ${formatGrid(grid)}`;
    apply(state, step);
  }
  return state.empty === 0 ? undefined : `stuck: ${formatGrid(grid)}`;
}

describe('paths', () => {
  let walked = 0;

  it.each([
    ['rated-random.tsv', 1],
    ['rated-by-level.tsv', 1],
    ['puzzles/random_minimal_10000.txt', 1],
    ['puzzles/17clue_49151_royle.txt', 1],
    ['puzzles/magictour_top1465.txt', 0.25],
    ['puzzles/forum_hardest_1905_11plus.txt', 0.05],
    ['puzzles/norvig_top95.txt', 0.5],
  ])('of %s end solved, and no step contradicts the solution', { timeout: 1e9 }, (name, share) => {
    const grids = samplePuzzles(name, Math.ceil(COUNT * share));
    const faults = grids.flatMap((grid) => findFault(grid) ?? []);
    walked += grids.length;
    console.log(`${name}: ${grids.length} puzzles, ${faults.length} faults`);
    expect(faults).toEqual([]);
  });

  it('of any puzzle end solved, and no step contradicts the solution', () => {
    const keys = fc.array(fc.nat(1_000_000), { minLength: 81, maxLength: 81 });
    fc.assert(
      fc.property(keys, (order) => {
        walked++;
        expect(findFault(digPuzzle(order))).toBeUndefined();
      }),
      { numRuns: COUNT },
    );
  });

  afterAll(() => console.log(`paths walked: ${walked}`));
});

describe('every step a technique can find', () => {
  it('is sound, wherever the path passes', { timeout: 1e9 }, () => {
    const grids = samplePuzzles('puzzles/magictour_top1465.txt', Math.ceil(COUNT / 20));
    const faults: string[] = [];
    for (const grid of grids) {
      const solution = solutionOf(grid);
      const state = createState(grid, { isUnique: true });
      for (let easiest = findEasiest(state); easiest; easiest = findEasiest(state)) {
        // Boards that differ only in a single show the same patterns.
        if (easiest.step.eliminations.length > 0) {
          for (const technique of TECHNIQUES.filter(({ rating }) => rating < 8)) {
            const before = clone(state);
            const steps = technique.findAll(state);
            expect(state).toEqual(before);
            const unsound = steps.filter((step) => !isSound(step, solution));
            if (unsound.length > 0) faults.push(`${technique.id} in ${formatGrid(state.values)}`);
          }
        }
        apply(state, easiest.step);
      }
    }
    expect(faults).toEqual([]);
  });
});
