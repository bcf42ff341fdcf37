/** Locked candidates; naked, locked and hidden subsets; sue de coq. */
import { type Explainer, partOf, partsOf } from './explainer.ts';
import { formatSet } from './notation.ts';

export const explainLockedCandidates: Explainer = (step, words) => {
  const { translate } = words;
  const [digit] = step.digits.map(String);
  const [house, other] = step.houses.map((one) => words.house(one));
  return [translate('whyLockedCandidates', digit, house, words.anyCell(step.where), other)];
};

export const explainNakedSubset: Explainer = ({ digits, where, houses }, words) => {
  const { translate } = words;
  const [all, any] = [words.digits(digits), words.anyDigit(digits)];
  const [cells, house] = [words.cells(where), words.anyHouse(houses)];
  return [
    where.length === 2
      ? translate('whyNakedPair', cells, all, house, any)
      : translate('whyNakedSubset', cells, all, house, any),
  ];
};

export const explainHiddenSubset: Explainer = ({ digits, where, houses: [house] }, words) => {
  const { translate } = words;
  return [
    translate('whyHiddenSubset', words.house(house), words.digits(digits), words.cells(where)),
  ];
};

export const explainSueDeCoq: Explainer = (step, words) => {
  const { translate } = words;
  const [inLine, inBox] = partsOf(step, 'set');
  const [line, box] = step.houses.map((house) => words.house(house));
  const base = formatSet(partOf(step, 'base'));
  return [
    translate('whySueDeCoq', base, line, box, formatSet(inLine), formatSet(inBox)),
    translate('whySueDeCoqGone', line, box),
  ];
};
