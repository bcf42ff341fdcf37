/** Turns paths of nodes into the plain data of a step. */
import type { Cell, Digit } from '../types.ts';
import { listCells, lowestBit } from './cells.ts';
import type { LinkGraph } from './link-graph.ts';
import type { Candidate, ChainLink, ChainNode, Step, TechniqueId } from './step.ts';

function nodeAt(graph: LinkGraph, node: number): ChainNode {
  const [a, b, c] = graph.cells.slice(node * 3, node * 3 + 3);
  return { cells: listCells(a, b, c), digit: graph.digits[node] as Digit };
}

/** @returns the links from node to node of a path whose first node is false, or true if `startsTrue` */
export function linksOf(
  graph: LinkGraph,
  path: readonly number[],
  startsTrue = false,
): ChainLink[] {
  const links: ChainLink[] = [];
  for (let i = 0; i + 1 < path.length; i++) {
    const kind = (i % 2 === 0) === startsTrue ? 'weak' : 'strong';
    const [from, to] = [nodeAt(graph, path[i]), nodeAt(graph, path[i + 1])];
    const set = kind === 'strong' && graph.sets.get(path[i] * graph.count + path[i + 1]);
    if (set) {
      from.set = set.cells;
      to.set = set.cells;
    }
    links.push({ from, to, kind });
  }
  return links;
}

/** @returns the single candidates that both nodes make false */
export function excludedByBoth(graph: LinkGraph, p: number, q: number): number[] {
  const { weak, words, singles } = graph;
  const excluded: number[] = [];
  for (let w = 0; w << 5 < singles; w++) {
    for (let rest = weak[p * words + w] & weak[q * words + w]; rest !== 0; rest &= rest - 1) {
      const node = (w << 5) + lowestBit(rest);
      if (node < singles) excluded.push(node);
    }
  }
  return excluded;
}

/** @returns whether any single candidate is made false by both */
export function isAnyExcluded(graph: LinkGraph, p: number, q: number): boolean {
  const { weak, words, singles } = graph;
  const last = singles >> 5;
  for (let w = 0; w < last; w++) {
    if ((weak[p * words + w] & weak[q * words + w]) !== 0) return true;
  }
  return (weak[p * words + last] & weak[q * words + last] & ((1 << (singles & 31)) - 1)) !== 0;
}

export function isWeak(graph: LinkGraph, p: number, q: number): boolean {
  return ((graph.weak[p * graph.words + (q >> 5)] >> (q & 31)) & 1) === 1;
}

/** @returns the single nodes as candidates, ascending and each once */
export function candidatesOf(graph: LinkGraph, nodes: Iterable<number>): Candidate[] {
  return [...new Set(nodes)]
    .sort((a, b) => a - b)
    .map((node) => {
      const { cells, digit } = nodeAt(graph, node);
      return { cell: cells[0], digit };
    });
}

const ascending = (a: number, b: number) => a - b;

/** @returns the step that chains of links lead to */
export function chainStep(
  technique: TechniqueId,
  chains: ChainLink[][],
  eliminations: Candidate[],
  placements: Candidate[] = [],
): Step {
  const cells = new Set<Cell>();
  const digits = new Set<Digit>();
  const sets = new Set<Cell>();
  for (const { from, to } of chains.flat()) {
    for (const node of [from, to]) {
      digits.add(node.digit);
      for (const cell of node.cells) cells.add(cell);
      for (const cell of node.set ?? []) sets.add(cell);
    }
  }
  return {
    technique,
    digits: [...digits].sort(ascending),
    placements,
    eliminations,
    where: [...cells].sort(ascending),
    because: [...sets].filter((cell) => !cells.has(cell)).sort(ascending),
    houses: [],
    chains,
  };
}
