/**
 * Patterns of two conjugate pairs of one digit (a house with two places each). Where an end of one sees an end of the
 * other, at least one of the two far ends is true, so what sees both is not.
 * Skyscraper: two parallel lines joined by a line. 2-string kite: a row and a column joined in a box; dual, where the
 * same two cells join two kites. Turbot fish: all other forms.
 */
import type { Cell, Digit } from '../types.ts';
import { cellsAt, countBits, HOUSES_OF, isPeer } from './cells.ts';
import { candidatesSeeing, joinSteps, makeStep } from './effects.ts';
import type { State } from './state.ts';
import type { Candidate, Step, TechniqueId } from './step.ts';
import { defineTechnique, type Report } from './technique.ts';

type Pair = { house: number; ends: Cell[] };

/** The houses that have two places for the digit; a pair that shares a line and a box is listed with its line. */
function findPairs(state: State, digit: Digit): Pair[] {
  const pairs: Pair[] = [];
  for (let house = 0; house < 27; house++) {
    const mask = state.spots[house * 10 + digit];
    if (countBits(mask) !== 2) continue;
    const ends = cellsAt(house, mask);
    if (house >= 18 && pairs.some(({ ends: [a, b] }) => a === ends[0] && b === ends[1])) continue;
    pairs.push({ house, ends });
  }
  return pairs;
}

const kindOf = (house: number) => Math.floor(house / 9);

/** The kind of house through which two cells see each other: 0 row, 1 column, 2 box; boxes count last. */
function joinOf(a: Cell, b: Cell): number {
  return [0, 1, 2].findIndex((kind) => HOUSES_OF[a * 3 + kind] === HOUSES_OF[b * 3 + kind]);
}

function nameOf(a: Pair, b: Pair, near: Cell, other: Cell): TechniqueId {
  const kinds = kindOf(a.house) * 3 + kindOf(b.house);
  const join = joinOf(near, other);
  if ((kinds === 0 && join === 1) || (kinds === 4 && join === 0)) return 'skyscraper';
  return kinds === 1 && join === 2 ? 'two-string-kite' : 'turbot-fish';
}

function makePair(
  state: State,
  digit: Digit,
  [a, b]: readonly [Pair, Pair],
  [i, j]: readonly [number, number],
): Step | undefined {
  const [near, far, other, end] = [a.ends[i], a.ends[1 - i], b.ends[j], b.ends[1 - j]];
  if (far === end || far === other || near === end) return undefined;
  const pattern = [near, far, other, end];
  const eliminations = candidatesSeeing(state, digit, [far, end]).filter(
    ({ cell }) => !pattern.includes(cell),
  );
  if (eliminations.length === 0) return undefined;
  const node = (cell: Cell) => ({ cells: [cell], digit });
  return makeStep(nameOf(a, b, near, other), 1 << (digit - 1), {
    eliminations,
    where: pattern,
    because: [far, end],
    houses: [a.house, b.house],
    parts: [{ role: 'end', cells: [far, end], digits: [digit] }],
    chains: [
      [
        { from: node(far), to: node(near), kind: 'strong' },
        { from: node(near), to: node(other), kind: 'weak' },
        { from: node(other), to: node(end), kind: 'strong' },
      ],
    ],
  });
}

const ENDS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

/** Reports every step of two conjugate pairs, whatever its name. */
function searchPairs(technique: TechniqueId, state: State, report: Report): boolean {
  for (let digit = 1 as Digit; digit <= 9; digit++) {
    const pairs = findPairs(state, digit);
    for (let second = 1; second < pairs.length; second++) {
      for (let first = 0; first < second; first++) {
        const [a, b] = [pairs[first], pairs[second]];
        for (const ends of ENDS) {
          if (!isPeer(a.ends[ends[0]], b.ends[ends[1]])) continue;
          const step = makePair(state, digit, [a, b], ends);
          if (step?.technique === technique && report(step)) return true;
        }
      }
    }
  }
  return false;
}

const search = (technique: TechniqueId) => (state: State, report: Report) =>
  searchPairs(technique, state, report);

/** Whether the steps strike out something that the other doesn't. */
export function isBothNew(a: Step, b: Step): boolean {
  const has = (step: Step, { cell }: Candidate) =>
    step.eliminations.some((one) => one.cell === cell);
  return a.eliminations.some((one) => !has(b, one)) && b.eliminations.some((one) => !has(a, one));
}

/** The cells in which a kite's strings meet. */
const knotOf = ({ where, because }: Step) => where.filter((cell) => !because.includes(cell)).join();

function searchDualKites(state: State, report: Report): boolean {
  const kites: Step[] = [];
  return searchPairs('two-string-kite', state, (kite) => {
    for (const other of kites) {
      const isSame = other.digits[0] === kite.digits[0] && knotOf(other) === knotOf(kite);
      if (!isSame || !isBothNew(other, kite)) continue;
      if (report(joinSteps('dual-two-string-kite', other, kite))) return true;
    }
    kites.push(kite);
    return false;
  });
}

export const SKYSCRAPER = defineTechnique(
  { id: 'skyscraper', score: 130, level: 'hard', rating: 4, codes: ['0400'] },
  search('skyscraper'),
);
export const TWO_STRING_KITE = defineTechnique(
  { id: 'two-string-kite', score: 150, level: 'hard', rating: 4.1, codes: ['0401'] },
  search('two-string-kite'),
);
export const DUAL_TWO_STRING_KITE = defineTechnique(
  { id: 'dual-two-string-kite', score: 150, level: 'hard', rating: 4.1, codes: ['0404'] },
  searchDualKites,
);
export const TURBOT_FISH = defineTechnique(
  { id: 'turbot-fish', score: 120, level: 'hard', rating: 4.2, codes: ['0403'] },
  search('turbot-fish'),
);
