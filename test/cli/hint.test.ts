import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTool, parseLines } from './tool.ts';

const SOLVED = '162857493534129678789643521475312986913586742628794135356478219241935867897261354';
const LAST = `${SOLVED.slice(0, 80)}0`;
const POINTING =
  '4.....8.5.3..........7......2.....6.....8.4...4..1.......6.3.7.5.32.1...1.4......';
const TWO = `${SOLVED.slice(0, 3)}${'.'.repeat(78)}`;
const CLASH = `5...5${'.'.repeat(76)}`;
const NONE = `12345678.........9${'.'.repeat(63)}`;
/** A board whose easiest step has parts. */
const FISH = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..';
const LINES = [LAST, POINTING, SOLVED, TWO, NONE, CLASH, '12', ''];

let tool: Awaited<ReturnType<typeof buildTool>>;

beforeAll(async () => {
  tool = await buildTool();
});

afterAll(() => tool.remove());

describe('hint', () => {
  it('answers each line with one line', async () => {
    const { code, out, err } = await tool.run(['hint', '-'], `${LINES.join('\n')}\n`);
    expect(out.split('\n')).toEqual([
      `${SOLVED.slice(0, 80)}.\tfull-house\tr9c9=4\t-\tr9c9`,
      `${POINTING}\tpointing\t-\tr2c1<>7 r2c3<>7\tr2c7 r2c9`,
      `${SOLVED}\tsolved`,
      `${TWO}\tmultiple`,
      `${NONE}\tnone`,
      `${CLASH}\tconflict r1c1 r1c5`,
      'invalid 2 characters, not 81',
      'invalid 0 characters, not 81',
      '',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('writes the whole step as JSON, cells and houses by name', async () => {
    const { out } = await tool.run(['hint', '--json'], [POINTING, FISH, ...LINES].join('\r\n'));
    const [pointing, fish, last, , ...others] = parseLines(out);
    expect(pointing).toEqual({
      puzzle: POINTING,
      kind: 'step',
      step: {
        technique: 'pointing',
        digits: [7],
        placements: [],
        eliminations: [
          { cell: 'r2c1', digit: 7 },
          { cell: 'r2c3', digit: 7 },
        ],
        where: ['r2c7', 'r2c9'],
        because: [],
        houses: ['b3', 'r2'],
      },
    });
    const { technique, parts } = fish.step;
    expect(technique).toBe('finned-swordfish');
    expect(parts).toContainEqual({ role: 'fin', cells: ['r8c5'], digits: [9] });
    expect(parts).toContainEqual({ role: 'base', cells: [], digits: [9], house: 'r2' });
    expect(last.step.placements).toEqual([{ cell: 'r9c9', digit: 4 }]);
    expect(others).toMatchObject([
      { kind: 'solved', puzzle: SOLVED },
      { kind: 'multiple', puzzle: TWO },
      { kind: 'none', puzzle: NONE },
      { kind: 'conflict', puzzle: CLASH, cells: ['r1c1', 'r1c5'] },
      { kind: 'invalid', reason: '2 characters, not 81' },
    ]);
  });

  it('keeps the order of the lines over several threads', async () => {
    const input = Array.from({ length: 600 }, (_, i) => LINES[i % LINES.length]).join('\n');
    const [one, two] = await Promise.all([
      tool.run(['hint'], input),
      tool.run(['hint', '--jobs', '2'], input),
    ]);
    expect(one.out.split('\n').length).toBe(600);
    expect(two).toEqual(one);
  });
});
