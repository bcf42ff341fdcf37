/**
 * The grade of a puzzle: the path a player with all the techniques takes, easiest step first, and what it says of the
 * difficulty. Digits are first renamed in the order in which they appear, so that a puzzle with its digits exchanged
 * takes the same path and gets the same grade.
 */
import { solve } from '../solver.ts';
import type { Digit, Grid, Verdict } from '../types.ts';
import { type Stride, walk } from './path.ts';
import { rate } from './rating.ts';
import { type PlayerScore, scorePlayer } from './simulated-player.ts';
import { clone, createState, type State } from './state.ts';
import type { Candidate, ChainNode, Step, TechniqueId } from './step.ts';

export type Level = 'easy' | 'medium' | 'advanced' | 'diehard';

export type Grade = {
  kind: 'graded';
  level: Level;
  /** On the scale of Sudoku Explainer's ratings; level and rank go by it */
  rating: number;
  /** The technique of the path's hardest step; undefined for a full board */
  hardest: TechniqueId | undefined;
  /** Sum of the steps' scores on HoDoKu's scale */
  score: number;
  /** How often each technique is used, easiest first */
  counts: { technique: TechniqueId; count: number }[];
  /** The simulated player's counts and score */
  player: PlayerScore;
  path: Step[];
  solution: Grid;
};

/** Least rating of each level, hardest first. On random puzzles they hold 17, 25, 26 and 32 %. */
const LEVELS: readonly { level: Level; from: number }[] = [
  { level: 'diehard', from: 5 },
  { level: 'advanced', from: 2.5 },
  { level: 'medium', from: 1.6 },
  { level: 'easy', from: 0 },
];

/** @returns the level of a rating */
export function levelOf(rating: number): Level {
  return LEVELS.find(({ from }) => rating >= from)?.level ?? 'easy';
}

/** @returns the state a grade's path starts from, and the digits' names there; the grid has one solution */
export function createGradeState(grid: Grid): { state: State; names: readonly number[] } {
  const names = renameDigits(grid);
  const renamed = grid.map((value) => names[value]);
  return { state: createState(renamed, { isUnique: true }), names };
}

/** New names of the digits, by order of appearance; those that don't appear come last. */
function renameDigits(grid: Grid): number[] {
  const order = new Set([...grid, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((value) => value !== 0));
  const names = [0];
  for (const [i, digit] of [...order].entries()) names[digit] = i + 1;
  return names;
}

function rename(step: Step, names: readonly number[]): Step {
  const digitOf = (digit: Digit) => names[digit] as Digit;
  const list = (digits: readonly Digit[]) => digits.map(digitOf).sort((a, b) => a - b);
  const candidates = (all: readonly Candidate[]) =>
    all.map(({ cell, digit }) => ({ cell, digit: digitOf(digit) }));
  const node = (one: ChainNode) => ({ ...one, digit: digitOf(one.digit) });
  const { parts, chains } = step;
  return {
    ...step,
    digits: list(step.digits),
    placements: candidates(step.placements),
    eliminations: candidates(step.eliminations),
    ...(parts && { parts: parts.map((part) => ({ ...part, digits: list(part.digits) })) }),
    ...(chains && {
      chains: chains.map((links) =>
        links.map(({ from, to, kind }) => ({ from: node(from), to: node(to), kind })),
      ),
    }),
  };
}

function countTechniques(path: readonly Stride[]): Grade['counts'] {
  const counts = new Map<Stride['technique'], number>();
  for (const { technique } of path) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a.rating - b.rating || a.score - b.score)
    .map(([{ id }, count]) => ({ technique: id, count }));
}

/**
 * @param grid the puzzle; every value counts as given
 * @returns its grade, or the verdict of a grid that has not exactly one solution
 */
export function grade(grid: Grid): Grade | Exclude<Verdict, { kind: 'unique' }> {
  const verdict = solve(grid);
  if (verdict.kind !== 'unique') return verdict;
  const { solution } = verdict;
  const { state: start, names } = createGradeState(grid);
  const player = scorePlayer(
    start,
    solution.map((value) => names[value]),
  );
  const strides = walk(clone(start));
  const rating = rate(start, strides);
  const counts = countTechniques(strides);
  const back = names.map((_, name) => names.indexOf(name));
  return {
    kind: 'graded',
    level: levelOf(rating),
    rating,
    hardest: counts.at(-1)?.technique,
    score: strides.reduce((sum, { technique }) => sum + technique.score, 0),
    counts,
    player,
    path: strides.map(({ step }) => rename(step, back)),
    solution,
  };
}
