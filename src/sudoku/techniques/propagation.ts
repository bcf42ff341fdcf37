/**
 * What follows from an assumption by singles alone: naked and hidden ones are taken until none is left or a cell, or a
 * digit in a house, has no place. Each struck candidate remembers the placement that struck it, so that afterwards the
 * placements that a result rests on can be told from all the others.
 *
 * Plain arrays of small integers, as they are copied for every assumption and typed arrays of this size are slow to make.
 * Rejected: a copy of the whole state with `place`, which keeps views up to date that nothing here reads; stronger techniques inside, which make shorter proofs that are harder to follow.
 */
import type { Cell, Digit } from '../types.ts';
import { HOUSE_CELLS, lowestBit, PEERS } from './cells.ts';
import type { State } from './state.ts';
import type { Candidate, ChainLink, ChainNode } from './step.ts';

/** A placement, and the house in which its digit had no other place; −1 where its cell had no other digit, or by assumption. */
export type Placement = Candidate & { house: number };

/** What has no place left: a cell, or a digit in a house. */
export type Dead = { kind: 'cell'; cell: Cell } | { kind: 'house'; house: number; digit: Digit };

export type World = {
  /** Candidates of each cell as nine bits; a placed cell keeps its one */
  masks: number[];
  /** The candidates before any assumption */
  before: readonly number[];
  /** 1 for a cell whose digit has been taken to its peers */
  placed: number[];
  /** Index of the placement that struck a candidate, at 9 · cell + digit − 1 */
  causes: number[];
  placements: Placement[];
  dead?: Dead;
};

export function createWorld(state: State): World {
  const masks = Array.from(state.masks);
  const placed = masks.map(() => 0);
  state.values.forEach((value, cell) => {
    if (value === 0) return;
    masks[cell] = 1 << (value - 1);
    placed[cell] = 1;
  });
  const causes: number[] = new Array(729).fill(-1);
  return { masks, before: masks.slice(), placed, causes, placements: [] };
}

function copyWorld(world: World): World {
  return {
    masks: world.masks.slice(),
    before: world.before,
    placed: world.placed.slice(),
    causes: world.causes.slice(),
    placements: world.placements.slice(),
  };
}

function placeIn(world: World, cell: Cell, bit: number, house: number): boolean {
  const { masks, placed, causes } = world;
  const index = world.placements.push({ cell, digit: (lowestBit(bit) + 1) as Digit, house }) - 1;
  for (let rest = masks[cell] & ~bit; rest !== 0; rest &= rest - 1) {
    causes[cell * 9 + lowestBit(rest)] = index;
  }
  masks[cell] = bit;
  placed[cell] = 1;
  for (const peer of PEERS[cell]) {
    if ((masks[peer] & bit) === 0) continue;
    masks[peer] &= ~bit;
    causes[peer * 9 + lowestBit(bit)] = index;
    if (masks[peer] === 0 && world.dead === undefined) world.dead = { kind: 'cell', cell: peer };
  }
  return world.dead === undefined;
}

function takeHidden(world: World, house: number): boolean {
  const { masks, placed } = world;
  let once = 0;
  let twice = 0;
  for (let i = house * 9; i < house * 9 + 9; i++) {
    const mask = masks[HOUSE_CELLS[i]];
    twice |= once & mask;
    once |= mask;
  }
  if (once !== 0x1ff) {
    world.dead = { kind: 'house', house, digit: (lowestBit(~once) + 1) as Digit };
    return false;
  }
  const single = once & ~twice;
  for (let i = house * 9; i < house * 9 + 9; i++) {
    const cell = HOUSE_CELLS[i];
    const bit = masks[cell] & single;
    if (bit !== 0 && placed[cell] === 0 && !placeIn(world, cell, bit & -bit, house)) return false;
  }
  return true;
}

function takeSingles(world: World): void {
  const { masks, placed, placements } = world;
  for (let known = -1; known !== placements.length; ) {
    known = placements.length;
    for (let cell = 0; cell < 81; cell++) {
      const mask = masks[cell];
      if (placed[cell] === 1 || (mask & (mask - 1)) !== 0) continue;
      if (!placeIn(world, cell, mask, -1)) return;
    }
    if (placements.length > known) continue;
    for (let house = 0; house < 27; house++) if (!takeHidden(world, house)) return;
  }
}

/** @returns the world in which the candidate is true, with all that singles make of it; the given one is left as it is */
export function assume(world: World, { cell, digit }: Candidate): World {
  const next = copyWorld(world);
  if (placeIn(next, cell, 1 << (digit - 1), -1)) takeSingles(next);
  return next;
}

/** @returns candidates whose absence makes the placement, or the contradiction, what it is */
function premisesOf(world: World, { cell, digit, house }: Placement): Candidate[] {
  if (house < 0) return lostIn(world, cell).filter((lost) => lost.digit !== digit);
  return lostOf(world, house, digit).filter((lost) => lost.cell !== cell);
}

function lostIn(world: World, cell: Cell): Candidate[] {
  const lost: Candidate[] = [];
  for (let rest = world.before[cell]; rest !== 0; rest &= rest - 1) {
    lost.push({ cell, digit: (lowestBit(rest) + 1) as Digit });
  }
  return lost;
}

function lostOf(world: World, house: number, digit: Digit): Candidate[] {
  return Array.from(HOUSE_CELLS.subarray(house * 9, house * 9 + 9))
    .filter((cell) => ((world.before[cell] >> (digit - 1)) & 1) === 1)
    .map((cell) => ({ cell, digit }));
}

function nodeOf({ cell, digit }: Candidate): ChainNode {
  return { cells: [cell], digit };
}

/**
 * Tells how the assumptions lead to what is false in the end.
 * @param goals candidates that are struck
 * @param assumed number of leading placements that are not to be explained, by index
 * @returns weak links from each placement to what it strikes, and strong ones from there to the next placement; where
 * several candidates must be struck for a placement, their links come together before it
 */
export function explain(
  world: World,
  goals: readonly Candidate[],
  assumed: ReadonlySet<number>,
): ChainLink[] {
  const { causes, placements } = world;
  const needed = new Set<number>();
  const need = (lost: readonly Candidate[]) => {
    for (const { cell, digit } of lost) {
      const index = causes[cell * 9 + digit - 1];
      if (needed.has(index)) continue;
      needed.add(index);
      if (!assumed.has(index)) need(premisesOf(world, placements[index]));
    }
  };
  need(goals);
  const links: ChainLink[] = [];
  const strike = (lost: Candidate) => {
    const cause = placements[causes[lost.cell * 9 + lost.digit - 1]];
    links.push({ from: nodeOf(cause), to: nodeOf(lost), kind: 'weak' });
  };
  for (const index of [...needed].sort((a, b) => a - b)) {
    if (assumed.has(index)) continue;
    const premises = premisesOf(world, placements[index]);
    premises.forEach(strike);
    for (const lost of premises) {
      links.push({ from: nodeOf(lost), to: nodeOf(placements[index]), kind: 'strong' });
    }
  }
  goals.forEach(strike);
  return links;
}

/** @returns the candidates that the contradiction lacks */
export function lostInTheEnd(world: World): Candidate[] {
  const { dead } = world;
  if (dead === undefined) return [];
  return dead.kind === 'cell' ? lostIn(world, dead.cell) : lostOf(world, dead.house, dead.digit);
}
