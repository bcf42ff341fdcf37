/** Answers blocks of lines, bytes in and bytes out. */
import { readItem } from '../sudoku/formats/read-puzzles.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Grid } from '../sudoku/types.ts';
import { chooseBoard } from './board.ts';
import type { AnswerOptions, Board } from './command.ts';
import { COMMANDS, type CommandName, MAKERS, type MakerName } from './commands.ts';
import { findItemIn, NEWLINE } from './items.ts';
import { createOutput } from './output.ts';
import { describeInvalid } from './verdict.ts';

/** `problems` are what could not be made. */
export type Answer = { text: Uint8Array; puzzles: number; problems: string[] };
/** What is asked of every puzzle; plain data. */
export type Task = ReadTask | MakeTask;
type ReadTask = { name: CommandName; options: AnswerOptions };
type MakeTask = { name: MakerName; seed: string; options: object };

const [DOT, ZERO] = Buffer.from('.0');

/** @param block whole puzzles, or the numbers of those that are to be made; each ends in a newline */
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
  return { text: output.bytes(), puzzles: numbers.length, problems };
}

function readBlock(block: Uint8Array, { name, options }: ReadTask): Answer {
  const command = COMMANDS[name];
  const grid = new Uint8Array(CELL_COUNT);
  const plain: Board = { grid, givens: grid, removed: [] };
  const output = createOutput(2 * block.length);
  let puzzles = 0;
  for (let start = 0; start < block.length; ) {
    const end = block.indexOf(NEWLINE, start);
    if (readPlainGrid(block.subarray(start, end), grid)) {
      command.answer(plain, options, output);
      puzzles++;
      start = end + 1;
      continue;
    }
    const item = findItemIn(block, start);
    for (const reading of readItem(item.lines, item.kind)) {
      puzzles++;
      if (reading.kind === 'puzzle') {
        command.answer(chooseBoard(reading), options, output);
        continue;
      }
      const reason = describeInvalid(reading.reason);
      const answer = { kind: 'invalid', reason };
      output.putLine(options.isJson ? JSON.stringify(answer) : `invalid ${reason}`);
    }
    start = item.end;
  }
  return { text: output.bytes(), puzzles, problems: [] };
}

/** Fills `grid` from a line of exactly 81 known characters; false where it is anything else. */
function readPlainGrid(line: Uint8Array, grid: Grid): boolean {
  if (line.length !== CELL_COUNT) return false;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const byte = line[cell];
    const value = byte === DOT ? 0 : byte - ZERO;
    if (value < 0 || value > 9) return false;
    grid[cell] = value;
  }
  return true;
}
