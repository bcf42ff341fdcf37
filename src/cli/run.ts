/** Runs a command over a file or stdin: a line out for each puzzle, in the same order. */
import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Task } from './answer.ts';
import { readBlocks } from './blocks.ts';
import { COMMANDS, type CommandName } from './commands.ts';
import { answerInOrder } from './pool.ts';
import { startProgress } from './progress.ts';
import { readInteger, UsageError } from './usage.ts';

/** More threads than that only take memory and wait for each other. */
const MOST_JOBS = 2 * availableParallelism();

export async function runCommand(name: CommandName, args: string[]): Promise<void> {
  const { file, jobs, task } = readArguments(name, args);
  const input = file === '-' ? process.stdin : createReadStream(file);
  const blocks = readBlocks(input, COMMANDS[name].puzzlesPerBlock);
  const progress = startProgress();
  for await (const answer of answerInOrder(blocks, task, jobs)) {
    progress.add(answer.puzzles);
    if (!process.stdout.write(answer.text)) {
      await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
    }
  }
  progress.end();
}

function readArguments(name: CommandName, args: string[]) {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (positionals.length > 1) throw new UsageError(`${name} reads one file`);
  if (values.limit !== undefined && !COMMANDS[name].hasLimit) {
    throw new UsageError(`${name} takes no --limit`);
  }
  const limit = readInteger('limit', values.limit, { least: 2, otherwise: 2 });
  const task: Task = { name, options: { limit, isJson: values.json ?? false } };
  const jobs = readInteger('jobs', values.jobs, { least: 1, most: MOST_JOBS, otherwise: 1 });
  return { file: positionals[0] ?? '-', jobs, task };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      limit: { type: 'string' },
      jobs: { type: 'string' },
    },
  });
}
