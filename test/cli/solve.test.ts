import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasData, readDataLines } from '../data.ts';

const EASY = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const SOLVED = '162857493534129678789643521475312986913586742628794135356478219241935867897261354';
const TWO = `${SOLVED.slice(0, 3)}${'.'.repeat(78)}`;

let folder: string;
let bundle: string;

// Bundled as it is shipped: a worker thread runs the very file that started it.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sudoku-cli-'));
  bundle = join(folder, 'cli.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../../src/cli/index.ts', import.meta.url))],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
});

afterAll(() => rm(folder, { recursive: true }));

function run(args: string[], input = ''): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [bundle, ...args],
      { maxBuffer: 1 << 28 },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    // A run that refuses its arguments doesn't wait for its input.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

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
    const { code, out, err } = await run(['solve', '-'], `${LINES.join('\n')}\n`);
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
    const { out } = await run(['solve', '--json', '--limit', '5'], LINES.join('\r\n'));
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { kind: 'unique', solution: SOLVED },
      { kind: 'multiple', count: 5 },
      { kind: 'none' },
      { kind: 'conflict', cells: ['r1c1', 'r1c5'] },
      { kind: 'invalid', reason: '2 characters, not 81' },
    ]);
  });

  it('says what it can’t read', async () => {
    const { out } = await run(['solve'], `${EASY.replace('3', 'é')}\n ${EASY}\t`);
    expect(out.split('\n')).toEqual(['invalid character "é" at 11', `unique ${SOLVED}`, '']);
  });

  it('keeps the order of the lines over several threads', async () => {
    const lines = Array.from({ length: 6_000 }, (_, i) => LINES[i % LINES.length]);
    const file = join(folder, 'many.txt');
    await writeFile(file, lines.join('\n'));
    const [one, three] = await Promise.all([
      run(['solve', file]),
      run(['solve', file, '--jobs', '3']),
    ]);
    expect(one.out.split('\n').length).toBe(lines.length);
    expect(three.out === one.out).toBe(true);
  });

  it.skipIf(!hasData('puzzles/easy_10000.txt'))('solves easy_10000.txt', async () => {
    const lines = readDataLines('puzzles/easy_10000.txt');
    const { out } = await run(['solve'], lines.join('\n'));
    expect(out.match(/^unique [1-9]{81}$/gm)?.length).toBe(lines.length);
  });

  it.each([
    [[]],
    [['guess']],
    [['solve', '--fast']],
    [['solve', '--limit', '1']],
    [['solve', '--limit', 'x']],
    [['solve', '--jobs', '0']],
    [['solve', 'a', 'b']],
  ])('ends with 2 and the usage on stderr for %j', async (args) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('usage: ');
  });

  it('ends with 1 where the file is missing', async () => {
    const { code, out, err } = await run(['solve', join(folder, 'missing')]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('missing');
  });
});
