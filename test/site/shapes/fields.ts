/** Boards of inputs and other fields, in the ways that pages build them. */
import {
  BY_BOX,
  BY_COLUMN,
  BY_ROW,
  each,
  type HostOptions,
  inRows,
  repeat,
  shapes,
} from './page.ts';

const WIRE = "wireFields(all('.cell'));";

/** An input that holds a cell's given, or is blank. */
const input =
  ({ givens }: HostOptions, more = '', blank = '') =>
  (cell: number) =>
    givens[cell] === '.'
      ? `<input class="cell" maxlength="1" value="${blank}" ${more}>`
      : `<input class="cell" maxlength="1" value="${givens[cell]}" readonly ${more}>`;

const inTable = (mark: (cell: number) => string, order = BY_ROW) =>
  `<table><tbody>${inRows(
    order,
    (cell) => `<td>${mark(cell)}</td>`,
    (row) => `<tr>${row}</tr>`,
  )}</tbody></table>`;

/** A table of three by three, of whatever. */
const threes = (parts: readonly string[]) =>
  `<table>${[0, 3, 6]
    .map(
      (i) =>
        `<tr>${parts
          .slice(i, i + 3)
          .map((part) => `<td>${part}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`;

/** @returns nested tables: boxes of cells */
export const nested = (mark: (cell: number) => string) =>
  threes([...Array(9).keys()].map((box) => threes(BY_BOX.slice(9 * box, 9 * box + 9).map(mark))));

export const FIELD_SHAPES = shapes({
  'inputs-noted': ({ givens }) => ({
    body: `<div class="grid">${each(BY_ROW, (cell) =>
      givens[cell] === '.'
        ? `<input class="cell" value="${cell % 5 ? '' : '12'}">`
        : `<input class="cell" value="${givens[cell]}" readonly>`,
    )}</div>`,
    script: "wireFields(all('.cell'));",
  }),
  // What is typed is taken out at once, and comes back with the page's next drawing.
  'inputs-controlled-late': (o) => ({
    body: inTable(input(o)),
    script: `all('.cell').forEach((field, i) => field.addEventListener('input', () => {
      put(i, field.value);
      field.value = '';
      setTimeout(() => { field.value = model[i].replace('.', ''); }, 150);
    }));`,
  }),
  'inputs-table': (o) => ({ body: inTable(input(o)), script: WIRE }),
  // Ids are f{column}{row}, as on websudoku.com.
  'inputs-column-first': (o) => ({
    body: inTable((cell) => input(o, `id="f${cell % 9}${Math.floor(cell / 9)}"`)(cell)),
    script: WIRE,
  }),
  'inputs-column-order': (o) => ({
    style: '.grid { grid-auto-flow: column; grid-template-rows: repeat(9, 34px); }',
    body: `<div class="grid">${each(BY_COLUMN, input(o))}</div>`,
    script: WIRE,
    order: BY_COLUMN,
  }),
  'inputs-boxes': (o) => ({
    style: `.boxes { display: grid; grid-template-columns: repeat(3, 110px); gap: 6px; width: max-content; }
      .box { display: grid; grid-template-columns: repeat(3, 36px); }`,
    body: `<div class="boxes">${inRows(BY_BOX, input(o), (box) => `<div class="box">${box}</div>`)}</div>`,
    script: WIRE,
    order: BY_BOX,
  }),
  'inputs-162': (o) => ({
    style:
      '.tiny { width: 28px; height: 9px; font-size: 7px; display: block; border: 0; padding: 0; }',
    body: inTable(
      (cell) => `${input(o, `id="c${cell + 1}"`)(cell)}<input class="tiny" id="p${cell + 1}">`,
    ),
    script: WIRE,
  }),
  'inputs-162-hidden': (o) => ({
    style: '.draft { display: none; }',
    body: inTable((cell) => `<input class="draft" value="123">${input(o)(cell)}`),
    script: WIRE,
  }),
  'inputs-in-divs': (o) => ({
    body: `<div id="board">${inRows(
      BY_ROW,
      (cell) => `<div class="square"><div>${input(o)(cell)}</div></div>`,
      (row) => `<div class="row">${row}</div>`,
    )}</div>`,
    script: WIRE,
  }),
  'inputs-mixed': (o) => ({
    body: inTable((cell) =>
      o.givens[cell] === '.' ? '<input size="1" class="cell">' : `<b>${o.givens[cell]}</b>`,
    ),
    script: "wireFields(all('td input'));",
    order: BY_ROW.filter((cell) => o.givens[cell] === '.'),
  }),
  'inputs-disabled': (o) => ({
    body: inTable((cell) =>
      input(o, o.givens[cell] === '.' ? 'type="number"' : 'type="number" disabled')(cell),
    ),
    script: WIRE,
  }),
  'inputs-zeros': (o) => ({ body: inTable(input(o, '', '0')), script: WIRE }),
  'inputs-unmarked': (o) => ({
    body: inTable((cell) => input(o)(cell).replace('readonly', '')),
    script: WIRE,
  }),
  'inputs-nested-tables': (o) => ({
    style: 'td { border: 0 }',
    body: nested(input(o)),
    script: WIRE,
    order: BY_BOX,
  }),
  'inputs-labels': (o) => ({
    body: `<table><tr><th></th>${repeat(9, (i) => `<th>${i + 1}</th>`)}</tr>${inRows(
      BY_ROW,
      (cell) => `<td>${input(o)(cell)}</td>`,
      (row, i) => `<tr><th>${'ABCDEFGHI'[i]}</th>${row}</tr>`,
    )}</table>`,
    script: WIRE,
  }),
  // A search field, a name and a submit button in the very element that holds the cells.
  'inputs-form': (o) => ({
    style: '.wide { grid-column: 1 / -1; }',
    body: `<form action="/gone" class="grid"><input name="q" class="wide">${each(BY_ROW, input(o))}
      <input name="name" class="wide"><button>Check</button><input type="submit" value="Send"></form>`,
    script: WIRE,
  }),
  'inputs-full-width': (o) => ({
    body: inTable((cell) =>
      input(o)(cell).replace(
        /value="(\d)"/,
        (_, digit) => `value="${'０１２３４５６７８９'[digit]}"`,
      ),
    ),
    script: WIRE,
  }),
  // Each input that changes gives way to a fresh one, as keys of React make it.
  'inputs-fresh': (o) => ({
    body: inTable(input(o)),
    script: `const wire = (input, cell) => input.addEventListener('input', () => {
        put(cell, input.value);
        queueMicrotask(() => {
          const fresh = input.cloneNode();
          fresh.value = model[cell] === '.' ? '' : model[cell];
          wire(fresh, cell);
          input.replaceWith(fresh);
        });
      });
      all('.cell').forEach(wire);`,
  }),
  'inputs-keys': (o) => ({
    body: inTable((cell) => input(o, 'readonly')(cell)),
    script: `wireKeys(all('.cell'), (cell, digit) => { cell.value = digit; });`,
  }),
  'inputs-late': (o) => ({
    body: '<div id="place"></div>',
    script: `setTimeout(() => {
      document.getElementById('place').innerHTML = ${JSON.stringify(inTable(input(o)))};
      ${WIRE}
    }, 150);`,
  }),
  textareas: (o) => ({
    style: 'textarea { width: 26px; height: 26px; resize: none; padding: 0; border: 0; }',
    body: inTable((cell) =>
      o.givens[cell] === '.'
        ? '<textarea class="cell" rows="1"></textarea>'
        : `<textarea class="cell" rows="1" readonly>${o.givens[cell]}</textarea>`,
    ),
    script: WIRE,
  }),
  selects: (o) => ({
    body: inTable(
      (cell) =>
        `<select class="cell" ${o.givens[cell] === '.' ? '' : 'disabled'}><option value="n"></option>${repeat(9, (i) => `<option value="o${i}" ${o.givens[cell] === String(i + 1) ? 'selected' : ''}>${i + 1}</option>`)}</select>`,
    ),
    script: `all('.cell').forEach((field, cell) => field.addEventListener('change',
      () => put(cell, field.selectedOptions[0].text)));`,
  }),
  contenteditable: (o) => ({
    body: inTable((cell) =>
      o.givens[cell] === '.'
        ? '<div class="cell" contenteditable="true"></div>'
        : `<div class="cell" contenteditable="false">${o.givens[cell]}</div>`,
    ),
    script: "wireFields(all('.cell'), (field) => field.textContent);",
  }),
  'contenteditable-cells': (o) => ({
    body: `<table>${inRows(
      BY_ROW,
      (cell) => `<td contenteditable>${o.givens[cell]?.replace('.', '&nbsp;')}</td>`,
      (row) => `<tr>${row}</tr>`,
    )}</table>`,
    script: "wireFields(all('td'), (field) => field.textContent);",
  }),
});
