import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Game,
  joinMoves,
  play,
  readGrid,
  startGame,
  type Wish,
} from '../../src/sudoku/game.ts';
import { isPeer, parseGrid } from '../../src/sudoku/grid.ts';
import type { Digit, Grid } from '../../src/sudoku/types.ts';
import { PUZZLES } from '../site/puzzles.ts';

const parsed = parseGrid(PUZZLES['article-1'].givens);
const givens = parsed.kind === 'grid' ? parsed.grid : new Uint8Array(81);
const blanks = [...givens.keys()].filter((cell) => givens[cell] === 0);

const cell = fc.nat({ max: 80 });
const digit = fc.integer({ min: 1, max: 9 }) as fc.Arbitrary<Digit>;
const wish = fc.record(
  { cell, digit: fc.nat({ max: 9 }), marks: fc.nat({ max: 511 }) },
  { requiredKeys: ['cell'] },
);
const move: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), cell, digit }),
  fc.record({ kind: fc.constant('mark' as const), cell, digit }),
  fc.record({ kind: fc.constant('erase' as const), cell }),
  fc.record({
    kind: fc.constant('set' as const),
    wishes: fc.array(wish, { maxLength: 6 }) as fc.Arbitrary<Wish[]>,
  }),
  fc.constant({ kind: 'restart' as const }),
);
const action = fc.oneof(
  { arbitrary: move, weight: 4 },
  fc.constantFrom<Action>({ kind: 'undo' }, { kind: 'redo' }),
);

const boardOf = ({ entries, marks }: Game) => ({ entries, marks });
const playAll = (game: Game, actions: readonly Action[]) => actions.reduce(play, game);
const again = (kind: 'undo' | 'redo', times: number) =>
  Array.from({ length: times }, () => ({ kind }));

describe('a game', () => {
  it('never changes its givens, nor puts anything on them', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const game = playAll(startGame(givens), actions);
        expect(game.givens).toEqual(givens);
        for (const [at, given] of givens.entries()) {
          if (given) expect([game.entries[at], game.marks[at]]).toEqual([0, 0]);
        }
      }),
    );
  });

  it('is undone to its start, and redone to where it was', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const start = startGame(givens);
        const game = playAll(start, actions);
        const moves = game.past.length;
        const undone = playAll(game, again('undo', moves));
        expect(boardOf(undone)).toEqual(boardOf(start));
        expect(play(undone, { kind: 'undo' })).toBe(undone);
        const redone = playAll(undone, again('redo', moves));
        expect(boardOf(redone)).toEqual(boardOf(game));
        expect(redone.past).toEqual(game.past);
      }),
    );
  });

  it('is one move longer after a move that changes something, and the same game after any other', () => {
    fc.assert(
      fc.property(fc.array(action), move, (actions, last) => {
        const before = playAll(startGame(givens), actions);
        const after = play(before, last);
        const isSame = JSON.stringify(boardOf(after)) === JSON.stringify(boardOf(before));
        expect(after === before).toBe(isSame);
        if (!isSame)
          expect([after.past.length, after.future.length]).toEqual([before.past.length + 1, 0]);
      }),
    );
  });

  it('leaves the games before it as they were', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const start = startGame(givens);
        const copy = structuredClone(start);
        playAll(start, actions);
        expect(start).toEqual(copy);
      }),
    );
  });

  it('can have several moves made one', () => {
    fc.assert(
      fc.property(fc.array(move), fc.array(action), (first, then) => {
        const before = playAll(startGame(givens), first);
        const now = playAll(before, then);
        const joined = joinMoves(before, now);
        expect(boardOf(joined)).toEqual(boardOf(now));
        expect(joined.past.length - before.past.length).toBeLessThanOrEqual(1);
        const isSame = JSON.stringify(boardOf(now)) === JSON.stringify(boardOf(before));
        expect(boardOf(play(joined, { kind: 'undo' }))).toEqual(
          isSame ? boardOf(play(before, { kind: 'undo' })) : boardOf(before),
        );
      }),
    );
  });

  it('strikes a digit from the pencil marks that see it, and gives them back with one undo', () => {
    const full: number[] = Array(81).fill(511);
    const start = startGame(givens, new Uint8Array(81), full);
    const at = blanks[0] ?? 0;
    const game = play(start, { kind: 'write', cell: at, digit: 5 });
    for (const other of blanks) {
      const isStruck = isPeer(at, other);
      expect(game.marks[other]).toBe(isStruck ? 511 & ~16 : 511);
    }
    expect(game.marks[at]).toBe(511);
    expect(boardOf(play(game, { kind: 'undo' }))).toEqual(boardOf(start));
  });

  it('takes a digit out first, and the pencil marks below it only then', () => {
    const at = blanks[0] ?? 0;
    let game = play(startGame(givens), { kind: 'mark', cell: at, digit: 3 });
    game = play(game, { kind: 'write', cell: at, digit: 3 });
    expect(readGrid(game)[at]).toBe(3);
    expect(play(game, { kind: 'mark', cell: at, digit: 4 })).toBe(game);
    game = play(game, { kind: 'erase', cell: at });
    expect([game.entries[at], game.marks[at]]).toEqual([0, 4]);
    game = play(game, { kind: 'erase', cell: at });
    expect(game.marks[at]).toBe(0);
  });

  it('has givens and entries in its grid', () => {
    const solution = Uint8Array.from(PUZZLES['article-1'].solution, Number) as Grid;
    expect(readGrid(startGame(givens, solution))).toEqual(solution);
    expect(startGame(givens, solution).entries.filter(Boolean)).toHaveLength(blanks.length);
  });
});
