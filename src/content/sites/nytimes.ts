import { joinNotes, listCells } from '../cells.ts';
import { click, pause, pressKey } from '../gestures.ts';
import { findKeyBoard } from '../key-board.ts';
import type { Site } from './site.ts';

const selectorOf = (cell: number) =>
  `.su-cell[data-cell="${cell}"], .su-cell[data-testid="sudoku-cell-${cell}"]`;

export const nytimes: Site = {
  name: 'nytimes.com',
  matches: ({ hostname, pathname }) =>
    hostname === 'www.nytimes.com' && pathname.startsWith('/puzzles/sudoku'),
  find(document) {
    const element = document.querySelector<HTMLElement>('.su-board');
    if (!element) return undefined;
    return findKeyBoard({
      element,
      listCells: () => listCells<HTMLElement>(element, selectorOf),
      read(cell) {
        const label = cell.getAttribute('aria-label') ?? '';
        const drawn = [...cell.querySelectorAll<SVGElement>('svg[data-number]')];
        const notes = joinNotes(drawn.map(({ dataset }) => dataset.number ?? ''));
        const isGiven = cell.classList.contains('prefilled');
        return { text: /^[1-9]$/.test(label) ? label : notes, isGiven };
      },
      async enter(cell, digit) {
        click(cell);
        // Its keys are drawn anew for the cell that is chosen.
        await pause(1);
        const keys = document.querySelector('.su-keyboard__container')?.children;
        const eraser = document.querySelector('.su-keyboard__delete');
        const key = digit === '' ? eraser : keys?.[Number(digit) - 1];
        if (key) click(key);
        else pressKey(cell, digit);
      },
      intake: 'unsure',
    });
  },
};
