/** What an experiment counts, and the levels it cuts its batch into. */
import type { Method } from '../sudoku/solution-grid.ts';
import type { Level } from '../sudoku/techniques/grade.ts';

export type Batch = {
  /** The fewest and the most */
  holes: [number, number];
  method: Method;
  dig: 'blind' | 'unique';
};

export type Row = {
  board: string;
  n1: number;
  n2: number;
  n3: number;
  score: number;
  blanks: number;
  isUnique: boolean;
};

/** `normalised` is 0 for the batch's least score and 1 for its greatest. */
export type RankedRow = Row & { normalised: number; level: Level };

export const LEVELS: readonly Level[] = ['easy', 'medium', 'advanced', 'diehard'];

/** @returns the rows with their place between the least and the greatest score, and its quarter as their level */
export function rank(rows: readonly Row[]): RankedRow[] {
  const [least, most] = findRange(rows.map(({ score }) => score));
  return rows.map((row) => {
    const normalised = most > least ? (row.score - least) / (most - least) : 0;
    return { ...row, normalised, level: LEVELS[Math.min(3, Math.floor(4 * normalised))] };
  });
}

export type Summary = {
  level: Level | 'all';
  count: number;
  unique: number;
  /** Least and greatest score; undefined where there is no board */
  scores: [number, number] | undefined;
  blanks: number;
};

/** @returns a line for each level and one for all */
export function summarise(rows: readonly RankedRow[]): Summary[] {
  return [...LEVELS, 'all' as const].map((level) => {
    const own = rows.filter((row) => level === 'all' || row.level === level);
    return {
      level,
      count: own.length,
      unique: own.filter(({ isUnique }) => isUnique).length,
      scores: own.length > 0 ? findRange(own.map(({ score }) => score)) : undefined,
      blanks: own.reduce((sum, { blanks }) => sum + blanks, 0) / own.length,
    };
  });
}

/** @returns the least and the greatest of at least one number */
export function findRange(values: readonly number[]): [number, number] {
  return values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

/** @returns at most two decimals: counts are means of several runs */
export function round(value: number): string {
  return String(Number(value.toFixed(2)));
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** @returns what was done, in a line */
export function describeBatch(count: number, seed: string, batch: Batch): string {
  const [least, most] = batch.holes;
  const holes = least === most ? String(least) : `${least} to ${most}`;
  return `${count} boards by ${batch.method}, ${holes} holes dug ${batch.dig === 'blind' ? 'blindly' : 'while unique'}, seed ${seed}`;
}

/** @returns the summary's cells, the heading first */
export function tabulate(summary: readonly Summary[]): string[][] {
  const all = summary.find(({ level }) => level === 'all')?.count ?? 0;
  return [
    ['level', 'boards', 'share', 'unique', 'unique share', 'score', 'mean blanks'],
    ...summary.map(({ level, count, unique, scores, blanks }) => [
      level,
      String(count),
      percent(count, all),
      String(unique),
      percent(unique, count),
      scores ? `${round(scores[0])} to ${round(scores[1])}` : '-',
      count > 0 ? round(blanks) : '-',
    ]),
  ];
}
