/**
 * The candidates of a state as a graph of links, on which every chain technique searches.
 *
 * A node is a digit in a set of cells: one cell, a group (the digit's candidates in a box and a line) or, where wanted, an
 * almost locked set's cells for the digit. It is true where one of its cells takes the digit. Weak link: both nodes
 * cannot be true. Strong link: both cannot be false. Nodes with the same digit and cells are one node, so that groups and
 * sets join into the same chains without special cases. Weak links are rows of a bit matrix, strong ones short lists.
 * Rejected: nodes for "true" and "false" apart, which doubles the matrix and says nothing more, as both kinds of link
 * are symmetric.
 */
import { type AlmostLockedSet, almostLockedSetsOf, describeSet } from './almost-locked-sets.ts';
import {
  BAND_OF,
  BIT_OF,
  countBits,
  HOUSE_BITS,
  listDigits,
  lowestBit,
  PEER_BITS,
} from './cells.ts';
import type { State } from './state.ts';

export type LinkGraph = {
  /** Number of nodes; the single candidates are the first, ascending by cell, then digit */
  count: number;
  singles: number;
  /** Integers of 32 bits in a row of the matrix */
  words: number;
  digits: number[];
  /** Bands of the nodes' cells, at 3·node */
  cells: number[];
  /** Row per node: the nodes that are false if it is true */
  weak: Int32Array;
  /** Nodes that are true if the node is false */
  strong: number[][];
  /** The almost locked set behind a strong link, at node · count + node, where neither cell nor house is */
  sets: Map<number, AlmostLockedSet>;
};

export type LinkKinds = {
  /** Strong links between the two places of a digit in a house */
  places: boolean;
  /** Strong links between the two digits of a cell */
  cells: boolean;
  /** Groups as nodes */
  groups?: boolean;
  /** Almost locked sets as strong links */
  sets?: boolean;
};

const ALL = 0x7ffffff;

function addSingles(state: State, graph: LinkGraph): void {
  for (let cell = 0; cell < 81; cell++) {
    for (let rest = state.masks[cell]; rest !== 0; rest &= rest - 1) {
      graph.digits.push(lowestBit(rest) + 1);
      const at = graph.cells.push(0, 0, 0) - 3;
      graph.cells[at + BAND_OF[cell]] = BIT_OF[cell];
    }
  }
  graph.singles = graph.digits.length;
}

/** Sets of the cells that a line and a box share: three bands each. */
const SEGMENTS: number[] = [];
for (let line = 0; line < 18; line++) {
  for (let box = 18; box < 27; box++) {
    const bands = [0, 1, 2].map((b) => HOUSE_BITS[line * 3 + b] & HOUSE_BITS[box * 3 + b]);
    if (bands.some((bits) => bits !== 0)) SEGMENTS.push(...bands);
  }
}

function addGroups(state: State, graph: LinkGraph): void {
  for (let digit = 1; digit <= 9; digit++) {
    for (let i = 0; i < SEGMENTS.length; i += 3) {
      const a = SEGMENTS[i] & state.places[digit * 3];
      const b = SEGMENTS[i + 1] & state.places[digit * 3 + 1];
      const c = SEGMENTS[i + 2] & state.places[digit * 3 + 2];
      if (countBits(a) + countBits(b) + countBits(c) < 2) continue;
      graph.digits.push(digit);
      graph.cells.push(a, b, c);
    }
  }
}

function link(graph: LinkGraph, a: number, b: number): void {
  if (!graph.strong[a].includes(b)) graph.strong[a].push(b);
  if (!graph.strong[b].includes(a)) graph.strong[b].push(a);
}

function linkCells(state: State, graph: LinkGraph): void {
  for (let cell = 0, node = 0; cell < 81; cell++) {
    const size = countBits(state.masks[cell]);
    if (size === 2) link(graph, node, node + 1);
    node += size;
  }
}

/** Links any two nodes of a digit that hold, together, all its places in a house. */
function linkPlaces(state: State, graph: LinkGraph, byDigit: number[][]): void {
  const { cells } = graph;
  const inside: number[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    for (let house = 0; house < 27; house++) {
      const size = countBits(state.spots[house * 10 + digit]);
      if (size < 2 || (size > 2 && graph.count === graph.singles) || size > 6) continue;
      const all0 = HOUSE_BITS[house * 3] & state.places[digit * 3];
      const all1 = HOUSE_BITS[house * 3 + 1] & state.places[digit * 3 + 1];
      const all2 = HOUSE_BITS[house * 3 + 2] & state.places[digit * 3 + 2];
      inside.length = 0;
      for (const node of byDigit[digit]) {
        const i = node * 3;
        const out = (cells[i] & ~all0) | (cells[i + 1] & ~all1) | (cells[i + 2] & ~all2);
        if (out === 0) inside.push(node);
      }
      for (let x = 0; x < inside.length; x++) {
        for (let y = x + 1; y < inside.length; y++) {
          const i = inside[x] * 3;
          const j = inside[y] * 3;
          if (
            (cells[i] | cells[j]) === all0 &&
            (cells[i + 1] | cells[j + 1]) === all1 &&
            (cells[i + 2] | cells[j + 2]) === all2
          ) {
            link(graph, inside[x], inside[y]);
          }
        }
      }
    }
  }
}

type SetLink = [a: number, b: number, set: AlmostLockedSet];

