/**
 * A game in progress, as a value: each move makes another game. Moves are kept as what they changed, so that undo and
 * redo have no end and a game can be stored with all of them; whole boards would make a stored game fifty times larger.
 */
import { CELL_COUNT, isPeer } from './grid.ts';
import type { Cell, Digit, Grid } from './types.ts';

/** What one cell held before and after: its digit, 0 for none, and its pencil marks, digit d at bit d - 1. */
export type Edit = readonly [
  cell: Cell,
  digitBefore: number,
  marksBefore: number,
  digitAfter: number,
  marksAfter: number,
];

/** One step of undo: edits of cells, each cell once. */
export type Move = readonly Edit[];

export interface Game {
  readonly givens: Grid;
  /** The player's digits; 0 where there is none. */
  readonly entries: Grid;
  /** Pencil marks as nine bits. Those of a cell with a digit are kept for when it is taken out. */
  readonly marks: readonly number[];
  readonly past: readonly Move[];
  /** What was undone, the next to redo last. */
  readonly future: readonly Move[];
}

/** What a cell is to hold; what is left out stays. */
export interface Wish {
  cell: Cell;
  digit?: number;
  marks?: number;
}

export type Action =
  | { kind: 'write'; cell: Cell; digit: Digit }
  /** Adds a pencil mark, or takes it out. */
  | { kind: 'mark'; cell: Cell; digit: Digit }
  /** Takes out the digit, or else the pencil marks. */
  | { kind: 'erase'; cell: Cell }
  /** Sets cells to the letter, as one move. */
  | { kind: 'set'; wishes: readonly Wish[] }
  | { kind: 'restart' }
  | { kind: 'undo' }
  | { kind: 'redo' };

const bitOf = (digit: number) => 1 << (digit - 1);
const ALL_CELLS = [...Array(CELL_COUNT).keys()];

export function startGame(
  givens: Grid,
  entries: Grid = new Uint8Array(CELL_COUNT),
  marks: readonly number[] = ALL_CELLS.map(() => 0),
): Game {
  const isGiven = (cell: Cell) => givens[cell] !== 0;
  return {
    givens: givens.slice(),
    entries: entries.map((digit, cell) => (isGiven(cell) ? 0 : digit)),
    marks: ALL_CELLS.map((cell) => (isGiven(cell) ? 0 : (marks[cell] ?? 0) & 511)),
    past: [],
    future: [],
  };
}

/** @returns the game after a move; the same one where nothing changes. Givens never change. */
export function play(game: Game, action: Action): Game {
  switch (action.kind) {
    case 'write':
      return set(game, planDigit(game, action.cell, action.digit));
    case 'mark': {
      const { cell, digit } = action;
      if (game.entries[cell] !== 0) return game;
      return set(game, [{ cell, marks: (game.marks[cell] ?? 0) ^ bitOf(digit) }]);
    }
    case 'erase': {
      const { cell } = action;
      return set(game, [game.entries[cell] === 0 ? { cell, marks: 0 } : { cell, digit: 0 }]);
    }
    case 'set':
      return set(game, action.wishes);
    case 'restart':
      return set(
        game,
        ALL_CELLS.map((cell) => ({ cell, digit: 0, marks: 0 })),
      );
    case 'undo':
      return undo(game);
    case 'redo':
      return redo(game);
    default:
      return action satisfies never;
  }
}

/** A digit takes its pencil marks out of the cells that see it. */
function planDigit(game: Game, cell: Cell, digit: Digit): Wish[] {
  if (game.givens[cell] !== 0) return [];
  const peers = ALL_CELLS.filter((other) => isPeer(cell, other) && game.entries[other] === 0);
  const struck = peers.map((peer) => ({
    cell: peer,
    marks: (game.marks[peer] ?? 0) & ~bitOf(digit),
  }));
  return [{ cell, digit }, ...struck];
}

function set(game: Game, wishes: readonly Wish[]): Game {
  const move = new Map<Cell, Edit>();
  for (const { cell, digit, marks } of wishes) {
    if (game.givens[cell] !== 0) continue;
    const before = [game.entries[cell] ?? 0, game.marks[cell] ?? 0] as const;
    const [, , , digitSoFar, marksSoFar] = move.get(cell) ?? [cell, ...before, ...before];
    move.set(cell, [cell, ...before, digit ?? digitSoFar, marks ?? marksSoFar]);
  }
  const edits = [...move.values()].filter(([, a, b, c, d]) => a !== c || b !== d);
  if (edits.length === 0) return game;
  return { ...change(game, edits, 'after'), past: [...game.past, edits], future: [] };
}

function undo(game: Game): Game {
  const move = game.past.at(-1);
  if (!move) return game;
  const past = game.past.slice(0, -1);
  return { ...change(game, move, 'before'), past, future: [...game.future, move] };
}

function redo(game: Game): Game {
  const move = game.future.at(-1);
  if (!move) return game;
  const future = game.future.slice(0, -1);
  return { ...change(game, move, 'after'), past: [...game.past, move], future };
}

function change(game: Game, move: Move, side: 'before' | 'after'): Game {
  const entries = game.entries.slice();
  const marks = [...game.marks];
  for (const [cell, digitBefore, marksBefore, digitAfter, marksAfter] of move) {
    entries[cell] = side === 'before' ? digitBefore : digitAfter;
    marks[cell] = side === 'before' ? marksBefore : marksAfter;
  }
  return { ...game, entries, marks };
}

/** @returns the game after `now`, with all moves since `before` made one: one undo takes them back */
export function joinMoves(before: Game, now: Game): Game {
  return set(
    before,
    ALL_CELLS.map((cell) => ({ cell, digit: now.entries[cell], marks: now.marks[cell] })),
  );
}

/** @returns givens and entries */
export function readGrid({ givens, entries }: Game): Grid {
  return givens.map((digit, cell) => digit || (entries[cell] ?? 0));
}
