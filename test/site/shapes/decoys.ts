/** Pages that have 81 of something, or digits in tables, and no sudoku. */
import { repeat, shapes } from './page.ts';

const inTable = (rows: number, columns: number, text: (row: number, column: number) => unknown) =>
  `<table>${repeat(rows, (row) => `<tr>${repeat(columns, (column) => `<td>${text(row, column)}</td>`)}</tr>`)}</table>`;

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const DECOYS = shapes({
  multiplication: () => ({ body: inTable(9, 9, (row, column) => (row + 1) * (column + 1)) }),
  calendar: () => ({
    body: inTable(6, 7, (row, column) => (row ? row * 7 + column - 6 : DAYS[column])),
  }),
  bingo: () => ({ body: inTable(5, 5, (row, column) => 15 * column + ((row * 7) % 15) + 1) }),
  'random-digits': () => ({
    body: inTable(9, 9, (row, column) => ((row * 7 + column * column) % 9) + 1),
  }),
  'latin-square': () => ({ body: inTable(9, 9, (row, column) => ((row + column) % 9) + 1) }),
  timetable: () => ({
    body: inTable(9, 9, (row, column) =>
      row % 3 && column ? `${8 + row}:15` : (DAYS[column] ?? ''),
    ),
  }),
  checkboxes: () => ({
    body: `<div class="grid">${repeat(81, () => '<input type="checkbox">')}</div>`,
  }),
  swatches: () => ({
    body: `<div class="grid">${repeat(81, (i) => `<div class="cell" style="background: hsl(${4 * i} 80% 60%)"></div>`)}</div>`,
  }),
  links: () => ({
    body: `<div class="grid">${repeat(81, (i) => `<a class="cell" href="/gone">${i + 1}</a>`)}</div>`,
  }),
  minefield: () => ({
    body: inTable(9, 9, (row, column) => ((row * column) % 4 === 1 ? 1 + (column % 3) : '')),
  }),
  votes: () => ({ body: inTable(9, 9, (row) => (row % 2 ? 9 : 3)) }),
  finished: ({ solution }) => ({
    body: inTable(9, 9, (row, column) => solution[row * 9 + column]),
  }),
});
