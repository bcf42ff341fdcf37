/**
 * The two searches for a franken fish. Every fish: the base is chosen house by house; then the first base place not
 * covered yet is covered, or made a fin, in every way. That reaches each cover once and lets the fins' common peers
 * cut the search short. The first fish: from the place that goes, see searchTargets; about ten times as fast.
 */
import type { Cell, Digit } from '../types.ts';
import { BAND_OF, BIT_OF, countBits, HOUSE_BITS, HOUSES_OF, PEER_BITS } from './cells.ts';
import type { State } from './state.ts';

const MOST_FINS = 5;
const isBox = (house: number) => house >= 18;

/** Sets of cells, three bands each, at these offsets of a frame. */
export const ONCE = 0;
const TWICE = 3;
export const FINS = 6;
export const PEERS = 9;
export const FRAME = 12;

export type Hunt = {
  state: State;
  digit: Digit;
  isRows: boolean;
  size: number;
  isFinned: boolean;
  houses: number[];
  /** The houses chosen so far */
  base: number[];
  cover: number[];
  /** One frame a house of the base: its places in one house or more, and in two */
  bases: Int32Array;
  /** One frame a decision on the cover: the same, with the fins so far and the cells that see them all */
  covers: Int32Array;
  /** Where the next fish is left */
  found: Int32Array;
  visit: (hunt: Hunt) => boolean;
};

/** Writes the next frame: that at `from` with the places of one more house. */
function addHouse({ state, digit }: Hunt, frames: Int32Array, from: number, house: number): void {
  const to = from + FRAME;
  for (let band = 0; band < 3; band++) {
    const own = HOUSE_BITS[house * 3 + band] & state.places[digit * 3 + band];
    const once = frames[from + ONCE + band];
    frames[to + ONCE + band] = once | own;
    frames[to + TWICE + band] = frames[from + TWICE + band] | (once & own);
    frames[to + FINS + band] = frames[from + FINS + band];
    frames[to + PEERS + band] = frames[from + PEERS + band];
  }
}

/** One band of the places that lie in more houses of the base than of the cover, or the other way round. */
function outweigh(hunt: Hunt, band: number, isBase: boolean): number {
  const { bases, covers, base, found } = hunt;
  const b = base.length * FRAME + band;
  const c = found[FRAME] + band;
  return isBase
    ? (bases[b + ONCE] & ~covers[c + ONCE]) | (bases[b + TWICE] & ~covers[c + TWICE])
    : (covers[c + ONCE] & ~bases[b + ONCE]) | (covers[c + TWICE] & ~bases[b + TWICE]);
}

/** Ends a branch in which the cover is complete: `found` gets the fins and, at PEERS, what goes. */
function finish(hunt: Hunt, at: number): boolean {
  const { base, cover, found, isFinned } = hunt;
  if (!base.some(isBox) && !cover.some(isBox)) return false;
  found[FRAME] = at;
  let gone = 0;
  let fins = 0;
  for (let band = 0; band < 3; band++) {
    found[FINS + band] = outweigh(hunt, band, true);
    found[PEERS + band] = outweigh(hunt, band, false);
    gone |= found[PEERS + band];
    fins += countBits(found[FINS + band]);
  }
  if (gone === 0 || fins > 0 !== isFinned || fins > MOST_FINS) return false;
  for (let band = 0; band < 3; band++) {
    for (let rest = found[FINS + band]; rest !== 0; rest &= rest - 1) {
      const cell = band * 27 + 31 - Math.clz32(rest & -rest);
      for (let i = 0; i < 3; i++) found[PEERS + i] &= PEER_BITS[cell * 3 + i];
    }
  }
  return (found[PEERS] | found[PEERS + 1] | found[PEERS + 2]) !== 0 && hunt.visit(hunt);
}

function isFree({ covers, base }: Hunt, at: number, house: number): boolean {
  for (let band = 0; band < 3; band++) {
    if ((HOUSE_BITS[house * 3 + band] & covers[at + FINS + band]) !== 0) return false;
  }
  return !base.includes(house);
}

