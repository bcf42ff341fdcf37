import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeGame, encodeGame, type PlayedGame } from '../../src/extension/saved-game.ts';
import { type Action, play, startGame } from '../../src/sudoku/game.ts';
import type { Digit } from '../../src/sudoku/types.ts';

const givens = Uint8Array.from({ length: 81 }, (_, cell) => (cell % 7 === 0 ? (cell % 9) + 1 : 0));

const played: fc.Arbitrary<PlayedGame> = fc
  .record({
    id: fc.uuid(),
    level: fc.constantFrom('easy', 'medium', 'advanced', 'diehard', undefined),
    elapsed: fc.nat(),
    changedAt: fc.nat(),
    isSolved: fc.boolean(),
    actions: fc.array(
      fc.record({
        kind: fc.constantFrom('write', 'mark', 'erase', 'undo', 'redo'),
        cell: fc.nat({ max: 80 }),
        digit: fc.integer({ min: 1, max: 9 }),
      }),
    ),
  })
  .map(({ actions, level, ...facts }) => ({
    ...facts,
    ...(level && { level: level as NonNullable<PlayedGame['level']> }),
    game: actions.reduce(
      (game, { digit, ...action }) => play(game, { ...action, digit: digit as Digit } as Action),
      startGame(givens),
    ),
  }));

it('a game is the same after it was stored, undo and redo included', () => {
  fc.assert(
    fc.property(played, (one) => {
      expect(decodeGame(JSON.parse(JSON.stringify(encodeGame(one))))).toEqual(one);
    }),
  );
});

it('whatever else is stored is no game, and does no harm', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(decodeGame(data)).toBeUndefined();
    }),
  );
});

it('a stored game of which any part was damaged is none, or one that can be played', () => {
  const parts = ['version', 'id', 'givens', 'entries', 'marks', 'past', 'future'] as const;
  fc.assert(
    fc.property(played, fc.constantFrom(...parts), fc.jsonValue(), (one, part, value) => {
      const read = decodeGame({ ...encodeGame(one), [part]: value });
      if (read)
        expect(() => play(play(read.game, { kind: 'undo' }), { kind: 'restart' })).not.toThrow();
    }),
  );
});
