import { findHolder, listCells, readText } from '../cells.ts';
import { click, pause, pressKey } from '../gestures.ts';
import { belongsTo } from '../host.ts';
import { findKeyBoard } from '../key-board.ts';
import type { Site } from './site.ts';

/** The page takes no two things within so many milliseconds. */
const PACE = 80;

/** The column comes first, and both count from 0. */
const selectorOf = (cell: number) => `div#vc_${cell % 9}_${Math.floor(cell / 9)}`;

export const sudokukingdom: Site = {
  name: 'sudokukingdom.com, sudoku-cn.com',
  matches: (url) => belongsTo(url, 'sudokukingdom.com') || belongsTo(url, 'sudoku-cn.com'),
  find(document) {
    const find = () => listCells<HTMLElement>(document, selectorOf);
    const element = findHolder(find());
    if (!element) return undefined;
    return findKeyBoard({
      element,
      listCells: find,
      read: (cell) => ({ text: readText(cell, cell), isGiven: false }),
      async enter(cell, digit) {
        const button = digit === '' ? null : document.querySelector(`#M${digit}`);
        for (const one of button ? [button, cell] : [cell]) {
          click(one);
          await pause(PACE);
        }
        if (button) return;
        pressKey(cell, digit);
        await pause(PACE);
      },
      intake: 'unsure',
    });
  },
};