/** Covers the first base place that is open, or makes it a fin, in every way. */
function chooseCover(hunt: Hunt, at: number, fins: number): boolean {
  const { bases, covers, base, cover, state, digit } = hunt;
  if (cover.length === hunt.size) return finish(hunt, at);
  let cell = -1;
  for (let band = 0; band < 3 && cell < 0; band++) {
    const once = bases[base.length * FRAME + ONCE + band];
    const open = once & ~covers[at + ONCE + band] & ~covers[at + FINS + band];
    if (open !== 0) cell = band * 27 + 31 - Math.clz32(open & -open);
  }
  if (cell < 0) return false;
  for (let kind = hunt.isRows ? 1 : 0; kind < 3; kind += hunt.isRows ? 1 : 2) {
    const house = HOUSES_OF[cell * 3 + kind];
    if (!isFree(hunt, at, house)) continue;
    addHouse(hunt, covers, at, house);
    cover.push(house);
    const isDone = chooseCover(hunt, at + FRAME, fins);
    cover.pop();
    if (isDone) return true;
  }
  if (!hunt.isFinned || fins === MOST_FINS) return false;
  const to = at + FRAME;
  covers.copyWithin(to, at, to);
  let seen = 0;
  for (let band = 0; band < 3; band++) {
    covers[to + PEERS + band] &= PEER_BITS[cell * 3 + band];
    seen |= covers[to + PEERS + band] & state.places[digit * 3 + band];
  }
  if (seen === 0) return false;
  covers[to + FINS + BAND_OF[cell]] |= BIT_OF[cell];
  return chooseCover(hunt, to, fins + 1);
}

function chooseBase(hunt: Hunt, start: number): boolean {
  const { base, bases, houses } = hunt;
  const left = hunt.size - base.length;
  if (left === 0) return chooseCover(hunt, 0, 0);
  for (let i = start; i <= houses.length - left; i++) {
    addHouse(hunt, bases, base.length * FRAME, houses[i]);
    base.push(houses[i]);
    const isDone = chooseBase(hunt, i + 1);
    base.pop();
    if (isDone) return true;
  }
  return false;
}

function createHunt(
  state: State,
  digit: Digit,
  isRows: boolean,
  size: number,
  isFinned: boolean,
  visit: (hunt: Hunt) => boolean,
): Hunt {
  const covers = new Int32Array(FRAME * (size + MOST_FINS + 2));
  covers.fill(-1, PEERS, FRAME);
  const houses = [...Array(27).keys()].filter((house) => {
    const mask = state.spots[house * 10 + digit];
    return (isBox(house) || house < 9 === isRows) && (mask & (mask - 1)) !== 0;
  });
  return {
    ...{ state, digit, isRows, size, isFinned, visit, houses, covers },
    ...{ base: [], cover: [], bases: new Int32Array(FRAME * (size + 1)) },
    found: new Int32Array(FRAME + 1),
  };
}

export type Try = (hunt: Hunt) => boolean;

export function searchFish(
  size: number,
  isFinned: boolean,
  state: State,
  visit: Try,
  attempt: Try = (hunt) => chooseBase(hunt, 0),
): boolean {
  for (let digit = 1 as Digit; digit <= 9; digit++) {
    if ((state.places[digit * 3] | state.places[digit * 3 + 1] | state.places[digit * 3 + 2]) === 0)
      continue;
    for (const isRows of [true, false]) {
      if (attempt(createHunt(state, digit, isRows, size, isFinned, visit))) return true;
    }
  }
  return false;
}

/**
 * The same search turned round, for the first fish only: a place goes if, were it true, `size` houses would have
 * their places in one cover house less. Looks at no place that is in the base itself.
 */
