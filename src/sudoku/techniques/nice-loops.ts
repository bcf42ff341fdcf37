/**
 * Nice loops and alternating inference chains (AIC), with single candidates or also with groups.
 *
 * If p false makes q true, one of the two is true:
 * continuous loop: p and q also exclude each other; every weak link of the loop then holds exactly one true node, and
 *   what sees both its ends goes; digits of a set inside the loop are locked in the set;
 * discontinuous loop: p is q, and so true; or p and q exclude one candidate that the loop starts and ends at;
 * AIC: what sees both ends of one digit goes, or each of two ends of two digits cannot take the other's digit.
 * Source: the techniques' public descriptions (SudokuWiki, "Alternating Inference Chains" and "Grouped X-Cycles";
 * Sudopedia, "Nice Loop"). One search finds all three, shared by way of the state. Almost locked sets as nodes are looked
 * at for tests alone: they make the graph five times as large, for steps that hardly anybody follows.
 */
import {
  type ChainSearch,
  chainSearchOf,
  findPath,
  finish,
  type GraphName,
  pairsAt,
  visitPaths,
} from './chain-search.ts';
import {
  candidatesOf,
  chainStep,
  excludedByBoth,
  isAnyExcluded,
  isWeak,
  linksOf,
} from './chain-step.ts';
import type { LinkGraph } from './link-graph.ts';
import type { State } from './state.ts';
import type { TechniqueId } from './step.ts';
import {
  defineTechnique,
  type Facts,
  type Report,
  type Search,
  type Technique,
} from './technique.ts';

/** Looks at the pair p, q and reports what it proves; answers whether to stop. */
type Look = (id: TechniqueId, graph: LinkGraph, p: number, q: number, report: Report) => boolean;

/** @returns single nodes that a continuous loop makes false, in cells outside it and where it passes within a cell */
function excludedByLoop(graph: LinkGraph, path: readonly number[]): number[] {
  const excluded: number[] = [];
  const { cells } = graph;
  const inLoop = [0, 1, 2].map((band) =>
    path.reduce((bits, node) => bits | cells[node * 3 + band], 0),
  );
  const isOutside = (node: number) =>
    [0, 1, 2].every((band) => (cells[node * 3 + band] & inLoop[band]) === 0);
  for (let i = 1; i < path.length; i += 2) {
    const next = path[(i + 1) % path.length];
    const both = excludedByBoth(graph, path[i], next);
    const isInCell = graph.digits[path[i]] !== graph.digits[next];
    excluded.push(...(isInCell ? both : both.filter(isOutside)));
    const set = graph.sets.get(path[i - 1] * graph.count + path[i]);
    if (set === undefined) continue;
    const used = [graph.digits[path[i - 1]], graph.digits[path[i]]];
    for (let node = 0; node < graph.singles; node++) {
      const digit = graph.digits[node];
      if (used.includes(digit) || ((set.mask >> (digit - 1)) & 1) === 0) continue;
      const isSeen = [0, 1, 2].some(
        (band) => (graph.cells[node * 3 + band] & set.sees[digit * 3 + band]) !== 0,
      );
      if (isSeen) excluded.push(node);
    }
  }
  return excluded;
}

function reportLoop(id: TechniqueId, graph: LinkGraph, path: readonly number[], report: Report) {
  const excluded = excludedByLoop(graph, path);
  if (excluded.length === 0) return false;
  const closing = [path[path.length - 1], path[0]];
  const links = [...linksOf(graph, path), ...linksOf(graph, closing, true)];
  return report(chainStep(id, [links], candidatesOf(graph, excluded)));
}

const lookForContinuous: Look = (id, graph, p, q, report) =>
  isWeak(graph, p, q) && reportLoop(id, graph, findPath(graph, p, q), report);

/** Longer loops, and others as long, that `lookForContinuous` has no reason to see. */
function searchAllLoops(search: ChainSearch, id: TechniqueId, report: Report): boolean {
  finish(search);
  return search.levels.some((pairs, level) => {
    for (let i = 0; i < pairs.length; i += 2) {
      const [p, q] = [pairs[i], pairs[i + 1]];
      if (!isWeak(search.graph, p, q)) continue;
      visitPaths(search, p, q, level + 3, 2000, (path) =>
        reportLoop(id, search.graph, path, report),
      );
    }
    return false;
  });
}

