// The plain page: an onchange attribute on each blank cell, nothing else.
import { mountTable, takeEntry } from './inputs.js';
import { has } from './options.js';
import { startPage } from './start.js';

const onChange = (event) => takeEntry(event.target, listen);

// Where the policy forbids attributes, and only there, a listener does their work.
function listen(input) {
  if (has('strict-csp')) input.addEventListener('change', onChange);
}

window.cell_changed = (input) => takeEntry(input, listen);

startPage(mountTable(listen));
