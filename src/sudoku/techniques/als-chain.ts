/**
 * ALS-XY-wing and ALS chain: three, or more, almost locked sets, each sharing with the next a digit that only one of the
 * two can hold, and never the same digit twice running. If the first set lacks the digit of its link, it holds all its
 * others; if it holds it, the second lacks it and holds the next link's, and so on to the last set, which then holds all
 * its others. So a digit of both ends is in one of them, and what sees all its cells in both goes.
 *
 * Source: public descriptions (SudokuWiki, "ALS-XY-Wing" and "ALS Chains"). Breadth first from each set, so short chains
 * come first; the state of the walk is a set and the digit it was entered by. Sets may overlap, for the reasoning goes
 * from link to link. Rejected: depth first with backtracking over all chains, which grows with their number although only
 * the two ends matter.
 */
import {
  type AlmostLockedSet,
  almostLockedSetsOf,
  restrictedCommons,
} from './almost-locked-sets.ts';
import { seenByBothSets } from './als-xz.ts';
import { listDigits, lowestBit } from './cells.ts';
import { makeStep } from './effects.ts';
import type { State } from './state.ts';
import type { Candidate, Part, TechniqueId } from './step.ts';
import { defineTechnique, type Report, type Search } from './technique.ts';

/** Links of each set: number of the other set, and the digit's index, by turns */
type Links = number[][];

function findLinks(sets: readonly AlmostLockedSet[]): Links {
  const links: Links = sets.map(() => []);
  for (let j = 1; j < sets.length; j++) {
    for (let i = 0; i < j; i++) {
      if ((sets[i].mask & sets[j].mask) === 0) continue;
      for (let rest = restrictedCommons(sets[i], sets[j]); rest !== 0; rest &= rest - 1) {
        const digit = lowestBit(rest);
        links[i].push(j, digit);
        links[j].push(i, digit);
      }
    }
  }
  return links;
}

const memory = new WeakMap<readonly AlmostLockedSet[], Links>();

function linksOf(sets: readonly AlmostLockedSet[]): Links {
  const known = memory.get(sets) ?? findLinks(sets);
  memory.set(sets, known);
  return known;
}

/** A step of the walk: the set, the index of the digit it was entered by, the digit the start was left by, the step before. */
type Stop = { set: number; entry: number; exit: number; before?: Stop };

function describe(
  id: TechniqueId,
  sets: readonly AlmostLockedSet[],
  last: Stop,
  gone: Candidate[],
) {
  const stops: Stop[] = [];
  for (let stop: Stop | undefined = last; stop; stop = stop.before) stops.unshift(stop);
  const parts: Part[] = stops.flatMap(({ set, entry }): Part[] => {
    const { cells, mask, house } = sets[set];
    const part: Part = { role: 'set', cells, digits: listDigits(mask), house };
    return entry < 0 ? [part] : [{ role: 'end', cells: [], digits: listDigits(1 << entry) }, part];
  });
  return makeStep(
    id,
    stops.reduce((mask, { set }) => mask | sets[set].mask, 0),
    {
      eliminations: gone,
      where: stops.flatMap(({ set }) => sets[set].cells),
      houses: stops.map(({ set }) => sets[set].house),
      parts,
    },
  );
}

/**
 * @param shortest number of sets from which a chain counts
 * @param longest number of sets at which to give up
 */
function searchChains(
  id: TechniqueId,
  shortest: number,
  longest: number,
  state: State,
  report: Report,
): boolean {
  const sets = almostLockedSetsOf(state);
  const links = linksOf(sets);
  for (let start = 0; start < sets.length; start++) {
    const exits = sets[start].mask;
    for (let rest = exits; rest !== 0; rest &= rest - 1) {
      const exit = lowestBit(rest);
      const ends = exits & ~(1 << exit);
      const visited: number[] = new Array(sets.length).fill(0);
      let frontier: Stop[] = [{ set: start, entry: -1, exit }];
      for (let length = 2; length <= longest && frontier.length > 0; length++) {
        const next: Stop[] = [];
        for (const stop of frontier) {
          const out = links[stop.set];
          for (let i = 0; i < out.length; i += 2) {
            const [set, entry] = [out[i], out[i + 1]];
            const bit = 1 << entry;
            if (entry === stop.entry || (visited[set] & bit) !== 0) continue;
            if (stop.entry < 0 && entry !== exit) continue;
            visited[set] |= bit;
            if (length < longest) next.push({ set, entry, exit, before: stop });
            if (length < shortest || set <= start) continue;
            const digits = ends & sets[set].mask & ~bit;
            if (digits === 0) continue;
            const gone = seenByBothSets(state, sets[start], sets[set], digits);
            if (gone.length === 0) continue;
            const last = { set, entry, exit, before: stop };
            if (report(describe(id, sets, last, gone))) return true;
          }
        }
        frontier = next;
      }
    }
  }
  return false;
}

function chains(id: TechniqueId, shortest: number, longest: number): Search {
  return (state, report) => searchChains(id, shortest, longest, state, report);
}

export const ALS_XY_WING = defineTechnique(
  { id: 'als-xy-wing', score: 320, level: 'unfair', rating: 7.8, codes: ['0902'] },
  chains('als-xy-wing', 3, 3),
);

export const ALS_CHAIN = defineTechnique(
  { id: 'als-chain', score: 340, level: 'unfair', rating: 8, codes: ['0903'] },
  chains('als-chain', 4, 5),
  chains('als-chain', 4, 30),
);
