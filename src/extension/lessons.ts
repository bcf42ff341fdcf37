/** What hints and checks show and tell, in the player's words. */
import { explainStep } from '../explain/explain.ts';
import type { BoardChange, Lesson, Mark, Unwritable } from '../protocol.ts';
import { formatCells, type MessageKey, translateCount } from '../report.ts';
import { formatCell } from '../sudoku/grid.ts';
import type { Step } from '../sudoku/techniques/step.ts';
import type { Candidate, Cell, Digit } from '../sudoku/types.ts';
import { translate } from './translate.ts';

type Depth = Lesson['depth'];

/** Names the button that goes on, and so what the next press does. */
const NEXT: Record<Depth, MessageKey> = { 1: 'hintWhy', 2: 'hintDo', 3: 'hint' };
const NEXT_OF_CHECK: Record<Depth, MessageKey> = { 1: 'checkWhere', 2: 'takeOut', 3: 'hint' };

/** @returns what the button for hints says after a lesson; at the start without one */
export function nameNext(shown?: Pick<Lesson, 'topic' | 'depth'>): string {
  if (!shown) return translate('hint');
  return translate((shown.topic === 'hint' ? NEXT : NEXT_OF_CHECK)[shown.depth]);
}

/**
 * @param written how many cells the third depth has written to
 * @returns the lesson on a step: where to look, why, or what to do
 */
export function teachStep(step: Step, depth: Depth, written = 0): Lesson {
  const { name, where, why, action, marks } = explainStep(step, translate);
  const taken = written > 0 ? [translateCount('hintTaken', written, translate)] : [];
  const text = {
    1: [translate('hintNext')],
    2: [...why, translate('hintNextDo')],
    3: [action, ...taken],
  }[depth];
  return {
    topic: 'hint',
    depth,
    marks: marks[depth],
    title: depth === 1 ? where : name,
    text,
    ...(depth === 3 && { struck: step.eliminations }),
  };
}

/** @returns the lesson on wrong entries: how many, then which */
export function teachWrong(cells: readonly Cell[], depth: 1 | 2): Lesson {
  const text =
    depth === 1
      ? [translate('checkWhereNext')]
      : [translate('wrongCells', formatCells(cells, translate)), translate('takeOutNext')];
  return {
    topic: 'check',
    depth,
    marks: depth === 2 ? cells.map((cell) => ({ cell, role: 'wrong' as const })) : [],
    title: translateCount('entriesWrong', cells.length, translate),
    text,
  };
}

/** @returns all of the solution, for a board that takes no digits */
export function teachSolution({ givens, solution }: Unwritable): Lesson {
  const digits = solution.map((digit, cell) => ({ cell, digit: digit as Digit }));
  const blanks = digits.filter(({ cell }) => givens[cell] === 0);
  return { ...teachDigits(blanks), title: translate('unwritable') };
}

/** @returns digits to be shown over a board that does not take them */
export function teachDigits(digits: NonNullable<BoardChange['digits']>): Lesson {
  const marks = digits.flatMap(({ cell, digit }): Mark[] =>
    digit === 0 ? [] : [{ cell, role: 'solution', digits: [digit] }],
  );
  return { topic: 'solution', depth: 3, marks, title: translate('takesNothing'), text: [] };
}

/** @returns the lesson of a check that found nothing wrong */
export function teachRight(entries: number): Lesson {
  return {
    topic: 'check',
    depth: 3,
    marks: [],
    title: translate('rightSoFar'),
    text: [
      entries === 0 ? translate('noEntries') : translateCount('entriesChecked', entries, translate),
    ],
  };
}

/** @returns the lesson that shows one digit of the solution */
export function teachReveal({ cell, digit }: Candidate, reveals: number): Lesson {
  return {
    topic: 'hint',
    depth: 3,
    marks: [{ cell, role: 'placed', digits: [digit] }],
    title: translate('revealedDigit', formatCell(cell), String(digit)),
    text: [translateCount('revealed', reveals, translate)],
  };
}

/** @returns the lesson of a board that no single is left on */
export function teachNoSingles(): Lesson {
  return {
    topic: 'hint',
    depth: 3,
    marks: [],
    title: translate('noSingles'),
    text: [translate('noSinglesNext')],
  };
}

/** @returns the lesson of a board whose pencil marks are as they should be */
export function teachNotesComplete(): Lesson {
  return {
    topic: 'hint',
    depth: 3,
    marks: [],
    title: translate('notesComplete'),
    text: [translate('notesCompleteNext')],
  };
}
