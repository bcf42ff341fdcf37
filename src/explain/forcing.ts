/**
 * Forcing chains and nets, and the proof by cases: what an assumption leads to. Each line of thought is told by the digits
 * that it writes, in their order, cut short in the middle where it is long.
 */

import { type CountedKey, translateCount } from '../report.ts';
import { HOUSES } from '../sudoku/grid.ts';
import type { ChainLink, Part } from '../sudoku/techniques/step.ts';
import type { Candidate } from '../sudoku/types.ts';
import { type Explainer, partsOf } from './explainer.ts';
import { compactCells, formatCandidate, shorten } from './notation.ts';
import type { Words } from './words.ts';

/** Inferences that are shown of each line, by the number of lines. */
const MOST_INFERENCES = [0, 12, 6, 4, 3];
const MOST_LINES = MOST_INFERENCES.length - 1;

const CASES: CountedKey = 'whyCases';
const CASES_LEFT_OUT: CountedKey = 'casesLeftOut';

const candidateOf = ({ cells: [cell], digits: [digit] }: Part): Candidate => ({ cell, digit });

/** The digits that a line writes, in the order in which they follow. */
function listTruths(links: readonly ChainLink[]): string[] {
  const truths = links.filter(({ kind }) => kind === 'strong').map(({ to }) => to);
  return [...new Set(truths.map(({ cells, digit }) => `${compactCells(cells)}=${digit}`))];
}

function formatLine(texts: readonly string[], lines: number, words: Words): string {
  const most = MOST_INFERENCES[Math.min(lines, MOST_LINES)];
  return shorten([...new Set(texts)], most, words).join(' → ');
}

/** Where a contradiction shows: a cell that no digit is left for, or a digit that a house has no place for. */
function tellEnd({ cells, digits: [digit], house }: Part, words: Words): string {
  const { translate } = words;
  return house === undefined
    ? translate('endCell', words.cells(cells))
    : translate('endHouse', String(digit), words.house(house));
}

export const explainContradiction: Explainer = (step, words) => {
  const { translate } = words;
  const parts = step.parts ?? [];
  const ends = partsOf(step, 'end');
  const assumed = parts.slice(0, ends.length > 0 ? parts.indexOf(ends[0]) : parts.length);
  const [first] = assumed;
  const [cell, digit] = [words.cells(first.cells), String(first.digits[0])];
  const line = [
    ...assumed.map((part) => formatCandidate(candidateOf(part))),
    ...listTruths(step.chains?.[0] ?? []),
    ...ends.slice(0, 1).map((end) => tellEnd(end, words)),
  ];
  const cases = ends.length > 1 ? [translateCount(CASES, ends.length, translate)] : [];
  return [translate('whyContradiction', cell, digit), ...cases, formatLine(line, 1, words)];
};

export const explainVerity: Explainer = (step, words) => {
  const assumptions = partsOf(step, 'assumption').map(candidateOf);
  const [placed, gone] = [step.placements[0], step.eliminations[0]];
  const result = placed ? formatCandidate(placed) : formatCandidate(gone, '≠');
  const lines = assumptions.map((assumption, i) => [
    formatCandidate(assumption),
    ...listTruths(step.chains?.[i] ?? []),
    result,
  ]);
  const left = lines.length - MOST_LINES;
  return [
    tellChoice(assumptions, result, words),
    ...lines.slice(0, MOST_LINES).map((line) => formatLine(line, lines.length, words)),
    ...(left > 0 ? [translateCount(CASES_LEFT_OUT, left, words.translate)] : []),
  ];
};

/** One of the assumptions is true: they are all candidates of a cell, or all places of a digit in a house. */
function tellChoice(choice: readonly Candidate[], result: string, words: Words): string {
  const { translate } = words;
  const [{ cell, digit }] = choice;
  const cells = choice.map((one) => one.cell);
  if (cells.every((one) => one === cell)) {
    const digits = words.anyDigit(choice.map((one) => one.digit));
    return translate('whyVerityCell', words.cells([cell]), digits, result);
  }
  const house = HOUSES.findIndex((own) => cells.every((one) => own.includes(one)));
  return translate(
    'whyVerityHouse',
    String(digit),
    words.house(house),
    words.anyCell(cells),
    result,
  );
}
