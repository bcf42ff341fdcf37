/**
 * `npm run bench -- generator [--json] [--rounds N]`: minimal puzzles a second beside QQWing's, on one core each, and
 * how long a puzzle of a level takes. Rounds are interleaved and the medians shown.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { median, quantile } from './statistics.ts';

type Entry = typeof import('./generator-entry.ts');

const ENTRY = fileURLToPath(new URL('generator-entry.ts', import.meta.url));
const LEVELS = ['easy', 'medium', 'advanced', 'diehard'] as const;
/** Puzzles a round; QQWing starts anew for each, which takes it some milliseconds. */
const OURS = 3000;
const THEIRS = 150;
const PER_LEVEL = 300;
const WARM_UP = 50;

export async function benchGenerator(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, rounds: { type: 'string', default: '7' } },
  });
  const rounds = Math.max(5, Number(values.rounds) || 0);
  const hasQqwing = spawnSync('qqwing', ['--version']).status === 0;
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-bench-'));
  try {
    const entry = await loadBundle(folder);
    const minimal = measureMinimal(entry, rounds, hasQqwing);
    const levels = LEVELS.map((level) => measureLevel(entry, level));
    if (values.json) console.log(JSON.stringify({ minimal, levels }));
    else {
      console.log(`Minimal puzzles a second, medians of ${rounds} interleaved rounds`);
      console.table(minimal);
      if (!hasQqwing)
        console.log('Skipped: qqwing, which is not installed (apt-get install qqwing)');
      console.log('Warm, milliseconds for a minimal puzzle of a level');
      console.table(levels);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function loadBundle(folder: string): Promise<Entry> {
  const outfile = join(folder, 'generator.mjs');
  await build({
    entryPoints: [ENTRY],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  return import(pathToFileURL(outfile).href);
}

function measureMinimal({ makeMinimal }: Entry, rounds: number, hasQqwing: boolean) {
  const makers = [
    { name: 'ours', count: OURS, make: (seed: string) => makeMinimal(OURS, seed) },
    ...(hasQqwing ? [{ name: 'qqwing', count: THEIRS, make: runQqwing }] : []),
  ].map((maker) => ({ ...maker, rates: [] as number[] }));
  // The first round warms up and is left out.
  for (let round = 0; round <= rounds; round++) {
    for (const { count, make, rates } of makers) {
      const start = performance.now();
      make(`round ${round}`);
      if (round > 0) rates.push((1000 * count) / (performance.now() - start));
    }
  }
  const ours = median(makers[0].rates);
  return makers.map(({ name, rates }) => ({
    generator: name,
    perSecond: Math.round(median(rates)),
    slowestRound: Math.round(Math.min(...rates)),
    fastestRound: Math.round(Math.max(...rates)),
    timesSlower: round(ours / median(rates)),
  }));
}

function runQqwing(): void {
  execFileSync('qqwing', ['--generate', String(THEIRS), '--one-line'], { stdio: 'ignore' });
}

function measureLevel({ makeOfLevel }: Entry, level: (typeof LEVELS)[number]) {
  const times: number[] = [];
  /** Of the processor: what a busy machine does to the times, it hardly does to these. */
  const ownTimes: number[] = [];
  let tries = 0;
  for (let i = 0; i < WARM_UP + PER_LEVEL; i++) {
    const [start, ownStart] = [performance.now(), process.cpuUsage()];
    const count = makeOfLevel(level, `${level} ${i}`);
    if (i < WARM_UP) continue;
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(ownStart);
    ownTimes.push((user + system) / 1000);
    tries += count;
  }
  return {
    level,
    puzzles: PER_LEVEL,
    p50: round(quantile(times, 0.5)),
    p95: round(quantile(times, 0.95)),
    slowest: round(Math.max(...times)),
    p95OfProcessor: round(quantile(ownTimes, 0.95)),
    boardsTried: round(tries / PER_LEVEL),
  };
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
