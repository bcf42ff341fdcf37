/**
 * `npm run bench -- solver [--json] [--rounds N]`: our solver beside others, uniqueness proven where they can; with
 * `--hunt SECONDS`, the boards that take ours longest instead.
 * Rounds are interleaved and the medians shown: only ratios within one run mean something.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { parseGrid } from '../../src/sudoku/grid.ts';
import { solve } from '../../src/sudoku/solver.ts';
import { hasData, readDataLines } from '../data.ts';
import { huntSlowBoards } from './hunt.ts';
import { sample } from './sample.ts';
import { median } from './statistics.ts';

type Solver = { name: string; file: string; count: string; isSlow?: boolean };
type Row = { set: string; solver: string; microseconds: number; perSecond: number; ratio: number };

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SOLVERS: Solver[] = [
  { name: 'ours', file: 'ours.ts', count: 'count' },
  { name: 'dancing-links', file: 'dancing-links.ts', count: 'count' },
  { name: '@algorithm.ts/sudoku (first solution)', file: 'algorithm-ts.ts', count: 'count' },
  {
    name: 'article, naked singles first',
    file: 'article.ts',
    count: 'countWithSingles',
    isSlow: true,
  },
  { name: 'article, plain', file: 'article.ts', count: 'countPlain', isSlow: true },
  { name: 'minimal', file: 'minimal.ts', count: 'count', isSlow: true },
];
/** `sample` puzzles are measured; the slow solvers take hours on all but the easy ones. */
const SETS = [
  { name: 'easy_10000', sample: 1000, isEasy: true },
  { name: 'random_minimal_10000', sample: 1000 },
  { name: '17clue_49151_royle', sample: 1000 },
  { name: 'magictour_top1465', sample: 300 },
  { name: 'forum_hardest_1905_11plus', sample: 100 },
];
const COLD_PROCESSES = 31;

export async function benchSolver(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      rounds: { type: 'string', default: '7' },
      hunt: { type: 'string' },
    },
  });
  if (values.hunt !== undefined) {
    const found = huntSlowBoards(Number(values.hunt));
    console.log(values.json ? JSON.stringify(found) : found);
    return;
  }
  const rounds = Math.max(5, Number(values.rounds) || 0);
  installPeers();
  const sets = SETS.filter(({ name }) => hasData(path(name)));
  if (sets.length === 0) throw new Error('no puzzles: SUDOKU_DATA names the folder that has them');
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-bench-'));
  try {
    const bundles = await bundleSolvers(folder);
    const own = sets.map(({ name }) => describeSet(name));
    const warm: Row[] = [];
    for (const set of sets) warm.push(...(await measureWarm(set, bundles, rounds)));
    const cold = sets
      .filter((set) => set.isEasy || set.name.includes('hardest'))
      .flatMap(({ name }) => measureCold(name, bundles));
    if (values.json) console.log(JSON.stringify({ own, warm, cold }));
    else {
      console.log('Our solver, every puzzle once, limit 2');
      console.table(own);
      console.log(`Warm, medians of ${rounds} interleaved rounds; ratio: time beside ours`);
      console.table(warm);
      console.log('Cold: a fresh process evaluates the module and solves one puzzle, milliseconds');
      console.table(cold);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function path(set: string): string {
  return `puzzles/${set}.txt`;
}

function readSet(name: string): Uint8Array[] {
  return readDataLines(path(name)).flatMap((line) => {
    const parsed = parseGrid(line);
    return parsed.kind === 'grid' ? [parsed.grid] : [];
  });
}

function installPeers(): void {
  if (existsSync(join(HERE, 'node_modules/dancing-links'))) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['ci'], { cwd: HERE, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** One file for each, minified as it would be shipped. */
async function bundleSolvers(folder: string): Promise<(Solver & { bundle: string })[]> {
  const entryPoints = [...new Set(SOLVERS.map(({ file }) => join(HERE, 'solvers', file)))];
  await build({
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  return SOLVERS.map((solver) => ({
    ...solver,
    bundle: pathToFileURL(join(folder, solver.file.replace('.ts', '.mjs'))).href,
  }));
}

function describeSet(name: string) {
  const grids = readSet(name);
  let guesses = 0;
  let withoutGuess = 0;
  let slowest = 0;
  const start = performance.now();
  for (const grid of grids) {
    const before = performance.now();
    const verdict = solve(grid);
    slowest = Math.max(slowest, performance.now() - before);
    guesses += verdict.guesses;
    if (verdict.guesses === 0) withoutGuess++;
  }
  const microseconds = ((performance.now() - start) * 1000) / grids.length;
  return {
    set: name,
    puzzles: grids.length,
    perSecond: Math.round(1e6 / microseconds),
    microseconds: round(microseconds),
    percentWithoutGuess: round((100 * withoutGuess) / grids.length),
    guessesPerPuzzle: round(guesses / grids.length),
    slowestMilliseconds: round(slowest),
  };
}

async function measureWarm(
  set: (typeof SETS)[number],
  bundles: (Solver & { bundle: string })[],
  rounds: number,
): Promise<Row[]> {
  const grids = sample(readSet(set.name), set.sample);
  const measured = await Promise.all(
    bundles
      .filter(({ isSlow }) => set.isEasy || !isSlow)
      .map(async ({ name, bundle, count }) => ({
        name,
        count: (await import(bundle))[count] as (grid: Uint8Array) => number,
        times: [] as number[],
      })),
  );
  // The first round warms up and is left out.
  for (let round = 0; round <= rounds; round++) {
    for (const { count, times } of measured) {
      const start = performance.now();
      for (const grid of grids) count(grid);
      if (round > 0) times.push(((performance.now() - start) * 1000) / grids.length);
    }
  }
  const ours = median(measured[0].times);
  return measured.map(({ name, times }) => ({
    set: set.name,
    solver: name,
    microseconds: round(median(times)),
    perSecond: Math.round(1e6 / median(times)),
    ratio: round(median(times) / ours),
  }));
}

/** Puzzles go round, so that all solvers meet the same ones. */
function measureCold(name: string, bundles: (Solver & { bundle: string })[]) {
  const texts = sample(readDataLines(path(name)), COLD_PROCESSES).map((line) => line.slice(0, 81));
  const times = bundles
    .filter(({ isSlow }) => !isSlow)
    .map(({ name, bundle, count }) => ({
      name,
      script: `const text = process.argv[1];
      const grid = Uint8Array.from(text, (c) => (c === '.' ? 0 : Number(c)));
      const start = performance.now();
      (await import(${JSON.stringify(bundle)})).${count}(grid);
      console.log(performance.now() - start);`,
      times: [] as number[],
    }));
  for (const text of texts) {
    for (const { script, times: own } of times) {
      const args = ['--input-type=module', '-e', script, text];
      own.push(Number(execFileSync(process.execPath, args, { encoding: 'utf8' })));
    }
  }
  const ours = median(times[0].times);
  return times.map(({ name: solver, times: own }) => ({
    set: name,
    solver,
    milliseconds: round(median(own)),
    ratio: round(median(own) / ours),
  }));
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await benchSolver(process.argv.slice(2));
}
