import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTool, parseLines } from './tool.ts';

const EASY = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const SOLVED = '162857493534129678789643521475312986913586742628794135356478219241935867897261354';
const ROWS = EASY.match(/.{9}/g) ?? [];

let tool: Awaited<ReturnType<typeof buildTool>>;

beforeAll(async () => {
  tool = await buildTool();
});

afterAll(() => tool.remove());

describe('the tool', () => {
  it('reads boards over several lines among those on one', async () => {
    const input = [
      EASY,
      ['[Puzzle]', ...ROWS, ''],
      'Grid 07',
      ROWS,
      EASY,
      JSON.stringify({ puzzles: [EASY, EASY.slice(1)] }, null, 2),
      `https://example.org/?bd=${EASY}`,
      ROWS.slice(1),
    ];
    const { out, code } = await tool.run(['solve'], input.flat().join('\n'));
    const unique = `unique ${SOLVED}`;
    expect(out.split('\n')).toEqual([
      ...[unique, unique, unique, unique, unique],
      'invalid 80 characters, not 81',
      unique,
      'invalid 72 characters, not 81',
      '',
    ]);
    expect(code).toBe(0);
  });

  it('says why a text is refused', async () => {
    const input = [
      '016400000200009000400000062070230100100100000003003087040960000005000800007000006820',
      [...ROWS.slice(0, 3), `${ROWS[3]}.`, ...ROWS.slice(4), ''],
      `${EASY.slice(0, 80)} 7`,
      `${EASY},${EASY.replace('7', '6')}`,
      'https://www.f-puzzles.com/?load=N4IgzglgXgpi',
      '[1, 2',
    ];
    const { out } = await tool.run(['hint'], input.flat().join('\n'));
    expect(out.trimEnd().split('\n')).toEqual([
      'invalid 84 characters, not 81',
      'invalid row 4 has 10 cells, not 9',
      'invalid 81 characters in groups of different lengths',
      'invalid several boards where one is meant',
      'invalid can’t read a link without 81 characters of a board',
      'invalid JSON that is not whole',
    ]);
  });

  it('tells the player’s digits from the givens where the text does', async () => {
    const wrong = EASY.replace('..', '+3.');
    const line = `:0000:x:${wrong}::::`;
    const [solved, hint] = await Promise.all([
      tool.run(['solve', '--json'], line),
      tool.run(['hint'], line),
    ]);
    expect(parseLines(solved.out)).toMatchObject([
      { kind: 'unique', solution: SOLVED, from: 'givens', wrong: ['r1c2'] },
    ]);
    expect(hint.out).toMatch(/\twrong r1c2\n$/);
    const few = `:0000:x:${SOLVED.replace(/./g, '+$&')}::::`;
    const { out } = await tool.run(['solve', '--json'], few);
    expect(parseLines(out)).toMatchObject([{ kind: 'unique', from: 'board', wrong: [] }]);
  });

  it('passes over candidates that are struck out already', async () => {
    const fish =
      '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..';
    const first = await tool.run(['hint', '--json'], fish);
    const [{ step }] = parseLines(first.out);
    const struck = step.eliminations.map(({ cell, digit }: { cell: string; digit: number }) =>
      [digit, cell[1], cell[3]].join(''),
    );
    const next = await tool.run(['hint', '--json'], `:0000:x:${fish}:${struck.join(' ')}:::`);
    expect(parseLines(next.out)[0].kind).toBe('step');
    expect(parseLines(next.out)[0].step).not.toEqual(step);
  });
});
