/** `hint`: a puzzle a line in, its easiest next step a line out. */
import { formatCell, formatGrid } from '../sudoku/grid.ts';
import { findHint, type Hint } from '../sudoku/techniques/hint.ts';
import type { Candidate, Step } from '../sudoku/techniques/step.ts';
import type { Command } from './command.ts';
import { describeUnsound, toPlain } from './verdict.ts';

export const HINT: Command = {
  usage: `  hint [FILE|-] [--json] [--jobs N]
      Writes the easiest next step of each puzzle, its columns parted by tabs:
        <puzzle> <technique> r1c1=5 … r2c3<>7 … r1c1 r1c5 …
        <puzzle> solved
        <puzzle> wrong r1c1 r1c5 …
        <puzzle> multiple
        <puzzle> none
        <puzzle> conflict r1c1 r1c5 …
        invalid <reason>
      Wrong are the player's digits that contradict the solution, where the text tells them from the
      givens. After the technique come the placements, the eliminations and the cells of the pattern, a column each;
      where there are none, a dash.
      --json     one JSON object a line, with the whole step
`,
  flags: ['json'],
  puzzlesPerBlock: 64,
  answer({ grid, givens, removed }, { isJson }, output) {
    const puzzle = formatGrid(grid);
    const hint = findHint(grid, { givens, removed });
    if (isJson) output.putLine(JSON.stringify({ puzzle, ...toData(hint) }, nameCells));
    else output.putLine([puzzle, ...toColumns(hint)].join('\t'));
  },
};

function toColumns(hint: Hint): string[] {
  switch (hint.kind) {
    case 'step':
      return toStepColumns(hint.step);
    case 'solved':
      return ['solved'];
    case 'wrong':
      return [`wrong ${hint.cells.map(formatCell).join(' ')}`];
    case 'unsound':
      return [describeUnsound(hint.verdict)];
    default:
      return hint satisfies never;
  }
}

function toStepColumns({ technique, placements, eliminations, where }: Step): string[] {
  const list = (all: readonly Candidate[], sign: string) =>
    all.map(({ cell, digit }) => `${formatCell(cell)}${sign}${digit}`);
  const columns = [list(placements, '='), list(eliminations, '<>'), where.map(formatCell)];
  return [technique, ...columns.map((texts) => texts.join(' ') || '-')];
}

function toData(hint: Hint): object {
  return hint.kind === 'unsound' ? toPlain(hint.verdict) : hint;
}

/** For JSON.stringify: cells and houses by name, wherever in a step they stand. */
function nameCells(key: string, value: unknown): unknown {
  if (typeof value === 'number') {
    if (key === 'cell') return formatCell(value);
    return key === 'house' ? formatHouse(value) : value;
  }
  if (!Array.isArray(value)) return value;
  const name = LISTS[key];
  return name ? value.map((one) => (typeof one === 'number' ? name(one) : one)) : value;
}

/** The fields of a step, of its parts and of its chains that list cells or houses. */
const LISTS: Record<string, ((index: number) => string) | undefined> = {
  cells: formatCell,
  where: formatCell,
  because: formatCell,
  set: formatCell,
  houses: formatHouse,
};

function formatHouse(house: number): string {
  return `${'rcb'[Math.floor(house / 9)]}${(house % 9) + 1}`;
}
