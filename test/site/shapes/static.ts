/** Boards that can be solved but take no digits. */
import { BY_ROW, type HostOptions, inRows, shapes } from './page.ts';

const shown = ({ givens }: HostOptions, cell: number) => givens[cell]?.replace('.', '') ?? '';

const inTable = (mark: (cell: number) => string) =>
  `<table>${inRows(BY_ROW, mark, (row) => `<tr>${row}</tr>`)}</table>`;

export const STATIC_SHAPES = shapes({
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
