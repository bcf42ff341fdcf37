import { listCells, readText } from '../cells.ts';
import { click, pause, pressKey } from '../gestures.ts';
import { belongsTo } from '../host.ts';
import { findKeyBoard } from '../key-board.ts';
import type { Site } from './site.ts';

export const livesudoku: Site = {
  name: 'livesudoku.com',
  matches: (url) => belongsTo(url, 'livesudoku.com'),
  find(document) {
    const element = document.querySelector<HTMLElement>('#playarea table');
    if (!element) return undefined;
    return findKeyBoard({
      element,
      listCells: () => listCells(element, (cell) => `td#td${cell}`),
      read: (cell) => ({
        text: readText(cell, cell),
        isGiven: cell.querySelector('.fixedcell') !== null,
      }),
      async enter(cell, digit) {
        click(cell);
        await pause(0);
        // Its listener is there, and asks for the key's number.
        pressKey(document.body, digit);
      },
      intake: 'unsure',
    });
  },
};
