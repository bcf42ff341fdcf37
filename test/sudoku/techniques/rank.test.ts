import { describe, expect, it } from 'vitest';
import { parseGrid } from '../../../src/sudoku/grid.ts';
import { type Grade, grade, levelOf } from '../../../src/sudoku/techniques/grade.ts';
import { TECHNIQUES } from '../../../src/sudoku/techniques/index.ts';
import { hasData, readDataLines } from '../../data.ts';

/** Ranks from 0, equal values sharing the mean of theirs. */
function rankOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function correlate(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (p: readonly number[], q: readonly number[], mp: number, mq: number) =>
    p.reduce((sum, x, i) => sum + (x - mp) * ((q[i] ?? 0) - mq), 0);
  return (
    product(a, b, meanA, meanB) /
    Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB))
  );
}

function readRated(name: string): { text: string; rating: number }[] {
  const [head = '', ...lines] = readDataLines(name);
  const column = head.split('\t').indexOf('se');
  return lines.map((line) => {
    const fields = line.split('\t');
    return { text: fields[0] ?? '', rating: Number(fields[column]) };
  });
}

function gradeText(text: string): Grade {
  const parsed = parseGrid(text);
  const graded = parsed.kind === 'grid' ? grade(parsed.grid) : undefined;
  if (graded?.kind !== 'graded') throw new Error(`no grade: ${text}`);
  return graded;
}

const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);

describe.each([
  ['rated-random.tsv', 0.93],
  ['rated-by-level.tsv', 0.94],
])('the rating of %s', (name, least) => {
  it.skipIf(!hasData(name))('ranks the puzzles as Sudoku Explainer does', () => {
    const rated = readRated(name);
    const grades = rated.map(({ text }) => gradeText(text));
    const spearman = correlate(
      rankOf(grades.map(({ rating }) => rating)),
      rankOf(rated.map(({ rating }) => rating)),
    );
    const shares = ['easy', 'medium', 'advanced', 'diehard'].map((level) => {
      const own = grades.filter((one) => one.level === level).length;
      const theirs = rated.filter(({ rating }) => levelOf(rating) === level).length;
      return `${level} ${percent(own, grades.length)} % (${percent(theirs, rated.length)} %)`;
    });
    console.log(`${name}: Spearman ${spearman.toFixed(4)}; ${shares.join(', ')}`);
    expect(spearman).toBeGreaterThanOrEqual(least);
  });
});

describe('TECHNIQUES', () => {
  it('stand in the order of their ratings, each once', () => {
    const ratings = TECHNIQUES.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect(new Set(TECHNIQUES.map(({ id }) => id)).size).toBe(TECHNIQUES.length);
  });
});
