import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export type Run = { code: number; out: string; err: string };

/** Bundles the tool as it is shipped: a worker thread runs the very file that started it. */
export async function buildTool() {
  const folder = await mkdtemp(join(tmpdir(), 'sudoku-cli-'));
  const bundle = join(folder, 'cli.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../../src/cli/index.ts', import.meta.url))],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  return {
    folder,
    run: (args: string[], input = '') => run([bundle, ...args], input),
    remove: () => rm(folder, { recursive: true }),
  };
}

function run(args: string[], input: string): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { maxBuffer: 1 << 28 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    // A run that refuses its arguments doesn't wait for its input.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** @returns the objects of NDJSON */
export function parseLines(out: string) {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
