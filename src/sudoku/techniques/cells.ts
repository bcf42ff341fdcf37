/**
 * Tables and helpers on sets of cells and of digits. A set of cells is three integers of 27 bits, one per band of
 * three rows (cell = 27 · band + bit); a set of digits is nine bits, digit d at bit d − 1.
 */
import { CELL_COUNT, HOUSES } from '../grid.ts';
import type { Cell, Digit } from '../types.ts';

export const ALL_DIGITS = 0x1ff;
export const ROWS = [...Array(9).keys()];
export const COLUMNS = ROWS.map((i) => 9 + i);
export const BOXES = ROWS.map((i) => 18 + i);

/** Band and bit of each cell. */
export const BAND_OF = Uint8Array.from({ length: CELL_COUNT }, (_, cell) => Math.floor(cell / 27));
export const BIT_OF = Int32Array.from({ length: CELL_COUNT }, (_, cell) => 1 << (cell % 27));

/** House numbers of each cell: row at 3·cell, column at 3·cell + 1, box at 3·cell + 2. */
export const HOUSES_OF = new Uint8Array(CELL_COUNT * 3);
/** The cell's position, 0–8, in each of those houses; same layout. */
export const POSITIONS_OF = new Uint8Array(CELL_COUNT * 3);
/** The cells of house h at 9·h … 9·h + 8: HOUSES, flat. */
export const HOUSE_CELLS = Uint8Array.from(HOUSES.flat());
/** Set of a house's cells: bands at 3·house. */
export const HOUSE_BITS = new Int32Array(27 * 3);
HOUSES.forEach((cells, house) => {
  const kind = Math.floor(house / 9);
  cells.forEach((cell, position) => {
    HOUSES_OF[cell * 3 + kind] = house;
    POSITIONS_OF[cell * 3 + kind] = position;
    HOUSE_BITS[house * 3 + BAND_OF[cell]] |= BIT_OF[cell];
  });
});

/** Set of the twenty cells that share a house with a cell: bands at 3·cell. */
export const PEER_BITS = new Int32Array(CELL_COUNT * 3);
for (let cell = 0; cell < CELL_COUNT; cell++) {
  for (let band = 0; band < 3; band++) {
    let bits = 0;
    for (let kind = 0; kind < 3; kind++) bits |= HOUSE_BITS[HOUSES_OF[cell * 3 + kind] * 3 + band];
    PEER_BITS[cell * 3 + band] = band === BAND_OF[cell] ? bits & ~BIT_OF[cell] : bits;
  }
}

/** The twenty peers of each cell, ascending. */
export const PEERS: readonly (readonly Cell[])[] = Array.from({ length: CELL_COUNT }, (_, cell) =>
  listCells(PEER_BITS[cell * 3], PEER_BITS[cell * 3 + 1], PEER_BITS[cell * 3 + 2]),
);

/** @returns whether two different cells share a house */
export function isPeer(a: Cell, b: Cell): boolean {
  return (PEER_BITS[a * 3 + BAND_OF[b]] & BIT_OF[b]) !== 0;
}

/** @returns how many bits are set */
export function countBits(bits: number): number {
  let x = bits - ((bits >> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >> 2) & 0x33333333);
  return Math.imul((x + (x >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** @returns the number of the lowest bit; 31 − 32 = −1 for none */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** @returns the digits of a mask, ascending */
export function listDigits(mask: number): Digit[] {
  const digits: Digit[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) digits.push((lowestBit(rest) + 1) as Digit);
  return digits;
}

/** @returns the cells of a set, ascending */
export function listCells(band0: number, band1: number, band2: number): Cell[] {
  const cells: Cell[] = [];
  for (let rest = band0; rest !== 0; rest &= rest - 1) cells.push(lowestBit(rest));
  for (let rest = band1; rest !== 0; rest &= rest - 1) cells.push(27 + lowestBit(rest));
  for (let rest = band2; rest !== 0; rest &= rest - 1) cells.push(54 + lowestBit(rest));
  return cells;
}

/** @returns the cells of a house at the positions of a mask */
export function cellsAt(house: number, positions: number): Cell[] {
  const cells: Cell[] = [];
  for (let rest = positions; rest !== 0; rest &= rest - 1) {
    cells.push(HOUSE_CELLS[house * 9 + lowestBit(rest)]);
  }
  return cells;
}
