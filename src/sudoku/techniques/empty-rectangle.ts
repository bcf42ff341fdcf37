/**
 * Empty rectangle: the places of a digit in a box lie in one row and one column of it. Where an end of a conjugate
 * pair in a crossing line sees the row's part, its far end together with the column's part leaves no room for the
 * digit where the two meet (and the same with row and column exchanged).
 */
import type { Cell, Digit } from '../types.ts';
import { cellsAt, countBits } from './cells.ts';
import { joinSteps, makeStep } from './effects.ts';
import { isBothNew } from './single-digit.ts';
import { isCandidate, type State } from './state.ts';
import type { Step } from './step.ts';
import { defineTechnique, type Report } from './technique.ts';

const cellOf = (isRow: boolean, line: number, crossing: number): Cell =>
  isRow ? line * 9 + crossing : crossing * 9 + line;

/**
 * The step of a box whose places lie in `line` (a row if isRow) and `crossing` (then a column), with the conjugate
 * pair that runs along `pairLine`, parallel to `crossing`.
 */
function makeRectangle(
  state: State,
  digit: Digit,
  box: number,
  isRow: boolean,
  [line, crossing, pairLine]: readonly [number, number, number],
): Step | undefined {
  const house = isRow ? 9 + pairLine : pairLine;
  const mask = state.spots[house * 10 + digit];
  if (countBits(mask) !== 2 || ((mask >> line) & 1) === 0) return undefined;
  const far = 31 - Math.clz32(mask & ~(1 << line));
  if (Math.floor(far / 3) === Math.floor(line / 3)) return undefined;
  const target = cellOf(isRow, far, crossing);
  if (!isCandidate(state, target, digit)) return undefined;
  const ends = [cellOf(isRow, line, pairLine), cellOf(isRow, far, pairLine)];
  const inBox = cellsAt(18 + box, state.spots[(18 + box) * 10 + digit]);
  return makeStep('empty-rectangle', 1 << (digit - 1), {
    eliminations: [{ cell: target, digit }],
    where: [...inBox, ...ends],
    because: ends,
    houses: [18 + box, house],
    parts: [
      { role: 'box', cells: inBox, digits: [digit], house: 18 + box },
      { role: 'end', cells: ends, digits: [digit], house },
    ],
  });
}

const THREES = [0, 1, 2];

function searchRectangles(state: State, report: Report): boolean {
  for (let digit = 1 as Digit; digit <= 9; digit++) {
    for (let box = 0; box < 9; box++) {
      const mask = state.spots[(18 + box) * 10 + digit];
      if ((mask & (mask - 1)) === 0) continue;
      for (const r of THREES) {
        for (const c of THREES) {
          const [inRow, inColumn] = [mask & (7 << (r * 3)), mask & (0o111 << c)];
          if ((mask & ~(inRow | inColumn)) !== 0 || inRow === mask || inColumn === mask) continue;
          const row = Math.floor(box / 3) * 3 + r;
          const column = (box % 3) * 3 + c;
          for (let other = 0; other < 9; other++) {
            const byRow =
              Math.floor(other / 3) === box % 3
                ? undefined
                : makeRectangle(state, digit, box, true, [row, column, other]);
            if (byRow && report(byRow)) return true;
            const byColumn =
              Math.floor(other / 3) === Math.floor(box / 3)
                ? undefined
                : makeRectangle(state, digit, box, false, [column, row, other]);
            if (byColumn && report(byColumn)) return true;
          }
        }
      }
    }
  }
  return false;
}

function searchDual(state: State, report: Report): boolean {
  const found: Step[] = [];
  return searchRectangles(state, (step) => {
    for (const other of found) {
      const isSame = other.digits[0] === step.digits[0] && other.houses[0] === step.houses[0];
      if (!isSame || !isBothNew(other, step)) continue;
      if (report(joinSteps('dual-empty-rectangle', other, step))) return true;
    }
    found.push(step);
    return false;
  });
}

export const EMPTY_RECTANGLE = defineTechnique(
  { id: 'empty-rectangle', score: 120, level: 'hard', rating: 4.3, codes: ['0402'] },
  searchRectangles,
);
export const DUAL_EMPTY_RECTANGLE = defineTechnique(
  { id: 'dual-empty-rectangle', score: 120, level: 'hard', rating: 4.3, codes: ['0405'] },
  searchDual,
);
