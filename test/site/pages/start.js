// What every page does, whichever way its board listens.
import { makeHostile } from './hostile.js';
import { log, startLogs } from './log.js';
import { afterDigits, judge, modelTexts, openModel } from './model.js';
import { writeValue } from './native.js';
import { has, options } from './options.js';
import { resetTimer, startTimer, stopTimer } from './timer.js';

const holder = document.getElementById('board_holder');

/** What a table from the server prints, cell by cell. */
function readCells(table) {
  return [...table.querySelectorAll('input.i3')].map((input) => ({
    text: input.getAttribute('value') ?? '',
    isGiven: input.readOnly,
    maxLength: input.maxLength < 0 ? undefined : input.maxLength,
  }));
}

function openBoard(table, mount, progress) {
  const cells = readCells(table);
  openModel(cells, progress.entries);
  mount(holder, table, cells, modelTexts());
  for (const [cell, marks] of Object.entries(progress.pencil)) {
    writeValue(document.getElementById(`cpad${Number(cell) + 1}`), marks);
  }
  // The accessors of the hostile page sit on each input, so every board needs them.
  if (has('hostile')) makeHostile(holder);
}

function throwOnEveryEvent() {
  const types = [
    'focus',
    'blur',
    'focusin',
    'focusout',
    'keydown',
    'keyup',
    'beforeinput',
    'input',
    'change',
  ];
  for (const type of [...types, 'mousedown', 'click']) {
    for (const isCapture of [true, false]) {
      const fail = () => {
        throw new Error(`this page fails on ${type}`);
      };
      window.addEventListener(type, fail, isCapture);
    }
  }
}

/**
 * Starts the page. `mount(holder, table, cells, texts)` makes the board live: a page with a framework draws its own in
 * the table's place, others put the table there and listen.
 */
export function startPage(mount) {
  const blank = { entries: {}, pencil: {} };
  const later = [...document.querySelectorAll('template.board')].map(
    (template) => template.content,
  );
  const takeLater = () => document.importNode(later.shift(), true).querySelector('table');

  startLogs();
  startTimer(options.isPlaying);
  if (has('throws')) throwOnEveryEvent();
  window.page_model_texts = modelTexts;

  window.check_grid = () => {
    log('check_grid');
    const state = judge();
    if (state === 'right') stopTimer();
    document.getElementById('check_result').textContent = options.messages[state];
  };
  document.getElementById('check_button').addEventListener('click', () => window.check_grid());

  const swapBoard = () => {
    const next = document.getElementById('sudoku_main_board').cloneNode(true);
    openBoard(takeLater(), mount, blank);
    // The board that leaves comes back the time after: New game can be pressed for ever.
    const fragment = document.createDocumentFragment();
    fragment.append(next);
    later.push(fragment);
    resetTimer();
  };
  document.getElementById('new_game_button').addEventListener('click', () => {
    log('new_game');
    if (has('spa')) swapBoard();
    else location.href = options.nextGame;
  });
  if (has('replace')) afterDigits(10, swapBoard);

  if (has('late')) setTimeout(() => openBoard(takeLater(), mount, options.progress), 300);
  else openBoard(document.getElementById('sudoku_main_board'), mount, options.progress);
}
