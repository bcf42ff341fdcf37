/** `rate`: a puzzle a line in, how hard it is a line out. */
import { formatGrid } from '../sudoku/grid.ts';
import { type Grade, grade } from '../sudoku/techniques/grade.ts';
import type { Command } from './command.ts';
import { describeUnsound, toPlain } from './verdict.ts';

export const RATE: Command = {
  usage: `  rate [FILE|-] [--json] [--jobs N]
      Writes one line for each puzzle, its columns parted by tabs:
        <puzzle> <level> <rating> <hardest technique> <score> <N1> <N2> <N3> <player's score>
        <puzzle> multiple
        <puzzle> none
        <puzzle> conflict r1c1 r1c5 …
        invalid <reason>
      Levels: easy, medium, advanced, diehard. The rating is on the scale of Sudoku Explainer, the
      score on that of HoDoKu. N1, N2 and N3 count a simulated player's naked singles, hidden
      singles and digits told.
      --json     one JSON object a line, with the solution and how often each technique is used
`,
  flags: ['json'],
  puzzlesPerBlock: 16,
  answer({ givens }, { isJson }, output) {
    const puzzle = formatGrid(givens);
    const result = grade(givens);
    if (result.kind === 'graded') {
      output.putLine(isJson ? toJson(puzzle, result) : [puzzle, ...toColumns(result)].join('\t'));
    } else if (isJson) output.putLine(JSON.stringify({ puzzle, ...toPlain(result) }));
    else output.putLine(`${puzzle}\t${describeUnsound(result)}`);
  },
};

function toColumns({ level, rating, hardest, score, player }: Grade): (string | number)[] {
  const { n1, n2, n3, score: playerScore } = player;
  // A full board has no hardest step; an empty column would get lost in a shell's `read`.
  return [level, rating.toFixed(1), hardest ?? '-', score, n1, n2, n3, playerScore];
}

/** Without the path, which is long; `hint` tells single steps. */
function toJson(puzzle: string, { path: _, solution, ...rest }: Grade): string {
  const hardest = rest.hardest ?? null;
  return JSON.stringify({ puzzle, ...rest, hardest, solution: formatGrid(solution) });
}
