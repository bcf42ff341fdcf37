// For the pages that listen to the server's own table.
import { enter } from './model.js';
import { readValue, writeValue } from './native.js';
import { has } from './options.js';

const cellOf = (input) => Number(input.id.slice(1)) - 1;

function show(cell, text) {
  const input = document.getElementById(`c${cell + 1}`);
  if (input && readValue(input) !== text) writeValue(input, text);
}

/** Puts the table into the page, with the texts the model starts from, and lets `listen` have each input once. */
export function mountTable(listen) {
  return (holder, table, _cells, texts) => {
    if (!table.isConnected) holder.replaceChildren(table);
    for (const input of table.querySelectorAll('input.i3')) {
      const text = texts[cellOf(input)];
      if (!input.readOnly || readValue(input) !== text) writeValue(input, text);
      if (!input.readOnly) listen(input);
    }
  };
}

/** A change handler: believes what the input holds, or a text given in its place. */
export function takeEntry(input, listen, text = readValue(input)) {
  const cell = cellOf(input);
  const kept = enter(cell, text, show);
  show(cell, kept);
  if (has('rerender') && input.isConnected) {
    const fresh = input.cloneNode(true);
    writeValue(fresh, kept);
    listen(fresh);
    const isFocused = document.activeElement === input;
    input.replaceWith(fresh);
    if (isFocused) fresh.focus();
  }
}
