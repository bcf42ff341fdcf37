/** Two conjugate pairs of a digit (skyscraper, kite, turbot fish), and the empty rectangle. */
import { HOUSES } from '../sudoku/grid.ts';
import type { Step } from '../sudoku/techniques/step.ts';
import { type Explainer, partsOf } from './explainer.ts';
import { formatChain } from './notation.ts';

/** The four cells of the chain number `index`: far end, near end, other near end, other far end. */
function cellsOf({ chains = [] }: Step, index: number) {
  const [first, , last] = chains[index];
  return [first.from.cells[0], first.to.cells[0], last.from.cells[0], last.to.cells[0]];
}

export const explainPairs: Explainer = (step, words) => {
  const { translate } = words;
  const [digit] = step.digits.map(String);
  const [far, near, other, end] = cellsOf(step, 0);
  const houseOf = (a: number, b: number) =>
    step.houses.find((house) => HOUSES[house].includes(a) && HOUSES[house].includes(b)) ?? 0;
  const [first, second] = [houseOf(far, near), houseOf(other, end)].map(words.house);
  return [
    translate('whyPair', digit, first, words.anyCell([far, near])),
    translate('whyPair', digit, second, words.anyCell([other, end])),
    translate('whyPairsMeet', digit, words.cells([near, other]), words.cells([far, end])),
  ];
};

export const explainDualKite: Explainer = (step, words) => {
  const { translate } = words;
  const [digit] = step.digits.map(String);
  const [, near, other] = cellsOf(step, 0);
  return [
    translate('whyDualKite', digit, words.cells([near, other])),
    ...(step.chains ?? []).map((links) => formatChain(links, links.length + 1, words)),
  ];
};

/** Dual, too: then there are two pairs, and two candidates that go. */
export const explainEmptyRectangle: Explainer = (step, words) => {
  const { translate } = words;
  const [digit] = step.digits.map(String);
  const [{ cells, house = 0 }] = partsOf(step, 'box');
  const box = words.house(house);
  const lines = partsOf(step, 'end').map((pair, i) => {
    const [near, far] = pair.cells;
    const target = words.cells([step.eliminations[i].cell]);
    const [line, ends] = [words.house(pair.house ?? 0), words.anyCell([near, far])];
    return [
      translate('whyPair', digit, line, ends),
      translate('whyEmptyRectangle', digit, target, words.cells([near]), box),
    ];
  });
  return [translate('whyEmptyRectangleBox', digit, box, words.anyCell(cells)), ...lines.flat()];
};
