/** Unique, hidden and avoidable rectangles, and BUG + 1: each keeps the puzzle from having two solutions. */
import type { Step } from '../sudoku/techniques/step.ts';
import type { Digit } from '../sudoku/types.ts';
import { digitsGone, type Explainer, partOf } from './explainer.ts';
import type { Words } from './words.ts';

/** What must not come true. */
function tellDanger(step: Step, { translate, cells, digits }: Words): string {
  const rectangle = partOf(step, 'rectangle');
  return translate('whyRectangle', cells(rectangle.cells), digits(rectangle.digits));
}

/** The digit of the rectangle that stays, and the one that goes. */
function splitPair(step: Step): { kept: string; gone: string } {
  const [gone] = digitsGone(step);
  const kept = partOf(step, 'rectangle').digits.find((digit: Digit) => digit !== gone);
  return { kept: String(kept), gone: String(gone) };
}

export const explainUniqueness1: Explainer = (step, words) => {
  const { translate } = words;
  const roof = words.cells(partOf(step, 'roof').cells);
  return [tellDanger(step, words), translate('whyUniqueness1', roof)];
};

/** Types 2 and 5. */
export const explainUniqueness2: Explainer = (step, words) => {
  const { translate } = words;
  const roof = words.cells(partOf(step, 'roof').cells);
  const [digit] = digitsGone(step).map(String);
  return [tellDanger(step, words), translate('whyUniqueness2', roof, digit)];
};

export const explainUniqueness3: Explainer = (step, words) => {
  const { translate } = words;
  const [roof, subset] = [partOf(step, 'roof'), partOf(step, 'subset')];
  const [cells, others] = [words.cells(roof.cells), words.cells(subset.cells)];
  const digits = words.digits(subset.digits);
  return [tellDanger(step, words), translate('whyUniqueness3', cells, others, digits)];
};

export const explainUniqueness4: Explainer = (step, words) => {
  const { translate } = words;
  const roof = partOf(step, 'roof').cells;
  const { kept, gone } = splitPair(step);
  const houses = words.houses(step.houses);
  return [
    tellDanger(step, words),
    translate('whyUniqueness4', kept, houses, words.anyCell(roof), gone),
  ];
};

export const explainUniqueness6: Explainer = (step, words) => {
  const { translate } = words;
  const [roof, floor] = [partOf(step, 'roof'), partOf(step, 'floor')];
  const { kept, gone } = splitPair(step);
  return [
    tellDanger(step, words),
    translate(
      'whyUniqueness6',
      gone,
      words.houses(step.houses),
      words.cells(roof.cells),
      words.cells(floor.cells),
      kept,
    ),
  ];
};

export const explainHiddenRectangle: Explainer = (step, words) => {
  const { translate } = words;
  const corners = partOf(step, 'rectangle').cells;
  const [cell] = step.because;
  const isBeside = (other: number) =>
    other % 9 === cell % 9 || Math.floor(other / 9) === Math.floor(cell / 9);
  const [beside, across] = [true, false].map((is) =>
    corners.filter((one) => one !== cell && isBeside(one) === is),
  );
  const { kept, gone } = splitPair(step);
  return [
    tellDanger(step, words),
    translate(
      'whyHiddenRectangle',
      words.cells([cell]),
      gone,
      words.houses(step.houses),
      kept,
      words.cells(beside),
      words.cells(across),
    ),
  ];
};

export const explainAvoidable1: Explainer = (step, words) => {
  const { translate } = words;
  const [rectangle, roof] = [partOf(step, 'rectangle'), partOf(step, 'roof')];
  const [digit] = roof.digits.map(String);
  return [
    translate('whyAvoidable', words.cells(rectangle.cells), words.digits(rectangle.digits)),
    translate('whyAvoidable1', words.cells(roof.cells), digit),
  ];
};

export const explainAvoidable2: Explainer = (step, words) => {
  const { translate } = words;
  const [rectangle, roof] = [partOf(step, 'rectangle'), partOf(step, 'roof')];
  const [digit] = roof.digits.map(String);
  return [
    translate('whyAvoidable', words.cells(rectangle.cells), words.digits(rectangle.digits)),
    translate('whyUniqueness2', words.cells(roof.cells), digit),
  ];
};

export const explainBugPlusOne: Explainer = ({ where }, { translate, cells }) => [
  translate('whyBugPlusOne', cells(where)),
];
