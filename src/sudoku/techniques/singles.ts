/**
 * Full house: the last empty cell of a house. Naked single: a cell with one candidate. Hidden single: a digit with
 * one place in a house. Both singles are looked for box by box first, where players look first.
 */
import { HOUSES } from '../grid.ts';
import type { Cell, Digit } from '../types.ts';
import { HOUSE_CELLS, HOUSES_OF, lowestBit, PEERS } from './cells.ts';
import { makeStep } from './effects.ts';
import type { State } from './state.ts';
import type { Step, TechniqueId } from './step.ts';
import { defineTechnique, type Report } from './technique.ts';

/** Houses in the order in which singles are looked for. */
const BOXES_FIRST = [...Array(27).keys()].map((i) => (i + 18) % 27);

function makeSingle(
  technique: TechniqueId,
  cell: Cell,
  digit: Digit,
  house: number | undefined,
  because: Cell[],
): Step {
  return makeStep(technique, 1 << (digit - 1), {
    placements: [{ cell, digit }],
    where: [cell],
    because,
    houses: house === undefined ? [] : [house],
  });
}

function searchFullHouses(state: State, report: Report): boolean {
  const { values, masks } = state;
  for (let cell = 0; cell < 81; cell++) {
    const mask = masks[cell];
    if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
    for (let kind = 2; kind >= 0; kind--) {
      const house = HOUSES_OF[cell * 3 + kind];
      if (HOUSES[house].some((other) => other !== cell && values[other] === 0)) continue;
      const because = HOUSES[house].filter((other) => other !== cell);
      if (report(makeSingle('full-house', cell, (lowestBit(mask) + 1) as Digit, house, because)))
        return true;
      break;
    }
  }
  return false;
}

/** The filled peers that leave the cell its one digit: for every other digit the first there is. */
function findExcluders(state: State, cell: Cell): Cell[] {
  const found: Cell[] = [];
  let seen = 0;
  for (const peer of PEERS[cell]) {
    const bit = 1 << state.values[peer];
    if (state.values[peer] === 0 || (seen & bit) !== 0) continue;
    seen |= bit;
    found.push(peer);
  }
  return found;
}

function searchNakedSingles(state: State, report: Report): boolean {
  for (let cell = 0; cell < 81; cell++) {
    const mask = state.masks[cell];
    if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
    const digit = (lowestBit(mask) + 1) as Digit;
    if (report(makeSingle('naked-single', cell, digit, undefined, findExcluders(state, cell))))
      return true;
  }
  return false;
}

/** The cells that keep the digit out of the rest of a house. */
function findBlockers(state: State, house: number, digit: Digit): Cell[] {
  const found: Cell[] = [];
  for (const cell of HOUSES[house]) {
    if (state.values[cell] !== 0) continue;
    for (const peer of PEERS[cell]) if (state.values[peer] === digit) found.push(peer);
  }
  return found;
}

function searchHiddenSingles(state: State, report: Report): boolean {
  const { spots } = state;
  for (const house of BOXES_FIRST) {
    for (let digit = 1; digit <= 9; digit++) {
      const mask = spots[house * 10 + digit];
      if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
      const cell = HOUSE_CELLS[house * 9 + lowestBit(mask)];
      const because = findBlockers(state, house, digit as Digit);
      if (report(makeSingle('hidden-single', cell, digit as Digit, house, because))) return true;
    }
  }
  return false;
}

export const FULL_HOUSE = defineTechnique(
  { id: 'full-house', score: 4, level: 'easy', rating: 1, codes: ['0000'] },
  searchFullHouses,
);
export const HIDDEN_SINGLE = defineTechnique(
  { id: 'hidden-single', score: 14, level: 'easy', rating: 1.5, codes: ['0002'] },
  searchHiddenSingles,
);
export const NAKED_SINGLE = defineTechnique(
  { id: 'naked-single', score: 4, level: 'easy', rating: 2.3, codes: ['0003'] },
  searchNakedSingles,
);
