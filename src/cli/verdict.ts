/** Verdicts and refusals in words and as plain data, the same for all commands. */
import type { InvalidText } from '../sudoku/formats/reading.ts';
import { CELL_COUNT, formatCell, formatGrid } from '../sudoku/grid.ts';
import type { Verdict } from '../sudoku/types.ts';

/** A verdict on a grid without exactly one solution. */
export type Unsound = Exclude<Verdict, { kind: 'unique' }>;

export function describeInvalid(reason: InvalidText): string {
  switch (reason.kind) {
    case 'wrong-length':
      return `${reason.length} characters, not ${CELL_COUNT}`;
    case 'unknown-character':
      return `character ${JSON.stringify(reason.character)} at ${reason.at + 1}`;
    case 'wrong-row':
      return `row ${reason.row} has ${reason.length} cells, not 9`;
    case 'uneven-groups':
      return `${CELL_COUNT} characters in groups of different lengths`;
    case 'mixed-blanks':
      return 'empty cells are both - and another character';
    case 'several-boards':
      return 'several boards where one is meant';
    case 'not-closed':
      return `${reason.format} that is not whole`;
    case 'no-board':
      return `no board in the ${reason.format}`;
    case 'unsupported':
      return `can’t read ${reason.format}`;
    default:
      return reason satisfies never;
  }
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
