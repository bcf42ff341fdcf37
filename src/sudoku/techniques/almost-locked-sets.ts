/**
 * Almost locked sets: n empty cells of one house that hold n + 1 digits between them. If one of the digits is in none of
 * the cells, every other digit is in one of them.
 *
 * Source: the sets' public description (SudokuWiki, "Almost Locked Sets"). All subsets of each house are counted through as
 * nine bits, each one's digits from those of the subset without its lowest cell; a set inside a box and a line is taken
 * from the line alone, so none comes twice. Rejected: a recursive walk that leaves subsets with too many digits early,
 * which spends more on the calls than it saves.
 */
import type { Cell } from '../types.ts';
import { BAND_OF, BIT_OF, cellsAt, countBits, HOUSE_CELLS, lowestBit, PEER_BITS } from './cells.ts';
import type { State } from './state.ts';

export type AlmostLockedSet = {
  cells: Cell[];
  /** Digits of all the cells, as nine bits */
  mask: number;
  house: number;
  /** Bands, at 3·digit, of the set's cells that hold the digit */
  holds: number[];
  /** Bands, at 3·digit, of the candidates of the digit that see all of those cells */
  sees: number[];
};

const ALL = 0x7ffffff;

/** @returns the set of those cells; `mask` are the digits of all of them */
export function describeSet(
  state: State,
  cells: Cell[],
  mask: number,
  house: number,
): AlmostLockedSet {
  const holds: number[] = new Array(30).fill(0);
  const sees: number[] = new Array(30).fill(0);
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest) + 1;
    let peers0 = ALL;
    let peers1 = ALL;
    let peers2 = ALL;
    for (const cell of cells) {
      if (((state.masks[cell] >> (digit - 1)) & 1) === 0) continue;
      holds[digit * 3 + BAND_OF[cell]] |= BIT_OF[cell];
      peers0 &= PEER_BITS[cell * 3];
      peers1 &= PEER_BITS[cell * 3 + 1];
      peers2 &= PEER_BITS[cell * 3 + 2];
    }
    sees[digit * 3] = peers0 & state.places[digit * 3];
    sees[digit * 3 + 1] = peers1 & state.places[digit * 3 + 1];
    sees[digit * 3 + 2] = peers2 & state.places[digit * 3 + 2];
  }
  return { cells, mask, house, holds, sees };
}

const SIZES = Uint8Array.from({ length: 512 }, (_, bits) => countBits(bits));

/** @returns whether the positions of a box lie in one of its rows or columns, so that a line has them too */
function isInLine(positions: number): boolean {
  for (let i = 0; i < 3; i++) {
    if ((positions & ~(7 << (3 * i))) === 0 || (positions & ~(0x49 << i)) === 0) return true;
  }
  return false;
}

/** @returns the sets, each once, small ones first; a cell with two candidates is one */
export function findAlmostLockedSets(state: State): AlmostLockedSet[] {
  const sets: AlmostLockedSet[] = [];
  const masks = new Uint16Array(512);
  for (let house = 0; house < 27; house++) {
    let open = 0;
    for (let i = 0; i < 9; i++) if (state.masks[HOUSE_CELLS[house * 9 + i]] !== 0) open |= 1 << i;
    for (let subset = 1; subset <= open; subset++) {
      if ((subset & ~open) !== 0) continue;
      const cell = HOUSE_CELLS[house * 9 + lowestBit(subset)];
      const mask = masks[subset & (subset - 1)] | state.masks[cell];
      masks[subset] = mask;
      if (SIZES[mask] !== SIZES[subset] + 1) continue;
      if (house >= 9 && (SIZES[subset] === 1 || (house >= 18 && isInLine(subset)))) continue;
      sets.push(describeSet(state, cellsAt(house, subset), mask, house));
    }
  }
  return sets.sort((a, b) => a.cells.length - b.cells.length);
}

const memory = new WeakMap<State, { masks: Uint16Array; sets: AlmostLockedSet[] }>();

/** @returns all sets of the state, counted once for as long as its candidates stay what they are */
export function almostLockedSetsOf(state: State): AlmostLockedSet[] {
  const known = memory.get(state);
  if (known?.masks.every((mask, cell) => mask === state.masks[cell])) return known.sets;
  const sets = findAlmostLockedSets(state);
  memory.set(state, { masks: state.masks.slice(), sets });
  return sets;
}

/** @returns the digits, as nine bits, that only one of the two sets can hold: all their cells for it see one another */
export function restrictedCommons(a: AlmostLockedSet, b: AlmostLockedSet): number {
  let commons = 0;
  for (let rest = a.mask & b.mask; rest !== 0; rest &= rest - 1) {
    const i = (lowestBit(rest) + 1) * 3;
    const out =
      (b.holds[i] & ~a.sees[i]) |
      (b.holds[i + 1] & ~a.sees[i + 1]) |
      (b.holds[i + 2] & ~a.sees[i + 2]);
    if (out === 0) commons |= rest & -rest;
  }
  return commons;
}
