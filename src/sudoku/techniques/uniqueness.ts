/**
 * Uniqueness tests and hidden rectangle. If four empty cells in two rows, two columns and two boxes held two digits a
 * and b alone, these could be exchanged and the puzzle would have two solutions. So something must prevent it:
 * 1 — three corners have only a and b: the fourth is neither. 2 — two corners in a line have one more digit c, 5 — two
 * across or three have: one of them is c. 3 — the further digits of two corners form a naked subset with other cells.
 * 4 — a has no other place in the house of the two: they are not b. 6 — a makes an X-wing of the corners, two across
 * have only a and b: the others are not a. Hidden rectangle — one corner has only a and b, and a has no other place in
 * the row and the column of the one across: that is not b.
 * Candidates of a and b may be missing; the argument is on the solution. Only where the solution is unique.
 */
import { HOUSES } from '../grid.ts';
import type { Cell, Digit } from '../types.ts';
import { cellsAt, countBits, HOUSES_OF, listDigits, lowestBit } from './cells.ts';
import { candidatesOf, candidatesSeeing, makeStep } from './effects.ts';
import { ACROSS, IN_COLUMN, IN_ROW, RECTANGLES, type Rectangle } from './rectangles.ts';
import type { State } from './state.ts';
import type { Candidate, Part, Step, TechniqueId } from './step.ts';
import { defineTechnique, type Facts, type Report } from './technique.ts';

/** A rectangle of empty cells with the two digits that might be exchanged, and which corners have others too. */
type Case = {
  state: State;
  corners: Rectangle;
  /** The two digits */
  pair: number;
  /** Digits of the corners besides the pair */
  extras: readonly [number, number, number, number];
  /** Indices of the corners without other digits, and of those with */
  floor: number[];
  roof: number[];
};

type Search = (one: Case, report: Report) => boolean;

function searchCases(state: State, report: Report, search: Search): boolean {
  if (!state.isUnique) return false;
  const { masks } = state;
  for (const corners of RECTANGLES) {
    const [a, b, c, d] = corners;
    if (masks[a] === 0 || masks[b] === 0 || masks[c] === 0 || masks[d] === 0) continue;
    let tried = 0;
    for (let corner = 0; corner < 4; corner++) {
      const pair = masks[corners[corner]];
      if (countBits(pair) !== 2 || tried === pair) continue;
      if ((masks[a] & pair) === 0 || (masks[b] & pair) === 0) continue;
      if ((masks[c] & pair) === 0 || (masks[d] & pair) === 0) continue;
      tried = pair;
      const extras = [
        masks[a] & ~pair,
        masks[b] & ~pair,
        masks[c] & ~pair,
        masks[d] & ~pair,
      ] as const;
      const floor = [0, 1, 2, 3].filter((i) => extras[i] === 0);
      const roof = [0, 1, 2, 3].filter((i) => extras[i] !== 0);
      if (search({ state, corners, pair, extras, floor, roof }, report)) return true;
    }
  }
  return false;
}

function makeRectangle(
  technique: TechniqueId,
  { corners, pair, floor, roof }: Case,
  eliminations: Candidate[],
  more: { because?: Cell[]; houses?: number[]; parts?: Part[] } = {},
): Step {
  const { parts = [], ...rest } = more;
  const digits = listDigits(pair);
  const cellsOf = (indices: readonly number[]) => indices.map((i) => corners[i]);
  return makeStep(technique, pair, {
    eliminations,
    where: [...corners],
    ...rest,
    parts: [
      { role: 'rectangle', cells: [...corners], digits },
      { role: 'floor', cells: cellsOf(floor), digits },
      { role: 'roof', cells: cellsOf(roof), digits },
      ...parts,
    ],
  });
}

const isAcross = ([i, j]: number[]) => ACROSS[i] === j;

/** The houses that hold both cells. */
function sharedHouses(a: Cell, b: Cell): number[] {
  return [0, 1, 2].flatMap((kind) => {
    const house = HOUSES_OF[a * 3 + kind];
    return house === HOUSES_OF[b * 3 + kind] ? [house] : [];
  });
}

function searchOne(one: Case, report: Report): boolean {
  const { state, corners, pair, floor, roof } = one;
  if (floor.length !== 3) return false;
  const eliminations = candidatesOf(state, [corners[roof[0]]], pair);
  return eliminations.length > 0 && report(makeRectangle('uniqueness-1', one, eliminations));
}

/** Types 2 and 5: every corner of the roof has the same one further digit. */
function searchOneMore(technique: 'uniqueness-2' | 'uniqueness-5', one: Case, report: Report) {
  const { state, corners, extras, roof } = one;
  if (roof.length < 2 || roof.length > 3) return false;
  const isSide = roof.length === 2 && !isAcross(roof);
  const extra = extras[roof[0]];
  if (isSide !== (technique === 'uniqueness-2') || countBits(extra) !== 1) return false;
  if (roof.some((i) => extras[i] !== extra)) return false;
  const cells = roof.map((i) => corners[i]);
  const eliminations = candidatesSeeing(state, (lowestBit(extra) + 1) as Digit, cells);
  return (
    eliminations.length > 0 &&
    report(makeRectangle(technique, one, eliminations, { because: cells }))
  );
}

