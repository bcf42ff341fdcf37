// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { learnManners, seeCells } from '../../../src/content/finder/seen-cell.ts';
import { PUZZLES } from '../../site/puzzles.ts';

const { givens } = PUZZLES['easy-1'];
const GIVENS = [...givens].filter((digit) => digit !== '.').length;

/** Cells of a board, each made of markup. */
function cells(mark: (digit: string, cell: number) => string) {
  const board = document.createElement('div');
  board.innerHTML = [...givens].map((digit, cell) => mark(digit.replace('.', ''), cell)).join('');
  return seeCells([...board.children] as HTMLElement[]);
}

/** How many cells are known to be givens; nothing where the page marks none. */
function countGivens(mark: (digit: string, cell: number) => string): number | undefined {
  const seen = cells(mark);
  const { isGiven, texts } = learnManners(seen);
  return isGiven && seen.filter((cell, i) => texts[i] !== '' && isGiven(cell)).length;
}

describe('givens', () => {
  it.each<[string, (digit: string) => string]>([
    ['read-only', (digit) => `<input value="${digit}" ${digit && 'readonly'}>`],
    ['disabled', (digit) => `<input value="${digit}" ${digit && 'disabled'}>`],
    ['texts among inputs', (digit) => (digit ? `<b>${digit}</b>` : '<b><input></b>')],
    ['of a class', (digit) => `<b class="cell ${digit && 'is-given'}">${digit}</b>`],
    ['of a class within', (digit) => `<b><i class="${digit && 'fixed'}">${digit}</i></b>`],
    ['not of a class that others have', (digit) => `<b class="${digit || 'user'}">${digit}</b>`],
    ['of a data attribute', (digit) => `<b ${digit && 'data-given="true"'}>${digit}</b>`],
  ])('are known where they are %s', (_, mark) => {
    expect(countGivens(mark)).toBe(GIVENS);
  });

  it.each<[string, (digit: string, cell: number) => string]>([
    ['inputs are all alike', (digit) => `<input value="${digit}">`],
    ['all inputs are read-only', (digit) => `<input value="${digit}" readonly>`],
    ['a blank has the class as well', (digit) => `<b class="fixed">${digit}</b>`],
    ['a digit has the class of blanks', () => '<b class="user">5</b>'],
    ['too few have the class', (digit, cell) => `<b class="${cell < 9 && 'given'}">${digit}</b>`],
  ])('are not known where %s', (_, mark) => {
    expect(countGivens(mark)).toBeUndefined();
  });
});

describe('pictures', () => {
  it('count where no cell shows a digit as text', () => {
    const seen = cells((digit) => `<b>${digit && `<img alt="${digit}">`}</b>`);
    expect(learnManners(seen).isPictured).toBe(true);
  });

  it('do not count beside texts: what stands there out of sight may be the answer', () => {
    const seen = cells((digit) => `<b data-value="5">${digit}</b>`);
    expect(
      learnManners(seen)
        .texts.map((text) => text || '.')
        .join(''),
    ).toBe(givens);
  });
});
