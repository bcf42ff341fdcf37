import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grade } from '../../../src/sudoku/techniques/grade.ts';
import { findHint } from '../../../src/sudoku/techniques/hint.ts';
import { TECHNIQUES } from '../../../src/sudoku/techniques/index.ts';
import { findEasiest } from '../../../src/sudoku/techniques/path.ts';
import { apply, createState, type State } from '../../../src/sudoku/techniques/state.ts';
import type { Candidate } from '../../../src/sudoku/techniques/step.ts';
import { findSingles } from '../../../src/sudoku/techniques/take-singles.ts';
import type { Digit, Grid } from '../../../src/sudoku/types.ts';
import { digPuzzle } from './puzzles.ts';
import { formatResult } from './reglib.ts';

const puzzles = fc
  .array(fc.nat(1_000_000), { minLength: 81, maxLength: 81 })
  .map((keys) => digPuzzle(keys));
const renamings = fc
  .array(fc.nat(1_000_000), { minLength: 9, maxLength: 9 })
  .map((keys) => [
    0,
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].sort((a, b) => (keys[a - 1] ?? 0) - (keys[b - 1] ?? 0)),
  ]);

const transposeCell = (cell: number) => (cell % 9) * 9 + Math.floor(cell / 9);
const transpose = (grid: Grid): Grid => grid.map((_, cell) => grid[transposeCell(cell)] ?? 0);
const rename = (grid: Grid, names: readonly number[]): Grid =>
  grid.map((value) => names[value] ?? 0);

/** The path's board after the given number of steps, and what was struck out on the way. */
function advance(grid: Grid, steps: number): { state: State; removed: Candidate[] } {
  const state = createState(grid, { isUnique: true });
  const removed: Candidate[] = [];
  for (let i = 0; i < steps; i++) {
    const easiest = findEasiest(state);
    if (!easiest || state.empty < 20) break;
    removed.push(...easiest.step.eliminations);
    apply(state, easiest.step);
  }
  return { state, removed };
}

/** Everything the easier techniques find, as sorted texts of their effects. */
function listResults(state: State, turn: (candidate: Candidate) => Candidate): string[][] {
  return TECHNIQUES.filter(({ rating }) => rating <= 6.2).map((technique) => {
    const texts = technique.findAll(state).map((step) =>
      formatResult({
        placements: step.placements.map(turn),
        eliminations: step.eliminations.map(turn),
      }),
    );
    return [...new Set(texts)].sort();
  });
}

function checkTurned(
  grid: Grid,
  steps: number,
  turnGrid: (grid: Grid) => Grid,
  turn: (candidate: Candidate) => Candidate,
): void {
  const { state, removed } = advance(grid, steps);
  const turned = createState(turnGrid(state.values), {
    givens: turnGrid(grid),
    removed: removed.map(turn),
    isUnique: true,
  });
  const straight = createState(state.values, { givens: grid, removed, isUnique: true });
  expect(listResults(straight, turn)).toEqual(listResults(turned, (candidate) => candidate));
}

