import { joinNotes, listCells } from '../cells.ts';
import { click, pause, pressKey, releaseShift } from '../gestures.ts';
import { belongsTo } from '../host.ts';
import { findKeyBoard } from '../key-board.ts';
import type { Site } from './site.ts';

/** Drawn in layers: what stands in a cell is not within its element, but at the same place. */
export const sudokuexchange: Site = {
  name: 'sudokuexchange.com',
  matches: (url) => belongsTo(url, 'sudokuexchange.com'),
  find(document) {
    const svg = document.querySelector('.cell-cover[data-cell-index]')?.closest('svg');
    if (!svg?.parentElement) return undefined;
    return findKeyBoard({
      element: svg.parentElement,
      listCells: () => listCells(svg, (cell) => `.cell-cover[data-cell-index="${cell}"]`),
      read(cover) {
        const [left, top, size] = readNumbers(cover, 'x', 'y', 'width');
        const texts = [...svg.querySelectorAll('text')].filter((text) => {
          const [x, y] = readNumbers(text, 'x', 'y');
          return x > left && x < left + size && y > top && y < top + size;
        });
        const digit = texts.find((text) => text.matches('.digit'));
        const notes = joinNotes(texts.map(({ textContent }) => textContent ?? ''));
        return { text: digit?.textContent ?? notes, isGiven: digit?.closest('.given') != null };
      },
      async enter(cover, digit) {
        releaseShift(document);
        click(cover);
        // Its listeners are put up anew with each drawing.
        await pause(0);
        pressKey(document, digit);
      },
      intake: 'unsure',
    });
  },
};

const readNumbers = (element: Element, ...names: string[]) =>
  names.map((name) => Number(element.getAttribute(name)));
