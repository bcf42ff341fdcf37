/** Sudokus that are none of ours. */
import { BY_ROW, each, type HostOptions, repeat, shapes } from './page.ts';

/** A square of another size, some of whose cells have a symbol. */
const square = (size: number, mark: (text: string) => string) =>
  `<table>${repeat(size, (row) => `<tr>${repeat(size, (column) => mark((row * 5 + column * 3) % 4 ? '' : (((row + column) % size) + 1).toString(size > 9 ? 17 : 10).toUpperCase()))}</tr>`)}</table>`;

const cells = ({ givens }: HostOptions, more: (cell: number) => string, inner = more) =>
  `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell ${more(cell)}">${inner === more ? givens[cell]?.replace('.', '') : inner(cell)}</div>`)}</div>`;

export const VARIANT_SHAPES = shapes({
  'four-by-four': () => ({ body: square(4, (text) => `<td><input value="${text}"></td>`) }),
  'six-by-six': () => ({ body: square(6, (text) => `<td>${text}</td>`) }),
  'sixteen-by-sixteen': () => ({ body: square(16, (text) => `<td>${text}</td>`) }),
  // Sums in corners, and nothing else.
  'killer-sums': () => ({
    style:
      '.cell { position: relative } .cell b { position: absolute; left: 1px; top: 1px; font-size: 8px; line-height: 9px; }',
    body: `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell"><b>${cell % 3 ? '' : 6 + (cell % 17)}</b></div>`)}</div>`,
  }),
  'killer-inputs': () => ({
    style:
      'td { position: relative } td b { position: absolute; left: 1px; top: 1px; font-size: 8px; line-height: 9px; }',
    body: `<table>${repeat(9, (row) => `<tr>${repeat(9, (column) => `<td>${(row + column) % 3 ? '' : `<b>${9 + row}</b>`}<input></td>`)}</tr>`)}</table>`,
  }),
  'killer-classes': (o) => ({ body: cells(o, (cell) => `cage cage-${cell % 20}`) }),
  jigsaw: (o) => ({ body: `<div class="jigsaw-board">${cells(o, () => '')}</div>` }),
  'x-sudoku': (o) => ({
    body: cells(o, (cell) =>
      [0, 8].includes((cell % 9) + Math.floor(cell / 9) - 0) || cell % 10 === 0 ? 'diagonal' : '',
    ),
  }),
  samurai: () => ({ body: square(21, (text) => `<td>${text}</td>`) }),
  'empty-inputs': () => ({
    body: `<table>${repeat(9, () => `<tr>${repeat(9, () => '<td><input></td>')}</tr>`)}</table>`,
  }),
  'many-solutions': ({ givens }) => ({
    body: `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell">${cell % 2 ? '' : givens[cell]?.replace('.', '')}</div>`)}</div>`,
  }),
  canvas: () => ({ body: '<canvas width="450" height="450"></canvas>' }),
});
