/**
 * X-chain and XY-chain: alternating chains of one digit's conjugate pairs, or of cells with two candidates, between two
 * ends of the same digit of which one is true; what sees both ends goes.
 *
 * Source: public descriptions (SudokuWiki, "X-Cycles" and "XY-Chains"). Both are the general chain search over a graph
 * with one kind of strong link, so that the shortest chain is found first. Rejected: searches of their own, which would
 * only be the same walk written twice more.
 */
import { chainSearchOf, findPath, pairsAt } from './chain-search.ts';
import { candidatesOf, chainStep, excludedByBoth, isAnyExcluded, linksOf } from './chain-step.ts';
import type { TechniqueId } from './step.ts';
import { defineTechnique, type Search } from './technique.ts';

function searchFor(id: TechniqueId, name: 'places' | 'cells'): Search {
  return (state, report) => {
    const search = chainSearchOf(state, name);
    const { graph } = search;
    for (let level = 2; ; level++) {
      const pairs = pairsAt(search, level);
      if (pairs === undefined) return false;
      for (let i = 0; i < pairs.length; i += 2) {
        const [p, q] = [pairs[i], pairs[i + 1]];
        if (p === q || graph.digits[p] !== graph.digits[q] || !isAnyExcluded(graph, p, q)) continue;
        const links = linksOf(graph, findPath(graph, p, q));
        if (report(chainStep(id, [links], candidatesOf(graph, excludedByBoth(graph, p, q))))) {
          return true;
        }
      }
    }
  };
}

export const X_CHAIN = defineTechnique(
  { id: 'x-chain', score: 260, level: 'unfair', rating: 6.6, codes: ['0701'] },
  searchFor('x-chain', 'places'),
);

export const XY_CHAIN = defineTechnique(
  { id: 'xy-chain', score: 260, level: 'unfair', rating: 6.8, codes: ['0702'] },
  searchFor('xy-chain', 'cells'),
);
