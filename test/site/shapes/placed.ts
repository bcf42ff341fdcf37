/** Boards in odd places: shadow roots, beside copies of themselves, out of view, turned or scaled. */
import { BY_ROW, each, type HostOptions, SCATTERED, shapes } from './page.ts';

const WIRE = "wireFields(all('.cell'));";

const inputs = ({ givens }: HostOptions, name = 'cell', order = BY_ROW) =>
  each(order, (cell) =>
    givens[cell] === '.'
      ? `<input class="${name}">`
      : `<input class="${name}" value="${givens[cell]}" readonly>`,
  );

const grid = (o: HostOptions, name?: string) => `<div class="grid">${inputs(o, name)}</div>`;

const spans = ({ givens }: HostOptions, name = 'cell') =>
  `<div class="grid">${each(BY_ROW, (cell) => `<span class="${name}">${givens[cell]?.replace('.', '')}</span>`)}</div>`;

/** Another puzzle with one solution, for boards that are not meant. */
const OTHER = '47.32..8.56......93.85......57684..3.1.....2.6..23157......28.41......67.2..76.51';
const OTHER_SOLUTION =
  '471329685562418739398567142257684913813795426649231578736152894185943267924876351';
const other = (o: HostOptions, name = 'other') => grid({ ...o, givens: OTHER }, name);

export const PLACED_SHAPES = shapes({
  'placed-absolutely': (o) => ({
    style:
      '.sea { position: relative; width: 340px; height: 340px; } .sea input { position: absolute; width: 32px; height: 32px; }',
    body: `<div class="sea">${each(SCATTERED, (cell) => {
      const [left, top] = [36 * (cell % 9), 36 * Math.floor(cell / 9)];
      const value = o.givens[cell] === '.' ? '' : `value="${o.givens[cell]}" readonly`;
      return `<input class="cell" style="left: ${left}px; top: ${top}px" ${value}>`;
    })}</div>`,
    script: WIRE,
    order: SCATTERED,
  }),
  // As programs are laid out: the body itself has no height.
  'app-window': (o) => ({
    style: 'body { overflow: hidden; } main { position: fixed; inset: 0; overflow: auto; }',
    body: grid(o),
    script: WIRE,
  }),
  'scrolled-pane': (o) => ({
    style: '.pane { height: 250px; overflow: auto; }',
    body: `<div class="pane"><p style="height: 900px"></p>${grid(o)}</div>`,
    script: `${WIRE} all('.pane')[0].scrollTop = 5000;`,
  }),
  'beside-a-solution': (o) => ({
    body: `${spans({ ...o, givens: OTHER_SOLUTION }, 'done')}${grid(o)}`,
    script: WIRE,
  }),
  'odd-form': (o) => ({
    body: `<form action="/gone"><input name="children" hidden><input name="parentElement" hidden>${grid(o)}</form>`,
    script: WIRE,
  }),
  'right-to-left': (o) => ({ root: 'dir="rtl"', body: grid(o), script: WIRE }),
  scaled: (o) => ({
    style: 'main { transform: scale(0.6); transform-origin: 0 0; } .grid { zoom: 1.3; }',
    body: grid(o),
    script: WIRE,
  }),
  'shadow-root': (o) => ({
    body: '<sudoku-board></sudoku-board>',
    script: `const root = document.querySelector('sudoku-board').attachShadow({ mode: 'open' });
      root.innerHTML = '<style>' + document.querySelector('style').textContent + '</style>' + ${JSON.stringify(grid(o))};
      wireFields(all('.cell', root));`,
  }),
  'shadow-roots': (o) => ({
    body: '<div id="app"></div>',
    script: `const app = document.getElementById('app').attachShadow({ mode: 'open' });
      app.innerHTML = '<style>.grid { display: grid; grid-template-columns: repeat(9, 34px); }</style><section><puzzle-board></puzzle-board></section>';
      const root = app.querySelector('puzzle-board').attachShadow({ mode: 'open' });
      root.innerHTML = '<style>' + document.querySelector('style').textContent + '</style>' + ${JSON.stringify(spans(o))};
      wireKeys(all('.cell', root), drawText(''));`,
  }),
  // Beside a table that looks like a board, in the shadow root of an element that is no custom one.
  'shadow-root-beside-decoy': (o) => ({
    body: `<table>${`<tr>${'<td>7</td>'.repeat(9)}</tr>`.repeat(9)}</table><div id="app"></div>`,
    script: `const root = document.getElementById('app').attachShadow({ mode: 'open' });
      root.innerHTML = '<style>' + document.querySelector('style').textContent + '</style>' + ${JSON.stringify(grid(o))};
      wireFields(all('.cell', root));`,
  }),
  'print-copies': (o) => ({
    style: `.print { display: none; } @media print { .print { display: block; } }
      .away { position: absolute; left: -3000px; top: 0; } .ghost { visibility: hidden; height: 10px; }
      .clip { position: absolute; width: 1px; height: 1px; overflow: hidden; }`,
    body: `<div class="print">${other(o)}</div><div class="away">${other(o)}</div>
      <div class="ghost">${other(o)}</div><div class="clip">${other(o)}</div>${grid(o)}`,
    script: WIRE,
  }),
  'two-boards': (o) => ({
    style: '.far { margin-top: 2000px; }',
    body: `${grid(o)}<div class="far">${other(o)}</div>`,
    script: WIRE,
  }),
  'two-boards-focus': (o) => ({
    body: `<div style="display: flex; gap: 30px"><div>${other(o)}</div><div>${grid(o)}</div></div>`,
    script: `${WIRE} all('.cell').find((cell) => !cell.readOnly).focus();`,
  }),
  'out-of-view': (o) => ({ body: `<div style="height: 3000px"></div>${grid(o)}`, script: WIRE }),
  // A page of 20,000 elements, most of them tables and lists.
  heavy: (o) => ({
    body: `${`<ul>${'<li><a href="#">A</a> <span>1</span></li>'.repeat(9)}</ul>`.repeat(300)}${grid(o)}${`<table>${`<tr>${'<td>7</td>'.repeat(9)}</tr>`.repeat(12)}</table>`.repeat(90)}`,
    script: WIRE,
  }),
});
