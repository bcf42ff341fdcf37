import { findHolder, listCells } from '../cells.ts';
import { belongsTo } from '../host.ts';
import { findInputBoard } from '../input-board.ts';
import type { Site } from './site.ts';

/** The column comes first, and both count from 1. */
const selectorOf = (cell: number) => `input#k${(cell % 9) + 1}s${Math.floor(cell / 9) + 1}`;

export const oubk: Site = {
  name: 'oubk.com',
  matches: (url) => belongsTo(url, 'oubk.com'),
  find(document) {
    const holder = findHolder(listCells(document, selectorOf));
    return holder && findInputBoard(holder, selectorOf);
  },
};
