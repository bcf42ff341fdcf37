/**
 * Fish: the places of a digit in n parallel lines (the base) lie in n crossing lines (the cover), so the rest of the
 * cover has none. Finned: some places of the base, all in one box, lie outside the cover; then only cover cells that
 * see all of these fins are cleared. Sashimi: without its fins a base line keeps fewer than two places. Siamese: two
 * finned fish with the same base and different covers, taken together; a sashimi one where both are.
 * Worked on lines of nine bits instead of sets of cells, so that rows and columns share the code.
 */
import type { Cell, Digit } from '../types.ts';
import { countBits } from './cells.ts';
import { joinSteps, makeStep } from './effects.ts';
import type { State } from './state.ts';
import type { Candidate, Step, TechniqueId } from './step.ts';
import { defineTechnique, type Facts, type Report } from './technique.ts';

const NAMES = { 2: 'x-wing', 3: 'swordfish', 4: 'jellyfish' } as const;
type Size = keyof typeof NAMES;
const STACKS = [0o7, 0o70, 0o700];

/** The base lines of one digit in one direction, as they are chosen. */
type Base = { digit: Digit; isRows: boolean; lines: number; union: number };

const cellOf = (isRows: boolean, line: number, position: number): Cell =>
  isRows ? line * 9 + position : position * 9 + line;

/** Positions of the digit in a line of the base's direction. */
const spotsIn = (state: State, { digit, isRows }: Base, line: number): number =>
  state.spots[(isRows ? line : 9 + line) * 10 + digit];

function listBits(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((i) => (mask >> i) & 1);
}

/** Visits every choice of `size` lines that have the digit at two positions or more. */
function chooseBases(
  state: State,
  size: Size,
  most: number,
  visit: (base: Base) => boolean,
): boolean {
  for (let digit = 1; digit <= 9; digit++) {
    for (const isRows of [true, false]) {
      const base: Base = { digit: digit as Digit, isRows, lines: 0, union: 0 };
      const offset = (isRows ? 0 : 90) + digit;
      const choose = (start: number, left: number, lines: number, union: number): boolean => {
        if (left === 0) {
          base.lines = lines;
          base.union = union;
          return visit(base);
        }
        for (let line = start; line <= 9 - left; line++) {
          const mask = state.spots[offset + line * 10];
          if ((mask & (mask - 1)) === 0 || countBits(union | mask) > most) continue;
          if (choose(line + 1, left - 1, lines | (1 << line), union | mask)) return true;
        }
        return false;
      };
      if (choose(0, size, 0, 0)) return true;
    }
  }
  return false;
}

/** The candidates at some positions of some lines. */
function candidatesAt(state: State, base: Base, lines: number, positions: number): Candidate[] {
  return listBits(lines).flatMap((line) =>
    listBits(spotsIn(state, base, line) & positions).map((position) => ({
      cell: cellOf(base.isRows, line, position),
      digit: base.digit,
    })),
  );
}

function makeFish(
  technique: TechniqueId,
  state: State,
  base: Base,
  cover: number,
  eliminations: Candidate[],
): Step {
  const { digit, isRows, lines } = base;
  const cellsAt = (positions: number) =>
    candidatesAt(state, base, lines, positions).map(({ cell }) => cell);
  const digits = [digit];
  const baseHouses = listBits(lines).map((line) => (isRows ? line : 9 + line));
  const coverHouses = listBits(cover).map((position) => (isRows ? 9 + position : position));
  const fins = cellsAt(0x1ff & ~cover);
  return makeStep(technique, 1 << (digit - 1), {
    eliminations,
    where: cellsAt(cover),
    because: fins,
    houses: [...baseHouses, ...coverHouses],
    parts: [
      ...baseHouses.map((house) => ({ role: 'base' as const, cells: [], digits, house })),
      ...coverHouses.map((house) => ({ role: 'cover' as const, cells: [], digits, house })),
      ...(fins.length > 0 ? [{ role: 'fin' as const, cells: fins, digits }] : []),
    ],
  });
}

function searchBasic(size: Size, state: State, report: Report): boolean {
  return chooseBases(state, size, size, (base) => {
    const eliminations = candidatesAt(state, base, 0x1ff & ~base.lines, base.union);
    if (eliminations.length === 0) return false;
    return report(makeFish(NAMES[size], state, base, base.union, eliminations));
  });
}

/** Visits every choice of `size` bits of a mask. */
function chooseBits(mask: number, size: number, visit: (chosen: number) => boolean): boolean {
  for (let chosen = mask; chosen !== 0; chosen = (chosen - 1) & mask) {
    if (countBits(chosen) === size && visit(chosen)) return true;
  }
  return false;
}

