/** The form of a technique: facts for grading, and one search that serves both the hint and the tests. */
import type { State } from './state.ts';
import type { Step, TechniqueId } from './step.ts';

/** Takes a step; answers whether the search may stop. */
export type Report = (step: Step) => boolean;

/** Reports steps in a fixed order until told to stop; answers whether it was. Never changes the state. */
export type Search = (state: State, report: Report) => boolean;

export type Facts = {
  id: TechniqueId;
  /** HoDoKu's score of one step */
  score: number;
  /** HoDoKu's level */
  level: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';
  /** On the scale of Sudoku Explainer's ratings, where 1.0 is the least and about 11 the most */
  rating: number;
  /** Codes of the technique in HoDoKu's regression library; variants (`-1`) are left off */
  codes: readonly string[];
};

export type Technique = Facts & {
  /** @returns the first step in the technique's own order */
  find(state: State): Step | undefined;
  /** @returns every step; several may have the same effect. More than `find` would look at: for tests */
  findAll(state: State): Step[];
};

/**
 * @param search finds the steps, first ones soonest
 * @param searchAll where finding all takes more than going on after the first
 */
export function defineTechnique(facts: Facts, search: Search, searchAll = search): Technique {
  return {
    ...facts,
    find(state) {
      let found: Step | undefined;
      search(state, (step) => {
        found = step;
        return true;
      });
      return found;
    },
    findAll(state) {
      const steps: Step[] = [];
      searchAll(state, (step) => {
        steps.push(step);
        return false;
      });
      return steps;
    },
  };
}
