import { CELL_COUNT } from '../../sudoku/grid.ts';
import { readText } from '../cells.ts';
import { click, pause, pressKey } from '../gestures.ts';
import { belongsTo } from '../host.ts';
import { findKeyBoard } from '../key-board.ts';
import type { Site } from './site.ts';

export const puzzleSudoku: Site = {
  name: 'puzzle-sudoku.com',
  matches: (url) => belongsTo(url, 'puzzle-sudoku.com'),
  find(document) {
    const element = document.querySelector<HTMLElement>('#game');
    const listCells = () => [...(element?.querySelectorAll<HTMLElement>('.selectable') ?? [])];
    const { length } = listCells();
    if (!element || length === 0) return undefined;
    if (length !== CELL_COUNT) return { kind: 'unsupported', reason: 'variant' };
    const board = findKeyBoard({
      element,
      listCells,
      read: (cell) => ({
        text: readText(cell, cell.querySelector('.number')),
        isGiven: cell.matches('.task') || cell.querySelector('.task') !== null,
      }),
      async enter(cell, digit) {
        click(cell);
        await pause(0);
        pressKey(cell, digit);
      },
      intake: 'unsure',
    });
    // Its variants of the same size show no difference: only one that has a solution as a classic sudoku is ours.
    return 'kind' in board ? board : [board];
  },
};
