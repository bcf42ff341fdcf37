/** Reads the cases of a regression library of single steps, one a line, in the format of HoDoKu's reglib. */
import { createState, type State } from '../../../src/sudoku/techniques/state.ts';
import type { Candidate, Step } from '../../../src/sudoku/techniques/step.ts';
import type { Digit, Grid } from '../../../src/sudoku/types.ts';

export type Case = {
  line: string;
  /** Without its variant */
  code: string;
  /** Nothing may be found */
  isFail: boolean;
  grid: Grid;
  givens: Grid;
  removed: Candidate[];
  /** What a step must do: its result as formatResult writes it */
  expected: string;
};

function parseCandidates(text: string): Candidate[] {
  return text
    .split(' ')
    .filter((triple) => triple !== '')
    .map((triple) => {
      const [digit = 0, row = 0, column = 0] = Array.from(triple, Number);
      return { cell: (row - 1) * 9 + column - 1, digit: digit as Digit };
    });
}

function format(kind: string, candidates: readonly Candidate[]): string {
  const parts = candidates.map(({ cell, digit }) => `${cell}${kind}${digit}`);
  return [...new Set(parts)].sort().join(' ');
}

/** @returns what a step does, the same text for the same effect */
export function formatResult(step: Pick<Step, 'placements' | 'eliminations'>): string {
  return `${format('=', step.placements)} ${format('-', step.eliminations)}`;
}

/** @returns the case of a line, or undefined for a comment */
export function parseCase(line: string): Case | undefined {
  if (!line.startsWith(':')) return undefined;
  const fields = line.split(':');
  const [, name = '', , board = '', deleted = '', eliminations = '', placements = ''] = fields;
  const [code = '', variant] = name.split('-');
  const cells = board.match(/\+?[.1-9]/g) ?? [];
  const read = (cell: string) => Number(cell.replace('.', '0').replace('+', ''));
  return {
    line,
    code,
    isFail: variant === 'x',
    grid: Uint8Array.from(cells, read),
    givens: Uint8Array.from(cells, (cell) => (cell.startsWith('+') ? 0 : read(cell))),
    removed: parseCandidates(deleted),
    expected: formatResult({
      placements: parseCandidates(placements),
      eliminations: parseCandidates(eliminations),
    }),
  };
}

export function stateOf({ grid, givens, removed }: Case): State {
  return createState(grid, { givens, removed, isUnique: true });
}
