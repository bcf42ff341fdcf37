/** Writes a grid in each of the formats that are read. */
import { formatGrid, isPeer } from '../../../src/sudoku/grid.ts';
import type { Grid } from '../../../src/sudoku/types.ts';

type Write = (grid: Grid) => string;

const symbols = (grid: Grid, blank: string) => formatGrid(grid).replaceAll('.', blank);
const rowsOf = (text: string) => text.match(/.{9}/g) ?? [];
const lines = (grid: Grid, blank = '.') => rowsOf(symbols(grid, blank)).join('\n');
const boxesOf = (row: string) => row.match(/.../g) ?? [];
const matrix = (grid: Grid) => rowsOf(symbols(grid, '0')).map((row) => Array.from(row, Number));

/** Three bands of three rows with rulers above, between and below. */
function frame(
  rows: readonly string[],
  [top = '', middle = '', bottom = '']: readonly string[],
): string {
  const bands = [0, 3, 6].map((from) => rows.slice(from, from + 3).join('\n'));
  return [top, bands.join(`\n${middle}\n`), bottom].filter(Boolean).join('\n');
}

const barred = (row: string) => boxesOf(row).join('|');
const spaced = (row: string) =>
  boxesOf(row)
    .map((box) => ` ${[...box].join(' ')} `)
    .join('|');

/** What the digits of the peers leave to each cell. */
export function listCandidates(grid: Grid): string[] {
  return Array.from(grid, (digit, cell) =>
    digit !== 0
      ? String(digit)
      : [...'123456789']
          .filter((one) => !grid.some((other, at) => other === Number(one) && isPeer(cell, at)))
          .join(''),
  );
}

function writeWide(grid: Grid): string {
  return formatGrid(grid).replace(/./g, (character) =>
    String.fromCharCode(character.charCodeAt(0) + 0xfee0),
  );
}

const BLANKS = ['0', '.', '*', '_', '-', 'x', 'X'];

