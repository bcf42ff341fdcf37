/**
 * The form of a step that rests on assumptions. Each line of thought has a part `assumption` per assumed candidate, and,
 * where it ends in a contradiction, a part `end` after them: a cell that no digit is left for, or a digit that no cell of
 * a house is left for. Without ends, each assumption is a line of its own. The chains go with the lines, one each.
 */
import type { Digit } from '../types.ts';
import { HOUSE_CELLS, listDigits } from './cells.ts';
import { chainStep } from './chain-step.ts';
import { type Dead, explain, lostInTheEnd, type World } from './propagation.ts';
import type { Candidate, ChainLink, Part, Step, TechniqueId } from './step.ts';

export type Line = { assumed: readonly Candidate[]; links: ChainLink[]; dead?: Dead };

function partsOf({ assumed, dead }: Line): Part[] {
  const parts = assumed.map(({ cell, digit }): Part => {
    return { role: 'assumption', cells: [cell], digits: [digit] };
  });
  if (dead === undefined) return parts;
  if (dead.kind === 'cell') return [...parts, { role: 'end', cells: [dead.cell], digits: [] }];
  const { house, digit } = dead;
  const cells = Array.from(HOUSE_CELLS.subarray(house * 9, house * 9 + 9));
  return [...parts, { role: 'end', cells, digits: [digit], house }];
}

/** @returns the line of thought of a world in which nothing fits */
export function lineToEnd(world: World, assumed: readonly Candidate[]): Line {
  const indices = new Set<number>();
  for (const { cell, digit } of assumed) {
    indices.add(world.placements.findIndex((one) => one.cell === cell && one.digit === digit));
  }
  const links = explain(world, lostInTheEnd(world), indices);
  return world.dead === undefined ? { assumed, links } : { assumed, links, dead: world.dead };
}

/** @returns the step that the lines of thought prove together */
export function forcingStep(
  technique: TechniqueId,
  lines: readonly Line[],
  eliminations: Candidate[],
  placements: Candidate[] = [],
): Step {
  const chains = lines.map(({ links }) => links);
  const step = chainStep(technique, chains, eliminations, placements);
  const assumed = lines.flatMap((line) => line.assumed);
  const ascending = (a: number, b: number) => a - b;
  return {
    ...step,
    digits: [...new Set(assumed.map(({ digit }): Digit => digit))].sort(ascending) as Digit[],
    because: [...new Set(assumed.map(({ cell }) => cell))].sort(ascending),
    parts: lines.flatMap(partsOf),
  };
}

/** Candidates of which one must be true, and what is the matter if none is. */
export type Choice = { candidates: Candidate[]; dead: Dead };

/**
 * @param masks candidates of each empty cell as nine bits; 0 for a filled one
 * @returns the candidates of each cell, and each digit's in each house; small choices first
 */
export function listChoices(masks: Uint16Array): Choice[] {
  const choices: Choice[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const candidates = listDigits(masks[cell]).map((digit) => ({ cell, digit }));
    if (candidates.length > 0) choices.push({ candidates, dead: { kind: 'cell', cell } });
  }
  for (let house = 0; house < 27; house++) {
    for (const digit of listDigits(0x1ff)) {
      const candidates: Candidate[] = [];
      for (let i = house * 9; i < house * 9 + 9; i++) {
        const cell = HOUSE_CELLS[i];
        if ((masks[cell] >> (digit - 1)) & 1) candidates.push({ cell, digit });
      }
      if (candidates.length > 0)
        choices.push({ candidates, dead: { kind: 'house', house, digit } });
    }
  }
  return choices.sort((a, b) => a.candidates.length - b.candidates.length);
}
