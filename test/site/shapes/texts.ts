/** Boards without fields: cells of text or pictures, which take clicks and keys, or the buttons of a pad. */
import { nested } from './fields.ts';
import { BY_BOX, BY_ROW, each, type HostOptions, inRows, repeat, shapes } from './page.ts';

export const shown = ({ givens }: HostOptions, cell: number, blank = '') =>
  givens[cell] === '.' ? blank : (givens[cell] ?? '');

export const inDivs = (o: HostOptions, blank = '', more: (cell: number) => string = () => '') =>
  `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell" ${more(cell)}>${shown(o, cell, blank)}</div>`)}</div>`;

const inTable = (mark: (cell: number) => string) =>
  `<table>${inRows(BY_ROW, mark, (row) => `<tr>${row}</tr>`)}</table>`;

export const keys = (blank = '', cells = '.cell') =>
  `wireKeys(all('${cells}'), drawText(${JSON.stringify(blank)}));`;

/** Nine notes of a cell, of which some show. */
const notes = (cell: number) =>
  `<div class="notes">${repeat(9, (i) => `<i>${(cell + i) % 7 === 0 ? i + 1 : ''}</i>`)}</div>`;
const NOTES_STYLE = `.notes { display: grid; grid-template-columns: repeat(3, 1fr); font-size: 7px; line-height: 9px; }
  .notes i { height: 9px; }`;

export const TEXT_SHAPES = shapes({
  'spans-nbsp': (o) => ({
    style: '.row span { width: 30px; text-align: center; }',
    body: inRows(
      BY_ROW,
      (cell) => `<span>${shown(o, cell, '&nbsp;')}</span>`,
      (row) => `<div class="row">${row}</div>`,
    ),
    script: keys('\u00a0', '.row span'),
  }),
  'spans-inline': (o) => ({
    body: inRows(
      BY_ROW,
      (cell) => `<span>${shown(o, cell, '_')}</span>`,
      (row) => `<div>${row}</div>`,
    ),
    script: keys('_', 'main span'),
  }),
  // Each click goes one digit on, and from 9 back to none.
  'clicks-count': (o) => ({
    body: inDivs(o),
    script: `all('.cell').forEach((cell, i) => cell.addEventListener('click', () => {
      const next = (Number(model[i].replace('.', '0')) + 1) % 10;
      if (put(i, next ? String(next) : '')) cell.textContent = next || '';
    }));`,
  }),
  'divs-grid': (o) => ({ body: inDivs(o), script: keys() }),
  'divs-flex': (o) => ({
    body: `<section>${inRows(
      BY_ROW,
      (cell) => `<div class="cell">${shown(o, cell)}</div>`,
      (row) => `<div class="row">${row}</div>`,
    )}</section>`,
    script: keys(),
  }),
  'divs-boxes': (o) => ({
    style: `.boxes, .box { display: grid; grid-template-columns: repeat(3, max-content); gap: 2px; }
      .boxes { gap: 8px; }`,
    body: `<div class="boxes">${inRows(
      BY_BOX,
      (cell) => `<div class="cell">${shown(o, cell, '.')}</div>`,
      (box) => `<div class="box">${box}</div>`,
    )}</div>`,
    script: keys('.'),
    order: BY_BOX,
  }),
  'nested-tables': (o) => ({
    style: 'td { border: 0 }',
    body: nested((cell) => `<span class="cell" style="display: block">${shown(o, cell)}</span>`),
    script: keys(),
    order: BY_BOX,
  }),
  'table-dashes': (o) => ({
    body: inTable((cell) => `<td>${shown(o, cell, '-')}</td>`),
    script: keys('-', 'td'),
  }),
  'table-zeros': (o) => ({
    body: inTable((cell) => `<td>${shown(o, cell, '0')}</td>`),
    script: keys('0', 'td'),
  }),
  'table-underscores': (o) => ({
    body: inTable((cell) => `<td><span>${shown(o, cell, '_')}</span></td>`),
    script: keys('_', 'td span'),
  }),
  'aria-grid': (o) => ({
    body: `<div role="grid">${inRows(
      BY_ROW,
      (cell) => `<div role="gridcell" class="cell" tabindex="-1">${shown(o, cell)}</div>`,
      (row) => `<div role="row" class="row">${row}</div>`,
    )}</div>`,
    script: `all('[role=gridcell]').forEach((cell, i) => cell.addEventListener('keydown', (event) => {
      const digit = digitOf(event);
      if (digit !== undefined && put(i, digit)) cell.textContent = digit;
    }));`,
  }),
  'table-labels': (o) => ({
    body: `<table><tr><td></td>${repeat(9, (i) => `<td>${i + 1}</td>`)}</tr>${inRows(
      BY_ROW,
      (cell) => `<td class="x">${shown(o, cell)}</td>`,
      (row, i) => `<tr><td>${'ABCDEFGHI'[i]}</td>${row}</tr>`,
    )}</table>`,
    script: keys('', '.x'),
  }),
  'table-spacers': (o) => ({
    body: `<table>${inRows(
      BY_ROW,
      (cell) =>
        `<td class="x">${shown(o, cell)}</td>${cell % 9 === 2 ? '<td class="gap"></td>' : ''}`,
      (row, i) => `<tr>${row}</tr>${i === 2 || i === 5 ? '<tr><td colspan="10"></td></tr>' : ''}`,
    )}</table>`,
    script: keys('', '.x'),
  }),
  // The page knows only a moment after a click which cell is chosen.
  'chosen-later': (o) => ({
    body: inDivs(o),
    script: `let chosen;
      all('.cell').forEach((cell, i) => cell.addEventListener('click', () => setTimeout(() => {
        all('.cell')[chosen]?.classList.remove('chosen');
        chosen = i;
        cell.classList.add('chosen');
      })));
      addEventListener('keydown', (event) => {
        const digit = digitOf(event);
        if (chosen === undefined || digit === undefined) return;
        if (put(chosen, digit)) all('.cell')[chosen].textContent = digit;
      });`,
  }),
  // A digit comes a while after its key.
  'digits-late': (o) => ({
    body: inDivs(o),
    script: `wireKeys(all('.cell'), (cell, digit) => setTimeout(() => { cell.textContent = digit; }, 60));`,
  }),
  'answer-transparent': (o) => ({
    style: '.cell.hidden { color: transparent; }',
    body: `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell ${o.givens[cell] === '.' ? 'hidden' : ''}">${o.solution[cell]}</div>`)}</div>`,
    script: `wireKeys(all('.cell'), (cell, digit) => {
      cell.textContent = digit;
      cell.classList.toggle('hidden', digit === '');
    });`,
  }),
  // The whole board is drawn anew at each change, a frame later.
  redraw: (o) => ({
    body: `<div id="app">${inDivs(o)}</div>`,
    script: `let chosen;
      const app = document.getElementById('app');
      const draw = () => {
        app.innerHTML = '<div class="grid">' + model.map((digit, i) =>
          '<div class="cell' + (i === chosen ? ' chosen' : '') + '">' + digit.replace('.', '') + '</div>').join('') + '</div>';
      };
      app.addEventListener('click', ({ target }) => { chosen = all('.cell').indexOf(target); draw(); });
      document.addEventListener('keydown', (event) => {
        const digit = digitOf(event);
        if (chosen >= 0 && digit !== undefined && put(chosen, digit)) requestAnimationFrame(draw);
      });`,
  }),
  // A press gives a cell the focus, which is what chooses it.
  'focus-chooses': (o) => ({
    body: inDivs(o),
    script: `let chosen;
      all('.cell').forEach((cell, i) => {
        cell.tabIndex = -1;
        cell.addEventListener('mousedown', (event) => { event.preventDefault(); cell.focus(); });
        cell.addEventListener('focus', () => { chosen = i; });
      });
      document.addEventListener('keydown', (event) => {
        const digit = digitOf(event);
        if (chosen !== undefined && digit !== undefined && put(chosen, digit)) all('.cell')[chosen].textContent = digit;
      });`,
  }),
  notes: (o) => ({
    style: NOTES_STYLE,
    body: `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell ${o.givens[cell] === '.' ? '' : 'fixed'}">${shown(o, cell, notes(cell))}</div>`)}</div>`,
    script: `const before = all('.cell').map((cell) => cell.innerHTML);
      wireKeys(all('.cell'), (cell, digit) => {
        cell.innerHTML = digit || before[all('.cell').indexOf(cell)];
      });`,
  }),
  'notes-unmarked': (o) => ({
    style: NOTES_STYLE,
    body: `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell">${shown(o, cell, notes(cell))}</div>`)}</div>`,
    script: keys(),
  }),
  // Single marks, told from digits by nothing but their size.
  'marks-small': (o) => ({
    style: '.mark { font-size: 8px; }',
    body: `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell">${shown(o, cell, cell % 4 ? '' : `<b class="mark">${1 + (cell % 9)}</b>`)}</div>`)}</div>`,
    script: keys(),
  }),
  // Single marks, told from digits by nothing but their element's name.
  'marks-named': (o) => ({
    style: 'small { font-size: inherit; }',
    body: inTable(
      (cell) => `<td>${shown(o, cell, cell % 4 ? '' : `<small>${1 + (cell % 9)}</small>`)}</td>`,
    ),
    script: keys('', 'td'),
  }),
  'pictures-alt': (o) => ({
    style: 'img { width: 30px; height: 30px; }',
    body: inTable((cell) => `<td>${o.givens[cell] === '.' ? '' : picture(o.givens[cell])}</td>`),
    script: `wireKeys(all('td'), (cell, digit) => { cell.innerHTML = digit && ${JSON.stringify(picture('#'))}.replace('#', digit); });`,
  }),
  'pictures-svg': (o) => ({
    body: `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell">${o.givens[cell] === '.' ? '' : svg(o.givens[cell])}</div>`)}</div>`,
    script: `wireKeys(all('.cell'), (cell, digit) => { cell.innerHTML = digit && ${JSON.stringify(svg('#'))}.replace('#', digit); });`,
  }),
  'full-width': (o) => ({
    body: inDivs(o).replace(/>(\d)</g, (_, digit) => `>${'０１２３４５６７８９'[digit]}<`),
    script: `wireKeys(all('.cell'), (cell, digit) => { cell.textContent = digit && '０１２３４５６７８９'[digit]; });`,
  }),
  // A field out of sight takes the keys.
  'hidden-field': (o) => ({
    style: '.catch { position: absolute; opacity: 0; width: 20px; }',
    body: `${inDivs(o)}<input class="catch">`,
    script: `let chosen;
      const field = document.querySelector('.catch');
      all('.cell').forEach((cell, i) => cell.addEventListener('click', () => { chosen = i; field.focus(); }));
      const take = (digit) => { if (put(chosen, digit)) all('.cell')[chosen].textContent = digit; };
      field.addEventListener('input', () => { take(field.value); field.value = ''; });
      field.addEventListener('keydown', (event) => { if (digitOf(event) === '') take(''); });`,
  }),
  // Words for screen readers stand in each cell.
  'spoken-words': (o) => ({
    style:
      '.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }',
    body: `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell"><span class="spoken">Row ${1 + Math.floor(cell / 9)}</span><b>${shown(o, cell)}</b></div>`)}</div>`,
    script: `wireKeys(all('.cell'), (cell, digit) => { cell.lastChild.textContent = digit; });`,
  }),
  // Lines end with breaks; the keys go through a field that opens over the cell.
  'spans-editor': (o) => ({
    style:
      '.lines span { display: inline-block; width: 30px; height: 26px; } .lines input { width: 20px; }',
    body: `<div class="lines">${each(BY_ROW, (cell) => `<span>${shown(o, cell)}</span>${cell % 9 === 8 ? '<br>' : ''}`)}</div>`,
    script: `all('.lines span').forEach((cell, i) => cell.addEventListener('click', () => {
      if (cell.firstElementChild || options.givens[i] !== '.') return;
      const field = document.createElement('input');
      field.value = cell.textContent;
      cell.replaceChildren(field);
      const close = () => { put(i, field.value); cell.textContent = model[i].replace('.', ''); };
      field.addEventListener('blur', close);
      field.focus();
    }));`,
  }),
  // The answer stands in the page, out of sight: nobody may read it there.
  'hidden-answer': (o) => ({
    style: '.answer { display: none; }',
    body: `<div class="grid">${each(BY_ROW, (cell) => `<div class="cell" data-value="${o.solution[cell]}"><b>${shown(o, cell)}</b><span class="answer">1</span></div>`)}</div>`,
    script: `wireKeys(all('.cell'), (cell, digit) => { cell.firstChild.textContent = digit; });`,
  }),
});

function picture(digit = ''): string {
  return `<img alt="${digit}" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">`;
}

function svg(digit = ''): string {
  return `<svg width="20" height="20" data-number="${digit}"><path d="M4 2h9v15"/></svg>`;
}
