/** Whether a puzzle is what is looked for, by no more of its grade than that takes: most are not, and quickly seen. */
import type { Grid } from '../types.ts';
import { createGradeState, type Level, levelOf } from './grade.ts';
import { TECHNIQUES } from './index.ts';
import { findEasiest } from './path.ts';
import { BEYOND_DIRECT, rateDirect } from './rating.ts';
import { apply } from './state.ts';
import type { TechniqueId } from './step.ts';

export type Wanted = {
  /** Any, where it is left out */
  level?: Level | undefined;
  /** One that the path of the grade is to use */
  technique?: TechniqueId | undefined;
};

/** Techniques stand in the order of their ratings: where none of these has a step, the next one is of the last level. */
const BELOW_DIEHARD = TECHNIQUES.filter(({ rating }) => levelOf(rating) !== 'diehard');

/**
 * @param grid a puzzle with one solution
 * @returns whether its grade has the level, and the technique among its counts
 */
export function isWanted(grid: Grid, { level, technique }: Wanted): boolean {
  const { state } = createGradeState(grid);
  const direct = rateDirect(state);
  const canRise = direct === undefined;
  let reached = levelOf(direct ?? BEYOND_DIRECT);
  if (level && reached !== level && !(canRise && level === 'diehard')) return false;
  let isUsed = technique === undefined;
  while (state.empty > 0) {
    const isFinal = !canRise || reached === 'diehard';
    if (isUsed && (isFinal || !level)) break;
    // What the hard step is takes long to find, and that there is one is all that matters here.
    const needsOnlyLevel = canRise && (isUsed || level === 'advanced');
    const easiest = findEasiest(state, needsOnlyLevel ? BELOW_DIEHARD : TECHNIQUES);
    if (!easiest || (canRise && levelOf(easiest.technique.rating) === 'diehard')) {
      reached = 'diehard';
      if (level && level !== reached) return false;
    }
    if (!easiest) break;
    isUsed ||= easiest.technique.id === technique;
    apply(state, easiest.step);
  }
  return isUsed && (!level || reached === level);
}
