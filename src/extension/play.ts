import { type Action, type Game, readGrid } from '../sudoku/game.ts';
import { findConflicts, formatCell } from '../sudoku/grid.ts';
import type { Cell } from '../sudoku/types.ts';
import { createBoard } from './play-board.ts';
import { formatClock } from './play-clock.ts';
import { connectCopy } from './play-copy.ts';
import { connectGames } from './play-games.ts';
import { connectHelp, nameHelp, stopSearching } from './play-help.ts';
import type { Stroke } from './play-keys.ts';
import { connectNew } from './play-new.ts';
import { connectOpen } from './play-open.ts';
import { connectPad } from './play-pad.ts';
import { dropLesson, joinSites } from './play-page.ts';
import { connectPrint } from './play-print.ts';
import {
  act,
  actNow,
  followTime,
  onSession,
  pause,
  readSession,
  takeOver,
} from './play-session.ts';
import { findLevel, openFirst } from './play-start.ts';
import { say, sayOutcome } from './play-status.ts';
import { showClock, showSession } from './play-view.ts';
import { fillWords, find, findButton } from './popup-elements.ts';
import { translate } from './translate.ts';

const board = createBoard(find<HTMLTableElement & HTMLElement>('sudoku_main_board'), {
  select(cell) {
    hand.selected = cell;
    refresh();
  },
  stroke,
  text(cell, slot, text) {
    const digits = [...text.normalize('NFKC')].filter((one) => /[1-9]/.test(one)).map(Number);
    const marks = digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
    const wish = slot === 'marks' ? { cell, marks } : { cell, digit: digits.at(-1) ?? 0 };
    actNow({ kind: 'set', wishes: [wish] });
    // What was not taken must not stay to be seen.
    refresh();
  },
});
const hand: { selected: Cell; isMarking: boolean } = { selected: 0, isMarking: false };

function stroke(one: Stroke): void {
  const { selected: cell } = hand;
  switch (one.kind) {
    case 'go':
      board.focus(one.to(cell));
      return;
    case 'marks':
      hand.isMarking = !hand.isMarking;
      refresh();
      say(translate(hand.isMarking ? 'marksOn' : 'marksOff'));
      return;
    case 'digit':
      act({ kind: hand.isMarking === one.isOther ? 'write' : 'mark', cell, digit: one.digit });
      sayConflict(cell);
      return;
    case 'erase':
      doOver({ kind: 'erase', cell });
      return;
    default:
      doOver(one);
  }
}

/** What was told of the board before may no longer hold. */
function doOver(action: Action): void {
  act(action);
  say('');
  sayConflict(hand.selected);
}

/** Seen on the board by its marks; here it is told. */
function sayConflict(cell: Cell): void {
  const { played } = readSession() ?? {};
  if (!played || played.isSolved) return;
  const grid = readGrid(played.game);
  const cells = findConflicts(grid).filter((other) => grid[other] === grid[cell]);
  if (!cells.includes(cell)) say('');
  else {
    const list = new Intl.ListFormat(translate('languageCode')).format(cells.map(formatCell));
    say(translate('standsTwice', String(grid[cell]), list), 'warning');
  }
}

function refresh(): void {
  const session = readSession();
  if (session) showSession(session, board, hand);
}

async function start(): Promise<void> {
  fillWords();
  document.title = translate('playTitle');
  joinSites(() => hand.selected, sayOutcome);
  const newDialog = connectNew();
  connectGames();
  connectOpen();
  connectCopy();
  connectPrint();
  connectPad(stroke);
  connectHelp();
  // Whoever plays by mouse and keys goes on typing; whoever goes from button to button by keys stays there.
  find('controls').addEventListener('click', ({ target, detail }) => {
    const isPress = detail > 0 && target instanceof Element && target.closest('button');
    if (isPress && !document.querySelector('dialog[open]')) board.focus(hand.selected, true);
  });
  findButton('restart').addEventListener('click', () => doOver({ kind: 'restart' }));
  findButton('take-over').addEventListener('click', takeOver);
  findButton('pause').addEventListener('click', () => {
    dropLesson();
    pause(true);
    findButton('resume').focus();
  });
  findButton('resume').addEventListener('click', () => {
    pause(false);
    board.focus(hand.selected);
  });
  let lastGame: Game | undefined;
  onSession(({ played, isPaused, isElsewhere }, news) => {
    refresh();
    // Neither the time nor the level makes another position.
    if (played.game !== lastGame || isPaused || isElsewhere) stopSearching();
    lastGame = played.game;
    if (news === 'unsaved') say(translate('gameNotSaved'), 'warning');
    if (news === 'solved') say(translate('gameSolvedIn', formatClock(played.elapsed)), 'good');
    if (news === 'opened') {
      say('');
      hand.selected = Math.max(0, readGrid(played.game).indexOf(0));
      refresh();
      findLevel(played);
      board.focus(hand.selected);
    }
  });
  followTime();
  setInterval(showClock, 250);
  document.addEventListener('keyup', ({ key }) => {
    // It takes the lesson away, and with it what the buttons say.
    if (key === 'Escape') nameHelp();
  });
  await openFirst(newDialog);
}

start();