/**
 * A cell of which all candidates but one see the set's cells for them: should the set lack another digit, it holds all
 * these, so the cell takes the one that is left; and the other way round.
 */
function linkCellsBesideSet(
  state: State,
  set: AlmostLockedSet,
  nodeOf: (digit: number) => number,
  links: SetLink[],
): void {
  for (let cell = 0, first = 0; cell < 81; cell++) {
    const mask = state.masks[cell];
    const node = first;
    first += countBits(mask);
    if (countBits(mask) < 3 || set.cells.includes(cell)) continue;
    let seen = 0;
    for (let rest = mask & set.mask; rest !== 0; rest &= rest - 1) {
      const at = (lowestBit(rest) + 1) * 3 + BAND_OF[cell];
      if ((set.sees[at] & BIT_OF[cell]) !== 0) seen |= rest & -rest;
    }
    for (let rest = mask, i = node; rest !== 0; rest &= rest - 1, i++) {
      const others = mask & ~(rest & -rest);
      if ((others & ~seen) !== 0) continue;
      const whole = describeSet(state, [...set.cells, cell], set.mask | mask, set.house);
      for (let left = set.mask & ~others; left !== 0; left &= left - 1) {
        links.push([nodeOf(lowestBit(left) + 1), i, whole]);
      }
    }
  }
}

/** Adds a node per set and digit, unless there is one, and lists the links of each set. */
function addSets(state: State, graph: LinkGraph): SetLink[] {
  const known = new Map<string, number>();
  const key = (digit: number, bands: readonly number[]) => `${digit} ${bands.join(' ')}`;
  graph.digits.forEach((digit, node) => {
    known.set(key(digit, graph.cells.slice(node * 3, node * 3 + 3)), node);
  });
  const links: SetLink[] = [];
  for (const set of almostLockedSetsOf(state)) {
    if (set.cells.length < 2) continue;
    const nodeOf = (digit: number) => {
      const bands = set.holds.slice(digit * 3, digit * 3 + 3);
      const name = key(digit, bands);
      const node = known.get(name) ?? graph.digits.push(digit) - 1;
      if (!known.has(name)) graph.cells.push(...bands);
      known.set(name, node);
      return node;
    };
    const nodes = listDigits(set.mask).map(nodeOf);
    for (const a of nodes) for (const b of nodes) if (a < b) links.push([a, b, set]);
    linkCellsBesideSet(state, set, nodeOf, links);
  }
  return links;
}

function fillWeak(state: State, graph: LinkGraph, byDigit: number[][], withCells: boolean): void {
  const { cells, weak, words } = graph;
  for (let digit = 1; digit <= 9; digit++) {
    for (const node of byDigit[digit]) {
      let peers0 = ALL;
      let peers1 = ALL;
      let peers2 = ALL;
      for (let band = 0; band < 3; band++) {
        for (let rest = cells[node * 3 + band]; rest !== 0; rest &= rest - 1) {
          const cell = band * 27 + lowestBit(rest);
          peers0 &= PEER_BITS[cell * 3];
          peers1 &= PEER_BITS[cell * 3 + 1];
          peers2 &= PEER_BITS[cell * 3 + 2];
        }
      }
      for (const other of byDigit[digit]) {
        const i = other * 3;
        const out = (cells[i] & ~peers0) | (cells[i + 1] & ~peers1) | (cells[i + 2] & ~peers2);
        if (out === 0) weak[node * words + (other >> 5)] |= 1 << (other & 31);
      }
    }
  }
  if (!withCells) return;
  for (let cell = 0, first = 0; cell < 81; cell++) {
    const end = first + countBits(state.masks[cell]);
    for (let a = first; a < end; a++) {
      for (let b = first; b < end; b++) {
        if (a !== b) weak[a * words + (b >> 5)] |= 1 << (b & 31);
      }
    }
    first = end;
  }
}

/** @returns the graph of the state as it is now */
export function buildLinkGraph(state: State, kinds: LinkKinds): LinkGraph {
  const graph: LinkGraph = {
    count: 0,
    singles: 0,
    words: 0,
    digits: [],
    cells: [],
    weak: new Int32Array(0),
    strong: [],
    sets: new Map(),
  };
  addSingles(state, graph);
  if (kinds.groups) addGroups(state, graph);
  graph.count = graph.digits.length;
  const byDigit: number[][] = Array.from({ length: 10 }, () => []);
  graph.digits.forEach((digit, node) => {
    byDigit[digit].push(node);
  });
  graph.strong = graph.digits.map(() => []);
  if (kinds.cells) linkCells(state, graph);
  if (kinds.places) linkPlaces(state, graph, byDigit);
  if (kinds.sets) {
    const links = addSets(state, graph);
    for (let node = graph.count; node < graph.digits.length; node++) {
      byDigit[graph.digits[node]].push(node);
      graph.strong.push([]);
    }
    graph.count = graph.digits.length;
    for (const [a, b, set] of links) {
      if (graph.strong[a].includes(b)) continue;
      link(graph, a, b);
      graph.sets.set(a * graph.count + b, set);
      graph.sets.set(b * graph.count + a, set);
    }
  }
  graph.words = (graph.count + 31) >> 5;
  graph.weak = new Int32Array(graph.count * graph.words);
  fillWeak(state, graph, byDigit, kinds.cells && kinds.places);
  return graph;
}