function searchThree(one: Case, report: Report): boolean {
  const { state, corners, extras, roof } = one;
  if (roof.length !== 2 || isAcross(roof)) return false;
  const cells = roof.map((i) => corners[i]);
  const extra = extras[roof[0]] | extras[roof[1]];
  for (const house of sharedHouses(cells[0], cells[1])) {
    const others = HOUSES[house].filter((cell) => state.masks[cell] !== 0 && !cells.includes(cell));
    const choose = (start: number, chosen: Cell[], digits: number): boolean => {
      if (chosen.length > 0 && countBits(digits) === chosen.length + 1) {
        const rest = others.filter((cell) => !chosen.includes(cell));
        const shared = sharedHouses(cells[0], cells[1]).filter((other) =>
          chosen.every((cell) => HOUSES[other].includes(cell)),
        );
        const more = shared
          .filter((other) => other !== house)
          .flatMap((other) => HOUSES[other])
          .filter(
            (cell) => !cells.includes(cell) && !chosen.includes(cell) && !rest.includes(cell),
          );
        const eliminations = candidatesOf(state, [...rest, ...more], digits);
        const parts: Part[] = [
          { role: 'subset', cells: chosen, digits: listDigits(digits), house },
        ];
        const found = { because: chosen, houses: [house], parts };
        if (
          eliminations.length > 0 &&
          report(makeRectangle('uniqueness-3', one, eliminations, found))
        )
          return true;
      }
      for (let i = start; i < others.length; i++) {
        const mask = digits | state.masks[others[i]];
        if (chosen.length >= 4 || countBits(mask) > 5) continue;
        if (choose(i + 1, [...chosen, others[i]], mask)) return true;
      }
      return false;
    };
    if (choose(0, [], extra)) return true;
  }
  return false;
}

/** Whether the digit's places in a house, and there are some, are among the cells. */
function isConfined(state: State, digit: Digit, house: number, cells: readonly Cell[]): boolean {
  const positions = state.spots[house * 10 + digit];
  return positions !== 0 && cellsAt(house, positions).every((cell) => cells.includes(cell));
}

function searchFour(one: Case, report: Report): boolean {
  const { state, corners, pair, roof } = one;
  if (roof.length !== 2 || isAcross(roof)) return false;
  const cells = roof.map((i) => corners[i]);
  for (const digit of listDigits(pair)) {
    const houses = sharedHouses(cells[0], cells[1]).filter((house) =>
      isConfined(state, digit, house, cells),
    );
    if (houses.length === 0) continue;
    const eliminations = candidatesOf(state, cells, pair & ~(1 << (digit - 1)));
    if (eliminations.length === 0) continue;
    if (report(makeRectangle('uniqueness-4', one, eliminations, { because: cells, houses })))
      return true;
  }
  return false;
}

function searchSix(one: Case, report: Report): boolean {
  const { state, corners, pair, roof } = one;
  if (roof.length !== 2 || !isAcross(roof)) return false;
  const rows = [HOUSES_OF[corners[0] * 3], HOUSES_OF[corners[2] * 3]];
  const columns = [HOUSES_OF[corners[0] * 3 + 1], HOUSES_OF[corners[1] * 3 + 1]];
  for (const digit of listDigits(pair)) {
    const houses = [rows, columns].find((lines) =>
      lines.every((house) => isConfined(state, digit, house, corners)),
    );
    if (houses === undefined) continue;
    const cells = roof.map((i) => corners[i]);
    const eliminations = candidatesOf(state, cells, 1 << (digit - 1));
    if (eliminations.length === 0) continue;
    if (report(makeRectangle('uniqueness-6', one, eliminations, { because: cells, houses })))
      return true;
  }
  return false;
}

function searchHidden(one: Case, report: Report): boolean {
  const { state, corners, pair, floor } = one;
  if (floor.length > 2) return false;
  for (const i of floor) {
    const across = ACROSS[i];
    const cell = corners[across];
    const [row, column] = [HOUSES_OF[cell * 3], HOUSES_OF[cell * 3 + 1]];
    for (const digit of listDigits(pair)) {
      if (!isConfined(state, digit, row, [cell, corners[IN_ROW[across]]])) continue;
      if (!isConfined(state, digit, column, [cell, corners[IN_COLUMN[across]]])) continue;
      const eliminations = candidatesOf(state, [cell], pair & ~(1 << (digit - 1)));
      if (eliminations.length === 0) continue;
      const found = { because: [cell], houses: [row, column] };
      if (report(makeRectangle('hidden-rectangle', one, eliminations, found))) return true;
    }
  }
  return false;
}

const define = (id: TechniqueId, rating: number, codes: Facts['codes'], search: Search) =>
  defineTechnique({ id, score: 100, level: 'hard', rating, codes }, (state, report) =>
    searchCases(state, report, search),
  );

export const UNIQUENESS = [
  define('uniqueness-1', 4.5, ['0600'], searchOne),
  define('uniqueness-2', 4.5, ['0601'], (one, report) =>
    searchOneMore('uniqueness-2', one, report),
  ),
  define('uniqueness-3', 4.5, ['0602'], searchThree),
  define('uniqueness-4', 4.5, ['0603'], searchFour),
  define('uniqueness-5', 4.6, ['0604'], (one, report) =>
    searchOneMore('uniqueness-5', one, report),
  ),
  define('uniqueness-6', 4.6, ['0605'], searchSix),
];
export const HIDDEN_RECTANGLE = define('hidden-rectangle', 5, ['0606'], searchHidden);
