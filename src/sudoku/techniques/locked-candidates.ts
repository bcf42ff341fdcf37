/**
 * Pointing: the places of a digit in a box lie in one line, so the rest of the line has none. Claiming: the places in
 * a line lie in one box, so the rest of the box has none.
 */
import type { Digit } from '../types.ts';
import { cellsAt, HOUSE_BITS } from './cells.ts';
import { makeStep } from './effects.ts';
import { candidatesIn, type State } from './state.ts';
import type { TechniqueId } from './step.ts';
import { defineTechnique, type Report } from './technique.ts';

/** Which three positions of the house make its intersection with another house. */
type Crossing = { house: number; positions: number; other: number };

const THREES = [0, 1, 2];
const POINTING: Crossing[] = [...Array(9).keys()].flatMap((box) => {
  const [firstRow, firstColumn] = [Math.floor(box / 3) * 3, (box % 3) * 3];
  return [
    ...THREES.map((i) => ({ house: 18 + box, positions: 7 << (i * 3), other: firstRow + i })),
    ...THREES.map((i) => ({ house: 18 + box, positions: 0o111 << i, other: 9 + firstColumn + i })),
  ];
});
const CLAIMING: Crossing[] = [...Array(18).keys()].flatMap((house) =>
  THREES.map((i) => ({
    house,
    positions: 7 << (i * 3),
    other: 18 + (house < 9 ? Math.floor(house / 3) * 3 + i : i * 3 + Math.floor((house - 9) / 3)),
  })),
);

function searchCrossings(
  technique: TechniqueId,
  crossings: readonly Crossing[],
  state: State,
  report: Report,
): boolean {
  const { spots, places } = state;
  for (const { house, positions, other } of crossings) {
    for (let digit = 1; digit <= 9; digit++) {
      const mask = spots[house * 10 + digit];
      if ((mask & ~positions) !== 0 || (mask & (mask - 1)) === 0) continue;
      const [h, o, p] = [house * 3, other * 3, digit * 3];
      const band0 = HOUSE_BITS[o] & ~HOUSE_BITS[h];
      const band1 = HOUSE_BITS[o + 1] & ~HOUSE_BITS[h + 1];
      const band2 = HOUSE_BITS[o + 2] & ~HOUSE_BITS[h + 2];
      if (((places[p] & band0) | (places[p + 1] & band1) | (places[p + 2] & band2)) === 0) continue;
      const step = makeStep(technique, 1 << (digit - 1), {
        eliminations: candidatesIn(state, digit as Digit, band0, band1, band2),
        where: cellsAt(house, mask),
        houses: [house, other],
      });
      if (report(step)) return true;
    }
  }
  return false;
}

export const LOCKED_CANDIDATES = [
  defineTechnique(
    { id: 'pointing', score: 50, level: 'medium', rating: 2.6, codes: ['0100'] },
    (state, report) => searchCrossings('pointing', POINTING, state, report),
  ),
  defineTechnique(
    { id: 'claiming', score: 50, level: 'medium', rating: 2.8, codes: ['0101'] },
    (state, report) => searchCrossings('claiming', CLAIMING, state, report),
  ),
];
