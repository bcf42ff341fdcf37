/** Boards that can be solved but take no digits. */
import { BY_ROW, type HostOptions, inRows, shapes } from './page.ts';

const shown = ({ givens }: HostOptions, cell: number) => givens[cell]?.replace('.', '') ?? '';

const inTable = (mark: (cell: number) => string) =>
  `<table>${inRows(BY_ROW, mark, (row) => `<tr>${row}</tr>`)}</table>`;

/** Marks the model, and so the page, as spoilt. */
const SPOIL = "model[0] = 'x';";

export const STATIC_SHAPES = shapes({
  // A chat takes the focus at every click.
  'static-draft': (o) => ({
    body: `${inTable((cell) => `<td>${shown(o, cell)}</td>`)}<textarea>A long draft</textarea>`,
    script: `const draft = document.querySelector('textarea');
      addEventListener('click', () => draft.focus());
      draft.addEventListener('input', () => { ${SPOIL} });`,
  }),
  'static-calendar': (o) => ({
    body: `${inTable((cell) => `<td>${shown(o, cell)}</td>`)}<div>${Array.from(
      { length: 30 },
      (_, i) => `<b class="day">${i + 1}</b> `,
    ).join('')}</div>`,
    script: `for (const day of all('.day')) day.addEventListener('click', () => { ${SPOIL} });`,
  }),
  'static-card': (o) => ({
    body: `<div role="link" onclick="location = '/gone'">${inTable((cell) => `<td>${shown(o, cell)}</td>`)}</div>`,
  }),
  // All keys go to the cell that the page itself has chosen.
  'static-chosen': (o) => ({
    body: `<div class="grid">${BY_ROW.map((cell) => `<div class="cell">${shown(o, cell)}</div>`).join('')}</div>`,
    script: `const chosen = model.indexOf('.');
      all('.cell')[chosen].classList.add('chosen');
      addEventListener('keydown', (event) => {
        const digit = digitOf(event);
        if (digit !== undefined && put(chosen, digit)) all('.cell')[chosen].textContent = digit;
      });`,
  }),
  // The player's own board, which keys go to, stands below yesterday's puzzle.
  'static-above-own': (o) => ({
    body: `${inTable((cell) => `<td>${shown(o, cell)}</td>`)}<hr>
      <div class="grid">${BY_ROW.map((cell) => `<div class="cell">${shown(o, 80 - cell)}</div>`).join('')}</div>`,
    script: `const given = [...options.givens].reverse();
      const own = [...given];
      window.pageModel = () => (own.join('') === given.join('') ? model.join('') : 'spoilt');
      let at = own.indexOf('.');
      all('.cell').forEach((cell, i) => cell.addEventListener('click', () => { at = i; }));
      addEventListener('keydown', (event) => {
        const digit = digitOf(event);
        if (digit === undefined || given[at] !== '.') return;
        own[at] = digit || '.';
        all('.cell')[at].textContent = digit;
      });`,
  }),
  'static-table': (o) => ({ body: inTable((cell) => `<td>${shown(o, cell)}</td>`) }),
  'static-links': (o) => ({
    body: inTable((cell) => `<td><a href="/gone">${shown(o, cell)}</a></td>`),
  }),
  'static-buttons': (o) => ({
    body: `<form action="/gone">${inTable((cell) => `<td><button>${shown(o, cell)}</button></td>`)}</form>`,
  }),
  // Whatever is typed is taken out again.
  'static-inputs': (o) => ({
    body: inTable((cell) => `<td><input value="${shown(o, cell)}" size="1"></td>`),
    script: `all('td input').forEach((input, i) => input.addEventListener('input', () => {
      input.value = model[i].replace('.', '');
    }));`,
  }),
});
