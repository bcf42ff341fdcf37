/**
 * XY-wing: a pivot with candidates xy sees a cell xz and a cell yz; one of these is z. XYZ-wing: the pivot has xyz and
 * may be z too. W-wing: two cells with the same pair wz, joined by a conjugate pair of w of which each sees one end;
 * one of the two is z. What sees every cell that may have to be z is not z.
 */
import type { Cell, Digit } from '../types.ts';
import { cellsAt, countBits, isPeer, listDigits, lowestBit, PEERS } from './cells.ts';
import { candidatesSeeing, makeStep } from './effects.ts';
import type { State } from './state.ts';
import { defineTechnique, type Report } from './technique.ts';

function listBivalues(state: State): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < 81; cell++) if (countBits(state.masks[cell]) === 2) cells.push(cell);
  return cells;
}

/** @param size number of the pivot's candidates: 2 for an XY-wing, 3 for an XYZ-wing */
function searchPivots(size: 2 | 3, state: State, report: Report): boolean {
  const { masks } = state;
  for (let pivot = 0; pivot < 81; pivot++) {
    const mask = masks[pivot];
    if (countBits(mask) !== size) continue;
    const pincers = PEERS[pivot].filter((cell) => {
      const own = masks[cell];
      if (countBits(own) !== 2 || own === mask) return false;
      return size === 2 ? (own & mask) !== 0 : (own & ~mask) === 0;
    });
    for (let i = 1; i < pincers.length; i++) {
      for (let j = 0; j < i; j++) {
        const [a, b] = [masks[pincers[i]], masks[pincers[j]]];
        const common = a & b;
        if (a === b || common === 0 || (mask & (a ^ b)) !== (a ^ b)) continue;
        if (size === 2 && (common & mask) !== 0) continue;
        const digit = (lowestBit(common) + 1) as Digit;
        const cells = [pincers[j], pincers[i]];
        const may = size === 2 ? cells : [pivot, ...cells];
        const eliminations = candidatesSeeing(state, digit, may);
        if (eliminations.length === 0) continue;
        const step = makeStep(size === 2 ? 'xy-wing' : 'xyz-wing', a | b | mask, {
          eliminations,
          where: [pivot, ...cells],
          because: cells,
          parts: [
            { role: 'pivot', cells: [pivot], digits: listDigits(mask) },
            { role: 'pincer', cells, digits: [digit] },
          ],
        });
        if (report(step)) return true;
      }
    }
  }
  return false;
}

function searchWWings(state: State, report: Report): boolean {
  const cells = listBivalues(state);
  for (let i = 1; i < cells.length; i++) {
    for (let j = 0; j < i; j++) {
      const [a, b] = [cells[j], cells[i]];
      const mask = state.masks[a];
      if (mask !== state.masks[b] || isPeer(a, b)) continue;
      for (const digit of listDigits(mask)) {
        const [other] = listDigits(mask & ~(1 << (digit - 1)));
        const eliminations = candidatesSeeing(state, other, [a, b]);
        if (eliminations.length === 0) continue;
        for (let house = 0; house < 27; house++) {
          const spots = state.spots[house * 10 + digit];
          if (countBits(spots) !== 2) continue;
          const ends = cellsAt(house, spots);
          if (ends.includes(a) || ends.includes(b)) continue;
          const [p, q] = ends;
          if (!((isPeer(a, p) && isPeer(b, q)) || (isPeer(a, q) && isPeer(b, p)))) continue;
          const step = makeStep('w-wing', mask, {
            eliminations,
            where: [a, b],
            because: ends,
            houses: [house],
            parts: [
              { role: 'pincer', cells: [a, b], digits: [other] },
              { role: 'end', cells: ends, digits: [digit], house },
            ],
          });
          if (report(step)) return true;
        }
      }
    }
  }
  return false;
}

export const W_WING = defineTechnique(
  { id: 'w-wing', score: 150, level: 'hard', rating: 5, codes: ['0803'] },
  searchWWings,
);
export const XY_WING = defineTechnique(
  { id: 'xy-wing', score: 160, level: 'hard', rating: 4.2, codes: ['0800'] },
  (state, report) => searchPivots(2, state, report),
);
export const XYZ_WING = defineTechnique(
  { id: 'xyz-wing', score: 180, level: 'hard', rating: 4.4, codes: ['0801'] },
  (state, report) => searchPivots(3, state, report),
);
