/** The questions that can take long: some boards need a second or more. Pure; a worker or the background runs it. */
import { type Grade, grade } from '../sudoku/techniques/grade.ts';
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

export interface Answers {
  hint: Hint;
  grade: Grade | Exclude<Verdict, { kind: 'unique' }>;
}

export type Question = HintQuestion | GradeQuestion;

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
  return question.kind === 'hint'
    ? findHint(question.grid, question)
    : grade(question.givens, onProgress);
}
