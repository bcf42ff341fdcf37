/**
 * Forcing chains, each a plain chain of links from one assumption.
 * Contradiction: a candidate whose chains strike every digit of a cell, or every place of a digit in a house, is false.
 * Verity: what follows from each candidate of a cell, or from each place of a digit in a house, holds in any case.
 *
 * Source: public descriptions (SudokuWiki, "Cell Forcing Chains" and "Unit Forcing Chains"). What follows from a candidate
 * is the union of what follows from the falsehood of all that it excludes, which the search for nice loops has laid out
 * already. Links are symmetric, so what strikes all of a choice is what each of the choice strikes: both kinds cost a few
 * operations on bit rows, and a verity is left only where something is proved true. That a candidate makes another
 * both true and false needs no search at all: it would be a discontinuous nice loop.
 */
import { lowestBit } from './cells.ts';
import { type ChainSearch, chainSearchOf, findPath, finish } from './chain-search.ts';
import { candidatesOf, linksOf } from './chain-step.ts';
import { forcingStep, type Line, listChoices } from './forcing-step.ts';
import type { Dead } from './propagation.ts';
import type { State } from './state.ts';
import type { Candidate, TechniqueId } from './step.ts';
import { defineTechnique, type Report } from './technique.ts';

/** Rows per single candidate: what is true, and what is false, if it is true. */
type Consequences = { search: ChainSearch; trueRows: Int32Array; falseRows: Int32Array };

const memory = new WeakMap<ChainSearch, Consequences>();

function consequencesOf(state: State): Consequences {
  const search = chainSearchOf(state, 'grouped');
  const known = memory.get(search);
  if (known) return known;
  finish(search);
  const { singles, words, weak } = search.graph;
  const trueRows = new Int32Array(singles * words);
  const falseRows = new Int32Array(singles * words);
  for (let x = 0; x < singles; x++) {
    const row = x * words;
    trueRows[row + (x >> 5)] |= 1 << (x & 31);
    for (let w = 0; w < words; w++) {
      for (let rest = weak[row + w]; rest !== 0; rest &= rest - 1) {
        const from = ((w << 5) + lowestBit(rest)) * words;
        for (let k = 0; k < words; k++) {
          trueRows[row + k] |= search.trueRows[from + k];
          falseRows[row + k] |= search.falseRows[from + k];
        }
      }
    }
  }
  const consequences = { search, trueRows, falseRows };
  memory.set(search, consequences);
  return consequences;
}

/** The choices of a state as node numbers, with what is left where all of a choice is struck. */
function choicesOf(state: State): { nodes: number[]; dead: Dead; candidates: Candidate[] }[] {
  const nodeOf = new Map<number, number>();
  for (let cell = 0, node = 0; cell < 81; cell++) {
    for (let rest = state.masks[cell]; rest !== 0; rest &= rest - 1) {
      nodeOf.set(cell * 10 + lowestBit(rest) + 1, node++);
    }
  }
  return listChoices(state.masks).map(({ candidates, dead }) => {
    const nodes = candidates.map(({ cell, digit }) => nodeOf.get(cell * 10 + digit) as number);
    return { nodes, dead, candidates };
  });
}

/** @returns the single nodes that are in the rows of every one of the nodes */
function inAll(graph: ChainSearch['graph'], rows: Int32Array, nodes: readonly number[]): number[] {
  const { words, singles } = graph;
  const common: number[] = [];
  for (let w = 0; w << 5 < singles; w++) {
    let row = -1;
    for (const node of nodes) row &= rows[node * words + w];
    for (; row !== 0; row &= row - 1) {
      const node = (w << 5) + lowestBit(row);
      if (node < singles) common.push(node);
    }
  }
  return common;
}

/** Number of contradictions of which `find` takes the one with the fewest links. */
const COMPARED = 24;

/** @param most number of contradictions at which to stop looking */
function searchContradictions(most: number, state: State, report: Report): boolean {
  const found: { gone: Candidate[]; line: Line }[] = [];
  const { search, falseRows } = consequencesOf(state);
  const { graph } = search;
  for (const { nodes, dead } of choicesOf(state)) {
    for (const x of inAll(graph, falseRows, nodes)) {
      if (nodes.includes(x)) continue;
      const gone = candidatesOf(graph, [x]);
      const links = nodes.flatMap((y) => linksOf(graph, findPath(graph, x, y, true, false), true));
      found.push({ gone, line: { assumed: gone, links, dead } });
      if (found.length >= most) break;
    }
    if (found.length >= most) break;
  }
  found.sort((a, b) => a.line.links.length - b.line.links.length);
  return found.some(({ gone, line }) =>
    report(forcingStep('forcing-chain-contradiction', [line], gone)),
  );
}

const VERITY: TechniqueId = 'forcing-chain-verity';

function searchVerities(state: State, report: Report): boolean {
  const { search, trueRows } = consequencesOf(state);
  const { graph } = search;
  for (const { nodes, candidates } of choicesOf(state)) {
    if (nodes.length < 2) continue;
    for (const y of inAll(graph, trueRows, nodes)) {
      const lines = nodes.map((x, i): Line => {
        const links = x === y ? [] : linksOf(graph, findPath(graph, x, y, true), true);
        return { assumed: [candidates[i]], links };
      });
      if (report(forcingStep(VERITY, lines, [], candidatesOf(graph, [y])))) return true;
    }
  }
  return false;
}

const facts = { score: 500, level: 'extreme' } as const;

export const FORCING_CHAIN_CONTRADICTION = defineTechnique(
  { ...facts, id: 'forcing-chain-contradiction', rating: 8.4, codes: ['1301'] },
  (state, report) => searchContradictions(COMPARED, state, report),
  (state, report) => searchContradictions(Number.POSITIVE_INFINITY, state, report),
);

export const FORCING_CHAIN_VERITY = defineTechnique(
  { ...facts, id: VERITY, rating: 8.4, codes: ['1302'] },
  searchVerities,
);
