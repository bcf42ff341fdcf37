/**
 * Franken fish: a fish whose base is made of lines of one direction and boxes, and whose cover of lines of the other
 * direction and boxes. A place that lies in more houses of the cover than of the base goes, if it sees every fin: each
 * place that lies in more houses of the base than of the cover. Without fins it goes at once. A base place in two
 * houses of the base and one of the cover is such a fin (endo-fin); one in one house of the base and two of the cover
 * may go itself (cannibalism).
 */
import { listCells } from './cells.ts';
import { joinSteps, makeStep } from './effects.ts';
import {
  FINS,
  FRAME,
  type Hunt,
  ONCE,
  PEERS,
  searchFish,
  searchTargets,
} from './franken-search.ts';
import type { State } from './state.ts';
import type { Step, TechniqueId } from './step.ts';
import { defineTechnique, type Facts, type Report } from './technique.ts';

function makeFish(technique: TechniqueId, { digit, base, cover, bases, found }: Hunt): Step {
  const [fins, gone] = [FINS, PEERS].map((at) =>
    listCells(found[at], found[at + 1], found[at + 2]),
  );
  const b = base.length * FRAME + ONCE;
  const where = listCells(bases[b], bases[b + 1], bases[b + 2]);
  const digits = [digit];
  return makeStep(technique, 1 << (digit - 1), {
    eliminations: gone.map((cell) => ({ cell, digit })),
    where: where.filter((cell) => !fins.includes(cell)),
    because: fins,
    houses: [...base, ...cover],
    parts: [
      ...base.map((house) => ({ role: 'base' as const, cells: [], digits, house })),
      ...cover.map((house) => ({ role: 'cover' as const, cells: [], digits, house })),
      ...(fins.length > 0 ? [{ role: 'fin' as const, cells: fins, digits }] : []),
    ],
  });
}

type Traits = Omit<Facts, 'id' | 'level'>;

const define = (id: TechniqueId, size: number, isFinned: boolean, facts: Traits) =>
  defineTechnique(
    { id, level: 'unfair', ...facts },
    (state, report) =>
      searchFish(size, isFinned, state, (hunt) => report(makeFish(id, hunt)), searchTargets),
    (state, report) => searchFish(size, isFinned, state, (hunt) => report(makeFish(id, hunt))),
  );

/** Two fish with the same base, each of which clears what the other doesn't. */
function searchSiamese(id: TechniqueId, size: number, state: State, report: Report): boolean {
  let base = '';
  let fish: Step[] = [];
  const has = (a: Step, b: Step) =>
    b.eliminations.every(({ cell }) => a.eliminations.some((one) => one.cell === cell));
  return searchFish(size, true, state, (hunt) => {
    const step = makeFish(id, hunt);
    const own = `${hunt.digit}:${hunt.base}`;
    if (own !== base) fish = [];
    base = own;
    if (fish.some((other) => has(other, step) && has(step, other))) return false;
    for (const other of fish) {
      if (!has(other, step) && !has(step, other) && report(joinSteps(id, other, step))) return true;
    }
    fish.push(step);
    return false;
  });
}

/** Finds nothing first: wherever there is one, one of its two fish comes before it. */
const siamese = (id: TechniqueId, size: number, facts: Traits) =>
  defineTechnique(
    { id, level: 'unfair', ...facts },
    () => false,
    (state, report) => searchSiamese(id, size, state, report),
  );

export const FRANKEN_SWORDFISH = [
  define('finned-franken-x-wing', 2, true, { score: 300, rating: 8.5, codes: ['0340'] }),
  define('franken-swordfish', 3, false, { score: 350, rating: 8.5, codes: ['0331'] }),
  define('finned-franken-swordfish', 3, true, { score: 390, rating: 8.6, codes: ['0341'] }),
  siamese('siamese-finned-franken-swordfish', 3, { score: 390, rating: 8.6, codes: ['03411'] }),
];
export const FRANKEN_JELLYFISH = [
  define('franken-jellyfish', 4, false, { score: 370, rating: 9.1, codes: ['0332'] }),
  define('finned-franken-jellyfish', 4, true, { score: 410, rating: 9.2, codes: ['0342'] }),
  siamese('siamese-finned-franken-jellyfish', 4, { score: 410, rating: 9.2, codes: ['03421'] }),
];
