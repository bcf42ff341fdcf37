/** Almost locked sets: ALS-XZ, ALS-XY-wing, longer chains of sets, and the death blossom. */
import type { Part } from '../sudoku/techniques/step.ts';
import { digitsGone, type Explainer, partOf, partsOf } from './explainer.ts';
import { formatSet, shorten } from './notation.ts';
import type { Words } from './words.ts';

/** Sets and links of a chain that are shown. */
const MOST_TERMS = 9;

/** The sets with the digit of each link between them: `r1c12 {357} −5− r4c1 {59}`. */
function formatSets(parts: readonly Part[], words: Words): string {
  const terms = parts.map((part) =>
    part.role === 'set' ? formatSet(part) : `−${part.digits.join('')}−`,
  );
  return shorten(terms, MOST_TERMS, words).join(' ');
}

export const explainAlsXz: Explainer = (step, words) => {
  const { translate } = words;
  const [a, b] = partsOf(step, 'set').map(formatSet);
  const { digits } = partOf(step, 'end');
  const shared = words.digits(digits);
  return digits.length > 1
    ? [translate('whyAlsXz', a, b), translate('whyAlsXzDouble', shared)]
    : [
        translate('whyAlsXz', a, b),
        translate('whyAlsXzSingle', shared, words.anyDigit(digitsGone(step))),
      ];
};

export const explainAlsChain: Explainer = (step, words) => {
  const { translate } = words;
  return [
    translate('whyAlsChain', words.anyDigit(digitsGone(step))),
    formatSets(step.parts ?? [], words),
  ];
};

export const explainDeathBlossom: Explainer = (step, words) => {
  const { translate } = words;
  const stem = partOf(step, 'pivot');
  const petals = partsOf(step, 'set').map((petal, i) => `${stem.digits[i]}: ${formatSet(petal)}`);
  return [
    translate('whyDeathBlossom', words.cells(stem.cells), words.anyDigit(stem.digits)),
    translate('whyDeathBlossomGone', words.anyDigit(digitsGone(step))),
    petals.join('; '),
  ];
};
