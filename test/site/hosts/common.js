/*
 * What the pages have in common: the puzzle, a model that only a page's own handlers change, and a log of what
 * nobody but the player may do.
 */
const options = /* options */ {};
const has = (variant) => options.variants.includes(variant);

const cells = [...options.givens].map((given) => ({
  isGiven: given !== '.',
  digit: given.replace('.', ''),
  notes: '',
}));

const rightFor = (cell) => options.solution[cell];
const wrongFor = (cell) => String((Number(options.solution[cell]) % 9) + 1);

for (const [n, cell] of cells.flatMap(({ isGiven }, i) => (isGiven ? [] : [i])).entries()) {
  const isRight = has('solved') || (n % 3 === 0 && (has('half') || has('right')));
  if (isRight) cells[cell].digit = rightFor(cell);
  else if (has('half') && n % 3 === 1) cells[cell].digit = wrongFor(cell);
  else if (has('notes') && n % 2 === 0) cells[cell].notes = n % 4 === 0 ? '147' : '7';
}

window.pageModel = () => cells.map(({ digit }) => digit || '.').join('');
window.pageState = () => JSON.stringify(cells);
window.pageLog = [];

/** How the page shows one cell. */
let show;

/** Digits that were dropped once are not dropped again. */
const dropped = new Set();
let attempts = 0;

/**
 * What the page does when a digit is entered, or '' to erase.
 * @returns whether the page has noticed
 */
function enter(cell, digit, { keepsNotes = true } = {}) {
  const one = cells[cell];
  if (!one || one.isGiven) return false;
  const attempt = `${cell} ${digit}`;
  if (has('dropping') && ++attempts % 5 === 0 && !dropped.has(attempt)) {
    dropped.add(attempt);
    return false;
  }
  const change = () => {
    if (!keepsNotes || (digit === '' && one.digit === '')) one.notes = '';
    one.digit = digit;
    show(cell);
  };
  if (has('slow')) setTimeout(change, 50);
  else change();
  return true;
}

/** Chosen notes mode: digits become pencil marks. */
function note(cell, digit) {
  const one = cells[cell];
  if (!one || one.isGiven || one.digit !== '') return;
  const notes = new Set(one.notes);
  if (!notes.delete(digit)) notes.add(digit);
  one.notes = [...notes].sort().join('');
  show(cell);
}

/** @returns the digit that a key means, '' for one that erases, nothing for any other */
function digitOf({ key }) {
  if (key === 'Backspace' || key === 'Delete') return '';
  return /^[1-9]$/.test(key) ? key : undefined;
}

/** Builds the board, at once or late; from now on `draw` shows its cells. */
function start(draw, build) {
  show = draw;
  const run = () => {
    build();
    for (const cell of cells.keys()) show(cell);
  };
  if (has('slow')) setTimeout(run, 300);
  else run();
}

/** Makes an element with attributes and children. */
function make(tag, attributes = {}, ...children) {
  const isSvg = ['svg', 'rect', 'text', 'path', 'g'].includes(tag);
  const element = isSvg
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

for (const type of ['mousedown', 'click', 'submit', 'change', 'focusin']) {
  const log = ({ target }) => {
    const element = target.closest?.('[data-forbidden]');
    // What happens to the fields of a form is no business of the form, until it is sent.
    if (element && element.matches('form') === (type === 'submit'))
      window.pageLog.push(`${type} ${element.id || element.name}`);
  };
  window.addEventListener(type, log, true);
}
window.addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Enter') window.pageLog.push('Enter');
  },
  true,
);

Object.assign(window, { digitOf, enter, make, note, start });
