/**
 * BUG + 1: if every empty cell had two candidates and every digit two places in each house that lacks it, there would
 * be no or several solutions. Where one cell alone has a third candidate, and all is paired without it, that one is
 * the cell's digit and the other two go. Only where the solution is unique.
 */
import { countBits, HOUSES_OF, listDigits } from './cells.ts';
import { candidatesOf, makeStep } from './effects.ts';
import type { State } from './state.ts';
import { defineTechnique, type Report } from './technique.ts';

/** The one cell with three candidates, all other empty ones having two; −1 where it isn't so. */
function findOdd({ masks }: State): number {
  let odd = -1;
  for (let cell = 0; cell < 81; cell++) {
    if (masks[cell] === 0) continue;
    const count = countBits(masks[cell]);
    if (count === 2) continue;
    if (count !== 3 || odd >= 0) return -1;
    odd = cell;
  }
  return odd;
}

function searchBug(state: State, report: Report): boolean {
  if (!state.isUnique) return false;
  const cell = findOdd(state);
  if (cell < 0) return false;
  const own = [0, 1, 2].map((kind) => HOUSES_OF[cell * 3 + kind]);
  for (const digit of listDigits(state.masks[cell])) {
    let isPaired = true;
    for (let house = 0; house < 27 && isPaired; house++) {
      for (let d = 1; d <= 9 && isPaired; d++) {
        const count = countBits(state.spots[house * 10 + d]);
        const wanted = d === digit && own.includes(house) ? 3 : 2;
        isPaired = count === 0 || count === wanted;
      }
    }
    if (!isPaired) continue;
    const step = makeStep('bug-plus-one', 1 << (digit - 1), {
      eliminations: candidatesOf(state, [cell], ~(1 << (digit - 1))),
      where: [cell],
      houses: own,
    });
    if (report(step)) return true;
  }
  return false;
}

export const BUG_PLUS_ONE = defineTechnique(
  { id: 'bug-plus-one', score: 100, level: 'hard', rating: 5.6, codes: ['0610'] },
  searchBug,
);
