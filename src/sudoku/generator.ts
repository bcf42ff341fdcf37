/**
 * New puzzles: a full grid at random, dug as far as it stays the only solution, until one has the grade that is asked
 * for. None with another comes out.
 */
import { dig } from './dig.ts';
import { CELL_COUNT } from './grid.ts';
import { type Random, shuffle } from './random.ts';
import { type Method, newSolution } from './solution-grid.ts';
import { canHaveGivens, listOrbits, type Symmetry } from './symmetry.ts';
import { type Grade, grade } from './techniques/grade.ts';
import { isWanted, type Wanted } from './techniques/screen.ts';
import type { Grid } from './types.ts';

/** No puzzle with fewer has one solution (McGuire, Tugemann and Civario, 2012). */
export const FEWEST_GIVENS = 17;

export type PuzzleOptions = Wanted & {
  symmetry: Symmetry;
  /** Exactly so many givens; otherwise as few as can be: without any of them (and its mirror images) it isn't unique */
  givens?: number | undefined;
  method: Method;
  random: Random;
  /** How many boards to try at most */
  limit: number;
};

export type NewPuzzle =
  /** `tries` counts the boards, this one too. */
  | { kind: 'puzzle'; grid: Grid; solution: Grid; grade: Grade; tries: number }
  /** None of the boards was what is asked for: it may be rare, or not be possible at all. */
  | { kind: 'gave-up'; tries: number }
  | { kind: 'cancelled'; tries: number };

type Watch = {
  /** Called after each board that wasn't what is asked for, with how many there have been */
  onProgress?: (tries: number) => void;
  /** Asked as often */
  isCancelled?: () => boolean;
};

/**
 * The search a board at a time, for those who have other things to do in between.
 * @returns yields, after each board that isn't what is asked for, how many there have been
 * @throws RangeError for a limit below 1, and for givens that no board of the symmetry can have
 */
export function* searchPuzzle(
  options: PuzzleOptions,
): Generator<number, Exclude<NewPuzzle, { kind: 'cancelled' }>, void> {
  const { level, technique, symmetry, givens, method, random, limit } = options;
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`limit ${limit}`);
  if (givens !== undefined && !isPossible(givens, symmetry)) {
    throw new RangeError(`${givens} givens with symmetry ${symmetry}`);
  }
  const orbits = listOrbits(symmetry);
  for (let tries = 1; tries <= limit; tries++) {
    const solution = newSolution(method, random);
    const grid = dig(solution, shuffle([...orbits], random), givens ?? 0);
    if (hasGivens(grid, givens) && isWanted(grid, { level, technique })) {
      const graded = grade(grid);
      if (graded.kind === 'graded') return { kind: 'puzzle', grid, solution, grade: graded, tries };
    }
    yield tries;
  }
  return { kind: 'gave-up', tries: limit };
}

/** The whole search at once; `searchPuzzle` says what it throws. */
export function newPuzzle({
  onProgress,
  isCancelled,
  ...options
}: PuzzleOptions & Watch): NewPuzzle {
  const search = searchPuzzle(options);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    onProgress?.(value);
    if (isCancelled?.()) return { kind: 'cancelled', tries: value };
  }
}

/** @returns whether a puzzle of this symmetry may have so many givens */
export function isPossible(givens: number, symmetry: Symmetry): boolean {
  return givens >= FEWEST_GIVENS && givens <= CELL_COUNT && canHaveGivens(symmetry, givens);
}

function hasGivens(grid: Grid, givens: number | undefined): boolean {
  return givens === undefined || grid.filter((digit) => digit !== 0).length === givens;
}
