/** The game on the play page: what changes it, and that each change is stored at once. */
import { type Action, joinMoves, play, readGrid } from '../sudoku/game.ts';
import { formatGrid } from '../sudoku/grid.ts';
import { solve } from '../sudoku/solver.ts';
import { createClock } from './play-clock.ts';
import { holdGame } from './play-lock.ts';
import { loadGame, saveGame } from './play-store.ts';
import type { PlayedGame } from './saved-game.ts';

/** What the page shows of its game. */
export interface Session {
  played: PlayedGame;
  /** Whether the game is another tab's at the moment. */
  isElsewhere: boolean;
  isPaused: boolean;
}

type Listener = (session: Session, news?: 'opened' | 'solved' | 'unsaved') => void;

/** How often the time is stored while nothing else changes; in milliseconds. */
const SAVE_TIME = 10_000;

const clock = createClock(() => performance.now());
const listeners: Listener[] = [];
let session: Session | undefined;
/** The solution that ends the game; none where there are several. */
let solution: string | undefined;
/** The game before a change that is made cell by cell, and what the player does meanwhile. */
let beforeGroup: PlayedGame['game'] | undefined;
const waiting: Action[] = [];
let isFilling = false;
let opening = Promise.resolve();

/** Tells `listener` of everything that changes. */
export function onSession(listener: Listener): void {
  listeners.push(listener);
}

export const readSession = () => session;

/** @returns milliseconds on the clock */
export const readClock = () => clock.read();

/**
 * Puts a game on the page, and its id into the address. The one before it is stored already.
 * @param isForced takes the game from another tab that has it
 */
export function openGame(played: PlayedGame, isForced = false): Promise<void> {
  // One after the other, or the first of two might come last and stay.
  const open = () => putOnPage(played, isForced);
  opening = opening.then(open, open);
  return opening;
}

async function putOnPage(played: PlayedGame, isForced: boolean): Promise<void> {
  if (session) await save();
  const address = `?game=${played.id}`;
  if (session?.played.id === played.id && !session.isElsewhere) {
    history.replaceState(null, '', address);
    tell('opened');
    return;
  }
  const isHeld = await holdGame(played.id, isForced, lose);
  // Another tab may have gone on with it until now.
  const latest = (await loadGame(played.id)) ?? played;
  const verdict = solve(latest.game.givens);
  solution = verdict.kind === 'unique' ? formatGrid(verdict.solution) : undefined;
  // A puzzle may come with all its digits, and has not been solved here then.
  const opened = { ...latest, isSolved: isComplete(latest) };
  session = { played: opened, isElsewhere: !isHeld, isPaused: false };
  clock.set(latest.elapsed);
  // All at once: whatever is asked for from now on is asked of this game.
  history.replaceState(null, '', address);
  tell('opened');
  // Not waited for: what is told of the opening must not come after what the player does next.
  if (isHeld) save();
}

/** Makes a move of the player: after the one that is being made cell by cell, if there is one. */
export function act(action: Action): void {
  if (!beforeGroup) actNow(action);
  else if (isOpen()) waiting.push(action);
}

/** Makes a move. Nothing happens while the game is paused, or in another tab. */
export function actNow(action: Action): void {
  if (!session || !isOpen()) return;
  const isAgain = action.kind === 'undo' || action.kind === 'redo';
  change({ ...session.played, game: play(session.played.game, action) }, !isAgain && !isFilling);
}

const isOpen = () => session !== undefined && !session.isElsewhere && !session.isPaused;

/**
 * Makes all moves that `task` brings one.
 * @param isFill whether they are the solution: there is nothing to praise then
 */
export async function groupMoves<T>(task: () => Promise<T>, isFill: boolean): Promise<T> {
  beforeGroup ??= session?.played.game;
  isFilling ||= isFill;
  const { id } = session?.played ?? {};
  try {
    return await task();
  } finally {
    const before = beforeGroup;
    beforeGroup = undefined;
    isFilling = false;
    if (session && before && session.played.id === id) {
      change({ ...session.played, game: joinMoves(before, session.played.game) });
    }
    for (const action of waiting.splice(0)) actNow(action);
  }
}

/** Notes how hard the puzzle is. */
export function noteLevel(id: string, level: NonNullable<PlayedGame['level']>): void {
  if (session?.played.id === id) change({ ...session.played, level });
}

export function pause(isPaused: boolean): void {
  if (!session) return;
  session = { ...session, isPaused };
  waiting.length = 0;
  tell();
  save();
}

/** Goes on here with a game that another tab has. */
export async function takeOver(): Promise<void> {
  if (session) await openGame(session.played, true);
}

function lose(): void {
  if (!session) return;
  session = { ...session, isElsewhere: true };
  tell();
}

/** @param isOwn whether the player did it, and is told when that solves the puzzle */
function change(played: PlayedGame, isOwn = false): void {
  if (!session || (played.game === session.played.game && played.level === session.played.level)) {
    return;
  }
  const wasSolved = session.played.isSolved;
  const isSolved = isComplete(played);
  const times = { elapsed: clock.read(), changedAt: Date.now() };
  session = { ...session, played: { ...played, ...times, isSolved } };
  tell(isOwn && isSolved && !wasSolved ? 'solved' : undefined);
  // Cell by cell it would be stored as often, for a few milliseconds each.
  if (!beforeGroup) save();
}

/** Of several solutions each one counts. */
function isComplete({ game }: PlayedGame): boolean {
  const grid = readGrid(game);
  if (grid.includes(0)) return false;
  return solution ? formatGrid(grid) === solution : solve(grid).kind === 'unique';
}

function tell(news?: Parameters<Listener>[1]): void {
  if (!session) return;
  const { isElsewhere, isPaused, played } = session;
  clock.run(!isElsewhere && !isPaused && !played.isSolved && !document.hidden);
  for (const listener of listeners) listener(session, news);
}

async function save(): Promise<void> {
  if (!session || session.isElsewhere) return;
  session = { ...session, played: { ...session.played, elapsed: clock.read() } };
  try {
    await saveGame(session.played);
  } catch {
    tell('unsaved');
  }
}

/** Keeps the clock's time as well. */
export function followTime(): void {
  document.addEventListener('visibilitychange', () => {
    tell();
    save();
  });
  addEventListener('pagehide', () => save());
  setInterval(() => {
    if (session && !session.played.isSolved && !session.isPaused && !document.hidden) save();
  }, SAVE_TIME);
}
