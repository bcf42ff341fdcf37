/**
 * `npm run bench -- hints [--json]`: how long the first hint and a whole grade take, warm, beside our own solver on the
 * same puzzles in the same run. Only the ratios mean something on another machine.
 */
import { parseArgs } from 'node:util';
import { parseGrid } from '../../src/sudoku/grid.ts';
import { solve } from '../../src/sudoku/solver.ts';
import { grade } from '../../src/sudoku/techniques/grade.ts';
import { findHint } from '../../src/sudoku/techniques/hint.ts';
import { hasData, readDataLines } from '../data.ts';
import { sample } from './sample.ts';
import { quantile } from './statistics.ts';

/** Of the hardest a few tell enough: each takes a second. */
const SETS = [
  { name: 'rated-random.tsv', sample: 500 },
  { name: 'rated-by-level.tsv', sample: 347 },
  { name: 'puzzles/random_minimal_10000.txt', sample: 500 },
  { name: 'puzzles/magictour_top1465.txt', sample: 40 },
  { name: 'puzzles/forum_hardest_1905_11plus.txt', sample: 8 },
];
const WARM_UP = 60;

type Times = { median: number; p90: number; p99: number };
type Row = { set: string; puzzles: number; solver: number; hint: Times; grade: Times };

export async function benchHints(args: readonly string[]): Promise<Row[]> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, rounds: { type: 'string' } },
  });
  const sets = SETS.filter(({ name }) => hasData(name));
  if (sets.length === 0) throw new Error('no puzzles: SUDOKU_DATA names the folder that has them');
  warmUp(sets[0].name);
  const rows = sets.map((set) => {
    console.error(`${set.name} …`);
    return measure(set.name, set.sample);
  });
  if (values.json) console.log(JSON.stringify(rows));
  else print(rows);
  return rows;
}

function readSet(name: string): Uint8Array[] {
  return readDataLines(name).flatMap((line) => {
    const parsed = parseGrid(line.slice(0, 81));
    return parsed.kind === 'grid' ? [parsed.grid] : [];
  });
}

function warmUp(name: string): void {
  for (const grid of sample(readSet(name), WARM_UP)) {
    findHint(grid);
    grade(grid);
  }
}

/** One puzzle after the other, so that whatever else the machine does meets all three alike. */
function measure(name: string, count: number): Row {
  const times: Record<'solver' | 'hint' | 'grade', number[]> = { solver: [], hint: [], grade: [] };
  const grids = sample(readSet(name), count);
  for (const grid of grids) {
    times.solver.push(time(() => solve(grid)));
    times.hint.push(time(() => findHint(grid)));
    times.grade.push(time(() => grade(grid)));
  }
  return {
    set: name.replace(/^.*\/|\.\w+$/g, ''),
    puzzles: grids.length,
    solver: quantile(times.solver, 0.5),
    hint: describe(times.hint),
    grade: describe(times.grade),
  };
}

function time(call: () => unknown): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

function describe(times: readonly number[]): Times {
  return { median: quantile(times, 0.5), p90: quantile(times, 0.9), p99: quantile(times, 0.99) };
}

function print(rows: readonly Row[]): void {
  const columns = (what: 'hint' | 'grade') =>
    rows.map(({ set, puzzles, solver, [what]: { median, p90, p99 } }) => ({
      set,
      puzzles,
      'median ms': round(median),
      'p90 ms': round(p90),
      'p99 ms': round(p99),
      'median / solver': round(median / solver),
    }));
  console.log('First hint, warm, the proof that there is one solution included');
  console.table(columns('hint'));
  console.log('Whole grade, warm');
  console.table(columns('grade'));
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
