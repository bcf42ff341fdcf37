// A page made with React: every input is controlled by state.
import { createElement as h, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { enter } from './model.js';
import { startPage } from './start.js';

let root;
let boards = 0;

const ROWS = Array.from({ length: 9 }, (_, row) => row);

function Board({ cells, texts: initial }) {
  const [texts, setTexts] = useState(initial);
  const show = (cell, text) => setTexts((now) => now.map((old, i) => (i === cell ? text : old)));
  const take = (cell) => (event) => show(cell, enter(cell, event.target.value, show));
  const renderCell = ({ isGiven, maxLength }, cell) =>
    h(
      'td',
      { id: `cell${cell + 1}`, key: cell },
      h('input', {
        type: 'text',
        className: 'i3',
        id: `c${cell + 1}`,
        style: { color: '#000', fontWeight: isGiven ? 700 : 400 },
        inputMode: 'numeric',
        autoComplete: 'off',
        maxLength,
        readOnly: isGiven,
        value: texts[cell],
        onChange: take(cell),
      }),
      h('input', { type: 'text', className: 'pencil', id: `cpad${cell + 1}`, tabIndex: -1 }),
    );
  const renderRow = (row) => {
    const end = row === 8 ? cells.length : row * 9 + 9;
    const inRow = cells.slice(row * 9, end).map((cell, i) => renderCell(cell, row * 9 + i));
    return h('tr', { key: row }, inRow);
  };
  return h('table', { id: 'sudoku_main_board' }, h('tbody', null, ROWS.map(renderRow)));
}

startPage((holder, _table, cells, texts) => {
  root ??= createRoot(holder);
  // A new key makes React draw the whole table anew for another puzzle.
  flushSync(() => root.render(h(Board, { key: boards++, cells, texts })));
});
