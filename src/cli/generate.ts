/** `generate`: new puzzles out, all with one solution. */
import { FEWEST_GIVENS, isPossible, newPuzzle, type PuzzleOptions } from '../sudoku/generator.ts';
import { formatGrid } from '../sudoku/grid.ts';
import { createRandom } from '../sudoku/random.ts';
import { formatRuled } from '../sudoku/ruled.ts';
import { METHODS } from '../sudoku/solution-grid.ts';
import { SYMMETRIES } from '../sudoku/symmetry.ts';
import type { Grade, Level } from '../sudoku/techniques/grade.ts';
import { TECHNIQUES } from '../sudoku/techniques/index.ts';
import type { Grid } from '../sudoku/types.ts';
import type { Maker, Values } from './command.ts';
import { readChoice, readInteger, UsageError } from './usage.ts';
import { writeOut } from './write.ts';

type GenerateOptions = Omit<PuzzleOptions, 'random'> & { format: Format };
type Format = (typeof FORMATS)[number];

const LEVELS: readonly Level[] = ['easy', 'medium', 'advanced', 'diehard'];
const FORMATS = ['line', 'grid', 'sdm', 'json'] as const;
const LIMIT = 10_000;

export const GENERATE: Maker<GenerateOptions> = {
  usage: `  generate [--count N] [--level LEVEL] [--seed TEXT] [--jobs N] …
      Makes N puzzles (1), each with one solution. The same seed makes the same ones, whatever --jobs is;
      without --seed, the one taken is told on stderr.
      --level      ${LEVELS.join(', ')}, as rate tells it; otherwise any
      --symmetry   of the places of the givens: ${SYMMETRIES.join(', ')} (none)
      --givens N   exactly N; otherwise as few as can be: without any of them (with a symmetry:
                   without any that go together) there are several solutions
      --technique  one that the puzzle needs, by the name that rate --json tells
      --method     of making solutions: ${METHODS.join(', ')} (backtracking)
      --limit N    boards to try for a puzzle (${LIMIT}); where none will do, it is left out, that is told
                   on stderr, and the exit code is 1
      --format     line: 81 characters; sdm: the same, with 0 for an empty cell; grid: as print does;
                   json: an object a line, with solution, level, rating and techniques (line)
`,
  flags: ['level', 'symmetry', 'givens', 'technique', 'method', 'limit', 'format'],
  count: 1,
  puzzlesPerBlock: 8,
  readOptions,
  make(seed, number, { format, ...options }, output) {
    const random = createRandom(`${seed}/${number}`);
    const made = newPuzzle({ ...options, random });
    if (made.kind !== 'puzzle') return `none in ${made.tries} boards`;
    output.putLine(formatPuzzle(made, format));
    return undefined;
  },
  openReport: () => ({ add: writeOut, end: async () => {} }),
};

function readOptions(values: Values): GenerateOptions {
  const symmetry = readChoice('symmetry', values.symmetry, SYMMETRIES, 'none' as const);
  const bounds = { least: FEWEST_GIVENS, most: 81, otherwise: 0 };
  const givens = readInteger('givens', values.givens, bounds) || undefined;
  if (givens !== undefined && !isPossible(givens, symmetry)) {
    throw new UsageError(`no board with symmetry ${symmetry} has ${givens} givens`);
  }
  const techniques = TECHNIQUES.map(({ id }) => id);
  return {
    level: readChoice('level', values.level, LEVELS, undefined),
    symmetry,
    givens,
    technique: readChoice('technique', values.technique, techniques, undefined),
    method: readChoice('method', values.method, METHODS, 'backtracking' as const),
    limit: readInteger('limit', values.limit, { least: 1, otherwise: LIMIT }),
    format: readChoice('format', values.format, FORMATS, 'line' as const),
  };
}

type Made = { grid: Grid; solution: Grid; grade: Grade; tries: number };

function formatPuzzle({ grid, solution, grade, tries }: Made, format: Format): string {
  const puzzle = formatGrid(grid);
  switch (format) {
    case 'line':
      return puzzle;
    case 'sdm':
      return puzzle.replaceAll('.', '0');
    case 'grid':
      return `${formatRuled(grid)}\n`;
    case 'json': {
      const { kind: _, path: __, solution: ___, ...rest } = grade;
      const givens = grid.filter((digit) => digit !== 0).length;
      return JSON.stringify({ puzzle, solution: formatGrid(solution), givens, ...rest, tries });
    }
    default:
      return format satisfies never;
  }
}
