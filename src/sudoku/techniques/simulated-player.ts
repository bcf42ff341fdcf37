/**
 * The score of a simulated player who fills a naked single where there is one (N1), else a hidden single (N2), else
 * is told the digit of a random empty cell (N3): Score = N1 + 2·N2 + 5·N3.
 * Made deterministic: singles are taken in a fixed order (cells ascending; houses as in HOUSES, digits ascending), and
 * the random cell comes from a generator with fixed seeds, one for each of RUNS runs, of which the mean is taken.
 */
import type { Digit, Grid } from '../types.ts';
import { HOUSE_CELLS, lowestBit } from './cells.ts';
import { clone, place, type State } from './state.ts';

/** Means over the runs. */
export type PlayerScore = { n1: number; n2: number; n3: number; score: number };

const RUNS = 16;

/** Park and Miller's generator: x → 48271·x mod 2³¹ − 1. */
function createRandom(seed: number): (below: number) => number {
  let x = seed;
  return (below) => {
    x = (x * 48271) % 0x7fffffff;
    return Math.floor((x / 0x7fffffff) * below);
  };
}

function fillNaked(state: State): boolean {
  const { masks } = state;
  for (let cell = 0; cell < 81; cell++) {
    const mask = masks[cell];
    if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
    place(state, cell, (lowestBit(mask) + 1) as Digit);
    return true;
  }
  return false;
}

function fillHidden(state: State): boolean {
  const { spots } = state;
  for (let house = 0; house < 27; house++) {
    for (let digit = 1; digit <= 9; digit++) {
      const mask = spots[house * 10 + digit];
      if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
      place(state, HOUSE_CELLS[house * 9 + lowestBit(mask)], digit as Digit);
      return true;
    }
  }
  return false;
}

/** Fills singles until there are none; counts them. */
function fillSingles(state: State, counts: { n1: number; n2: number }): void {
  for (;;) {
    if (fillNaked(state)) counts.n1++;
    else if (fillHidden(state)) counts.n2++;
    else return;
  }
}

function tell(state: State, solution: Grid, random: (below: number) => number): void {
  let left = random(state.empty);
  for (let cell = 0; cell < 81; cell++) {
    if (state.values[cell] === 0 && left-- === 0) {
      place(state, cell, solution[cell] as Digit);
      return;
    }
  }
}

/** @param state a board with one solution; not changed */
export function scorePlayer(state: State, solution: Grid): PlayerScore {
  const start = clone(state);
  const first = { n1: 0, n2: 0 };
  fillSingles(start, first);
  const runs = start.empty === 0 ? 1 : RUNS;
  const total = { n1: 0, n2: 0, n3: 0 };
  for (let run = 1; run <= runs; run++) {
    const board = clone(start);
    const counts = { ...first };
    const random = createRandom(run * 1_000_003);
    for (; board.empty > 0; total.n3++) {
      tell(board, solution, random);
      fillSingles(board, counts);
    }
    total.n1 += counts.n1;
    total.n2 += counts.n2;
  }
  const [n1, n2, n3] = [total.n1 / runs, total.n2 / runs, total.n3 / runs];
  return { n1, n2, n3, score: n1 + 2 * n2 + 5 * n3 };
}