/** @returns the other candidates of a single node's cell; nothing for a group */
function othersInCell(graph: LinkGraph, node: number): number[] {
  if (node >= graph.singles) return [];
  return excludedByBoth(graph, node, node).filter(
    (other) => graph.digits[other] !== graph.digits[node],
  );
}

function lookForDiscontinuous(isComplete: boolean): Look {
  return (id, graph, p, q, report) => {
    if (p === q) {
      const excluded = othersInCell(graph, p);
      if (excluded.length === 0) return false;
      const links = linksOf(graph, findPath(graph, p, p));
      return report(chainStep(id, [links], candidatesOf(graph, excluded)));
    }
    if (!isAnyExcluded(graph, p, q) || isWeak(graph, p, q)) return false;
    if (!isComplete && graph.digits[p] === graph.digits[q]) return false;
    const excluded = excludedByBoth(graph, p, q);
    if (!isComplete && excluded.length > 1) return false;
    const path = findPath(graph, p, q);
    for (const node of excluded) {
      const links = linksOf(graph, [node, ...path, node], true);
      if (report(chainStep(id, [links], candidatesOf(graph, [node])))) return true;
    }
    return false;
  };
}

const lookForChain: Look = (id, graph, p, q, report) => {
  if (p === q || !isAnyExcluded(graph, p, q) || isWeak(graph, p, q)) return false;
  const excluded = excludedByBoth(graph, p, q);
  const links = linksOf(graph, findPath(graph, p, q));
  return report(chainStep(id, [links], candidatesOf(graph, excluded)));
};

function searchPairs(search: ChainSearch, look: Look, id: TechniqueId, report: Report): boolean {
  for (let level = 2; ; level++) {
    const pairs = pairsAt(search, level);
    if (pairs === undefined) return false;
    for (let i = 0; i < pairs.length; i += 2) {
      if (look(id, search.graph, pairs[i], pairs[i + 1], report)) return true;
    }
  }
}

function define(facts: Facts, name: GraphName, allName: GraphName, look: Look, lookAll = look) {
  const searchWith = (graph: GraphName, how: Look): Search => {
    return (state: State, report: Report) =>
      searchPairs(chainSearchOf(state, graph), how, facts.id, report);
  };
  const searchLoops: Search = (state, report) =>
    searchPairs(chainSearchOf(state, allName), look, facts.id, report) ||
    searchAllLoops(chainSearchOf(state, allName), facts.id, report);
  const searchAll = look === lookForContinuous ? searchLoops : searchWith(allName, lookAll);
  return defineTechnique(facts, searchWith(name, look), searchAll);
}

const level = 'unfair';

/** Continuous and discontinuous nice loop, AIC; then the same with groups. */
export const NICE_LOOPS: readonly Technique[] = [
  define(
    { id: 'continuous-nice-loop', score: 280, level, rating: 7, codes: ['0706'] },
    'plain',
    'plain',
    lookForContinuous,
  ),
  define(
    { id: 'discontinuous-nice-loop', score: 280, level, rating: 7.1, codes: ['0707'] },
    'plain',
    'plain',
    lookForDiscontinuous(false),
    lookForDiscontinuous(true),
  ),
  define(
    { id: 'aic', score: 280, level, rating: 7.2, codes: ['0708'] },
    'plain',
    'plain',
    lookForChain,
  ),
];

export const GROUPED_NICE_LOOPS: readonly Technique[] = [
  define(
    { id: 'grouped-continuous-nice-loop', score: 300, level, rating: 7.4, codes: ['0709'] },
    'grouped',
    'sets',
    lookForContinuous,
  ),
  define(
    { id: 'grouped-discontinuous-nice-loop', score: 300, level, rating: 7.5, codes: ['0710'] },
    'grouped',
    'sets',
    lookForDiscontinuous(false),
    lookForDiscontinuous(true),
  ),
  define(
    { id: 'grouped-aic', score: 300, level, rating: 7.6, codes: ['0711'] },
    'grouped',
    'sets',
    lookForChain,
  ),
];
