import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNotes, parseNotes } from '../../src/content/notes.ts';

/** Digits as bits. */
const bits = (...digits: number[]) =>
  digits.reduce((marks, digit) => marks | (1 << (digit - 1)), 0);

describe('parseNotes', () => {
  it.each([
    ['', 0],
    [' ', 0],
    ['147', bits(1, 4, 7)],
    ['741', bits(1, 4, 7)],
    ['1147', bits(1, 4, 7)],
    [' 1 4 7 ', bits(1, 4, 7)],
    ['1,4;7', bits(1, 4, 7)],
    ['1、4，7', bits(1, 4, 7)],
    ['１４７', bits(1, 4, 7)],
    ['1-9', bits(1, 9)],
    ['123456789', 0b111111111],
    ['0', 0],
    ['10', 0],
    ['147?', 0],
    ['a1', 0],
    ['一四', 0],
  ])('%j shows %d', (text, marks) => {
    expect(parseNotes(text)).toBe(marks);
  });
});

it('pencil marks are written in ascending order, and read as they were written', () => {
  expect(formatNotes(bits(7, 1, 4))).toBe('147');
  expect(formatNotes(0)).toBe('');
  fc.assert(
    fc.property(fc.nat(511), (marks) => {
      expect(parseNotes(formatNotes(marks))).toBe(marks);
    }),
  );
});
