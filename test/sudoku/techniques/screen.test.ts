import { describe, expect, it } from 'vitest';
import { newPuzzle } from '../../../src/sudoku/generator.ts';
import { createRandom } from '../../../src/sudoku/random.ts';
import { TECHNIQUES } from '../../../src/sudoku/techniques/index.ts';
import { isWanted } from '../../../src/sudoku/techniques/screen.ts';

const LEVELS = [undefined, 'easy', 'medium', 'advanced', 'diehard'] as const;

describe('whether a puzzle is wanted', () => {
  it('can be told before all techniques are tried, as they stand in order of rating', () => {
    const ratings = TECHNIQUES.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  });

  it('is what its grade says, for every level and technique', { timeout: 1e9 }, () => {
    const random = createRandom('screen');
    const count = Math.ceil(Number(process.env.GENERATED_COUNT ?? 100) / 5);
    for (let i = 0; i < count; i++) {
      const made = newPuzzle({ symmetry: 'none', method: 'backtracking', limit: 1, random });
      if (made.kind !== 'puzzle') throw new Error(made.kind);
      const { grid, grade } = made;
      const used = new Set(grade.counts.map(({ technique }) => technique));
      // Some of those that aren't used are enough: each takes the whole path.
      const unused = TECHNIQUES.map(({ id }) => id).filter((id) => !used.has(id));
      const techniques = [undefined, ...used, unused[i % unused.length]];
      for (const level of LEVELS) {
        for (const technique of techniques) {
          const isLevel = level === undefined || grade.level === level;
          const isUsed = technique === undefined || used.has(technique);
          expect(isWanted(grid, { level, technique })).toBe(isLevel && isUsed);
        }
      }
    }
  });
});
