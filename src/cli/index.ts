/** Entry of the command line tool. Worker threads run this same file, so that it stays a single one when bundled. */
import { isMainThread } from 'node:worker_threads';
import { COMMANDS, isCommandName, isMakerName, MAKERS } from './commands.ts';
import { answerBlocks } from './pool.ts';
import { runCommand, runMaker } from './run.ts';
import { UsageError } from './usage.ts';

const USAGE = `usage: sudoku <command>

  Reads one puzzle a line: 81 characters, digits and . or 0 for an empty cell (or * _ - x X or a space), also
  within a list's line or a link; HoDoKu's lines; 729 characters of candidates; JSON. Other lines are tried
  together with those below them: nine rows with or without rulers, also CSV, Unicode boxes and pencil marks,
  with headers (.sdk, .ss, .sdx), up to the ninth row; JSON up to its last bracket; OpenSudoku's XML up to
  its end. A line of 81 digits and dots is always a puzzle by itself. Every other line gets an answer of its
  own, but for blank lines below a board of several lines. What may be two boards is refused, never guessed.
  generate and experiment read nothing.
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
