/**
 * Remote pair: cells with the same two candidates, linked through the houses they share, take them by turns. A cell
 * that sees two of opposite turns has neither. Four cells at least: with fewer it is a naked pair.
 */
import type { Cell } from '../types.ts';
import { countBits, isPeer, listDigits, PEER_BITS, PEERS } from './cells.ts';
import { makeStep } from './effects.ts';
import { candidatesIn, type State } from './state.ts';
import { defineTechnique, type Report } from './technique.ts';

/** The cells linked with the first one, by turns; undefined where two of the same turn see each other. */
function spread(state: State, first: Cell): Cell[][] {
  const turns: Cell[][] = [[first], []];
  const queue: { cell: Cell; turn: number }[] = [{ cell: first, turn: 0 }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const peer of PEERS[next.cell]) {
      if (state.masks[peer] !== state.masks[first]) continue;
      if (turns[0].includes(peer) || turns[1].includes(peer)) continue;
      turns[1 - next.turn].push(peer);
      queue.push({ cell: peer, turn: 1 - next.turn });
    }
  }
  return turns;
}

/** The union of the peers of some cells: three bands. */
function peersOf(cells: readonly Cell[]): number[] {
  return [0, 1, 2].map((band) =>
    cells.reduce((bits, cell) => bits | PEER_BITS[cell * 3 + band], 0),
  );
}

function isConsistent(cells: readonly Cell[]): boolean {
  return cells.every((a) => cells.every((b) => a === b || !isPeer(a, b)));
}

function searchRemotePairs(state: State, report: Report): boolean {
  const seen = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) {
    if (seen[cell] === 1 || countBits(state.masks[cell]) !== 2) continue;
    const [a, b] = spread(state, cell);
    const cells = [...a, ...b];
    for (const one of cells) seen[one] = 1;
    if (cells.length < 4 || !isConsistent(a) || !isConsistent(b)) continue;
    const [p, q] = [peersOf(a), peersOf(b)];
    const digits = listDigits(state.masks[cell]);
    const eliminations = digits
      .flatMap((digit) => candidatesIn(state, digit, p[0] & q[0], p[1] & q[1], p[2] & q[2]))
      .filter((one) => !cells.includes(one.cell));
    if (eliminations.length === 0) continue;
    const step = makeStep('remote-pair', state.masks[cell], {
      eliminations,
      where: cells,
      parts: [
        { role: 'colour-a', cells: a, digits },
        { role: 'colour-b', cells: b, digits },
      ],
    });
    if (report(step)) return true;
  }
  return false;
}

export const REMOTE_PAIR = defineTechnique(
  { id: 'remote-pair', score: 110, level: 'hard', rating: 5, codes: ['0703'] },
  searchRemotePairs,
);
