/**
 * Naked subset: n cells of a house with n candidates between them take these from the rest of the house. Hidden
 * subset: n digits of a house with n places between them leave these cells no other digit. A naked pair or triple
 * that lies in a box and a line and clears both is called locked.
 */
import { HOUSES } from '../grid.ts';
import type { Cell } from '../types.ts';
import { ALL_DIGITS, cellsAt, countBits, HOUSE_CELLS, HOUSES_OF } from './cells.ts';
import { candidatesOf, makeStep } from './effects.ts';
import type { State } from './state.ts';
import type { Candidate, Step, TechniqueId } from './step.ts';
import { defineTechnique, type Facts, type Report, type Search } from './technique.ts';

const NAKED: Record<number, TechniqueId> = { 2: 'naked-pair', 3: 'naked-triple', 4: 'naked-quad' };
const LOCKED: Record<number, TechniqueId> = { 2: 'locked-pair', 3: 'locked-triple' };
const HIDDEN: Record<number, TechniqueId> = {
  2: 'hidden-pair',
  3: 'hidden-triple',
  4: 'hidden-quad',
};

const members = new Int32Array(9);
const masksOf = new Int32Array(9);

/**
 * Visits every choice of `size` of the first `count` members whose masks have `size` bits between them.
 * @param visit takes the chosen members and the bits, both as masks; answers whether to stop
 */
function chooseSubsets(
  size: number,
  count: number,
  visit: (chosen: number, bits: number) => boolean,
  start = 0,
  chosen = 0,
  bits = 0,
  taken = 0,
): boolean {
  if (taken === size) return visit(chosen, bits);
  for (let i = start; i <= count - (size - taken); i++) {
    const union = bits | masksOf[i];
    if (countBits(union) > size) continue;
    const next = chosen | (1 << members[i]);
    if (chooseSubsets(size, count, visit, i + 1, next, union, taken + 1)) return true;
  }
  return false;
}

/** Keeps the members whose mask has from 2 to `size` bits. */
function gather(size: number, maskOf: (member: number) => number): number {
  let count = 0;
  for (let member = 0; member < 9; member++) {
    const mask = maskOf(member);
    if ((mask & (mask - 1)) === 0 || countBits(mask) > size) continue;
    members[count] = member;
    masksOf[count++] = mask;
  }
  return count;
}

/** The house other than this one that holds all the cells, if there is one. */
function findSharedHouse(cells: readonly Cell[], house: number): number | undefined {
  for (let kind = 0; kind < 3; kind++) {
    const other = HOUSES_OF[cells[0] * 3 + kind];
    if (other === house) continue;
    if (cells.every((cell) => HOUSES_OF[cell * 3 + kind] === other)) return other;
  }
  return undefined;
}

function clear(state: State, house: number, cells: readonly Cell[], digits: number): Candidate[] {
  const rest = HOUSES[house].filter((cell) => !cells.includes(cell));
  return candidatesOf(state, rest, digits);
}

function makeNaked(state: State, house: number, cells: Cell[], digits: number): Step | undefined {
  const here = clear(state, house, cells, digits);
  const other = cells.length < 4 ? findSharedHouse(cells, house) : undefined;
  const there = other === undefined ? [] : clear(state, other, cells, digits);
  if (here.length === 0) return undefined;
  const isLocked = there.length > 0;
  if (isLocked && house >= 18) return undefined;
  const known = new Set(here.map(({ cell, digit }) => cell * 10 + digit));
  const added = there.filter(({ cell, digit }) => !known.has(cell * 10 + digit));
  return makeStep((isLocked ? LOCKED : NAKED)[cells.length], digits, {
    eliminations: [...here, ...added],
    where: cells,
    houses: other !== undefined && isLocked ? [house, other] : [house],
  });
}

function searchNaked(size: number, isLocked: boolean): Search {
  const id = (isLocked ? LOCKED : NAKED)[size];
  return (state, report) => {
    for (let house = 0; house < 27; house++) {
      const count = gather(size, (i) => state.masks[HOUSE_CELLS[house * 9 + i]]);
      const isFound = chooseSubsets(size, count, (positions, digits) => {
        if (isLocked && !isInThree(positions)) return false;
        const step = makeNaked(state, house, cellsAt(house, positions), digits);
        return step !== undefined && step.technique === id && report(step);
      });
      if (isFound) return true;
    }
    return false;
  };
}

/** Whether positions of a line lie in one box. */
function isInThree(positions: number): boolean {
  return (positions & ~7) === 0 || (positions & ~0o70) === 0 || (positions & ~0o700) === 0;
}

function searchHidden(size: number, state: State, report: Report): boolean {
  for (let house = 0; house < 27; house++) {
    const count = gather(size, (i) => state.spots[house * 10 + i + 1]);
    const isFound = chooseSubsets(size, count, (digits, positions) => {
      const cells = cellsAt(house, positions);
      const eliminations = candidatesOf(state, cells, ALL_DIGITS & ~digits);
      if (eliminations.length === 0) return false;
      return report(
        makeStep(HIDDEN[size], digits, { eliminations, where: cells, houses: [house] }),
      );
    });
    if (isFound) return true;
  }
  return false;
}

const naked = (size: number, facts: Omit<Facts, 'id'>) =>
  defineTechnique({ id: NAKED[size], ...facts }, searchNaked(size, false));
const locked = (size: number, facts: Omit<Facts, 'id'>) =>
  defineTechnique({ id: LOCKED[size], ...facts }, searchNaked(size, true));
const hidden = (size: number, facts: Omit<Facts, 'id'>) =>
  defineTechnique({ id: HIDDEN[size], ...facts }, (state, report) =>
    searchHidden(size, state, report),
  );

export const LOCKED_PAIR = locked(2, { score: 40, level: 'medium', rating: 2.9, codes: ['0110'] });
export const LOCKED_TRIPLE = locked(3, {
  score: 60,
  level: 'medium',
  rating: 3,
  codes: ['0111'],
});
export const NAKED_PAIR = naked(2, { score: 60, level: 'medium', rating: 3, codes: ['0200'] });
export const NAKED_TRIPLE = naked(3, { score: 80, level: 'medium', rating: 3.6, codes: ['0201'] });
export const NAKED_QUAD = naked(4, { score: 120, level: 'hard', rating: 5, codes: ['0202'] });
export const HIDDEN_PAIR = hidden(2, { score: 70, level: 'medium', rating: 3.4, codes: ['0210'] });
export const HIDDEN_TRIPLE = hidden(3, {
  score: 100,
  level: 'medium',
  rating: 4,
  codes: ['0211'],
});
export const HIDDEN_QUAD = hidden(4, { score: 150, level: 'hard', rating: 5.4, codes: ['0212'] });
