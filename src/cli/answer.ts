/** Answers blocks of lines, bytes in and bytes out. */
import { CELL_COUNT, parseGrid } from '../sudoku/grid.ts';
import type { Grid } from '../sudoku/types.ts';
import type { AnswerOptions } from './command.ts';
import { COMMANDS, type CommandName, MAKERS, type MakerName } from './commands.ts';
import { createOutput } from './output.ts';
import { describeInvalid } from './verdict.ts';

/** `problems` are what could not be made. */
export type Answer = { text: Uint8Array; lines: number; problems: string[] };
/** What is asked of every line; plain data. */
export type Task = ReadTask | MakeTask;
type ReadTask = { name: CommandName; options: AnswerOptions };
type MakeTask = { name: MakerName; seed: string; options: object };

const [NEWLINE, DOT, ZERO] = Buffer.from('\n.0');

/** @param block whole lines, each ending in a newline: grids, or the numbers of those that are to be made */
export function answerBlock(block: Uint8Array, task: Task): Answer {
  return 'seed' in task ? makeBlock(block, task) : readBlock(block, task);
}

function makeBlock(block: Uint8Array, { name, seed, options }: MakeTask): Answer {
  const output = createOutput(2 * block.length);
  const numbers = Buffer.from(block).toString().trimEnd().split('\n').map(Number);
  const problems = numbers.flatMap((number) => {
    const problem = MAKERS[name].make(seed, number, options, output);
    return problem === undefined ? [] : [`puzzle ${number + 1}: ${problem}`];
  });
  return { text: output.bytes(), lines: numbers.length, problems };
}

function readBlock(block: Uint8Array, { name, options }: ReadTask): Answer {
  const command = COMMANDS[name];
  const board = new Uint8Array(CELL_COUNT);
  const output = createOutput(2 * block.length);
  let lines = 0;
  for (let start = 0; start < block.length; lines++) {
    const end = block.indexOf(NEWLINE, start);
    const line = block.subarray(start, end);
    start = end + 1;
    if (!readPlainGrid(line, board)) {
      const parsed = parseGrid(Buffer.from(line).toString());
      if (parsed.kind === 'invalid') {
        const reason = describeInvalid(parsed.reason);
        const plain = { kind: 'invalid', reason };
        output.putLine(options.isJson ? JSON.stringify(plain) : `invalid ${reason}`);
        continue;
      }
      board.set(parsed.grid);
    }
    command.answer(board, options, output);
  }
  return { text: output.bytes(), lines, problems: [] };
}

/** Fills `board` from a line of exactly 81 known characters; false where it is anything else. */
function readPlainGrid(line: Uint8Array, board: Grid): boolean {
  if (line.length !== CELL_COUNT) return false;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const byte = line[cell];
    const value = byte === DOT ? 0 : byte - ZERO;
    if (value < 0 || value > 9) return false;
    board[cell] = value;
  }
  return true;
}
