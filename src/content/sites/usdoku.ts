import { CELL_COUNT } from '../../sudoku/grid.ts';
import { belongsTo } from '../host.ts';
import { findKeyBoard } from '../key-board.ts';
import type { Site } from './site.ts';

export const usdoku: Site = {
  name: 'usdoku.com',
  matches: (url) => belongsTo(url, 'usdoku.com'),
  find(document) {
    const holders = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      ({ childElementCount }) => childElementCount === CELL_COUNT,
    );
    const [element] = holders;
    if (!element || holders.length > 1) return undefined;
    return findKeyBoard({
      element,
      listCells: () => [...element.children],
      read: (cell) => ({
        // A cell that holds elements has pencil marks, nine of them.
        text: cell.childElementCount > 0 ? '' : (cell.textContent?.trim() ?? ''),
        isGiven: false,
      }),
      // How it takes digits is not known.
      enter() {},
      intake: 'none',
    });
  },
};
