// A page that believes each input event and never hears of a change.
import { mountTable, takeEntry } from './inputs.js';
import { startPage } from './start.js';

const onInput = (event) => takeEntry(event.target, listen);
const listen = (input) => input.addEventListener('input', onInput);

startPage(mountTable(listen));
