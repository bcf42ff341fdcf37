import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseGrid } from '../../src/sudoku/grid.ts';
import { grade } from '../../src/sudoku/techniques/grade.ts';
import { findSolutions } from '../sudoku/reference-solver.ts';
import { UNIQUE_FRACTIONS } from '../sudoku/unique-fractions.ts';
import { buildTool } from './tool.ts';

let tool: Awaited<ReturnType<typeof buildTool>>;

beforeAll(async () => {
  tool = await buildTool();
});

afterAll(() => tool.remove());

async function experiment(...args: string[]) {
  const { code, out, err } = await tool.run(['experiment', '--seed', 'report', ...args]);
  const [table = '', summary = ''] = out.split('\n\n');
  const [heading = '', ...lines] = table.split('\n');
  const rows = lines.map((line) => {
    const [board = '', n1, n2, n3, blanks, score, normalised, level, solutions] = line.split('\t');
    const numbers = [n1, n2, n3, blanks, score, normalised].map(Number);
    const [N1 = 0, N2 = 0, N3 = 0, holes = 0, total = 0, place = 0] = numbers;
    return { board, N1, N2, N3, blanks: holes, score: total, normalised: place, level, solutions };
  });
  return { code, err, heading, rows, summary, out };
}

function read(text: string): Uint8Array {
  const parsed = parseGrid(text);
  if (parsed.kind !== 'grid') throw new Error(`${text} is no grid`);
  return parsed.grid;
}

const LEVELS = ['easy', 'medium', 'advanced', 'diehard'];

describe('experiment', () => {
  it('counts, scores and ranks each board, and says whether it is unique', async () => {
    const { code, err, heading, rows, summary } = await experiment('--count', '150');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(heading.split('\t')).toHaveLength(9);
    expect(rows).toHaveLength(150);
    const scores = rows.map(({ score }) => score);
    const [least, most] = [Math.min(...scores), Math.max(...scores)];
    for (const { board, N1, N2, N3, blanks, score, normalised, level, solutions } of rows) {
      expect(blanks).toBe(board.split('.').length - 1);
      expect(blanks).toBeGreaterThanOrEqual(10);
      expect(blanks).toBeLessThanOrEqual(60);
      // Means of sixteen runs, to two decimals.
      expect(Math.abs(N1 + N2 + N3 - blanks)).toBeLessThan(0.02);
      expect(Math.abs(N1 + 2 * N2 + 5 * N3 - score)).toBeLessThan(0.05);
      expect(Math.abs((score - least) / (most - least) - normalised)).toBeLessThan(0.001);
      expect(level).toBe(LEVELS[Math.min(3, Math.floor(normalised * 4))]);
      const isUnique = findSolutions(read(board), 2).length === 1;
      expect(solutions).toBe(isUnique ? 'unique' : 'multiple');
      const graded = grade(read(board));
      if (graded.kind === 'graded') expect(score).toBeCloseTo(graded.player.score, 1);
    }
    expect(summary).toMatch(
      /^150 boards by transformation, 10 to 60 holes dug blindly, seed report/,
    );
    for (const level of LEVELS) {
      const count = rows.filter((row) => row.level === level).length;
      expect(summary).toMatch(new RegExp(`^${level} +${count} `, 'm'));
    }
    const unique = rows.filter(({ solutions }) => solutions === 'unique').length;
    expect(summary).toMatch(new RegExp(`^all +150 +100.0 % +${unique} `, 'm'));
  });

  it('is the same for a seed, whatever the number of threads', async () => {
    const args = ['--count', '100', '--method', 'backtracking', '--holes', '40-50'];
    const [one, two] = await Promise.all([experiment(...args), experiment(...args, '--jobs', '2')]);
    expect(two).toEqual(one);
  });

  it('digs boards with one solution where it is told to', async () => {
    const args = ['--count', '40', '--dig', 'unique', '--holes', '50', '--method', 'backtracking'];
    const { rows } = await experiment(...args);
    expect(rows.every(({ solutions }) => solutions === 'unique')).toBe(true);
    expect(rows.every(({ board }) => findSolutions(read(board), 2).length === 1)).toBe(true);
    expect(Math.max(...rows.map(({ blanks }) => blanks))).toBe(50);
  });

  it.each(UNIQUE_FRACTIONS)(
    'finds of %s with %i holes the fraction %f unique',
    async (method, holes, expected) => {
      const args = ['--method', method, '--holes', String(holes), '--count', '1000'];
      const { summary, rows } = await experiment(...args);
      const [, unique] = /^all +1000 +100.0 % +(\d+) /m.exec(summary) ?? [];
      expect(rows.every(({ blanks }) => blanks === holes)).toBe(true);
      const margin = 3 * Math.sqrt(expected * (1 - expected) * 1000) + 0.5;
      expect(Math.abs(Number(unique) - expected * 1000)).toBeLessThanOrEqual(margin);
    },
  );

  it('draws a page that needs nothing else', async () => {
    const file = join(tool.folder, 'page.html');
    const seed = '<b>&"';
    await tool.run(['experiment', '--count', '60', '--seed', seed, '--html', file]);
    const text = await readFile(file, 'utf8');
    expect(text).not.toMatch(/https?:|src=|href=|url\(|@import|<script/);
    const { document } = new JSDOM(text).window;
    expect(document.querySelector('p')?.textContent).toContain(`seed ${seed}`);
    const [histogram, levels, points] = document.querySelectorAll('svg');
    expect(document.querySelectorAll('svg').length).toBe(3);
    const told = (chart: Element | undefined) =>
      [...(chart?.querySelectorAll('rect title') ?? [])].map(({ textContent }) =>
        Number(textContent?.split(': ')[1]),
      );
    const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
    expect([sum(told(histogram)), sum(told(levels))]).toEqual([60, 60]);
    expect(told(levels)).toHaveLength(4);
    expect(points?.querySelectorAll('circle').length).toBe(60);
    for (const shape of document.querySelectorAll('rect, circle')) {
      for (const { value } of shape.attributes) expect(value).not.toMatch(/NaN|Infinity|^-/);
    }
    expect(document.querySelectorAll('tbody tr, table > tr').length).toBe(6);
  });

  it('draws a page of boards that are all alike', async () => {
    const file = join(tool.folder, 'alike.html');
    const { code } = await experiment('--count', '1', '--holes', '0', '--html', file);
    expect(code).toBe(0);
    expect(await readFile(file, 'utf8')).not.toMatch(/NaN|Infinity/);
  });

  it.each([
    [['--holes', '60-10']],
    [['--holes', '82']],
    [['--holes', '-3']],
    [['--holes', 'many']],
    [['--dig', 'deep']],
    [['--method', 'luck']],
    [['--count', '0']],
  ])('refuses %j', async (args) => {
    const { code, out, err } = await tool.run(['experiment', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('usage: ');
  });

  it('ends with 1 where the page can’t be written', async () => {
    const file = join(tool.folder, 'missing', 'page.html');
    const { code, err } = await experiment('--count', '2', '--html', file);
    expect(code).toBe(1);
    expect(err).toContain('missing');
  });
});
