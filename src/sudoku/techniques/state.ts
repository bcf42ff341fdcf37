/**
 * The board as a player with full pencil marks sees it, kept in three views that place and eliminate hold in step:
 * candidates per cell, cells per digit, positions per house and digit.
 */
import { CELL_COUNT } from '../grid.ts';
import type { Cell, Digit, Grid } from '../types.ts';
import { ALL_DIGITS, BAND_OF, BIT_OF, HOUSES_OF, PEERS, POSITIONS_OF } from './cells.ts';
import type { Candidate, Step } from './step.ts';

export type State = {
  /** 81 values, 0 for an empty cell */
  values: Grid;
  /** 1 where the value is printed by the puzzle */
  givens: Uint8Array;
  /** Candidates of each cell as nine bits (digit d at bit d − 1); 0 for a filled cell */
  masks: Uint16Array;
  /** Cells in which a digit is a candidate: bands of 27 bits at 3·digit */
  places: Int32Array;
  /** Positions, as nine bits, at which a digit is a candidate in a house: at 10·house + digit */
  spots: Uint16Array;
  /** Number of empty cells */
  empty: number;
  /** Whether the puzzle is known to have one solution; the uniqueness techniques need it */
  isUnique: boolean;
};

export type StateOptions = {
  /** The printed values, 0 elsewhere; without it every value counts as given */
  givens?: Grid;
  isUnique?: boolean;
  /** Candidates already struck out */
  removed?: readonly Candidate[];
};

/** @returns the state with every candidate that no filled peer excludes, less the removed ones */
export function createState(grid: Grid, options: StateOptions = {}): State {
  const { givens = grid, isUnique = false, removed = [] } = options;
  const state: State = {
    values: new Uint8Array(CELL_COUNT),
    givens: Uint8Array.from(givens, (value) => (value === 0 ? 0 : 1)),
    masks: new Uint16Array(CELL_COUNT).fill(ALL_DIGITS),
    places: new Int32Array(30).fill(0x7ffffff),
    spots: new Uint16Array(270).fill(ALL_DIGITS),
    empty: CELL_COUNT,
    isUnique,
  };
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (grid[cell] !== 0) place(state, cell, grid[cell] as Digit);
  }
  for (const { cell, digit } of removed) eliminate(state, cell, digit);
  return state;
}

/** @returns a copy that shares nothing with the state */
export function clone(state: State): State {
  return {
    values: state.values.slice(),
    givens: state.givens.slice(),
    masks: state.masks.slice(),
    places: state.places.slice(),
    spots: state.spots.slice(),
    empty: state.empty,
    isUnique: state.isUnique,
  };
}

/** @returns whether the digit is a candidate of the cell */
export function isCandidate(state: State, cell: Cell, digit: Digit): boolean {
  return ((state.masks[cell] >> (digit - 1)) & 1) === 1;
}

/** Strikes a candidate out. Without effect where it is none. */
export function eliminate(state: State, cell: Cell, digit: Digit): void {
  const bit = 1 << (digit - 1);
  if ((state.masks[cell] & bit) === 0) return;
  state.masks[cell] &= ~bit;
  state.places[digit * 3 + BAND_OF[cell]] &= ~BIT_OF[cell];
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    state.spots[HOUSES_OF[i] * 10 + digit] &= ~(1 << POSITIONS_OF[i]);
  }
}

/** Writes a digit into an empty cell and strikes it out among the peers. */
export function place(state: State, cell: Cell, digit: Digit): void {
  for (let d = 1; d <= 9; d++) eliminate(state, cell, d as Digit);
  state.values[cell] = digit;
  state.empty--;
  for (const peer of PEERS[cell]) eliminate(state, peer, digit);
}

/** Does what a step says. */
export function apply(state: State, step: Step): void {
  for (const { cell, digit } of step.placements) {
    if (state.values[cell] === 0) place(state, cell, digit);
  }
  for (const { cell, digit } of step.eliminations) eliminate(state, cell, digit);
}

/** @returns the candidates of a digit in a set of cells, as eliminations of a step */
export function candidatesIn(
  state: State,
  digit: Digit,
  band0: number,
  band1: number,
  band2: number,
): Candidate[] {
  const found: Candidate[] = [];
  const bands = [band0, band1, band2];
  for (let band = 0; band < 3; band++) {
    let rest = bands[band] & state.places[digit * 3 + band];
    for (; rest !== 0; rest &= rest - 1) {
      found.push({ cell: band * 27 + 31 - Math.clz32(rest & -rest), digit });
    }
  }
  return found;
}
