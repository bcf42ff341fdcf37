/**
 * The last resort, which always goes on: a proof by cases that one candidate is false. "If r1c1 were 5, then r2c3 is 4 or
 * 7; if 4, … nothing fits; if 7, … nothing fits." Each case ends in a cell or a digit without a place, by singles alone.
 *
 * Method: depth-first search over the cell with the fewest candidates, for each candidate in turn; of the proofs for the
 * candidates of the narrowest cells the one with the fewest cases is told. Candidates of a solution met on the way are
 * true and left out. Rejected: the answer itself from a solver, which explains nothing; a proof for every candidate, of
 * which the shortest would be little shorter and a hundred times as far.
 */
import type { Digit } from '../types.ts';
import { countBits, listDigits } from './cells.ts';
import { forcingStep, type Line, lineToEnd } from './forcing-step.ts';
import { assume, createWorld, type World } from './propagation.ts';
import type { State } from './state.ts';
import type { Candidate } from './step.ts';
import { defineTechnique, type Report } from './technique.ts';

/** Number of candidates of which proofs are compared. */
const TRIES = 12;

function narrowest({ masks, placed }: World): number {
  let best = -1;
  let fewest = 10;
  for (let cell = 0; cell < 81; cell++) {
    const size = countBits(masks[cell]);
    if (placed[cell] === 1 || size >= fewest) continue;
    best = cell;
    fewest = size;
  }
  return best;
}

type Case = { assumed: Candidate[]; world: World };

/**
 * Adds the cases that together leave nothing of a world.
 * @param most number of cases at which to give up
 * @returns a solution where there is one, and so no proof
 */
function refute(
  world: World,
  assumed: Candidate[],
  cases: Case[],
  most: number,
): readonly number[] | undefined {
  if (cases.length >= most) return undefined;
  if (world.dead !== undefined) {
    cases.push({ assumed, world });
    return undefined;
  }
  const cell = narrowest(world);
  if (cell < 0) return world.masks;
  for (const digit of listDigits(world.masks[cell])) {
    const next = { cell, digit };
    const solution = refute(assume(world, next), [...assumed, next], cases, most);
    if (solution !== undefined) return solution;
  }
  return undefined;
}

function search(state: State, report: Report): boolean {
  const start = createWorld(state);
  const candidates: Candidate[] = [];
  for (let cell = 0; cell < 81; cell++) {
    for (const digit of listDigits(state.masks[cell])) candidates.push({ cell, digit });
  }
  const sizeOf = ({ cell }: Candidate) => countBits(state.masks[cell]);
  candidates.sort((a, b) => sizeOf(a) - sizeOf(b));
  const truths: (readonly number[])[] = [];
  let best: Case[] | undefined;
  let tries = 0;
  for (const candidate of candidates) {
    if (tries >= TRIES) break;
    const bit = 1 << ((candidate.digit as Digit) - 1);
    if (truths.some((masks) => masks[candidate.cell] === bit)) continue;
    const cases: Case[] = [];
    const most = best === undefined ? Number.POSITIVE_INFINITY : best.length;
    const truth = refute(assume(start, candidate), [candidate], cases, most);
    if (truth !== undefined) {
      truths.push(truth);
      continue;
    }
    tries++;
    if (cases.length < most) best = cases;
  }
  if (best === undefined) return false;
  const lines = best.map(({ world, assumed }): Line => lineToEnd(world, assumed));
  return report(forcingStep('contradiction', lines, [best[0].assumed[0]]));
}

export const CONTRADICTION = defineTechnique(
  { id: 'contradiction', score: 10000, level: 'extreme', rating: 10, codes: [] },
  search,
);
