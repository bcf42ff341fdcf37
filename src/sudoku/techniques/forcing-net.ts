/**
 * Forcing nets: as forcing chains, but every single that an assumption brings counts, however many strikes it needs.
 * Contradiction: a candidate that leaves a cell, or a digit in a house, without a place is false.
 * Verity: what follows from each candidate of a cell, or from each place of a digit in a house, holds in any case.
 *
 * Source: public descriptions (SudokuWiki, "Digit Forcing Chains" and "Nets"). Every candidate is tried, some twenty
 * microseconds each, and the contradiction with the fewest inferences is the one told. Rejected: stopping at the first
 * contradiction, which saves less than the reader of a needlessly long proof loses.
 */
import type { Digit } from '../types.ts';
import { listDigits } from './cells.ts';
import { forcingStep, type Line, lineToEnd, listChoices } from './forcing-step.ts';
import { assume, createWorld, explain, type World } from './propagation.ts';
import type { State } from './state.ts';
import type { Candidate } from './step.ts';
import { defineTechnique, type Report } from './technique.ts';

const numberOf = ({ cell, digit }: Candidate) => cell * 9 + digit - 1;

type Remembered = { masks: Uint16Array; worlds: Map<number, World> };
const memory = new WeakMap<State, Remembered>();

/** @returns the world of each candidate of the state, by 9 · cell + digit − 1 */
export function worldsOf(state: State): Map<number, World> {
  const known = memory.get(state);
  if (known?.masks.every((mask, cell) => mask === state.masks[cell])) return known.worlds;
  const start = createWorld(state);
  const worlds = new Map<number, World>();
  for (let cell = 0; cell < 81; cell++) {
    for (const digit of listDigits(state.masks[cell])) {
      const candidate = { cell, digit };
      worlds.set(numberOf(candidate), assume(start, candidate));
    }
  }
  memory.set(state, { masks: state.masks.slice(), worlds });
  return worlds;
}

function candidateAt(number: number): Candidate {
  return { cell: Math.floor(number / 9), digit: ((number % 9) + 1) as Digit };
}

function searchContradictions(state: State, report: Report): boolean {
  const found: { gone: Candidate; line: Line }[] = [];
  for (const [number, world] of worldsOf(state)) {
    if (world.dead === undefined) continue;
    const gone = candidateAt(number);
    found.push({ gone, line: lineToEnd(world, [gone]) });
  }
  found.sort((a, b) => a.line.links.length - b.line.links.length);
  return found.some(({ gone, line }) =>
    report(forcingStep('forcing-net-contradiction', [line], [gone])),
  );
}

function searchVerities(state: State, report: Report): boolean {
  const worlds = worldsOf(state);
  for (const { candidates } of listChoices(state.masks)) {
    const all = candidates.map((candidate) => worlds.get(numberOf(candidate)) as World);
    if (all.length < 2 || all.some(({ dead }) => dead !== undefined)) continue;
    const masks = all.map((world) => world.masks);
    for (let cell = 0; cell < 81; cell++) {
      let left = 0;
      for (let i = 0; i < masks.length; i++) left |= masks[i][cell];
      const lost = state.masks[cell] & ~left;
      if (lost === 0) continue;
      for (const digit of listDigits(lost)) {
        const gone = { cell, digit };
        const lines = all.map((world, i): Line => {
          return { assumed: [candidates[i]], links: explain(world, [gone], new Set([0])) };
        });
        if (report(forcingStep('forcing-net-verity', lines, [gone]))) return true;
      }
    }
  }
  return false;
}

export const FORCING_NET_CONTRADICTION = defineTechnique(
  { id: 'forcing-net-contradiction', score: 700, level: 'extreme', rating: 9, codes: ['1303'] },
  searchContradictions,
);

export const FORCING_NET_VERITY = defineTechnique(
  { id: 'forcing-net-verity', score: 700, level: 'extreme', rating: 9, codes: ['1304'] },
  searchVerities,
);
