/**
 * Avoidable rectangle: a rectangle of cells the puzzle doesn't print, some of them filled already, may not end up with
 * two digits that could be exchanged. 1 — three corners are filled: the fourth is not the digit that completes it.
 * 2 — two in a line are filled, the others have one more digit each, the same: one of them is it.
 * Only where the solution is unique.
 */
import type { Digit } from '../types.ts';
import { listDigits } from './cells.ts';
import { candidatesSeeing, makeStep } from './effects.ts';
import { ACROSS, IN_COLUMN, IN_ROW, RECTANGLES } from './rectangles.ts';
import { isCandidate, type State } from './state.ts';
import { defineTechnique, type Report } from './technique.ts';

const CORNERS = [0, 1, 2, 3];

/** The rectangles without a given. */
function* findOpen({ givens }: State) {
  for (const corners of RECTANGLES) {
    if (corners.every((cell) => givens[cell] === 0)) yield corners;
  }
}

function searchOne(state: State, report: Report): boolean {
  const { values } = state;
  if (!state.isUnique) return false;
  for (const corners of findOpen(state)) {
    for (const i of CORNERS) {
      const cell = corners[i];
      const digit = values[corners[ACROSS[i]]] as Digit | 0;
      const other = values[corners[IN_ROW[i]]];
      if (values[cell] !== 0 || digit === 0 || other === 0) continue;
      if (values[corners[IN_COLUMN[i]]] !== other || !isCandidate(state, cell, digit)) continue;
      const because = corners.filter((corner) => corner !== cell);
      const step = makeStep('avoidable-rectangle-1', (1 << (digit - 1)) | (1 << (other - 1)), {
        eliminations: [{ cell, digit }],
        where: [...corners],
        because,
        parts: [
          {
            role: 'rectangle',
            cells: [...corners],
            digits: listDigits((1 << (digit - 1)) | (1 << (other - 1))),
          },
          { role: 'roof', cells: [cell], digits: [digit] },
        ],
      });
      if (report(step)) return true;
    }
  }
  return false;
}

/** The two filled corners of each side, then the two empty ones opposite: [p, q, beside p, beside q]. */
const SIDES = [
  [0, 1, 2, 3],
  [2, 3, 0, 1],
  [0, 2, 1, 3],
  [1, 3, 0, 2],
];

function searchTwo(state: State, report: Report): boolean {
  const { values, masks } = state;
  if (!state.isUnique) return false;
  for (const corners of findOpen(state)) {
    for (const side of SIDES) {
      const [p, q, besideP, besideQ] = side.map((i) => corners[i]);
      if (values[p] === 0 || values[q] === 0) continue;
      const [bitP, bitQ] = [1 << (values[p] - 1), 1 << (values[q] - 1)];
      const extra = masks[besideP] & ~bitQ;
      if (extra === 0 || (extra & (extra - 1)) !== 0 || (masks[besideP] & bitQ) === 0) continue;
      if (masks[besideQ] !== (extra | bitP)) continue;
      const [digit] = listDigits(extra);
      const eliminations = candidatesSeeing(state, digit, [besideP, besideQ]);
      if (eliminations.length === 0) continue;
      const step = makeStep('avoidable-rectangle-2', bitP | bitQ, {
        eliminations,
        where: [...corners],
        because: [besideP, besideQ],
        parts: [
          { role: 'rectangle', cells: [...corners], digits: listDigits(bitP | bitQ) },
          { role: 'roof', cells: [besideP, besideQ], digits: [digit] },
        ],
      });
      if (report(step)) return true;
    }
  }
  return false;
}

export const AVOIDABLE_RECTANGLES = [
  defineTechnique(
    { id: 'avoidable-rectangle-1', score: 100, level: 'hard', rating: 4.5, codes: ['0607'] },
    searchOne,
  ),
  defineTechnique(
    { id: 'avoidable-rectangle-2', score: 100, level: 'hard', rating: 4.5, codes: ['0608'] },
    searchTwo,
  ),
];
