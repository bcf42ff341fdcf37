/**
 * ALS-XZ: two almost locked sets share a digit x that only one of them can hold (restricted common).
 * Singly linked: one of the two lacks x and so holds every other digit; what sees all cells of a second common digit z, in
 * both sets, goes. Doubly linked (two restricted commons): each set lacks exactly one of the two, so that all its other
 * digits are locked in it, and each restricted common is in one of the sets; what that excludes outside the sets goes.
 *
 * Source: public descriptions (SudokuWiki, "Almost Locked Sets"; Sudopedia, "ALS-XZ"). The sets may overlap: the
 * reasoning never counts cells of both together. Pairs of small sets come first.
 */
import type { Digit } from '../types.ts';
import {
  type AlmostLockedSet,
  almostLockedSetsOf,
  restrictedCommons,
} from './almost-locked-sets.ts';
import { countBits, listDigits, lowestBit } from './cells.ts';
import { makeStep } from './effects.ts';
import { candidatesIn, type State } from './state.ts';
import type { Candidate } from './step.ts';
import { defineTechnique, type Report } from './technique.ts';

/** @returns the candidates of the digits that see every cell, in both sets, that can hold them */
export function seenByBothSets(
  state: State,
  a: AlmostLockedSet,
  b: AlmostLockedSet,
  digits: number,
): Candidate[] {
  const gone: Candidate[] = [];
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const digit = (lowestBit(rest) + 1) as Digit;
    const i = digit * 3;
    const seen0 = a.sees[i] & b.sees[i];
    const seen1 = a.sees[i + 1] & b.sees[i + 1];
    const seen2 = a.sees[i + 2] & b.sees[i + 2];
    if ((seen0 | seen1 | seen2) !== 0)
      gone.push(...candidatesIn(state, digit, seen0, seen1, seen2));
  }
  return gone;
}

/** @returns the candidates that see every cell of the set that can hold their digit, for each digit of the mask */
function seenBySet(state: State, set: AlmostLockedSet, mask: number): Candidate[] {
  return listDigits(mask).flatMap((digit) => {
    const [a, b, c] = set.sees.slice(digit * 3, digit * 3 + 3);
    return candidatesIn(state, digit, a, b, c);
  });
}

function distinct(candidates: Candidate[]): Candidate[] {
  const numbers = candidates.map(({ cell, digit }) => cell * 10 + digit);
  return candidates.filter((_, i) => numbers.indexOf(numbers[i]) === i);
}

function search(state: State, report: Report): boolean {
  const sets = almostLockedSetsOf(state);
  for (let j = 1; j < sets.length; j++) {
    const b = sets[j];
    for (let i = 0; i < j; i++) {
      const a = sets[i];
      const common = a.mask & b.mask;
      if ((common & (common - 1)) === 0) continue;
      const restricted = restrictedCommons(a, b);
      if (restricted === 0) continue;
      const isDouble = countBits(restricted) > 1;
      let gone = seenByBothSets(state, a, b, isDouble ? common : common & ~restricted);
      if (isDouble) {
        gone = distinct([
          ...gone,
          ...seenBySet(state, a, a.mask & ~restricted),
          ...seenBySet(state, b, b.mask & ~restricted),
        ]).filter(({ cell }) => !a.cells.includes(cell) && !b.cells.includes(cell));
      }
      if (gone.length === 0) continue;
      const step = makeStep('als-xz', a.mask | b.mask, {
        eliminations: gone,
        where: [...a.cells, ...b.cells],
        houses: [a.house, b.house],
        parts: [
          { role: 'set', cells: a.cells, digits: listDigits(a.mask), house: a.house },
          { role: 'set', cells: b.cells, digits: listDigits(b.mask), house: b.house },
          { role: 'end', cells: [], digits: listDigits(restricted) },
        ],
      });
      if (report(step)) return true;
    }
  }
  return false;
}

export const ALS_XZ = defineTechnique(
  { id: 'als-xz', score: 300, level: 'unfair', rating: 7.6, codes: ['0901'] },
  search,
);
