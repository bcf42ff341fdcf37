/** Real steps of each technique: of its cases in the library of single steps, else of other cases' boards. */
import { TECHNIQUES } from '../../src/sudoku/techniques/index.ts';
import type { Step, TechniqueId } from '../../src/sudoku/techniques/step.ts';
import type { Technique } from '../../src/sudoku/techniques/technique.ts';
import { hasData, readDataLines } from '../data.ts';
import { type Case, parseCase, stateOf } from '../sudoku/techniques/reglib.ts';

export const LIBRARY = 'hodoku/reglib-half.txt';

/** Steps of a technique that are looked at. */
const MOST = 4;

const cases: Case[] = hasData(LIBRARY)
  ? readDataLines(LIBRARY).flatMap((line) => parseCase(line) ?? [])
  : [];
const others = cases.filter((_, i) => i % 20 === 0);

function findSteps(technique: Technique): Step[] {
  const own = cases.filter(({ code, isFail }) => technique.codes.includes(code) && !isFail);
  // Where the library has no case, the technique needs no particular board.
  const boards = (own.length > 0 ? own : others).slice(0, MOST);
  return boards.flatMap((one) => {
    const state = stateOf(one);
    // Siamese fish are never found first.
    return technique.find(state) ?? technique.findAll(state)[0] ?? [];
  });
}

/** @returns the steps of each technique; none where the library is missing */
export function collectSteps(): [TechniqueId, Step[]][] {
  return TECHNIQUES.map((technique) => [technique.id, findSteps(technique)]);
}
