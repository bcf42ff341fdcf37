/**
 * Which node must be true if another is false, over a graph of links: strong and weak links by turns, shortest first.
 *
 * One search serves every chain technique of a graph: breadth first from all nodes at once, a level (one more strong link)
 * at a time and only when asked, so that the hint is the shortest chain and nothing beyond it is looked at. Visited nodes
 * are bit rows: a whole row of weak links is added by a few integer operations. Chains need not be free of repeated
 * nodes to be sound; the shortest ones are in any case. Rejected: depth-first search with a limit, which finds long
 * chains first; a transitive closure by matrix squaring, which loses the lengths.
 */
import { lowestBit } from './cells.ts';
import { buildLinkGraph, type LinkGraph, type LinkKinds } from './link-graph.ts';
import type { State } from './state.ts';

export type ChainSearch = {
  graph: LinkGraph;
  /** Rows per node p: what is true, and what is false, if p is false */
  trueRows: Int32Array;
  falseRows: Int32Array;
  /** Nodes that became true on the last level, by starting node */
  frontier: number[][];
  /** Per level, from 1: pairs p ≤ q, one after the other, such that q is true if p is false */
  levels: number[][];
  isDone: boolean;
};

function startSearch(graph: LinkGraph): ChainSearch {
  const { count, words } = graph;
  const search: ChainSearch = {
    graph,
    trueRows: new Int32Array(count * words),
    falseRows: new Int32Array(count * words),
    frontier: [],
    levels: [[], []],
    isDone: false,
  };
  for (let p = 0; p < count; p++) {
    search.falseRows[p * words + (p >> 5)] |= 1 << (p & 31);
    for (const q of graph.strong[p]) {
      search.trueRows[p * words + (q >> 5)] |= 1 << (q & 31);
      if (p <= q) search.levels[1].push(p, q);
    }
    search.frontier.push(graph.strong[p].slice());
  }
  return search;
}

function expand(search: ChainSearch): void {
  const { graph, trueRows, falseRows, frontier } = search;
  const { count, words, weak, strong } = graph;
  const pairs: number[] = [];
  search.isDone = true;
  for (let p = 0; p < count; p++) {
    const last = frontier[p];
    if (last.length === 0) continue;
    const row = p * words;
    const next: number[] = [];
    for (const y of last) {
      for (let w = 0, at = y * words; w < words; w++, at++) {
        let fresh = weak[at] & ~falseRows[row + w];
        if (fresh === 0) continue;
        falseRows[row + w] |= fresh;
        for (; fresh !== 0; fresh &= fresh - 1) {
          for (const q of strong[(w << 5) + lowestBit(fresh)]) {
            const bit = 1 << (q & 31);
            if ((trueRows[row + (q >> 5)] & bit) !== 0) continue;
            trueRows[row + (q >> 5)] |= bit;
            next.push(q);
            if (p <= q) pairs.push(p, q);
          }
        }
      }
    }
    frontier[p] = next;
    if (next.length > 0) search.isDone = false;
  }
  search.levels.push(pairs);
}

/** @returns the pairs whose shortest chain has that many strong links; undefined where no chain is as long */
export function pairsAt(search: ChainSearch, level: number): number[] | undefined {
  while (search.levels.length <= level && !search.isDone) expand(search);
  return search.levels[level];
}

/** Searches to the end, so that both kinds of rows are complete. */
export function finish(search: ChainSearch): void {
  while (!search.isDone) expand(search);
}

/**
 * @param isTrue whether the path is to start with x true; else it starts with x false
 * @param toTrue whether it is to end with y true
 * @returns nodes x … y, false and true by turns: the shortest chain from the one to the other; empty where there is none
 */
export function findPath(
  { count, words, weak, strong }: LinkGraph,
  x: number,
  y: number,
  isTrue = false,
  toTrue = true,
): number[] {
  const cause = new Int32Array(count * 2).fill(-1);
  const goal = y * 2 + Number(toTrue);
  let frontier = [x];
  for (let truth = isTrue; frontier.length > 0 && cause[goal] < 0; truth = !truth) {
    const next: number[] = [];
    const reach = (from: number, to: number) => {
      const at = to * 2 + Number(!truth);
      if (cause[at] >= 0) return;
      cause[at] = from;
      next.push(to);
    };
    for (const node of frontier) {
      if (!truth) for (const other of strong[node]) reach(node, other);
      for (let w = 0; truth && w < words; w++) {
        let rest = weak[node * words + w];
        for (; rest !== 0; rest &= rest - 1) reach(node, (w << 5) + lowestBit(rest));
      }
    }
    frontier = next;
  }
  if (cause[goal] < 0) return [];
  const path = [y];
  for (let node = y, truth = toTrue; path.length < 2 || node !== x || truth !== isTrue; ) {
    node = cause[node * 2 + Number(truth)];
    truth = !truth;
    path.push(node);
  }
  return path.reverse();
}

export type GraphName = 'places' | 'cells' | 'plain' | 'grouped' | 'sets';

const KINDS: Record<GraphName, LinkKinds> = {
  places: { places: true, cells: false },
  cells: { places: false, cells: true },
  plain: { places: true, cells: true },
  grouped: { places: true, cells: true, groups: true },
  sets: { places: true, cells: true, groups: true, sets: true },
};

type Remembered = { masks: Uint16Array; searches: Partial<Record<GraphName, ChainSearch>> };
const memory = new WeakMap<State, Remembered>();

/** @returns the search over a graph of the state, shared for as long as the state's candidates stay what they are */
export function chainSearchOf(state: State, name: GraphName): ChainSearch {
  let known = memory.get(state);
  if (!known?.masks.every((mask, cell) => mask === state.masks[cell])) {
    known = { masks: state.masks.slice(), searches: {} };
    memory.set(state, known);
  }
  const { searches } = known;
  searches[name] ??= startSearch(buildLinkGraph(state, KINDS[name]));
  return searches[name];
}

/**
 * Visits chains from p to q without repeated nodes, of at least two strong links, until a budget of looks is used up.
 * The search must be finished. For tests: where several chains make the same loop, each excludes something else.
 */
export function visitPaths(
  search: ChainSearch,
  p: number,
  q: number,
  longest: number,
  budget: number,
  visit: (path: readonly number[]) => void,
): void {
  const { words, weak, strong } = search.graph;
  const path = [p];
  let left = budget;
  const walk = (x: number) => {
    for (const y of strong[x]) {
      if (left-- <= 0) return;
      if (path.includes(y)) continue;
      path.push(y);
      if (y === q) {
        if (path.length > 2) visit(path);
      } else if (path.length < longest * 2) {
        for (let w = 0; w < words; w++) {
          for (let rest = weak[y * words + w]; rest !== 0; rest &= rest - 1) {
            const z = (w << 5) + lowestBit(rest);
            const leadsOn = (search.trueRows[z * words + (q >> 5)] >> (q & 31)) & 1;
            if (leadsOn === 0 || path.includes(z)) continue;
            path.push(z);
            walk(z);
            path.pop();
          }
        }
      }
      path.pop();
    }
  };
  walk(p);
}
