// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { FillOptions, FillResult } from '../../src/protocol.ts';
import type { PuzzleName } from '../site/puzzles.ts';
import {
  cellOf,
  describePuzzle,
  enter,
  openPage,
  readAll,
  readTexts,
  recordEvents,
  table,
  wrongFor,
} from './page.ts';

async function fill(options?: FillOptions): Promise<FillResult> {
  const content = await import('../../src/content/fill.ts');
  return content.fill(options);
}

const openPuzzle = (name: PuzzleName) => {
  openPage(`puzzle_num=${name}`);
  return describePuzzle(name);
};

describe('fill', () => {
  it.each(['article-1', 'article-2', 'easy-1'] as const)('solves %s', async (name) => {
    const { solution, blanks } = openPuzzle(name);
    const result = await fill();
    expect(readTexts()).toEqual(solution);
    expect(result).toMatchObject({
      kind: 'filled',
      site: 'sudoku.name',
      count: blanks.length,
      wrongEntries: [],
      guesses: expect.any(Number),
    });
  });

  it('writes each blank cell once, row by row, and no other input', async () => {
    const { blanks } = openPuzzle('article-1');
    for (const pencil of table().querySelectorAll<HTMLInputElement>('.pencil'))
      pencil.value = '147';
    const events = recordEvents();
    await fill();
    const written = events.filter(({ type }) => type === 'change');
    expect(written.map(({ target }) => cellOf(target))).toEqual(blanks);
    expect(events.filter(({ target }) => cellOf(target) < 0)).toEqual([]);
    const pencils = [...table().querySelectorAll<HTMLInputElement>('.pencil')];
    expect(pencils.every(({ value }) => value === '147')).toBe(true);
  });

  it('keeps entries that agree, and counts and replaces the wrong ones', async () => {
    const { solution, blanks } = openPuzzle('easy-1');
    const [right = 0, wide = 0, spaced = 0, wrong = 0, notes = 0, odd = 0] = blanks;
    const asWide = String.fromCharCode((solution[wide] ?? '').charCodeAt(0) + 0xfee0);
    const kept = {
      [right]: solution[right] ?? '',
      [wide]: asWide,
      [spaced]: ` ${solution[spaced]} `,
    };
    enter({ ...kept, [wrong]: wrongFor(solution[wrong]), [notes]: '147', [odd]: 'x' });
    const events = recordEvents();
    const result = await fill();
    expect(result).toMatchObject({
      kind: 'filled',
      count: blanks.length - 3,
      wrongEntries: [wrong],
    });
    const expected = solution.map((digit, cell) => kept[cell] ?? digit);
    expect(readTexts()).toEqual(expected);
    const touched = new Set(events.map(({ target }) => cellOf(target)));
    for (const cell of [right, wide, spaced]) expect(touched).not.toContain(cell);
  });

  it('times its parts, and the whole from when the player asked', async () => {
    openPuzzle('article-1');
    const start = performance.now();
    const result = await fill({ startedAt: Date.now() - 500 });
    const whole = 500 + performance.now() - start;
    if (result.kind !== 'filled') throw new Error(result.kind);
    const { find, read, solve, write, verify, clickToFilled, resolution } = result.timing;
    for (const part of [find, read, solve, write, verify]) expect(part).toBeGreaterThanOrEqual(0);
    expect(solve).toBeGreaterThan(0);
    expect(clickToFilled).toBeGreaterThanOrEqual(500 + find + read + solve + write - 1);
    // The clock of the press shows whole milliseconds.
    expect(clickToFilled).toBeLessThanOrEqual(whole + 1);
    expect([0.1, 1]).toContain(resolution);
  });

  it('takes a board without marked givens, entries and all, for the puzzle', async () => {
    const { solution, blanks } = openPuzzle('easy-1');
    for (const input of table().querySelectorAll('input')) input.readOnly = false;
    const [cell = 0] = blanks;
    enter({ [cell]: solution[cell] ?? '' });
    expect(await fill()).toMatchObject({ kind: 'filled', count: blanks.length - 1 });
    expect(readTexts()).toEqual(solution);
  });
});

