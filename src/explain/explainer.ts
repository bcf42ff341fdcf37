/** What every explanation of a family of techniques has in common. */
import type { Part, Step } from '../sudoku/techniques/step.ts';
import type { Digit } from '../sudoku/types.ts';
import type { Words } from './words.ts';

/** Tells why a step holds: one or a few sentences, or a line of notation. */
export type Explainer = (step: Step, words: Words) => string[];

/** @returns the parts of a role, in their order */
export function partsOf({ parts = [] }: Step, role: Part['role']): Part[] {
  return parts.filter((part) => part.role === role);
}

/** @returns the first part of a role; an empty one where there is none */
export function partOf(step: Step, role: Part['role']): Part {
  return partsOf(step, role)[0] ?? { role, cells: [], digits: [] };
}

/** @returns the digits that go, ascending and each once */
export function digitsGone({ eliminations }: Step): Digit[] {
  return [...new Set(eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
}
