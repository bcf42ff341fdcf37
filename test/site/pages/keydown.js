// A page that types by itself: keydown puts the digit in and prevents the browser from doing so again.
import { mountTable, takeEntry } from './inputs.js';
import { startPage } from './start.js';

/** The digit of a key in the upper row or the number pad, an empty text for the two keys that clear. */
function textOf(keyCode) {
  if (keyCode >= 49 && keyCode <= 57) return String(keyCode - 48);
  if (keyCode >= 97 && keyCode <= 105) return String(keyCode - 96);
  return keyCode === 8 || keyCode === 46 ? '' : undefined;
}

function onKeydown(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  // By keyCode, as old pages do: a key event made without one is not understood here.
  const text = textOf(event.keyCode);
  if (text === undefined) return;
  event.preventDefault();
  takeEntry(event.target, listen, text);
}

const listen = (input) => input.addEventListener('keydown', onKeydown);

startPage(mountTable(listen));
