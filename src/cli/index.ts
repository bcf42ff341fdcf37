/** Entry of the command line tool. Worker threads run this same file, so that it stays a single one when bundled. */
import { isMainThread } from 'node:worker_threads';
import { answerBlocks } from './pool.ts';
import { SOLVE_USAGE, solveCommand } from './solve.ts';
import { UsageError } from './usage.ts';

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = { solve: solveCommand };

const USAGE = `usage: sudoku <command>\n\n${SOLVE_USAGE}`;

async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined || name === '--help' || args.includes('--help')) {
    process[name === undefined ? 'stderr' : 'stdout'].write(USAGE);
    process.exitCode = name === undefined ? 2 : 0;
    return;
  }
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) throw new UsageError(`no such command: ${name}`);
    await command(args);
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
