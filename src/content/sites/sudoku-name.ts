import { belongsTo } from '../host.ts';
import { findInputBoard } from '../input-board.ts';
import type { Site } from './site.ts';

/** Both are inputs of the same table: `#c1` to `#c81`, and `#cpad1` to `#cpad81` for pencil marks. */
const CELLS = 'input[id^="c"]:not([id^="cpad"])';
const NOTES = 'input[id^="cpad"]';

export const sudokuName: Site = {
  name: 'sudoku.name',
  hasPageButton: true,
  matches: (url) => belongsTo(url, 'sudoku.name'),
  find(document) {
    const table = document.querySelector<HTMLElement>('table#sudoku_main_board');
    if (!table) return undefined;
    if (Number(new URL(document.URL).searchParams.get('killer_sudoku'))) {
      return { kind: 'unsupported', reason: 'killer' };
    }
    return findInputBoard(table, CELLS, NOTES);
  },
};
