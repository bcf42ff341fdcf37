/** `solve`: a puzzle a line in, a verdict a line out, in the same order. */
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnswerOptions } from './answer.ts';
import { readBlocks } from './blocks.ts';
import { answerInOrder } from './pool.ts';
import { startProgress } from './progress.ts';
import { readInteger, UsageError } from './usage.ts';

export const SOLVE_USAGE = `  solve [FILE|-] [--json] [--limit N] [--jobs N]
      Reads one puzzle a line: 81 characters, digits and . or 0 for an empty cell.
      Writes one line for each:
        unique <solution>
        multiple <solution> <another>
        none
        conflict r1c1 r1c5 …
        invalid <reason>
      --json     one JSON object a line, with the number of guesses and of solutions
      --limit N  stop counting a puzzle's solutions at N (2)
      --jobs N   solve in N threads (1)
`;

export async function solveCommand(args: string[]): Promise<void> {
  const { file, jobs, options } = readArguments(args);
  const input = file === '-' ? process.stdin : createReadStream(file);
  const progress = startProgress();
  for await (const answer of answerInOrder(readBlocks(input), options, jobs)) {
    progress.add(answer.lines);
    if (!process.stdout.write(answer.text)) {
      await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
    }
  }
  progress.end();
}

function readArguments(args: string[]): { file: string; jobs: number; options: AnswerOptions } {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (positionals.length > 1) throw new UsageError('solve reads one file');
  return {
    file: positionals[0] ?? '-',
    jobs: readInteger('jobs', values.jobs, 1, 1),
    options: {
      limit: readInteger('limit', values.limit, 2, 2),
      isJson: values.json ?? false,
    },
  };
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
