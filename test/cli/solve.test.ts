import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasData, readDataLines } from '../data.ts';
import { buildTool, parseLines } from './tool.ts';

const EASY = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const SOLVED = '162857493534129678789643521475312986913586742628794135356478219241935867897261354';
const TWO = `${SOLVED.slice(0, 3)}${'.'.repeat(78)}`;

let tool: Awaited<ReturnType<typeof buildTool>>;

beforeAll(async () => {
  tool = await buildTool();
});

afterAll(() => tool.remove());

const LINES = [
  EASY,
  TWO,
  `12345678.........9${'.'.repeat(63)}`,
  `5...5${'.'.repeat(76)}`,
  '12',
  '',
];

describe('solve', () => {
  it('answers each line with one line', async () => {
    const { code, out, err } = await tool.run(['solve', '-'], `${LINES.join('\n')}\n`);
    const [unique, multiple, ...others] = out.split('\n');
    expect(unique).toBe(`unique ${SOLVED}`);
    expect(multiple).toMatch(/^multiple 162[1-9]{78} 162[1-9]{78}$/);
    expect(others).toEqual([
      'none',
      'conflict r1c1 r1c5',
      'invalid 2 characters, not 81',
      'invalid 0 characters, not 81',
      '',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('writes JSON, with as many solutions as the limit', async () => {
    const { out } = await tool.run(['solve', '--json', '--limit', '5'], LINES.join('\r\n'));
    expect(parseLines(out)).toMatchObject([
      { kind: 'unique', solution: SOLVED },
      { kind: 'multiple', count: 5 },
      { kind: 'none' },
      { kind: 'conflict', cells: ['r1c1', 'r1c5'] },
      { kind: 'invalid', reason: '2 characters, not 81' },
    ]);
  });

  it('says what it can’t read', async () => {
    const { out } = await tool.run(['solve'], `${EASY.replace('3', 'é')}\n ${EASY}\t`);
    expect(out.split('\n')).toEqual(['invalid character "é" at 11', `unique ${SOLVED}`, '']);
  });

  it('keeps the order of the lines over several threads', async () => {
    const lines = Array.from({ length: 6_000 }, (_, i) => LINES[i % LINES.length]);
    const file = join(tool.folder, 'many.txt');
    await writeFile(file, lines.join('\n'));
    const [one, two] = await Promise.all([
      tool.run(['solve', file]),
      tool.run(['solve', file, '--jobs', '2']),
    ]);
    expect(one.out.split('\n').length).toBe(lines.length);
    expect(two.out === one.out).toBe(true);
  });

  it.skipIf(!hasData('puzzles/easy_10000.txt'))('solves easy_10000.txt', async () => {
    const lines = readDataLines('puzzles/easy_10000.txt');
    const { out } = await tool.run(['solve'], lines.join('\n'));
    expect(out.match(/^unique [1-9]{81}$/gm)?.length).toBe(lines.length);
  });

  it.each([
    [[]],
    [['guess']],
    [['solve', '--fast']],
    [['solve', '--limit', '1']],
    [['solve', '--limit', 'x']],
    [['solve', '--jobs', '0']],
    [['solve', '--jobs', String(2 * availableParallelism() + 1)]],
    [['rate', '--limit', '3']],
    [['hint', 'a', 'b']],
    [['solve', 'a', 'b']],
  ])('ends with 2 and the usage on stderr for %j', async (args) => {
    const { code, out, err } = await tool.run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('usage: ');
  });

  it.each([[['--help']], [['rate', '--help']]])('tells its usage for %j', async (args) => {
    const { code, out, err } = await tool.run(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/usage: .* solve .* rate .* hint /s);
  });

  it('ends with 1 where the file is missing', async () => {
    const { code, out, err } = await tool.run(['solve', join(tool.folder, 'missing')]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('missing');
  });
});