/** Visits the finned fish of a base: all fins in one box, something to clear. */
function visitFinned(
  state: State,
  base: Base,
  size: Size,
  visit: (cover: number, isSashimi: boolean, eliminations: Candidate[]) => boolean,
): boolean {
  for (const stack of STACKS) {
    const outside = base.union & ~stack;
    const left = size - countBits(outside);
    if (left < 1) continue;
    const isFound = chooseBits(base.union & stack, left, (inStack) => {
      const cover = outside | inStack;
      let finLines = 0;
      let isSashimi = false;
      for (let line = 0; line < 9; line++) {
        if (((base.lines >> line) & 1) === 0) continue;
        const mask = spotsIn(state, base, line);
        if ((mask & ~cover) === 0) continue;
        finLines |= 1 << line;
        const rest = mask & cover;
        if ((rest & (rest - 1)) === 0) isSashimi = true;
      }
      const finStack = STACKS.find((lines) => (finLines & ~lines) === 0);
      if (finLines === 0 || finStack === undefined) return false;
      const eliminations = candidatesAt(state, base, finStack & ~base.lines, inStack);
      return eliminations.length > 0 && visit(cover, isSashimi, eliminations);
    });
    if (isFound) return true;
  }
  return false;
}

function searchFinned(size: Size, isSashimi: boolean, state: State, report: Report): boolean {
  const technique = `${isSashimi ? 'sashimi' : 'finned'}-${NAMES[size]}` as const;
  return chooseBases(state, size, size + 2, (base) =>
    visitFinned(
      state,
      base,
      size,
      (cover, is, eliminations) =>
        is === isSashimi && report(makeFish(technique, state, base, cover, eliminations)),
    ),
  );
}

function searchSiamese(size: 3 | 4, isSashimi: boolean, state: State, report: Report): boolean {
  const technique = `siamese-${isSashimi ? 'sashimi' : 'finned'}-${NAMES[size]}` as const;
  return chooseBases(state, size, size + 2, (base) => {
    const fish: { step: Step; isSashimi: boolean }[] = [];
    visitFinned(state, base, size, (cover, is, eliminations) => {
      fish.push({ step: makeFish(technique, state, base, cover, eliminations), isSashimi: is });
      return false;
    });
    return fish.some((a, i) =>
      fish.slice(0, i).some((b) => {
        if ((a.isSashimi && b.isSashimi) !== isSashimi) return false;
        const joined = joinSteps(technique, a.step, b.step);
        const { length } = joined.eliminations;
        if (length === a.step.eliminations.length || length === b.step.eliminations.length)
          return false;
        return report(joined);
      }),
    );
  });
}

const basic = (size: Size, facts: Omit<Facts, 'id'>) =>
  defineTechnique({ id: NAMES[size], ...facts }, (state, report) =>
    searchBasic(size, state, report),
  );
const finned = (size: Size, isSashimi: boolean, facts: Omit<Facts, 'id'>) =>
  defineTechnique(
    { id: `${isSashimi ? 'sashimi' : 'finned'}-${NAMES[size]}` as const, ...facts },
    (state, report) => searchFinned(size, isSashimi, state, report),
  );
/** Finds nothing first: wherever there is one, one of its two fish comes before it. */
const siamese = (size: 3 | 4, isSashimi: boolean, facts: Omit<Facts, 'id'>) =>
  defineTechnique(
    { id: `siamese-${isSashimi ? 'sashimi' : 'finned'}-${NAMES[size]}` as const, ...facts },
    () => false,
    (state, report) => searchSiamese(size, isSashimi, state, report),
  );

export const X_WING = basic(2, { score: 140, level: 'hard', rating: 3.2, codes: ['0300'] });
export const SWORDFISH = basic(3, { score: 150, level: 'hard', rating: 3.8, codes: ['0301'] });
export const JELLYFISH = basic(4, { score: 160, level: 'hard', rating: 5.2, codes: ['0302'] });

export const FINNED_X_WINGS = [
  finned(2, false, { score: 130, level: 'hard', rating: 4.3, codes: ['0310'] }),
  finned(2, true, { score: 150, level: 'hard', rating: 4.3, codes: ['0320'] }),
];
export const FINNED_SWORDFISH = [
  finned(3, false, { score: 200, level: 'unfair', rating: 5.6, codes: ['0311'] }),
  siamese(3, false, { score: 200, level: 'unfair', rating: 5.6, codes: ['03111'] }),
  finned(3, true, { score: 240, level: 'unfair', rating: 5.7, codes: ['0321'] }),
  siamese(3, true, { score: 240, level: 'unfair', rating: 5.7, codes: ['03211'] }),
];
export const FINNED_JELLYFISH = [
  finned(4, false, { score: 250, level: 'unfair', rating: 6, codes: ['0312'] }),
  siamese(4, false, { score: 250, level: 'unfair', rating: 6, codes: ['03121'] }),
  finned(4, true, { score: 260, level: 'unfair', rating: 6.1, codes: ['0322'] }),
  siamese(4, true, { score: 260, level: 'unfair', rating: 6.1, codes: ['03221'] }),
];
