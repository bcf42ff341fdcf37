import { findHolder, listCells } from '../cells.ts';
import { belongsTo } from '../host.ts';
import { findInputBoard } from '../input-board.ts';
import type { Site } from './site.ts';

const selectorOf = (cell: number) => `input#p${cell + 1}`;

export const sudokuonline: Site = {
  name: 'sudokuonline.eu',
  matches: (url) => belongsTo(url, 'ro.sudokuonline.eu'),
  find(document) {
    const holder = findHolder(listCells(document, selectorOf));
    return holder && findInputBoard(holder, selectorOf);
  },
};