describe('what is not filled', () => {
  const refusals: [string, string, FillResult][] = [
    ['no board', 'variant=late', { kind: 'no-board' }],
    ['a Killer', 'killer_sudoku=1', { kind: 'unsupported', reason: 'killer' }],
    ['80 cells', 'variant=few', { kind: 'wrong-size', count: 80 }],
    ['82 cells', 'variant=many', { kind: 'wrong-size', count: 82 }],
    ['odd givens', 'puzzle_num=3&variant=bad-given', { kind: 'bad-givens', cells: [0, 3] }],
    ['a conflict', 'puzzle_num=conflict', { kind: 'conflict', cells: [2, 3, 18] }],
    ['no solution', 'puzzle_num=no-solution', { kind: 'no-solution' }],
    ['two solutions', 'puzzle_num=many-solutions', { kind: 'many-solutions' }],
    ['an empty board', 'puzzle_num=empty', { kind: 'many-solutions' }],
  ];

  it.each(refusals)('%s: nothing changes, no event is heard', async (_, query, refusal) => {
    openPage(query);
    const inputs = [...document.querySelectorAll<HTMLInputElement>('.i3')];
    const blank = inputs.reverse().find(({ readOnly }) => !readOnly);
    if (blank && !query.includes('empty')) blank.value = '12';
    const [texts, markup] = [readAll(), document.documentElement.outerHTML];
    const events = recordEvents();
    const dispatch = vi.spyOn(EventTarget.prototype, 'dispatchEvent');
    expect(await fill()).toEqual(refusal);
    expect(readAll()).toEqual(texts);
    expect(document.documentElement.outerHTML).toBe(markup);
    expect(events).toEqual([]);
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('conflicting entries are no conflict of the puzzle', async () => {
    const { solution, blanks } = openPuzzle('easy-1');
    enter(Object.fromEntries(blanks.map((cell) => [cell, '5'])));
    expect(await fill()).toMatchObject({ kind: 'filled' });
    expect(readTexts()).toEqual(solution);
  });

  it('a board that is right already', async () => {
    const { solution } = openPuzzle('easy-1');
    enter(solution);
    const events = recordEvents();
    expect(await fill()).toEqual({ kind: 'already-complete', site: 'sudoku.name' });
    expect(events).toEqual([]);
  });
});

describe('one of several solutions', () => {
  it('is filled when asked for', async () => {
    const { givens, blanks } = openPuzzle('many-solutions');
    const result = await fill({ anyOne: true });
    expect(result).toMatchObject({ kind: 'filled', count: blanks.length });
    const { findConflicts, parseGrid } = await import('../../src/sudoku/grid.ts');
    const parsed = parseGrid(readTexts().join(''));
    expect(parsed.kind === 'grid' && findConflicts(parsed.grid)).toEqual([]);
    expect(readTexts().filter((text, cell) => givens[cell] === text)).toHaveLength(
      81 - blanks.length,
    );
  });

  it('is the one that the player is on the way to', async () => {
    openPuzzle('many-solutions');
    await fill({ anyOne: true });
    const one = readTexts();
    const { solve } = await import('../../src/sudoku/solver.ts');
    const { givens, blanks } = openPuzzle('many-solutions');
    const verdict = solve(Uint8Array.from(givens, (digit) => Number(digit.replace('.', '0'))));
    if (verdict.kind !== 'multiple') throw new Error(verdict.kind);
    const solutions = [verdict.solution, verdict.another].map((grid) => Array.from(grid, String));
    const other = solutions.find((texts) => texts.join() !== one.join()) ?? [];
    const cell = blanks.find((blank) => other[blank] !== one[blank]) ?? 0;
    enter({ [cell]: other[cell] ?? '' });
    expect(await fill({ anyOne: true })).toMatchObject({ kind: 'filled', wrongEntries: [] });
    expect(readTexts()).toEqual(other);
  });
});
