/* global options, order, model */
// biome-ignore-all lint/correctness/noUnusedVariables: each page calls those that it needs.

/** What the page believes to be on its board. */
window.pageModel = () => model.join('');

/** Whatever a page can notice of somebody else's hand on it. */
window.pageWrites = 0;
const TYPES = 'pointerdown mousedown click keydown keyup beforeinput input change submit'.split(
  ' ',
);
for (const type of TYPES) {
  addEventListener(type, (event) => (window.pageWrites += event.isTrusted ? 0 : 1), true);
}
addEventListener('DOMContentLoaded', () => {
  const observer = new MutationObserver((changes) => (window.pageWrites += changes.length));
  observer.observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
});

/** The page's own way of keeping a digit: givens stay, and all but digits is nothing. */
function put(cell, text) {
  if (options.givens[cell] !== '.') return false;
  model[cell] = /^[1-9]$/.test(text.trim()) ? text.trim() : '.';
  return true;
}

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** Fields, in the order of the document, tell the model what is typed into them. */
function wireFields(fields, read = (field) => field.value) {
  fields.forEach((field, i) => {
    field.addEventListener('input', () => put(order[i], read(field)));
  });
}

/** The keys that a page without fields takes: digits, and those that take one out. */
const digitOf = ({ key }) =>
  /^[1-9]$/.test(key) ? key : ['Backspace', 'Delete'].includes(key) ? '' : undefined;

/** A click chooses a cell, a key anywhere on the page fills it. */
function wireKeys(cells, draw, target = document) {
  let chosen;
  cells.forEach((cell, i) => {
    cell.addEventListener('mousedown', () => {
      cells[chosen]?.classList.remove('chosen');
      chosen = i;
      cell.classList.add('chosen');
    });
  });
  target.addEventListener('keydown', (event) => {
    const digit = digitOf(event);
    if (chosen === undefined || digit === undefined) return;
    if (put(order[chosen], digit)) draw(cells[chosen], digit);
  });
}

const drawText = (blank) => (cell, digit) => {
  cell.textContent = digit || blank;
};
