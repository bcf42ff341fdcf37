/** Entry of the command line tool. Worker threads run this same file, so that it stays a single one when bundled. */
import { isMainThread } from 'node:worker_threads';
import { COMMANDS, isCommandName, isMakerName, MAKERS } from './commands.ts';
import { answerBlocks } from './pool.ts';
import { runCommand, runMaker } from './run.ts';
import { UsageError } from './usage.ts';

const USAGE = `usage: sudoku <command>

  Puzzles are read one a line: 81 characters, digits and . or 0 for an empty cell.
  --jobs N works in N threads (1), at most two for each that the processor runs at once.

${[...Object.values(COMMANDS), ...Object.values(MAKERS)].map(({ usage }) => usage).join('\n')}`;

async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined || name === '--help' || args.includes('--help')) {
    process[name === undefined ? 'stderr' : 'stdout'].write(USAGE);
    process.exitCode = name === undefined ? 2 : 0;
    return;
  }
  try {
    if (isCommandName(name)) await runCommand(name, args);
    else if (isMakerName(name)) await runMaker(name, args);
    else throw new UsageError(`no such command: ${name}`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n${error instanceof UsageError ? USAGE : ''}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

if (isMainThread) {
  // A reader that has seen enough (`| head`) closes the pipe; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  await main(process.argv.slice(2));
} else {
  answerBlocks();
}