export const FORMATS: Record<string, Write> = {
  ...Object.fromEntries(
    BLANKS.flatMap((blank): [string, Write][] => [
      [`81 characters with ${blank}`, (grid) => symbols(grid, blank)],
      [`nine lines with ${blank}`, (grid) => lines(grid, blank)],
      [`nine lines with ${blank}, spaced`, (grid) => lines(grid, blank).replace(/.(?!$)/gm, '$& ')],
      [
        `rulers with ${blank}`,
        (grid) => {
          const rows = rowsOf(symbols(grid, blank)).map((row) => `|${barred(row)}|`);
          return frame(rows, ['*-----------*', '|---+---+---|', '*-----------*']);
        },
      ],
    ]),
  ),
  'rows joined by dots': (grid) => rowsOf(symbols(grid, '0')).join('.'),
  'rows joined by spaces': (grid) => rowsOf(symbols(grid, '.')).join(' '),
  'boxes parted by spaces and blank lines': (grid) =>
    frame(
      rowsOf(symbols(grid, 'x')).map((row) => boxesOf(row).join(' ')),
      ['', '', ''],
    ),
  'ASCII rulers': (grid) =>
    frame(rowsOf(symbols(grid, '.')).map(spaced), ['', '-------+-------+-------', '']),
  'rulers of nothing but dashes': (grid) =>
    frame(rowsOf(symbols(grid, '.')).map(barred), ['', '-----------', '']),
  'rulers of nine dashes': (grid) => frame(rowsOf(symbols(grid, '.')), ['', '---------', '']),
  'HoDoKu’s frame': (grid) =>
    frame(
      rowsOf(symbols(grid, '.')).map((row) => `|${spaced(row)}|`),
      ['.-------.-------.-------.', ':-------+-------+-------:', "'-------'-------'-------'"],
    ),
  'Unicode boxes': (grid) =>
    frame(
      rowsOf(symbols(grid, '.')).map((row) => `║${spaced(row).replaceAll('|', '│')}║`),
      ['╔═══════╤═══════╤═══════╗', '╟───────┼───────┼───────╢', '╚═══════╧═══════╧═══════╝'],
    ),
  'Unicode boxes with spaces for blanks': (grid) =>
    frame(
      rowsOf(symbols(grid, ' ')).map((row) => `│${spaced(row).replaceAll('|', '│')}│`),
      ['┌───────┬───────┬───────┐', '├───────┼───────┼───────┤', '└───────┴───────┴───────┘'],
    ),
  'a table with empty columns': (grid) =>
    rowsOf(symbols(grid, ' '))
      .map((row) => `|${[...row].join('|')}|`)
      .join('\n'),
  'full-width digits': writeWide,
  CSV: (grid) =>
    rowsOf(symbols(grid, ' '))
      .map((row) => [...row].join(',').replaceAll(' ', ''))
      .join('\n'),
  'CSV in quotes': (grid) =>
    matrix(grid)
      .map((row) => row.map((one) => `"${one || ''}"`).join(';'))
      .join('\r\n'),
  'CSV on a line': (grid) => Array.from(grid, (digit) => digit || '').join(','),
  TSV: (grid) =>
    matrix(grid)
      .map((row) => row.join('\t'))
      .join('\n'),
  'JSON of rows': (grid) => JSON.stringify(matrix(grid)),
  'a list of Python’s': (grid) =>
    `[${matrix(grid)
      .map((row) => `[${row.map((one) => one || 'None').join(', ')}]`)
      .join(',\n ')},\n]`,
  'JSON of rows, indented': (grid) => JSON.stringify(matrix(grid), null, 2),
  'JSON of cells': (grid) => JSON.stringify(Array.from(grid, (digit) => digit || null)),
  'JSON of objects': (grid) => JSON.stringify(Array.from(grid, (val) => ({ val: val || null }))),
  'a JSON text': (grid) => JSON.stringify(formatGrid(grid)).replace(/^(.*)$/, '[$1]'),
  'JSON rows as texts': (grid) => JSON.stringify(rowsOf(formatGrid(grid))),
  'a JSON field': (grid) =>
    JSON.stringify({ id: 7, puzzle: formatGrid(grid), solution: '' }, null, 1),
  'a JSON field of rows': (grid) =>
    JSON.stringify({ newboard: { grids: [{ value: matrix(grid) }] } }),
  'a C array': (grid) =>
    `{\n${matrix(grid)
      .map((row) => `{${row}}`)
      .join(',\n')},\n};`,
  '.sdk of SadMan': (grid) => `[Puzzle]\r\n${lines(grid).replaceAll('\n', '\r\n')}\r\n`,
  '.sdk of SudoCue': (grid) => `#ARuud\n#DOne of 17\n#B03-08-2006\n#L1\n${lines(grid)}\n`,
  '.sdm': (grid) => `${formatGrid(grid)}\n`,
  '.ss': (grid) => `${FORMATS['rulers with .']?.(grid)}\n Simple Sudoku\n  Version 4.2n\n`,
  'a HoDoKu line': (grid) => `:0000:x:${formatGrid(grid)}:::`,
  'a numbered line': (grid) => `17. ${formatGrid(grid)} # easy, 4.2 stars`,
  OpenSudoku: (grid) =>
    `<?xml version="1.0"?>\n<opensudoku>\n<name>20</name>\n<game data="${symbols(grid, '0')}" />\n</opensudoku>`,
  'OpenSudoku, in progress': (grid) => {
    const cells = Array.from(grid, (digit) => `${digit}|0|${digit ? 0 : 1}|`);
    return `<opensudoku><game data="version: 2&#10;${cells.join('')}"/></opensudoku>`;
  },
  '?bd=': (grid) => `https://www.example.org/sudoku.htm?bd=${symbols(grid, '0')}`,
  '?s=': (grid) => `http://example.org/play/?s=${symbols(grid, '0')}&x=1`,
  '#': (grid) => `#${symbols(grid, '0')}`,
  '.sdx': (grid) => {
    const cells = Array.from(grid, (digit) => (digit ? `${digit}` : '123456789'));
    return Array.from({ length: 9 }, (_, i) => cells.slice(9 * i, 9 * i + 9).join(' ')).join('\n');
  },
};