describe('steps', () => {
  it('are the same on a board with rows and columns exchanged', () => {
    fc.assert(
      fc.property(puzzles, fc.nat(40), (grid, steps) => {
        checkTurned(grid, steps, transpose, ({ cell, digit }) => ({
          cell: transposeCell(cell),
          digit,
        }));
      }),
      { numRuns: 40 },
    );
  });

  it('are the same on a board with its digits exchanged', () => {
    fc.assert(
      fc.property(puzzles, renamings, fc.nat(40), (grid, names, steps) => {
        checkTurned(
          grid,
          steps,
          (board) => rename(board, names),
          ({ cell, digit }) => ({ cell, digit: names[digit] as Digit }),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('grade', () => {
  it('is the same on a board with its digits exchanged, up to the digits of the path', () => {
    fc.assert(
      fc.property(puzzles, renamings, (grid, names) => {
        const one = grade(grid);
        const other = grade(rename(grid, names));
        if (one.kind !== 'graded' || other.kind !== 'graded') throw new Error('not unique');
        const { path, solution, ...rest } = one;
        const { path: otherPath, solution: otherSolution, ...otherRest } = other;
        expect(otherRest).toEqual(rest);
        expect(otherSolution).toEqual(rename(solution, names));
        expect(otherPath.map(({ technique, where }) => ({ technique, where }))).toEqual(
          path.map(({ technique, where }) => ({ technique, where })),
        );
        const renamed = path.map(({ eliminations, placements }) =>
          [...eliminations, ...placements].map(({ cell, digit }) => [cell, names[digit]]),
        );
        const theirs = otherPath.map(({ eliminations, placements }) =>
          [...eliminations, ...placements].map(({ cell, digit }) => [cell, digit]),
        );
        expect(theirs).toEqual(renamed);
      }),
      { numRuns: 25 },
    );
  });

  it('counts the blanks of the simulated player', () => {
    fc.assert(
      fc.property(puzzles, (grid) => {
        const one = grade(grid);
        if (one.kind !== 'graded') throw new Error('not unique');
        const { n1, n2, n3, score } = one.player;
        expect(n1 + n2 + n3).toBeCloseTo(grid.filter((value) => value === 0).length);
        expect(score).toBeCloseTo(n1 + 2 * n2 + 5 * n3);
      }),
      { numRuns: 25 },
    );
  });

  it('refuses a grid without exactly one solution', () => {
    expect(grade(new Uint8Array(81)).kind).toBe('multiple');
    expect(grade(Uint8Array.from({ length: 81 }, (_, cell) => (cell < 2 ? 5 : 0))).kind).toBe(
      'conflict',
    );
  });
});

describe('hints', () => {
  it('name a wrong entry before any step, and lead to the solution', () => {
    fc.assert(
      fc.property(puzzles, fc.nat(80), (grid, pick) => {
        const graded = grade(grid);
        if (graded.kind !== 'graded') throw new Error('not unique');
        const { solution } = graded;
        const blanks = [...grid.keys()].filter((cell) => grid[cell] === 0);
        const cell = blanks[pick % blanks.length] ?? 0;
        const wrong = grid.slice();
        wrong[cell] = ((solution[cell] ?? 0) % 9) + 1;
        expect(findHint(wrong, { givens: grid })).toEqual({ kind: 'wrong', cells: [cell] });

        const board = grid.slice();
        const removed: Candidate[] = [];
        for (let i = 0; i < 400; i++) {
          const hint = findHint(board, { givens: grid, removed });
          if (hint.kind !== 'step') break;
          for (const one of hint.step.placements) board[one.cell] = one.digit;
          removed.push(...hint.step.eliminations);
        }
        expect(board).toEqual(solution);
        expect(findHint(board, { givens: grid })).toEqual({ kind: 'solved' });
      }),
      { numRuns: 15 },
    );
  });

  it('are not misled by a candidate struck out wrongly', () => {
    fc.assert(
      fc.property(puzzles, (grid) => {
        const graded = grade(grid);
        if (graded.kind !== 'graded') throw new Error('not unique');
        const removed = [...graded.solution.entries()].map(([cell, digit]) => ({
          cell,
          digit: digit as Digit,
        }));
        expect(findHint(grid, { removed })).toEqual(findHint(grid));
      }),
      { numRuns: 15 },
    );
  });

  it('refuse a puzzle without exactly one solution', () => {
    expect(findHint(new Uint8Array(81)).kind).toBe('unsound');
  });
});

describe('singles', () => {
  it('agree with the solution, and leave none', () => {
    fc.assert(
      fc.property(puzzles, (grid) => {
        const graded = grade(grid);
        if (graded.kind !== 'graded') throw new Error('not unique');
        const board = grid.slice();
        for (const { cell, digit } of findSingles(grid)) {
          expect(graded.solution[cell]).toBe(digit);
          expect(board[cell]).toBe(0);
          board[cell] = digit;
        }
        expect(findSingles(board)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
