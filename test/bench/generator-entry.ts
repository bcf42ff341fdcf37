/** What the benchmark of the generator measures, to be bundled as it would be shipped. */
import { dig } from '../../src/sudoku/dig.ts';
import { newPuzzle } from '../../src/sudoku/generator.ts';
import { createRandom, shuffle } from '../../src/sudoku/random.ts';
import { newSolution } from '../../src/sudoku/solution-grid.ts';
import { listOrbits } from '../../src/sudoku/symmetry.ts';
import type { Level } from '../../src/sudoku/techniques/grade.ts';

/** Makes minimal puzzles without a look at their level. @returns the givens of all of them */
export function makeMinimal(count: number, seed: string): number {
  const random = createRandom(seed);
  const cells = listOrbits('none');
  let givens = 0;
  for (let i = 0; i < count; i++) {
    const solution = newSolution('backtracking', random);
    for (const digit of dig(solution, shuffle([...cells], random), 0)) if (digit !== 0) givens++;
  }
  return givens;
}

/** @returns how many boards it took */
export function makeOfLevel(level: Level, seed: string): number {
  const random = createRandom(seed);
  const made = newPuzzle({
    level,
    symmetry: 'none',
    method: 'backtracking',
    random,
    limit: 10_000,
  });
  if (made.kind !== 'puzzle') throw new Error(`${level}, seed ${seed}: ${made.kind}`);
  return made.tries;
}
