import { findHolder, listCells } from '../cells.ts';
import { belongsTo } from '../host.ts';
import { findInputBoard } from '../input-board.ts';
import type { Site } from './site.ts';

const selectorOf = (cell: number) => `input#c${cell}`;

export const sudoku9x9: Site = {
  name: 'sudoku9x9.com',
  matches: (url) => belongsTo(url, 'sudoku9x9.com'),
  find(document) {
    const holder = findHolder(listCells(document, selectorOf));
    if (!holder) return undefined;
    // Each digit of the daily challenge is shown as another one, cell by cell.
    if (new URL(document.URL).pathname.startsWith('/dailychallenge')) {
      return { kind: 'unsupported', reason: 'scrambled' };
    }
    return findInputBoard(holder, selectorOf);
  },
};
