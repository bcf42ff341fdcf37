import { findInputBoard } from '../input-board.ts';
import type { Site } from './site.ts';

/** Pencil marks are inputs of the same table; only their ids tell them apart. */
const PENCIL_INPUT_ID = /^cpad\d/;

export const sudokuName: Site = {
  name: 'sudoku.name',
  matches: ({ hostname }) => hostname === 'sudoku.name' || hostname.endsWith('.sudoku.name'),
  find(document) {
    const table = document.querySelector<HTMLElement>('table#sudoku_main_board');
    if (!table) return undefined;
    if (Number(new URL(document.URL).searchParams.get('killer_sudoku'))) {
      return { kind: 'unsupported', reason: 'killer' };
    }
    return findInputBoard(table, (input) => !PENCIL_INPUT_ID.test(input.id));
  },
};
