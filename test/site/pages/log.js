// What tests ask the page afterwards. `pageLog` tells of presses and timers, `eventLog` (with `&log=1`) of events.
import { options } from './options.js';

const lines = [];
const events = [];
const inspections = [];
const EVENTS = [
  ...[
    'focus',
    'focusin',
    'keydown',
    'keypress',
    'beforeinput',
    'input',
    'keyup',
    'change',
    'blur',
    'focusout',
  ],
  ...['mousedown', 'mouseup', 'click', 'paste'],
];

/** Adds a line to `window.pageLog` and to the hidden `#page_log`, which any world can read. */
export function log(line) {
  lines[lines.length] = line;
  const mirror = document.getElementById('page_log');
  mirror.textContent += `${line}\n`;
}

/** Registers a look at something that can change without telling; it runs before each reading of the log. */
export function inspectBeforeReading(inspect) {
  inspections[inspections.length] = inspect;
}

function record(event) {
  if (!event.target.id) return;
  const { type, key, keyCode, data, inputType, isTrusted, target } = event;
  const cell = /^c\d+$/.test(target.id) ? Number(target.id.slice(1)) - 1 : target.id;
  events[events.length] = { cell, type, key, keyCode, data, inputType, isTrusted };
}

/** Publishes both logs. */
export function startLogs() {
  Object.defineProperty(window, 'pageLog', {
    get() {
      for (let i = 0; i < inspections.length; i++) inspections[i]();
      return lines;
    },
  });
  window.eventLog = events;
  if (!options.hasEventLog) return;
  for (const type of EVENTS) window.addEventListener(type, record, true);
}
