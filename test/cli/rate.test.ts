import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatGrid, parseGrid } from '../../src/sudoku/grid.ts';
import { grade } from '../../src/sudoku/techniques/grade.ts';
import { buildTool, parseLines } from './tool.ts';

const SOLVED = '162857493534129678789643521475312986913586742628794135356478219241935867897261354';
const LAST = `${SOLVED.slice(0, 80)}.`;
const SINGLES = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const TWO = `${SOLVED.slice(0, 3)}${'.'.repeat(78)}`;
const CLASH = `5...5${'.'.repeat(76)}`;
const NONE = `12345678.........9${'.'.repeat(63)}`;
const LINES = [SINGLES, LAST, SOLVED, TWO, NONE, CLASH, '12', ''];

let tool: Awaited<ReturnType<typeof buildTool>>;

beforeAll(async () => {
  tool = await buildTool();
});

afterAll(() => tool.remove());

function gradeText(text: string) {
  const parsed = parseGrid(text);
  const result = parsed.kind === 'grid' ? grade(parsed.grid) : parsed;
  if (result.kind !== 'graded') throw new Error(`${text} is ${result.kind}`);
  return result;
}

describe('rate', () => {
  it('answers each line with one line', async () => {
    const { code, out, err } = await tool.run(['rate', '-'], `${LINES.join('\n')}\n`);
    const { rating, score, player } = gradeText(SINGLES);
    const figures = [rating.toFixed(1), 'naked-single', score];
    const counts = [player.n1, player.n2, player.n3, player.score];
    expect(out.split('\n')).toEqual([
      [SINGLES, 'medium', ...figures, ...counts].join('\t'),
      `${LAST}\teasy\t1.2\tfull-house\t${gradeText(LAST).score}\t1\t0\t0\t1`,
      `${SOLVED}\teasy\t0.0\t-\t0\t0\t0\t0\t0`,
      `${TWO}\tmultiple`,
      `${NONE}\tnone`,
      `${CLASH}\tconflict r1c1 r1c5`,
      'invalid 2 characters, not 81',
      'invalid 0 characters, not 81',
      '',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('writes JSON, with the counts of the techniques', async () => {
    const { out } = await tool.run(['rate', '--json'], LINES.join('\r\n'));
    const { path: _, solution, ...rest } = gradeText(SINGLES);
    const [first, ...others] = parseLines(out);
    expect(first).toEqual({ puzzle: SINGLES, ...rest, solution: formatGrid(solution) });
    expect(others).toMatchObject([
      { kind: 'graded', puzzle: LAST, counts: [{ technique: 'full-house', count: 1 }] },
      { kind: 'graded', puzzle: SOLVED, hardest: null, counts: [] },
      { kind: 'multiple', puzzle: TWO },
      { kind: 'none', puzzle: NONE },
      { kind: 'conflict', puzzle: CLASH, cells: ['r1c1', 'r1c5'] },
      { kind: 'invalid', reason: '2 characters, not 81' },
    ]);
  });

  it('keeps the order of the lines over several threads', async () => {
    const input = Array.from({ length: 150 }, (_, i) => LINES[1 + (i % 6)]).join('\n');
    const [one, two] = await Promise.all([
      tool.run(['rate'], input),
      tool.run(['rate', '--jobs', '2'], input),
    ]);
    expect(one.out.trimEnd().split('\n').length).toBe(150);
    expect(two).toEqual(one);
  });
});
