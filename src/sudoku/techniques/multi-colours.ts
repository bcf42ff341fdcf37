/**
 * Multi colours: two coloured components of one digit that touch.
 * Type 1: a colour of each see each other, so one of the two opposite colours is true; what sees both of these goes,
 * and all the ways in which the two touch count as one step.
 * Type 2: one colour sees both colours of the other component, and so is false.
 *
 * Source: public descriptions (Sudopedia, "Multi-Colors"). Pairs of components are looked at in the order of their
 * lowest cells. Chains over three and more components are left to the X-chain, which finds each of their effects.
 */
import type { Digit } from '../types.ts';
import { makeStep } from './effects.ts';
import {
  type Colour,
  type Component,
  cellsOf,
  colourPart,
  findComponents,
  isSeen,
} from './simple-colours.ts';
import { candidatesIn, type State } from './state.ts';
import type { Candidate, Part } from './step.ts';
import { defineTechnique, type Report, type Search } from './technique.ts';

/** What two components prove, and the colours it rests on */
type Proof = { gone: Candidate[]; because: Colour[] };
type Rule = (state: State, a: Component, b: Component) => Proof[];

const seenByBoth: Rule = (state, a, b) => {
  const proof: Proof = { gone: [], because: [] };
  for (const i of [0, 1]) {
    for (const j of [0, 1]) {
      if (!isSeen(a.colours[i], b.colours[j])) continue;
      const [x, y] = [a.colours[1 - i], b.colours[1 - j]];
      const [b0, b1, b2] = [0, 1, 2].map((band) => x.sees[band] & y.sees[band]);
      const gone = candidatesIn(state, a.digit, b0, b1, b2).filter(
        ({ cell }) => !proof.gone.some((known) => known.cell === cell),
      );
      if (gone.length === 0) continue;
      proof.gone.push(...gone);
      proof.because.push(a.colours[i], b.colours[j]);
    }
  }
  return proof.gone.length > 0 ? [proof] : [];
};

const seesBoth: Rule = (_state, a, b) => {
  const proofs: Proof[] = [];
  for (const [x, y] of [
    [a, b],
    [b, a],
  ]) {
    for (const colour of x.colours) {
      if (!isSeen(colour, y.colours[0]) || !isSeen(colour, y.colours[1])) continue;
      const gone = cellsOf(colour).map((cell) => ({ cell, digit: x.digit }));
      proofs.push({ gone, because: [colour] });
    }
  }
  return proofs;
};

function searchWith(id: 'multi-colours-1' | 'multi-colours-2', rule: Rule): Search {
  return (state: State, report: Report) => {
    for (let d = 1; d <= 9; d++) {
      const digit = d as Digit;
      const components = findComponents(state, digit);
      for (let j = 1; j < components.length; j++) {
        for (let i = 0; i < j; i++) {
          for (const { gone, because } of rule(state, components[i], components[j])) {
            const parts: Part[] = [
              colourPart('colour-a', components[i].colours[0], digit),
              colourPart('colour-b', components[i].colours[1], digit),
              colourPart('colour-c', components[j].colours[0], digit),
              colourPart('colour-d', components[j].colours[1], digit),
            ];
            const step = makeStep(id, 1 << (d - 1), {
              eliminations: gone,
              where: parts.flatMap(({ cells }) => cells),
              because: because.flatMap(cellsOf),
              parts,
            });
            if (report(step)) return true;
          }
        }
      }
    }
    return false;
  };
}

export const MULTI_COLOURS_1 = defineTechnique(
  { id: 'multi-colours-1', score: 200, level: 'hard', rating: 5.6, codes: ['0502'] },
  searchWith('multi-colours-1', seenByBoth),
);

export const MULTI_COLOURS_2 = defineTechnique(
  { id: 'multi-colours-2', score: 200, level: 'hard', rating: 5.6, codes: ['0503'] },
  searchWith('multi-colours-2', seesBoth),
);
