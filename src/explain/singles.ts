/** Singles. The digit is left for the player to see: it is what the next depth tells. */
import type { Explainer } from './explainer.ts';

export const explainFullHouse: Explainer = ({ where: [cell], houses: [house] }, words) => {
  const { translate } = words;
  return [translate('whyFullHouse', words.cells([cell]), words.house(house))];
};

export const explainHiddenSingle: Explainer = ({ where, because, houses: [house] }, words) => {
  const { translate } = words;
  const only = translate('whyHiddenSingle', words.house(house), words.cells(where));
  // Where all other cells are filled or struck out, there is nothing to point at.
  return because.length === 0
    ? [only]
    : [only, translate('whyHiddenSingleBlocked', words.cells(because))];
};

export const explainNakedSingle: Explainer = ({ where, because }, words) => {
  const { translate } = words;
  const cell = words.cells(where);
  return [
    because.length === 8
      ? translate('whyNakedSingle', cell)
      : translate('whyNakedSingleStruck', cell),
  ];
};
