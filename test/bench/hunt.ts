/**
 * `npm run bench -- solver --hunt SECONDS`: searches for boards that take our solver many guesses. It starts from few
 * givens without a clash, put anywhere or so that there is a solution, and changes the worst boards a little, again and again:
 * what it finds is nearly solvable, or solvable in few ways.
 */
import { createRandom, pickIndex } from '../../src/sudoku/random.ts';
import { solve } from '../../src/sudoku/solver.ts';
import type { Grid } from '../../src/sudoku/types.ts';

type Found = { board: Grid; guesses: number };

const SEED = 'hunt';
const FEWEST_GIVENS = 12;
const MOST_GIVENS = 26;
const FRESH_BOARDS = 500;
/** The worst boards of a family are changed until so many changes in turn have made nothing worse. */
const FAMILY = 60;
const PATIENCE = 10_000;
/** So many of the worst are timed, so often: the quickest of a board's times is its time. */
const TIMED = 50;
const TIMES = 7;

export function huntSlowBoards(seconds: number) {
  const next = createRandom(SEED);
  const random = (below: number) => pickIndex(below, next);
  const end = performance.now() + seconds * 1000;
  const worst: Found[] = [];
  let searched = 0;
  while (performance.now() < end) {
    const seen = new Set<string>();
    const family: Found[] = [];
    const add = (board: Grid) => {
      const key = board.join('');
      if (seen.has(key) || givensOf(board).length < FEWEST_GIVENS) return;
      seen.add(key);
      searched++;
      const { kind, guesses } = solve(board);
      if (kind !== 'conflict') family.push({ board, guesses });
    };
    for (let i = 0; i < FRESH_BOARDS; i++) add(freshBoard(random, i % 2 === 0));
    let most = -1;
    for (let waited = 0; waited < PATIENCE && performance.now() < end; waited++) {
      if (waited % FAMILY === 0) {
        keepWorst(family, FAMILY);
        if (family[0].guesses > most) waited = 0;
        most = family[0].guesses;
      }
      add(changed(family[random(family.length)].board, random));
    }
    worst.push(...family);
    keepWorst(worst, TIMED);
  }
  const timed = worst.map(({ board, guesses }) => ({
    board: board.join('').replaceAll('0', '.'),
    kind: solve(board).kind,
    guesses,
    milliseconds: Number(time(board).toPrecision(4)),
  }));
  timed.sort((a, b) => b.milliseconds - a.milliseconds);
  return { searched, mostGuesses: worst[0].guesses, slowest: timed[0] };
}

function keepWorst(found: Found[], count: number): void {
  found.sort((a, b) => b.guesses - a.guesses);
  found.length = Math.min(found.length, count);
}

function time(board: Grid): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    solve(board);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

function freshBoard(random: (below: number) => number, mustBeSolvable: boolean): Grid {
  const count = FEWEST_GIVENS + random(MOST_GIVENS - FEWEST_GIVENS);
  const board = new Uint8Array(81);
  for (let i = 0; i < count; i++) {
    const at = random(81);
    const before = board[at];
    board[at] = 1 + random(9);
    const { kind } = solve(board);
    if (kind === 'conflict' || (mustBeSolvable && kind === 'none')) board[at] = before;
  }
  return board;
}

function givensOf(board: Grid): number[] {
  return [...board.keys()].filter((at) => board[at] > 0);
}

/** One to three givens taken away, put in, moved, exchanged or changed. */
function changed(board: Grid, random: (below: number) => number): Grid {
  const copy = board.slice();
  for (let left = 1 + random(3); left > 0; left--) {
    const givens = givensOf(copy);
    const given = givens.length > 0 ? givens[random(givens.length)] : 0;
    const other = random(81);
    const change = random(4);
    if (change === 0) copy[given] = 0;
    if (change === 1) copy[other] = 1 + random(9);
    if (change === 2) copy[given] = 1 + random(9);
    if (change === 3) [copy[given], copy[other]] = [copy[other], copy[given]];
  }
  return copy;
}
