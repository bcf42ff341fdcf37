import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CELL_COUNT,
  findConflicts,
  formatCell,
  formatGrid,
  HOUSES,
  parseGrid,
} from '../../src/sudoku/grid.ts';
import { PUZZLES } from '../site/puzzles.ts';

const grids = fc
  .array(fc.nat(9), { minLength: CELL_COUNT, maxLength: CELL_COUNT })
  .map((values) => Uint8Array.from(values));

describe('parseGrid and formatGrid', () => {
  it('are each other’s reverse', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const text = formatGrid(grid);
        expect(text).toMatch(/^[1-9.]{81}$/);
        expect(parseGrid(text)).toEqual({ kind: 'grid', grid });
        expect(parseGrid(text.replaceAll('.', '0'))).toEqual({ kind: 'grid', grid });
        expect(parseGrid(` \n${text}\r\n`)).toEqual({ kind: 'grid', grid });
      }),
    );
  });

  it('keep the order of the cells', () => {
    const { givens } = PUZZLES['article-1'];
    const parsed = parseGrid(givens);
    const grid = parsed.kind === 'grid' ? parsed.grid : [];
    expect([grid[0], grid[1], grid[5], grid[7], grid[80]]).toEqual([7, 0, 4, 0, 6]);
  });

  it.each([
    ['', 0],
    ['.'.repeat(80), 80],
    ['.'.repeat(82), 82],
    [`${'.'.repeat(40)}\n${'.'.repeat(41)}`, 82],
  ])('refuse a text of another length: %j', (text, length) => {
    const reason = { kind: 'wrong-length', length };
    expect(parseGrid(text)).toEqual({ kind: 'invalid', reason });
  });

  it('refuse any other character, and say which and where', () => {
    const others = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
    const odd = others.filter((character) => character.length === 1 && !/[0-9.\s]/.test(character));
    fc.assert(
      fc.property(odd, fc.nat(80), (character, at) => {
        const text = `${'.'.repeat(at)}${character}${'5'.repeat(80 - at)}`;
        const reason = { kind: 'unknown-character', character, at };
        expect(parseGrid(text)).toEqual({ kind: 'invalid', reason });
      }),
    );
    for (const character of ['x', '-', ' ', '５', '٣']) {
      const text = `12${character}${'.'.repeat(78)}`;
      const reason = { kind: 'unknown-character', character, at: 2 };
      expect(parseGrid(text)).toEqual({ kind: 'invalid', reason });
    }
  });
});

describe('HOUSES', () => {
  it('are 27 of nine cells each, every cell in a row, a column and a box', () => {
    expect(HOUSES).toHaveLength(27);
    for (const house of HOUSES) expect(new Set(house).size).toBe(9);
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const numbers = HOUSES.flatMap((house, number) => (house.includes(cell) ? [number] : []));
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
      expect(numbers).toEqual([row, 9 + column, 18 + box]);
    }
  });
});

describe('formatCell', () => {
  it('counts rows and columns from 1', () => {
    expect([0, 8, 9, 40, 80].map(formatCell)).toEqual(['r1c1', 'r1c9', 'r2c1', 'r5c5', 'r9c9']);
  });
});

describe('findConflicts', () => {
  const gridOf = (digits: Record<number, number>) =>
    Uint8Array.from({ length: CELL_COUNT }, (_, cell) => digits[cell] ?? 0);

  it.each([
    ['row', { 1: 5, 7: 5 }, [1, 7]],
    ['column', { 4: 3, 76: 3 }, [4, 76]],
    ['box', { 60: 9, 80: 9 }, [60, 80]],
    ['row and column', { 0: 1, 8: 1, 72: 1 }, [0, 8, 72]],
    ['column above a row', { 4: 2, 13: 2, 79: 1, 80: 1 }, [4, 13, 79, 80]],
    ['column below a row', { 0: 7, 5: 7, 30: 6, 75: 6 }, [0, 5, 30, 75]],
    ['column over a row', { 3: 6, 30: 6, 36: 7, 44: 7 }, [3, 30, 36, 44]],
    ['row, of three', { 9: 2, 13: 2, 17: 2 }, [9, 13, 17]],
  ])('finds equal digits of a %s', (_, digits, cells) => {
    expect(findConflicts(gridOf(digits))).toEqual(cells);
  });

  it('finds nothing where equal digits do not meet', () => {
    expect(findConflicts(gridOf({}))).toEqual([]);
    expect(findConflicts(gridOf({ 0: 4, 12: 4, 1: 5, 2: 6 }))).toEqual([]);
    const solved = parseGrid(PUZZLES['article-2'].solution);
    expect(solved.kind === 'grid' && findConflicts(solved.grid)).toEqual([]);
  });

  it('agrees with a comparison of every two cells, and changes nothing', () => {
    const box = (cell: number) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
    const meet = (a: number, b: number) =>
      Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || box(a) === box(b);
    const cells = [...Array(CELL_COUNT).keys()];
    const sparse = fc
      .tuple(grids, fc.array(fc.nat(80), { maxLength: 81, size: 'max' }))
      .map(([grid, kept]) => grid.map((digit, cell) => (kept.includes(cell) ? digit : 0)));
    fc.assert(
      fc.property(sparse, (grid) => {
        const before = grid.slice();
        const expected = cells.filter((a) =>
          cells.some((b) => a !== b && grid[a] !== 0 && grid[a] === grid[b] && meet(a, b)),
        );
        expect(findConflicts(grid)).toEqual(expected);
        expect(grid).toEqual(before);
      }),
    );
  });
});
