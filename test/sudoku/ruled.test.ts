import { expect, it } from 'vitest';
import { parseGrid } from '../../src/sudoku/grid.ts';
import { formatRuled } from '../../src/sudoku/ruled.ts';

const EASY = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

it('rulers part the boxes', () => {
  const parsed = parseGrid(EASY);
  if (parsed.kind !== 'grid') throw new Error(parsed.kind);
  expect(formatRuled(parsed.grid).split('\n')).toEqual([
    '1 . . | . . 7 | . 9 .',
    '. 3 . | . 2 . | . . 8',
    '. . 9 | 6 . . | 5 . .',
    '------+-------+------',
    '. . 5 | 3 . . | 9 . .',
    '. 1 . | . 8 . | . . 2',
    '6 . . | . . 4 | . . .',
    '------+-------+------',
    '3 . . | . . . | . 1 .',
    '. 4 . | . . . | . . 7',
    '. . 7 | . . . | 3 . .',
  ]);
});
