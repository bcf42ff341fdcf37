/**
 * Sue de coq (two-sector disjoint subset): some cells where a line crosses a box, with cells of the rest of the line
 * and cells of the rest of the box. Each digit may occur once in the line's part and once in the box's; where these
 * bounds add up to the number of cells, every digit must occur as often as it may, and is cleared from the rest of
 * the houses where it must.
 */
import { HOUSES } from '../grid.ts';
import type { Cell } from '../types.ts';
import { countBits, listDigits } from './cells.ts';
import { ascending, candidatesOf, makeStep } from './effects.ts';
import type { State } from './state.ts';
import type { Candidate } from './step.ts';
import { defineTechnique, type Report } from './technique.ts';

type Crossing = { line: number; box: number; shared: Cell[]; inLine: Cell[]; inBox: Cell[] };

const CROSSINGS: Crossing[] = [...Array(18).keys()].flatMap((line) =>
  [...Array(9).keys()].flatMap((i) => {
    const box = 18 + i;
    const shared = HOUSES[line].filter((cell) => HOUSES[box].includes(cell));
    if (shared.length === 0) return [];
    return {
      line,
      box,
      shared,
      inLine: HOUSES[line].filter((cell) => !shared.includes(cell)),
      inBox: HOUSES[box].filter((cell) => !shared.includes(cell)),
    };
  }),
);

type Choice = { cells: Cell[]; digits: number };

/** Every choice of one or more of the cells that are empty, with the digits of them all. */
function listChoices({ masks }: State, cells: readonly Cell[], least: number): Choice[] {
  let choices: Choice[] = [{ cells: [], digits: 0 }];
  for (const cell of cells) {
    if (masks[cell] === 0) continue;
    choices = [
      ...choices,
      ...choices.map((one) => ({ cells: [...one.cells, cell], digits: one.digits | masks[cell] })),
    ];
  }
  return choices.filter((one) => one.cells.length >= least);
}

function clearRest(
  state: State,
  { line, box }: Crossing,
  [shared, a, b]: readonly [Choice, Choice, Choice],
): Candidate[] {
  const both = a.digits & b.digits;
  const used = [...shared.cells, ...a.cells, ...b.cells];
  const lineDigits = a.digits | (shared.digits & ~b.digits);
  const boxDigits = b.digits | (shared.digits & ~a.digits);
  const lineRest = HOUSES[line].filter((cell) => !used.includes(cell));
  const boxRest = HOUSES[box].filter((cell) => !used.includes(cell));
  const found = [
    ...candidatesOf(state, lineRest, lineDigits),
    ...candidatesOf(state, boxRest, boxDigits),
    ...candidatesOf(state, shared.cells, both),
  ];
  const seen = new Set<number>();
  return found.filter(({ cell, digit }) => {
    const key = cell * 10 + digit;
    return seen.has(key) ? false : seen.add(key);
  });
}

function searchCrossing(state: State, crossing: Crossing, report: Report): boolean {
  const middles = listChoices(state, crossing.shared, 2).filter(
    ({ cells, digits }) => countBits(digits) >= cells.length + 2,
  );
  if (middles.length === 0) return false;
  const lines = listChoices(state, crossing.inLine, 1);
  const boxes = listChoices(state, crossing.inBox, 1);
  for (const shared of middles) {
    const isNear = ({ cells, digits }: Choice) =>
      (digits & shared.digits) !== 0 && countBits(digits & ~shared.digits) < cells.length;
    const nearBoxes = boxes.filter(isNear);
    for (const a of lines) {
      if (!isNear(a)) continue;
      for (const b of nearBoxes) {
        const most =
          countBits(shared.digits | a.digits | b.digits) + countBits(a.digits & b.digits);
        if (most !== shared.cells.length + a.cells.length + b.cells.length) continue;
        const eliminations = clearRest(state, crossing, [shared, a, b]);
        if (eliminations.length === 0) continue;
        const digits = eliminations.reduce<number>(
          (mask, { digit }) => mask | (1 << (digit - 1)),
          0,
        );
        const step = makeStep('sue-de-coq', digits, {
          eliminations,
          where: ascending([...shared.cells, ...a.cells, ...b.cells]),
          because: [...a.cells, ...b.cells],
          houses: [crossing.line, crossing.box],
          parts: [
            { role: 'base', cells: shared.cells, digits: listDigits(shared.digits) },
            { role: 'set', cells: a.cells, digits: listDigits(a.digits), house: crossing.line },
            { role: 'set', cells: b.cells, digits: listDigits(b.digits), house: crossing.box },
          ],
        });
        if (report(step)) return true;
      }
    }
  }
  return false;
}

export const SUE_DE_COQ = defineTechnique(
  { id: 'sue-de-coq', score: 250, level: 'unfair', rating: 6.2, codes: ['1101'] },
  (state, report) => CROSSINGS.some((crossing) => searchCrossing(state, crossing, report)),
);
