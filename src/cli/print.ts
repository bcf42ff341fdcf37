/** `print`: puzzles in, nine rows with rulers out for each. */
import { formatRuled } from '../sudoku/ruled.ts';
import type { Command } from './command.ts';

export const PRINT: Command = {
  usage: `  print [FILE|-] [--jobs N]
      Writes each puzzle as nine rows, its boxes parted by rulers, and an empty line after it; without the
      player's digits, where the text tells them from the givens, unless these alone have several solutions:
        <nine rows>
        invalid <reason>
`,
  flags: [],
  puzzlesPerBlock: 1024,
  answer({ givens }, _, output) {
    output.putLine(`${formatRuled(givens)}\n`);
  },
};
