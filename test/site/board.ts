import type { PageOptions } from './options.ts';
import { findPuzzle } from './puzzles.ts';

/** Cages of a Killer board within each box: four dominoes and a single cell. */
const CAGES = [[0, 1], [2, 5], [3, 6], [4], [7, 8]];

/** The sum printed in a cell of a Killer board and the sides on which its cage ends. */
function cageOf(cell: number, solution: string): { sum: string; sides: string } {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const place = (row % 3) * 3 + (column % 3);
  const cage = CAGES.find((places) => places.includes(place)) ?? [place];
  const corner = cell - (row % 3) * 9 - (column % 3);
  const digitAt = (p: number) => Number(solution[corner + Math.floor(p / 3) * 9 + (p % 3)]);
  const sum = cage.reduce((total, p) => total + digitAt(p), 0);
  const closed = [
    !cage.includes(place - 3) && 't',
    !(cage.includes(place + 1) && place % 3 < 2) && 'r',
    !cage.includes(place + 3) && 'b',
    !(cage.includes(place - 1) && place % 3 > 0) && 'l',
  ];
  return { sum: cage[0] === place ? String(sum) : '', sides: closed.filter(Boolean).join(' ') };
}

/** The 81 texts printed on the board; a blank is an empty text. */
function givensOf(options: PageOptions, number: number): string[] {
  const texts = [...findPuzzle(String(number)).puzzle.givens].map((digit) =>
    digit.replace('.', ''),
  );
  if (options.isKiller) return texts.map(() => '');
  if (options.variants.includes('bad-given')) {
    const [first, second] = texts.flatMap((text, cell) => (text ? [cell] : []));
    texts[first ?? 0] = 'x';
    texts[second ?? 1] = '0';
  }
  return texts;
}

/** The board's table. The server writes it; no script is needed to read it. */
export function renderBoard(options: PageOptions, number: number): string {
  const texts = givensOf(options, number);
  const { solution } = findPuzzle(String(number)).puzzle;
  const has = (variant: PageOptions['variants'][number]) => options.variants.includes(variant);
  const maxLength = has('maxlength') ? ' maxlength="1"' : '';
  // A strict policy forbids handlers in attributes; the page's script listens instead.
  const handler =
    options.family === 'plain' && !has('strict-csp') ? ' onchange="cell_changed(this)"' : '';

  const pencil = (n: number) =>
    has('no-pencil')
      ? ''
      : `<input type="text" class="pencil" id="cpad${n}" tabindex="-1" autocomplete="off">`;

  const renderCell = (text: string, cell: number) => {
    const n = cell + 1;
    const given = text ? ` value="${text}" readonly` : '';
    const cage = options.isKiller && solution ? cageOf(cell, solution) : undefined;
    const killer = cage ? ` class="cage ${cage.sides}"` : '';
    const sum = cage?.sum ? `<span class="sum">${cage.sum}</span>` : '';
    return (
      `<td id="cell${n}"${killer}>${sum}` +
      `<input type="text" class="i3" id="c${n}" style="color: #000; font-weight: ${text ? 700 : 400};"` +
      ` inputmode="numeric" autocomplete="off"${maxLength}${given}${text ? '' : handler}>` +
      `${pencil(n)}</td>`
    );
  };

  const rows = Array.from({ length: 9 }, (_, row) => {
    const cells = texts.slice(row * 9, row * 9 + 9).map((text, i) => renderCell(text, row * 9 + i));
    if (row === 8 && has('few')) cells[8] = '<td id="cell81"></td>';
    if (row === 8 && has('many')) cells.push(renderCell('', 81));
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table id="sudoku_main_board"><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

/** What a player left behind on an earlier visit, by 0-based cell. */
export interface Progress {
  entries: Record<number, string>;
  pencil: Record<number, string>;
}

/** Saved progress: of the blanks five right, three wrong, two with notes; pencil marks in six more. */
export function savedProgress(options: PageOptions): Progress {
  const progress: Progress = { entries: {}, pencil: {} };
  const { givens, solution } = findPuzzle(String(options.number)).puzzle;
  if (!solution) return progress;
  const blanks = [...givens].flatMap((digit, cell) => (digit === '.' ? [cell] : []));
  const right = (cell: number) => String(solution[cell]);
  const wrong = (cell: number) => String((Number(solution[cell]) % 9) + 1);
  if (options.variants.includes('complete')) {
    for (const cell of blanks) progress.entries[cell] = right(cell);
  } else if (options.variants.includes('progress')) {
    for (const [i, cell] of blanks.entries()) {
      if (i % 4 === 0 && i < 20) progress.entries[cell] = right(cell);
      if (i % 8 === 1 && i < 24) progress.entries[cell] = wrong(cell);
      if (i % 8 === 2 && i < 16) progress.entries[cell] = right(cell) + wrong(cell);
      const hasPencil = !options.variants.includes('no-pencil');
      if (hasPencil && i % 4 === 3 && i < 24) progress.pencil[cell] = i % 8 === 3 ? '147' : '25';
    }
  }
  return progress;
}
