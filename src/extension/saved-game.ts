/** How a game is stored: plain data, checked when it is read again. */
import { type Edit, type Game, type Move, startGame } from '../sudoku/game.ts';
import { CELL_COUNT, formatGrid, parseGrid } from '../sudoku/grid.ts';
import type { Level } from '../sudoku/techniques/grade.ts';

/** A game, and what is known of it. */
export interface PlayedGame {
  id: string;
  game: Game;
  /** How hard the puzzle is, once that is known. */
  level?: Level;
  /** Milliseconds on the clock. */
  elapsed: number;
  /** When it was last changed, as `Date.now()` gives it. */
  changedAt: number;
  isSolved: boolean;
}

const LEVELS: readonly unknown[] = ['easy', 'medium', 'advanced', 'diehard'] satisfies Level[];

/** @returns what `decodeGame` reads, fit for any store of plain data */
export function encodeGame({ game, ...facts }: PlayedGame) {
  const { givens, entries, marks, past, future } = game;
  return {
    ...facts,
    version: 1,
    givens: formatGrid(givens),
    entries: formatGrid(entries),
    marks: [...marks],
    past,
    future,
  };
}

/** @returns the game; nothing where the data is not one, whatever else it is */
export function decodeGame(data: unknown): PlayedGame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const saved = data as Partial<Record<keyof ReturnType<typeof encodeGame>, unknown>>;
  const { id, level, marks, elapsed, changedAt, isSolved } = saved;
  const givens = parseGrid(readText(saved.givens));
  const entries = parseGrid(readText(saved.entries));
  const isSound =
    saved.version === 1 &&
    typeof id === 'string' &&
    givens.kind === 'grid' &&
    entries.kind === 'grid' &&
    isListOf(marks, isMask) &&
    isListOf(saved.past, isMove) &&
    isListOf(saved.future, isMove);
  if (!isSound) return undefined;
  return {
    id,
    game: {
      ...startGame(givens.grid, entries.grid, marks),
      past: saved.past as Move[],
      future: saved.future as Move[],
    },
    ...(LEVELS.includes(level) && { level: level as Level }),
    elapsed: Math.max(0, Number(elapsed) || 0),
    changedAt: Number(changedAt) || 0,
    isSolved: isSolved === true,
  };
}

/** Not every value can be made a text: one with a `toString` of its own throws. */
function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.every(isOne);
}

function isMask(value: unknown): value is number {
  return isIntegerUpTo(value, 511);
}

function isIntegerUpTo(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function isMove(value: unknown): value is Move {
  return isListOf(value, isEdit);
}

function isEdit(value: unknown): value is Edit {
  if (!Array.isArray(value) || value.length !== 5) return false;
  const [cell, digitBefore, marksBefore, digitAfter, marksAfter] = value;
  return (
    isIntegerUpTo(cell, CELL_COUNT - 1) &&
    [digitBefore, digitAfter].every((digit) => isIntegerUpTo(digit, 9)) &&
    [marksBefore, marksAfter].every(isMask)
  );
}
