/** A grade as plain text, for copying: what the puzzle is rated, and the way to its solution. */
import type { Translate } from '../report.ts';
import { formatGrid } from '../sudoku/grid.ts';
import type { Grade } from '../sudoku/techniques/grade.ts';
import type { Step } from '../sudoku/techniques/step.ts';
import type { Candidate, Grid } from '../sudoku/types.ts';
import { formatCandidate } from './notation.ts';
import { nameLevel, nameTechnique } from './techniques.ts';

/** The simulated player's counts are means: two decimals tell them. */
const round = (number: number) => String(Number(number.toFixed(2)));

/** @returns lines: the puzzle, its level and figures, then each step with its number */
export function describePath(grade: Grade, puzzle: Grid, translate: Translate): string {
  const { level, rating, score, player, path } = grade;
  const figures = [rating.toFixed(1), String(score)];
  return [
    formatGrid(puzzle),
    translate('pathGrade', nameLevel(level, translate), figures[0], figures[1]),
    translate(
      'pathPlayer',
      round(player.n1),
      round(player.n2),
      round(player.n3),
      round(player.score),
    ),
    ...path.map((step, i) => {
      const name = nameTechnique(step.technique, translate);
      return translate('pathStep', String(i + 1), name, listEffects(step));
    }),
  ].join('\n');
}

/** `r1c1=5 r1c2<>7`, as solvers write it; what the command line tool prints, too. */
function listEffects({ placements, eliminations }: Step): string {
  const struck = ({ cell, digit }: Candidate) => formatCandidate({ cell, digit }, '<>');
  return [...placements.map((one) => formatCandidate(one)), ...eliminations.map(struck)].join(' ');
}
