/** `solve`: a puzzle a line in, a verdict a line out. */
import { solve } from '../sudoku/solver.ts';
import { toEntryFacts } from './board.ts';
import type { Command } from './command.ts';
import { describeUnsound, toPlain } from './verdict.ts';

const UNIQUE = Buffer.from('unique ');
const MULTIPLE = Buffer.from('multiple ');

export const SOLVE: Command = {
  usage: `  solve [FILE|-] [--json] [--limit N] [--jobs N]
      Writes one line for each puzzle:
        unique <solution>
        multiple <solution> <another>
        none
        conflict r1c1 r1c5 …
        invalid <reason>
      --json     one JSON object a line, with the number of guesses and of solutions; for a board with the
                 player's digits also which of them are wrong, and whether they were needed (from)
      --limit N  stop counting a puzzle's solutions at N (2)
`,
  flags: ['limit', 'json'],
  puzzlesPerBlock: Number.POSITIVE_INFINITY,
  answer(board, { limit, isJson }, output) {
    const verdict = solve(board.givens, limit);
    if (isJson) {
      const facts = toEntryFacts(board, verdict);
      output.putLine(JSON.stringify({ ...toPlain(verdict), ...facts }));
    } else if (verdict.kind === 'unique') output.putGrids(UNIQUE, verdict.solution);
    else if (verdict.kind === 'multiple') {
      output.putGrids(MULTIPLE, verdict.solution, verdict.another);
    } else output.putLine(describeUnsound(verdict));
  },
};
