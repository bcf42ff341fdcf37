/** What most patterns have in common: the candidates they strike out, and the form of a step. */
import type { Cell, Digit } from '../types.ts';
import { listDigits, PEER_BITS } from './cells.ts';
import { candidatesIn, type State } from './state.ts';
import type { Candidate, Step, TechniqueId } from './step.ts';

/** @returns the candidates of a digit that see every one of the cells */
export function candidatesSeeing(state: State, digit: Digit, cells: readonly Cell[]): Candidate[] {
  let band0 = -1;
  let band1 = -1;
  let band2 = -1;
  for (const cell of cells) {
    band0 &= PEER_BITS[cell * 3];
    band1 &= PEER_BITS[cell * 3 + 1];
    band2 &= PEER_BITS[cell * 3 + 2];
  }
  return candidatesIn(state, digit, band0, band1, band2);
}

/** @returns the candidates of the cells that are in the mask */
export function candidatesOf(state: State, cells: readonly Cell[], mask: number): Candidate[] {
  return cells.flatMap((cell) =>
    listDigits(state.masks[cell] & mask).map((digit) => ({ cell, digit })),
  );
}

/** @returns the numbers in ascending order, each once */
export function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** @returns a step, its cells and digits in order, with nothing placed or struck out but what is named */
export function makeStep(
  technique: TechniqueId,
  digits: number,
  found: Partial<Omit<Step, 'technique' | 'digits'>>,
): Step {
  const { where = [], because = [], houses = [], ...rest } = found;
  return {
    technique,
    digits: listDigits(digits),
    placements: [],
    eliminations: [],
    ...rest,
    where: ascending(where),
    because: ascending(because),
    houses,
  };
}

/** Two steps of one kind as one. */
export function joinSteps(technique: TechniqueId, a: Step, b: Step): Step {
  const isNew = ({ cell }: Candidate) => a.eliminations.every((one) => one.cell !== cell);
  return makeStep(
    technique,
    a.digits.reduce<number>((mask, digit) => mask | (1 << (digit - 1)), 0),
    {
      eliminations: [...a.eliminations, ...b.eliminations.filter(isNew)],
      where: [...a.where, ...b.where],
      because: [...a.because, ...b.because],
      houses: [...new Set([...a.houses, ...b.houses])],
      parts: [...(a.parts ?? []), ...(b.parts ?? [])],
      chains: [...(a.chains ?? []), ...(b.chains ?? [])],
    },
  );
}
