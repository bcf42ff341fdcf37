import { describe, expect, it } from 'vitest';
import { describePath } from '../../src/explain/path.ts';
import { nameLevel } from '../../src/explain/techniques.ts';
import { nameHouse } from '../../src/explain/words.ts';
import { formatGrid, parseGrid } from '../../src/sudoku/grid.ts';
import { type Grade, grade } from '../../src/sudoku/techniques/grade.ts';
import type { Grid } from '../../src/sudoku/types.ts';
import { LOCALES, translateIn } from '../catalogue.ts';
import { cell } from './examples.ts';

const PUZZLE = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
/** Needs more than singles. */
const HARDER = '400000805030000000000700000020000060000080400000010000000603070500200000104000000';

function gradeOf(text: string): { puzzle: Grid; graded: Grade } {
  const parsed = parseGrid(text);
  if (parsed.kind !== 'grid') throw new Error('no grid');
  const graded = grade(parsed.grid);
  if (graded.kind !== 'graded') throw new Error('not one solution');
  return { puzzle: parsed.grid, graded };
}

describe.each(LOCALES)('a path in %s', (locale) => {
  const translate = translateIn(locale);

  it.each([PUZZLE, HARDER])('of %s has a line for each step, and leads to the solution', (text) => {
    const { puzzle, graded } = gradeOf(text);
    const [first, second, third, ...steps] = describePath(graded, puzzle, translate).split('\n');
    expect(first).toBe(formatGrid(puzzle));
    expect(second).toContain(nameLevel(graded.level, translate));
    expect(second).toContain(graded.rating.toFixed(1));
    expect(third).toContain('N3');
    expect(steps.map((line) => Number.parseInt(line, 10))).toEqual(
      graded.path.map((_, i) => i + 1),
    );
    const filled = puzzle.slice();
    for (const [, name = '', digit] of steps.join(' ').matchAll(/(r\dc\d)=(\d)/g)) {
      filled[cell(name)] = Number(digit);
    }
    expect(filled).toEqual(graded.solution);
    expect(steps.join()).not.toMatch(/\$|undefined/);
  });
});

describe('a path', () => {
  it('reads as one copies it', () => {
    const { puzzle, graded } = gradeOf(PUZZLE);
    const lines = describePath(graded, puzzle, translateIn('en')).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      PUZZLE.replaceAll('0', '.'),
      'Level: Easy. Rating: 1.2. Score: 504.',
      'N1: 51. N2: 0. N3: 0. Score: 51.',
      '1. Hidden single: r1c6=8',
    ]);
    const struck = describePath(gradeOf(HARDER).graded, puzzle, translateIn('en'));
    expect(struck).toMatch(/^\d+\. [^:]+: r\dc\d<>\d( r\dc\d<>\d)*$/m);
  });
});

describe('names', () => {
  it('of houses and levels are those that players use', () => {
    const name = (house: number) => LOCALES.map((one) => nameHouse(house, translateIn(one)));
    expect(name(2)).toEqual(['row 3', '第3行', '第3橫列']);
    expect(name(9)).toEqual(['column 1', '第1列', '第1直行']);
    expect(name(26)).toEqual(['box 9', '第9宫', '第9宮']);
    const levels = (['easy', 'medium', 'advanced', 'diehard'] as const).map((level) =>
      LOCALES.map((one) => nameLevel(level, translateIn(one))),
    );
    expect(levels).toEqual([
      ['Easy', '简单', '簡單'],
      ['Medium', '中等', '中等'],
      ['Advanced', '高级', '高級'],
      ['Diehard', '骨灰级', '骨灰級'],
    ]);
  });
});