export function searchTargets(hunt: Hunt): boolean {
  const { state, digit, isRows, isFinned } = hunt;
  const left = new Int32Array(3);
  for (let target = 0; target < 81; target++) {
    if (((state.masks[target] >> (digit - 1)) & 1) === 0) continue;
    for (let kind = isRows ? 1 : 0; kind < 3; kind += isRows ? 1 : 2) {
      const own = HOUSES_OF[target * 3 + kind];
      // Without fins, all but the places in the target's own cover house must be covered.
      const [table, at] = isFinned ? [PEER_BITS, target * 3] : [HOUSE_BITS, own * 3];
      for (let band = 0; band < 3; band++) {
        left[band] = state.places[digit * 3 + band] & ~table[at + band];
      }
      left[BAND_OF[target]] &= ~BIT_OF[target];
      hunt.cover.push(own);
      const isDone = fitBase({ hunt, target, left }, 0, 0, 0, 0, 0, 0, 0);
      hunt.cover.pop();
      if (isDone) return true;
    }
  }
  return false;
}

/** The place that is to go, and those that it leaves. */
type Aim = { hunt: Hunt; target: Cell; left: Int32Array };

const holds = (house: number, cell: Cell) =>
  (HOUSE_BITS[house * 3 + BAND_OF[cell]] & BIT_OF[cell]) !== 0;

/** Adds one more house to the base. u: the places of the base that the target leaves; c: what is covered. */
function fitBase(
  aim: Aim,
  start: number,
  u0: number,
  u1: number,
  u2: number,
  c0: number,
  c1: number,
  c2: number,
): boolean {
  const { target, left, hunt } = aim;
  const { base, houses, size } = hunt;
  if (base.length === size) return complete(hunt);
  for (let i = start; i <= houses.length - (size - base.length); i++) {
    const house = houses[i];
    if (holds(house, target) || hunt.cover.includes(house)) continue;
    const x = HOUSE_BITS[house * 3] & left[0];
    const y = HOUSE_BITS[house * 3 + 1] & left[1];
    const z = HOUSE_BITS[house * 3 + 2] & left[2];
    if (((u0 & x) | (u1 & y) | (u2 & z)) !== 0) continue;
    base.push(house);
    const isDone = fitCover(aim, i + 1, u0 | x, u1 | y, u2 | z, c0, c1, c2);
    base.pop();
    if (isDone) return true;
  }
  return false;
}

/** Covers what is open of the base, in every way, before the next house is added. */
function fitCover(
  aim: Aim,
  start: number,
  u0: number,
  u1: number,
  u2: number,
  c0: number,
  c1: number,
  c2: number,
): boolean {
  const { hunt, target } = aim;
  const [x, y, z] = [u0 & ~c0, u1 & ~c1, u2 & ~c2];
  if ((x | y | z) === 0) return fitBase(aim, start, u0, u1, u2, c0, c1, c2);
  if (hunt.cover.length === hunt.size) return false;
  const bits = x || y || z;
  const cell = (x !== 0 ? 31 : y !== 0 ? 58 : 85) - Math.clz32(bits & -bits);
  for (let kind = hunt.isRows ? 1 : 0; kind < 3; kind += hunt.isRows ? 1 : 2) {
    const house = HOUSES_OF[cell * 3 + kind];
    if (holds(house, target) || hunt.base.includes(house)) continue;
    const h = house * 3;
    hunt.cover.push(house);
    const [d0, d1, d2] = [c0 | HOUSE_BITS[h], c1 | HOUSE_BITS[h + 1], c2 | HOUSE_BITS[h + 2]];
    const isDone = fitCover(aim, start, u0, u1, u2, d0, d1, d2);
    hunt.cover.pop();
    if (isDone) return true;
  }
  return false;
}

/** Fills the frames and ends as the other search does. */
function complete(hunt: Hunt): boolean {
  const { base, cover, size } = hunt;
  if (cover.length !== size) return false;
  for (const [i, one] of base.entries()) addHouse(hunt, hunt.bases, i * FRAME, one);
  for (const [i, one] of cover.entries()) addHouse(hunt, hunt.covers, i * FRAME, one);
  return finish(hunt, size * FRAME);
}
