/** Whether a puzzle is what is looked for, by no more of its grade than that takes: most are not, and quickly seen. */
import type { Grid } from '../types.ts';
import { createGradeState, type Level, levelOf } from './grade.ts';
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
  for (;;) {
    const isFinal = !canRise || reached === 'diehard';
    const isLevel = !level || reached === level;
    if (isFinal && !isLevel) return false;
    if (isUsed && isLevel && (isFinal || !level)) return true;
    const easiest = findEasiest(state);
    if (!easiest) return isUsed && isLevel;
    isUsed ||= easiest.technique.id === technique;
    if (canRise && levelOf(easiest.technique.rating) === 'diehard') reached = 'diehard';
    apply(state, easiest.step);
  }
}
