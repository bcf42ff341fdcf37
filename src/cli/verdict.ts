/** Verdicts and refusals in words and as plain data, the same for all commands. */
import { CELL_COUNT, formatCell, formatGrid, type InvalidGrid } from '../sudoku/grid.ts';
import type { Verdict } from '../sudoku/types.ts';

/** A verdict on a grid without exactly one solution. */
export type Unsound = Exclude<Verdict, { kind: 'unique' }>;

export function describeInvalid(reason: InvalidGrid): string {
  return reason.kind === 'wrong-length'
    ? `${reason.length} characters, not ${CELL_COUNT}`
    : `character ${JSON.stringify(reason.character)} at ${reason.at + 1}`;
}

/** @returns the verdict in a word; for a conflict also its cells */
export function describeUnsound(verdict: Unsound): string {
  if (verdict.kind !== 'conflict') return verdict.kind;
  return `conflict ${verdict.cells.map(formatCell).join(' ')}`;
}

/** @returns the verdict for JSON, with grids and cells as text */
export function toPlain(verdict: Verdict): object {
  switch (verdict.kind) {
    case 'unique':
      return { ...verdict, solution: formatGrid(verdict.solution) };
    case 'multiple': {
      const { solution, another } = verdict;
      return { ...verdict, solution: formatGrid(solution), another: formatGrid(another) };
    }
    case 'conflict':
      return { ...verdict, cells: verdict.cells.map(formatCell) };
    case 'none':
      return verdict;
    default:
      return verdict satisfies never;
  }
}
