// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { findAlike, findSquares } from '../../../src/content/finder/squares.ts';

function make(markup: string): ParentNode[] {
  const around = document.createElement('main');
  around.innerHTML = markup;
  return [around];
}

const sizesOf = (markup: string) => findSquares(make(markup)).map(({ size }) => size);
const times = (count: number, part: string) => part.repeat(count);
const row = (count: number, cell = '<td></td>') => `<tr>${times(count, cell)}</tr>`;
const box = `<table>${times(3, row(3))}</table>`;

describe('squares', () => {
  it.each([
    ['81 children', `<div>${times(81, '<i></i>')}</div>`, [9]],
    ['nine lines ended by breaks', `<p>${times(9, `${times(9, '<i></i>')}<br>`)}</p>`, [9]],
    [
      'breaks between lines',
      `<p>${[...Array(9)].map(() => times(9, '<i></i>')).join('<br>')}</p>`,
      [9],
    ],
    ['nine rows of nine', `<div>${times(9, `<div>${times(9, '<i></i>')}</div>`)}</div>`, [9]],
    ['a table', `<table>${times(9, row(9))}</table>`, [9]],
    [
      'a table with heads',
      `<table><tr>${times(10, '<th></th>')}</tr>${times(9, row(9, '<td></td>').replace('<tr>', '<tr><th></th>'))}</table>`,
      [9],
    ],
    ['tables in a table', `<table>${times(3, row(3, `<td>${box}</td>`))}</table>`, [9]],
    ['four rows of four', `<table>${times(4, row(4))}</table>`, [4]],
    ['six rows of six', `<table>${times(6, row(6))}</table>`, [6]],
    ['nine rows, one too short', `<table>${times(8, row(9))}${row(8)}</table>`, []],
    ['twelve rows of nine', `<table>${times(12, row(9))}</table>`, []],
    ['80 children', `<div>${times(80, '<i></i>')}</div>`, []],
  ])('are found in %s', (_, markup, sizes) => {
    expect(sizesOf(markup)).toEqual(sizes);
  });

  it('leave out what names rows and columns', () => {
    const named = (name: string) => `<td>${name}</td>`;
    const head = `<tr>${[...' 123456789'].map(named).join('')}</tr>`;
    const rows = [...'ABCDEFGHI'].map((name) => `<tr>${named(name)}${times(9, '<td>.</td>')}</tr>`);
    const [square] = findSquares(make(`<table>${head}${rows.join('')}</table>`));
    expect(square?.cells.map(({ textContent }) => textContent).join('')).toBe('.'.repeat(81));
  });
});

describe('cells that are alike', () => {
  it('are known by their class, wherever they stand', () => {
    const markup = times(9, `<div>${times(9, '<b><i class="x y"></i></b>')}<hr></div><p></p>`);
    expect(findAlike(make(markup)).map(({ cells }) => cells.length)).toContain(81);
  });

  it('are those of each board', () => {
    expect(
      findAlike(make(`<div>${times(81, '<b role="gridcell"></b>')}</div>`.repeat(2))),
    ).toHaveLength(2);
  });

  it('are as many as a board has cells', () => {
    expect(findAlike(make(times(80, '<i class="x"></i>')))).toEqual([]);
  });
});
