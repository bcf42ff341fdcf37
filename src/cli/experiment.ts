/**
 * `experiment`: a batch of boards scored by a simulated player, and cut into four levels by its least and greatest
 * score. Boards with several solutions are scored by the one they were dug from, and told apart.
 */
import { dig, digBlind } from '../sudoku/dig.ts';
import { CELL_COUNT, formatGrid } from '../sudoku/grid.ts';
import { createRandom, pickIndex, shuffle } from '../sudoku/random.ts';
import { METHODS, type Method, newSolution } from '../sudoku/solution-grid.ts';
import { solve } from '../sudoku/solver.ts';
import { listOrbits } from '../sudoku/symmetry.ts';
import { createGradeState } from '../sudoku/techniques/grade.ts';
import { scorePlayer } from '../sudoku/techniques/simulated-player.ts';
import type { Maker, Values } from './command.ts';
import { openExperimentReport } from './experiment-report.ts';
import type { Batch, Row } from './experiment-rows.ts';
import { readChoice, UsageError } from './usage.ts';

export type ExperimentOptions = Batch & { html?: string };

export const EXPERIMENT: Maker<ExperimentOptions> = {
  usage: `  experiment [--count N] [--holes A-B] [--method METHOD] [--dig HOW] [--seed TEXT] [--html FILE] [--jobs N]
      Makes N boards (1200), has a simulated player solve them, and writes a line for each, its columns
      parted by tabs, then tables of the batch:
        <board> <N1> <N2> <N3> <blanks> <score> <normalised score> <level> <unique or multiple>
      N1, N2 and N3 count naked singles, hidden singles and digits told; score = N1 + 2 N2 + 5 N3. The
      batch's least and greatest score are 0 and 1, with a level for each quarter between.
      --holes      cells to empty, by chance between A and B (10-60), or just so many
      --method     of making solutions: ${METHODS.join(', ')} (transformation)
      --dig        blind, which may leave several solutions, or unique, which stops where it would (blind)
      --html FILE  writes a page with the tables and charts as well
`,
  flags: ['holes', 'method', 'dig', 'html'],
  count: 1200,
  puzzlesPerBlock: 16,
  readOptions,
  make(seed, number, options, output) {
    output.putLine(JSON.stringify(makeRow(`${seed}/${number}`, options)));
    return undefined;
  },
  openReport: openExperimentReport,
};

function readOptions({ holes = '10-60', method, dig: how, html }: Values): ExperimentOptions {
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(holes) ?? [];
  const [least, most] = [Number(from), Number(to ?? from)];
  if (!(least <= most && most <= CELL_COUNT)) {
    throw new UsageError(`--holes takes a number or two, as in 10-60, up to 81, not ${holes}`);
  }
  return {
    holes: [least, most],
    method: readChoice<Method, Method>('method', method, METHODS, 'transformation'),
    dig: readChoice('dig', how, ['blind', 'unique'] as const, 'blind' as const),
    ...(html !== undefined && { html }),
  };
}

function makeRow(seed: string, { holes: [least, most], method, dig: how }: Batch): Row {
  const random = createRandom(seed);
  const solution = newSolution(method, random);
  const holes = least + pickIndex(most - least + 1, random);
  const grid =
    how === 'blind'
      ? digBlind(solution, holes, random)
      : dig(solution, shuffle(listOrbits('none'), random), CELL_COUNT - holes);
  const { state, names } = createGradeState(grid);
  const { n1, n2, n3, score } = scorePlayer(
    state,
    solution.map((digit) => names[digit]),
  );
  return {
    board: formatGrid(grid),
    ...{ n1, n2, n3, score },
    blanks: state.empty,
    isUnique: solve(grid).kind === 'unique',
  };
}
