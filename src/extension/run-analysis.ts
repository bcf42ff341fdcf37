/** The questions that can take long: some boards need a second or more. Pure; a worker or the background runs it. */
import { type NewPuzzle, newPuzzle } from '../sudoku/generator.ts';
import { createRandom } from '../sudoku/random.ts';
import type { Symmetry } from '../sudoku/symmetry.ts';
import { type Grade, grade, type Level } from '../sudoku/techniques/grade.ts';
import { findHint, type Hint } from '../sudoku/techniques/hint.ts';
import type { Candidate, Grid, Verdict } from '../sudoku/types.ts';

export interface HintQuestion {
  kind: 'hint';
  grid: Grid;
  givens: Grid;
  removed: readonly Candidate[];
}

export interface GradeQuestion {
  kind: 'grade';
  givens: Grid;
}

export interface PuzzleQuestion {
  kind: 'puzzle';
  level: Level;
  symmetry: Symmetry;
  seed: string;
  /** How many boards to try at most. */
  limit: number;
}

export interface Answers {
  hint: Hint;
  grade: Grade | Exclude<Verdict, { kind: 'unique' }>;
  puzzle: NewPuzzle;
}

export type Question = HintQuestion | GradeQuestion | PuzzleQuestion;

/** Answers a question in time; `onProgress` is told how much is done, from 0 to 1. */
export type Analyst = <Q extends Question>(
  question: Q,
  onProgress?: (done: number) => void,
) => Promise<Answers[Q['kind']]>;

/** @returns the answer, after as long as it takes */
export function runAnalysis(
  question: Question,
  onProgress?: (done: number) => void,
): Answers[Question['kind']] {
  switch (question.kind) {
    case 'hint':
      return findHint(question.grid, question);
    case 'grade':
      return grade(question.givens, onProgress);
    case 'puzzle': {
      const { level, symmetry, seed, limit } = question;
      return newPuzzle({
        ...{ level, symmetry, limit, method: 'backtracking', random: createRandom(seed) },
        onProgress: (tries) => onProgress?.(tries / limit),
      });
    }
    default:
      return question satisfies never;
  }
}
