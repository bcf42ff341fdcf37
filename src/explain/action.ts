/** What to do: the digits to write and the candidates to strike out. */
import { formatCell } from '../sudoku/grid.ts';
import type { Step } from '../sudoku/techniques/step.ts';
import type { Candidate, Cell, Digit } from '../sudoku/types.ts';
import type { Words } from './words.ts';

/** @returns sentences that name every placement and elimination of the step, each once */
export function tellAction({ placements, eliminations }: Step, words: Words): string {
  const { translate } = words;
  const separator = translate('actionSeparator');
  const written = groupByCells(placements).map(({ digits, cells }) =>
    translate('digitsToWrite', words.digits(digits), nameAll(cells, words)),
  );
  const struck = groupByCells(eliminations).map(({ digits, cells }) =>
    translate('digitsToStrike', words.digits(digits), nameAll(cells, words)),
  );
  return [
    ...(written.length > 0 ? [translate('actionWrite', written.join(separator))] : []),
    ...(struck.length > 0 ? [translate('actionStrike', struck.join(separator))] : []),
  ].join(' ');
}

/** Unlike in an explanation, no cell may be left out. */
function nameAll(cells: readonly Cell[], words: Words): string {
  return words.list(cells.map(formatCell));
}

type Group = { digits: Digit[]; cells: Cell[] };

/** Digits that go from just the same cells are named together; all in ascending order. */
function groupByCells(candidates: readonly Candidate[]): Group[] {
  const groups = new Map<string, Group>();
  for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9] as const) {
    const own = candidates.filter((one) => one.digit === digit).map(({ cell }) => cell);
    if (own.length === 0) continue;
    const cells = [...new Set(own)].sort((a, b) => a - b);
    const group = groups.get(cells.join()) ?? { digits: [], cells };
    group.digits.push(digit);
    groups.set(cells.join(), group);
  }
  return [...groups.values()];
}
