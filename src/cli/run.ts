/** Runs a command: over a file or stdin, an answer out for each puzzle, in the same order; or over numbers of grids. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Answer, Task } from './answer.ts';
import { numberBlocks, readBlocks } from './blocks.ts';
import { COMMANDS, type CommandName, MAKERS, type MakerName } from './commands.ts';
import { answerInOrder } from './pool.ts';
import { startProgress } from './progress.ts';
import { parse, readInteger, UsageError } from './usage.ts';
import { writeOut } from './write.ts';

/** More threads than that only take memory and wait for each other. */
const MOST_JOBS = 2 * availableParallelism();

export async function runCommand(name: CommandName, args: string[]): Promise<void> {
  const { file, jobs, task } = readArguments(name, args);
  const input = file === '-' ? process.stdin : createReadStream(file);
  const blocks = readBlocks(input, COMMANDS[name].puzzlesPerBlock);
  await answerAll(blocks, task, jobs, ({ text }) => writeOut(text));
}

/** Exit code 1 where not all could be made. */
export async function runMaker(name: MakerName, args: string[]): Promise<void> {
  const { flags, count: usual, puzzlesPerBlock, readOptions, openReport } = MAKERS[name];
  const strings = ['count', 'seed', 'jobs', ...flags];
  const options = Object.fromEntries(strings.map((flag) => [flag, { type: 'string' as const }]));
  const { values } = parse(() => parseArgs({ args, options }));
  const count = readInteger('count', values.count, { least: 1, otherwise: usual });
  const jobs = readJobs(values.jobs);
  const seed = values.seed ?? randomBytes(4).toString('hex');
  const task = { name, seed, options: readOptions(values) };
  // Without it what was made by chance could not be made again.
  if (values.seed === undefined) process.stderr.write(`seed ${seed}\n`);
  const report = openReport(task);
  await answerAll(numberBlocks(count, puzzlesPerBlock), task, jobs, ({ text, problems }) => {
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
    return report.add(text);
  });
  await report.end();
}

async function answerAll(
  blocks: AsyncIterable<Uint8Array>,
  task: Task,
  jobs: number,
  take: (answer: Answer) => Promise<void>,
): Promise<void> {
  const progress = startProgress();
  for await (const answer of answerInOrder(blocks, task, jobs)) {
    progress.add(answer.puzzles);
    await take(answer);
  }
  progress.end();
}

function readJobs(text: string | undefined): number {
  return readInteger('jobs', text, { least: 1, most: MOST_JOBS, otherwise: 1 });
}

function readArguments(name: CommandName, args: string[]) {
  const { values, positionals } = parse(() => parseCommand(args));
  if (positionals.length > 1) throw new UsageError(`${name} reads one file`);
  for (const flag of ['limit', 'json'] as const) {
    if (values[flag] !== undefined && !COMMANDS[name].flags.includes(flag)) {
      throw new UsageError(`${name} takes no --${flag}`);
    }
  }
  const limit = readInteger('limit', values.limit, { least: 2, otherwise: 2 });
  const task: Task = { name, options: { limit, isJson: values.json ?? false } };
  return { file: positionals[0] ?? '-', jobs: readJobs(values.jobs), task };
}

function parseCommand(args: string[]) {
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
