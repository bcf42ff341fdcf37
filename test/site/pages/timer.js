// The site reports a time with its check, so nobody else may write these fields; whoever does is logged.
import { inspectBeforeReading, log } from './log.js';
import { now, readValue, writeValue } from './native.js';

let startedAt = now();
let seconds = 0;
let shown = '0';
let ticking;

function inspect() {
  const field = document.getElementById('hide_timer_count');
  if (readValue(field) === shown) return;
  log(`hide_timer_count written: ${readValue(field)}`);
  shown = readValue(field);
}

function tick() {
  inspect();
  seconds = Math.floor((now() - startedAt) / 1000);
  shown = String(seconds);
  writeValue(document.getElementById('hide_timer_count'), shown);
  const rest = String(seconds % 60);
  document.getElementById('timer').textContent =
    `${Math.floor(seconds / 60)}:${rest.length < 2 ? `0${rest}` : rest}`;
}

/** Publishes `startTime` and `timer_count` and, unless the game is on hold, starts the clock. */
export function startTimer(isPlaying) {
  Object.defineProperty(window, 'startTime', {
    get: () => startedAt,
    set(value) {
      log(`startTime written: ${value}`);
      startedAt = value;
    },
  });
  Object.defineProperty(window, 'timer_count', {
    get: () => seconds,
    set(value) {
      log(`timer_count written: ${value}`);
      seconds = value;
    },
  });
  inspectBeforeReading(inspect);
  if (isPlaying) ticking = setInterval(tick, 1000);
}

/** Begins at 0:00 again, for another board in the same document. */
export function resetTimer() {
  startedAt = now();
  tick();
}

export const stopTimer = () => clearInterval(ticking);
