/**
 * One number for the difficulty, on the scale of Sudoku Explainer's ratings: that of the hardest step. Below the
 * first pattern that needs pencil marks, Sudoku Explainer tells apart what shows a digit directly: a hidden single in
 * a box (1.2) or a line (1.5), one that a locked candidate (1.7, 1.9) or a hidden pair (2.0) or triple (2.5) uncovers
 * at once, and a naked single (2.3). These are tried in that order on plain boards; only where they don't suffice does
 * the path of techniques decide.
 */
import { HOUSES } from '../grid.ts';
import type { Cell, Digit } from '../types.ts';
import { countBits, HOUSE_CELLS, lowestBit } from './cells.ts';
import { LOCKED_CANDIDATES } from './locked-candidates.ts';
import type { Stride } from './path.ts';
import { clone, place, type State } from './state.ts';

type Find = { cell: Cell; digit: Digit } | undefined;

const BOXES = [18, 19, 20, 21, 22, 23, 24, 25, 26];
const LINES = [...Array(18).keys()];

function findHidden(state: State, houses: readonly number[]): Find {
  for (const house of houses) {
    for (let digit = 1 as Digit; digit <= 9; digit++) {
      const spots = state.spots[house * 10 + digit];
      if (spots === 0 || (spots & (spots - 1)) !== 0) continue;
      return { cell: HOUSE_CELLS[house * 9 + lowestBit(spots)], digit };
    }
  }
  return undefined;
}

function findNaked(state: State): Find {
  const cell = state.masks.findIndex((mask) => mask !== 0 && (mask & (mask - 1)) === 0);
  return cell < 0 ? undefined : { cell, digit: (lowestBit(state.masks[cell]) + 1) as Digit };
}

/** A digit's last place in a box once pointing, or in a line once claiming, has cleared others. */
function findBehindLocked(state: State, technique: 0 | 1): Find {
  for (const { digits, eliminations, houses } of LOCKED_CANDIDATES[technique].findAll(state)) {
    const [digit] = digits;
    const first = houses[0] - (houses[0] % 9);
    const cleared = new Set(eliminations.map(({ cell }) => cell));
    for (let house = first; house < first + 9; house++) {
      if (countBits(state.spots[house * 10 + digit]) < 2) continue;
      const left = HOUSES[house].filter(
        (cell) => (state.masks[cell] >> (digit - 1)) & 1 && !cleared.has(cell),
      );
      if (left.length === 1) return { cell: left[0], digit };
    }
  }
  return undefined;
}

/** A digit's last place in a house once a hidden pair or triple of the house has taken its cells. */
function findBehindHidden(state: State, size: 2 | 3): Find {
  for (let house = 0; house < 27; house++) {
    const spots = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => state.spots[house * 10 + i + 1]);
    const members = spots.flatMap((mask, i) => {
      const count = countBits(mask);
      return count >= 2 && count <= size ? [i] : [];
    });
    const choose = (start: number, chosen: number, left: number, union: number): Find => {
      if (left > 0) {
        for (let i = start; i <= members.length - left; i++) {
          const mask = union | spots[members[i]];
          if (countBits(mask) > size) continue;
          const found = choose(i + 1, chosen | (1 << members[i]), left - 1, mask);
          if (found) return found;
        }
        return undefined;
      }
      for (let i = 0; i < 9; i++) {
        const rest = spots[i] & ~union;
        if ((chosen >> i) & 1 || countBits(spots[i]) < 2 || countBits(rest) !== 1) continue;
        return { cell: HOUSE_CELLS[house * 9 + lowestBit(rest)], digit: (i + 1) as Digit };
      }
      return undefined;
    };
    const found = choose(0, 0, size, 0);
    if (found) return found;
  }
  return undefined;
}

const DIRECT: readonly { rating: number; find: (state: State) => Find }[] = [
  { rating: 1.2, find: (state) => findHidden(state, BOXES) },
  { rating: 1.5, find: (state) => findHidden(state, LINES) },
  { rating: 1.7, find: (state) => findBehindLocked(state, 0) },
  { rating: 1.9, find: (state) => findBehindLocked(state, 1) },
  { rating: 2, find: (state) => findBehindHidden(state, 2) },
  { rating: 2.3, find: findNaked },
  { rating: 2.5, find: (state) => findBehindHidden(state, 3) },
];

/** @returns the rating of a board that direct steps solve; undefined where they don't */
export function rateDirect(state: State): number | undefined {
  const board = clone(state);
  let rating = 0;
  while (board.empty > 0) {
    let found: Find;
    for (const one of DIRECT) {
      found = one.find(board);
      if (found) {
        rating = Math.max(rating, one.rating);
        break;
      }
    }
    if (!found) return undefined;
    place(board, found.cell, found.digit);
  }
  return rating;
}

/** The least rating of a board that direct steps don't solve: that of pointing. */
export const BEYOND_DIRECT = 2.6;

/** @returns the rating of a board: by direct steps where they suffice, else of the hardest step of its path */
export function rate(state: State, path: readonly Stride[]): number {
  const direct = rateDirect(state);
  if (direct !== undefined) return direct;
  return path.reduce((most, { technique }) => Math.max(most, technique.rating), BEYOND_DIRECT);
}
