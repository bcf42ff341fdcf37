import { belongsTo } from '../host.ts';
import { findInputBoard } from '../input-board.ts';
import type { Site } from './site.ts';

/** The column comes first, and both count from 0. An input of several digits holds the player's notes. */
export const websudoku: Site = {
  name: 'websudoku.com',
  matches: (url) => belongsTo(url, 'websudoku.com'),
  find(document) {
    const table = document.querySelector<HTMLElement>('table#puzzle_grid');
    if (!table) return undefined;
    return findInputBoard(table, (cell) => `input#f${cell % 9}${Math.floor(cell / 9)}`);
  },
};
