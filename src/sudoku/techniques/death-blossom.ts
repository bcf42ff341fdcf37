/**
 * Death blossom: a cell (stem) each of whose candidates sees all places of its digit in an almost locked set (petal). The
 * stem takes one of its candidates, and that one's petal then holds all its other digits; so a digit common to all
 * petals is in one of them, and what sees all its places there goes.
 *
 * Source: public descriptions (SudokuWiki, "Death Blossom"). Petals are chosen candidate by candidate, with the cells still
 * seen for each common digit narrowed as they are, and a choice is left as soon as nothing is seen. Petals may overlap.
 */
import type { Cell, Digit } from '../types.ts';
import { type AlmostLockedSet, almostLockedSetsOf } from './almost-locked-sets.ts';
import { BAND_OF, BIT_OF, countBits, listDigits, lowestBit } from './cells.ts';
import { makeStep } from './effects.ts';
import { candidatesIn, type State } from './state.ts';
import { defineTechnique, type Report } from './technique.ts';

/** Cells still seen: bands at 3·digit, and the digits for which there are any. */
type Seen = { cells: number[]; digits: number };

const ALL = 0x7ffffff;

function narrow(seen: Seen, petal: AlmostLockedSet, own: number): Seen | undefined {
  const digits = seen.digits & petal.mask & ~(1 << (own - 1));
  if (digits === 0) return undefined;
  const next: Seen = { cells: new Array(30).fill(0), digits: 0 };
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const i = (lowestBit(rest) + 1) * 3;
    for (let k = i; k < i + 3; k++) next.cells[k] = seen.cells[k] & petal.sees[k];
    if ((next.cells[i] | next.cells[i + 1] | next.cells[i + 2]) !== 0) next.digits |= rest & -rest;
  }
  return next.digits === 0 ? undefined : next;
}

function searchStem(
  state: State,
  stem: Cell,
  petalsOf: AlmostLockedSet[][],
  report: Report,
): boolean {
  const digits = listDigits(state.masks[stem]);
  const petals: AlmostLockedSet[] = [];
  const choose = (index: number, seen: Seen): boolean => {
    if (index < digits.length) {
      for (const petal of petalsOf[index]) {
        const next = narrow(seen, petal, digits[index]);
        if (next === undefined) continue;
        petals.push(petal);
        if (choose(index + 1, next)) return true;
        petals.pop();
      }
      return false;
    }
    const eliminations = listDigits(seen.digits).flatMap((digit: Digit) => {
      const [a, b, c] = seen.cells.slice(digit * 3, digit * 3 + 3);
      return candidatesIn(state, digit, a, b, c);
    });
    return report(
      makeStep(
        'death-blossom',
        petals.reduce((mask, set) => mask | set.mask, 0),
        {
          eliminations,
          where: [stem, ...petals.flatMap(({ cells }) => cells)],
          because: [stem],
          houses: petals.map(({ house }) => house),
          parts: [
            { role: 'pivot', cells: [stem], digits },
            ...petals.map(({ cells, mask, house }) => {
              return { role: 'set' as const, cells, digits: listDigits(mask), house };
            }),
          ],
        },
      ),
    );
  };
  return choose(0, { cells: new Array(30).fill(ALL), digits: 0x1ff });
}

/** @param widest largest number of candidates of a stem */
function search(widest: number, state: State, report: Report): boolean {
  const sets = almostLockedSetsOf(state);
  for (let size = 2; size <= widest; size++) {
    for (let stem = 0; stem < 81; stem++) {
      if (countBits(state.masks[stem]) !== size) continue;
      const petalsOf = listDigits(state.masks[stem]).map((digit) =>
        sets.filter((set) => (set.sees[digit * 3 + BAND_OF[stem]] & BIT_OF[stem]) !== 0),
      );
      if (petalsOf.every((petals) => petals.length > 0)) {
        if (searchStem(state, stem, petalsOf, report)) return true;
      }
    }
  }
  return false;
}

export const DEATH_BLOSSOM = defineTechnique(
  { id: 'death-blossom', score: 360, level: 'unfair', rating: 8.2, codes: ['0904'] },
  (state, report) => search(3, state, report),
  (state, report) => search(5, state, report),
);
