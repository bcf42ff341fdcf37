/** The way from a board to its solution, one easiest step after the other. */
import { TECHNIQUES } from './index.ts';
import { apply, type State } from './state.ts';
import type { Step } from './step.ts';
import type { Technique } from './technique.ts';

/** A step with the facts of its technique. */
export type Stride = { step: Step; technique: Technique };

/**
 * @param techniques easiest first; all of them, where it is left out
 * @returns the first step of the easiest technique that has one; undefined where all is filled, or nothing helps
 */
export function findEasiest(state: State, techniques = TECHNIQUES): Stride | undefined {
  if (state.empty === 0) return undefined;
  for (const technique of techniques) {
    const step = technique.find(state);
    if (step) return { step, technique };
  }
  return undefined;
}

/**
 * Takes easiest steps until none is left; the state is changed on the way.
 * @param onStride is told of the state after each step
 */
export function walk(state: State, onStride?: (state: State) => void): Stride[] {
  const strides: Stride[] = [];
  for (let stride = findEasiest(state); stride; stride = findEasiest(state)) {
    strides.push(stride);
    apply(state, stride.step);
    onStride?.(state);
  }
  return strides;
}
