import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatGrid, parseGrid } from '../../src/sudoku/grid.ts';
import { formatRuled } from '../../src/sudoku/ruled.ts';
import { grade } from '../../src/sudoku/techniques/grade.ts';
import { findSolutions } from '../sudoku/reference-solver.ts';
import { buildTool, parseLines } from './tool.ts';

let tool: Awaited<ReturnType<typeof buildTool>>;

beforeAll(async () => {
  tool = await buildTool();
});

afterAll(() => tool.remove());

function read(text: string): Uint8Array {
  const parsed = parseGrid(text);
  if (parsed.kind !== 'grid') throw new Error(`${text} is no grid`);
  return parsed.grid;
}

function gradeText(text: string) {
  const graded = grade(read(text));
  if (graded.kind !== 'graded') throw new Error(`${text} is ${graded.kind}`);
  return graded;
}

const generate = (...args: string[]) => tool.run(['generate', ...args]);

describe('generate', () => {
  it('makes the puzzles of a seed, whatever the number of threads', async () => {
    const args = ['--count', '20', '--seed', 'sudoku', '--symmetry', 'rotate-180'];
    const [one, two, fewer] = await Promise.all([
      generate(...args),
      generate(...args, '--jobs', '2'),
      generate('--seed', 'sudoku', '--symmetry', 'rotate-180'),
    ]);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(two).toEqual(one);
    const lines = one.out.trimEnd().split('\n');
    expect(lines[0]).toBe(EXPECTED);
    expect(fewer.out).toBe(`${lines[0]}\n`);
    expect(new Set(lines).size).toBe(20);
    for (const line of lines) {
      expect(findSolutions(read(line), 2)).toHaveLength(1);
      expect([...line].map((c) => c === '.')).toEqual([...line].map((c) => c === '.').reverse());
    }
  });

  it('makes what is asked for, and tells it as JSON', async () => {
    const args = ['--level', 'advanced', '--technique', 'naked-pair', '--method', 'transformation'];
    const { out } = await generate(...args, '--seed', '1', '--count', '3', '--format', 'json');
    const rows = parseLines(out);
    expect(rows).toHaveLength(3);
    for (const { puzzle, givens, tries, ...told } of rows) {
      const { kind: _, path: __, solution, ...rest } = gradeText(puzzle);
      expect(told).toEqual({ ...rest, solution: formatGrid(solution) });
      expect(told.level).toBe('advanced');
      expect(told.counts).toContainEqual(expect.objectContaining({ technique: 'naked-pair' }));
      expect(givens).toBe(puzzle.replaceAll('.', '').length);
      expect(tries).toBeGreaterThan(0);
    }
  });

  it('writes lines, SDM and grids of the same puzzle', async () => {
    const args = ['--seed', '7', '--givens', '30'];
    const [line, sdm, grid] = await Promise.all(
      ['line', 'sdm', 'grid'].map((format) => generate(...args, '--format', format)),
    );
    const puzzle = line?.out.trimEnd() ?? '';
    expect(puzzle.replaceAll('.', '')).toHaveLength(30);
    expect(sdm?.out).toBe(`${puzzle.replaceAll('.', '0')}\n`);
    expect(grid?.out).toBe(`${formatRuled(read(puzzle))}\n\n`);
  });

  it('takes a seed by chance, and tells it', async () => {
    const { code, out, err } = await generate();
    const [, seed = ''] = /^seed (\w+)\n$/.exec(err) ?? [];
    expect({ code, again: await generate('--seed', seed) }).toEqual({
      code: 0,
      again: { code: 0, out, err: '' },
    });
  });

  it('leaves out what it does not find within its limit, says so, and ends with 1', async () => {
    const args = ['--count', '2', '--seed', '1', '--limit', '3', '--givens', '17'];
    expect(await generate(...args)).toEqual({
      code: 1,
      out: '',
      err: 'puzzle 1: none in 3 boards\npuzzle 2: none in 3 boards\n',
    });
    expect(await generate(...args, '--jobs', '2')).toMatchObject({ code: 1, out: '' });
  });

  it.each([
    [['--level', 'hard'], '--level takes easy, medium, advanced, diehard, not hard'],
    [['--symmetry', 'both'], '--symmetry takes none, rotate-180'],
    [['--givens', '16'], '--givens takes an integer from 17 to 81, not 16'],
    [['--givens', '26', '--symmetry', 'rotate-90'], 'no board with symmetry rotate-90 has 26'],
    [['--technique', 'magic'], '--technique takes full-house'],
    [['--method', 'luck'], '--method takes backtracking, transformation, not luck'],
    [['--count', '0'], '--count takes an integer from 1 on, not 0'],
    [['--limit', '0'], '--limit takes an integer from 1 on, not 0'],
    [['--format', 'xml'], '--format takes line, grid, sdm, json, not xml'],
    [['--jobs', '0'], '--jobs takes'],
    [['puzzles.txt'], 'puzzles.txt'],
    [['--html', 'a'], '--html'],
  ])('refuses %j', async (args, reason) => {
    const { code, out, err } = await generate(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
    expect(err).toContain('usage: ');
  });
});

describe('print', () => {
  it('writes puzzles with rulers', async () => {
    const input = `${EXPECTED}\n12\n${EXPECTED.replaceAll('.', '0')}\n`;
    const ruled = `${formatRuled(read(EXPECTED))}\n\n`;
    expect(await tool.run(['print'], input)).toEqual({
      code: 0,
      out: `${ruled}invalid 2 characters, not 81\n${ruled}`,
      err: '',
    });
  });

  it('writes what the tool reads again, and so does generate', async () => {
    const args = ['--count', '3', '--seed', 'again'];
    const { out: lines } = await generate(...args);
    const { out: grids } = await generate(...args, '--format', 'grid');
    expect(await tool.run(['print'], lines)).toEqual({ code: 0, out: grids, err: '' });
    expect(await tool.run(['print'], grids)).toEqual({ code: 0, out: grids, err: '' });
    expect(await tool.run(['rate'], grids)).toEqual(await tool.run(['rate'], lines));
  });

  it('leaves out the player’s digits where the text tells them from the givens', async () => {
    const line = `:0000:x:${EXPECTED.replace('...', '+2..')}::::`;
    const { out } = await tool.run(['print'], line);
    expect(out).toBe(`${formatRuled(read(EXPECTED))}\n\n`);
  });

  it.each([[['--json']], [['--limit', '2']]])('refuses %j', async (args) => {
    const { code, err } = await tool.run(['print', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(`print takes no ${args[0]}`);
  });
});

const EXPECTED =
  '1...4.36..8....4...3..1.9....31...4...16738...6...92....5.2..3...7....9..16.3...2';
