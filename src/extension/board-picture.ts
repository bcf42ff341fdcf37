import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Grid } from '../sudoku/types.ts';
import { find } from './popup-elements.ts';

/** Of one cell, in the picture's own units. */
const STEP = 10;

/** @returns a board as a picture that is sharp at any size; `entries` are drawn in another way */
export function drawBoard(givens: Grid, entries?: Grid): SVGElement {
  // The lines stand in the page: they are the same for all.
  const [lines] = find<HTMLTemplateElement & HTMLElement>('picture').content.children;
  const picture = lines?.cloneNode(true) as SVGElement;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const digit = givens[cell] || entries?.[cell];
    if (!digit) continue;
    const text = document.createElementNS(picture.namespaceURI, 'text');
    text.setAttribute('x', `${((cell % 9) + 0.5) * STEP}`);
    // Half the height of a digit below the middle: browsers differ in what they call central.
    text.setAttribute('y', `${(Math.floor(cell / 9) + 0.5) * STEP + 2.45}`);
    text.setAttribute('class', givens[cell] ? 'printed' : 'placed');
    text.textContent = String(digit);
    picture.append(text);
  }
  return picture;
}
