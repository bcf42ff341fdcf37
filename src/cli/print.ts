/** `print`: a puzzle a line in, nine rows with rulers out. */
import { formatRuled } from '../sudoku/ruled.ts';
import type { Command } from './command.ts';

export const PRINT: Command = {
  usage: `  print [FILE|-] [--jobs N]
      Writes each puzzle as nine rows, its boxes parted by rulers, and an empty line after it.
`,
  flags: [],
  linesPerBlock: 1024,
  answer(grid, _, output) {
    output.putLine(`${formatRuled(grid)}\n`);
  },
};
