// What the page believes. Only the page's own handlers call `enter`; nothing here looks at the inputs again.
import { has } from './options.js';

let texts = [];
let isGiven = [];
let tries = 0;
let digitsLeft = Number.POSITIVE_INFINITY;
let onLastDigit = () => {};

/** The cell that the variants about one cell mean: the third blank. */
let oddCell = -1;

// Text nodes, changed in place: showing the model must not weigh on a benchmark of the page.
const line = new Text();
const count = new Text();
document.getElementById('page_model').replaceChildren(line);
document.getElementById('entered_count').replaceChildren(count);

const markOf = (text) => (text === '' ? '.' : text.length === 1 ? text : '*');

/** Believes a text to stand in a cell, and shows so. */
function believe(cell, text) {
  const before = texts[cell].length === 1 ? 1 : 0;
  const after = text.length === 1 ? 1 : 0;
  texts[cell] = text;
  if (cell < 81) line.replaceData(cell, 1, markOf(text));
  if (before !== after) count.data = Number(count.data) + after - before;
}

/** Takes a new board. `cells` are `{ text, isGiven }`, `entries` the saved texts by cell. */
export function openModel(cells, entries) {
  texts = [];
  isGiven = [];
  oddCell = -1;
  tries = 0;
  let blanks = 0;
  let marks = '';
  let entered = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    texts[cell] = entries[cell] ?? cells[cell].text;
    isGiven[cell] = cells[cell].isGiven;
    if (cells[cell].text === '' && ++blanks === 3) oddCell = cell;
    marks += markOf(texts[cell]);
    if (texts[cell].length === 1 && !isGiven[cell]) entered++;
  }
  document.body.dataset.oddCell = String(oddCell);
  line.data = marks.padEnd(81, '.').slice(0, 81);
  count.data = entered;
}

/** Calls `callback` once, after so many digits were entered. */
export function afterDigits(count, callback) {
  digitsLeft = count;
  onLastDigit = callback;
}

/**
 * A handler's word that the player put a text into a cell.
 * Returns the text that the page lets stand; `show` puts another one there later, should the page think better of it.
 */
export function enter(cell, text, show) {
  if (isGiven[cell]) return texts[cell];
  if (texts[cell] === text) return text;
  let kept = text;
  if (cell === oddCell && text !== '') {
    tries++;
    if (has('refuse-cell') || (has('drop-once') && tries === 1)) kept = '';
    if (has('revert') || (has('revert-once') && tries === 1)) {
      setTimeout(() => {
        believe(cell, '');
        show(cell, '');
      }, 20);
    }
  }
  believe(cell, kept);
  // A microtask: after this handler, yet before a filler that awaits between cells goes on.
  if (kept.length === 1 && --digitsLeft === 0) queueMicrotask(onLastDigit);
  return kept;
}

/** The exact text the page believes each cell to hold. */
export const modelTexts = () => texts.slice();

function canSee(cell, other) {
  const row = Math.floor(cell / 9);
  const otherRow = Math.floor(other / 9);
  const isSameBand = Math.floor(row / 3) === Math.floor(otherRow / 3);
  const isSameStack = Math.floor((cell % 9) / 3) === Math.floor((other % 9) / 3);
  return row === otherRow || cell % 9 === other % 9 || (isSameBand && isSameStack);
}

/** Whether the entries are `unfinished`, `wrong` or `right`, by the rules alone. */
export function judge() {
  let state = 'right';
  for (let cell = 0; cell < 81; cell++) {
    if (!/^[1-9]$/.test(texts[cell])) state = 'unfinished';
    for (let other = 0; other < cell; other++) {
      if (texts[cell] && texts[cell] === texts[other] && canSee(cell, other)) return 'wrong';
    }
  }
  return state;
}
