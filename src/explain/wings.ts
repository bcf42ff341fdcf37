/** XY-, XYZ- and W-wing, and the remote pair. */
import { type Explainer, partOf } from './explainer.ts';

export const explainXyWing: Explainer = (step, words) => {
  const { translate } = words;
  const [pivot, pincers] = [partOf(step, 'pivot'), partOf(step, 'pincer')];
  const [digit] = pincers.digits.map(String);
  return [
    translate(
      'whyXyWing',
      words.cells(pivot.cells),
      words.anyDigit(pivot.digits),
      words.anyCell(pincers.cells),
      digit,
    ),
  ];
};

export const explainXyzWing: Explainer = (step, words) => {
  const { translate } = words;
  const [pivot, pincers] = [partOf(step, 'pivot'), partOf(step, 'pincer')];
  const [digit] = pincers.digits.map(String);
  return [
    translate(
      'whyXyzWing',
      words.cells(pivot.cells),
      words.anyDigit(pivot.digits),
      words.anyCell(pincers.cells),
      digit,
    ),
  ];
};

export const explainWWing: Explainer = (step, words) => {
  const { translate } = words;
  const [pincers, pair] = [partOf(step, 'pincer'), partOf(step, 'end')];
  const [end] = pincers.digits.map(String);
  const [link] = pair.digits.map(String);
  return [
    translate('whyWWing', words.cells(pincers.cells), words.digits(step.digits)),
    translate('whyPair', link, words.house(pair.house ?? 0), words.anyCell(pair.cells)),
    translate('whyWWingLink', link, end),
  ];
};

export const explainRemotePair: Explainer = (step, words) => {
  const { translate } = words;
  const [a, b] = [partOf(step, 'colour-a'), partOf(step, 'colour-b')];
  return [
    translate(
      'whyRemotePair',
      words.digits(step.digits),
      words.cells(a.cells),
      words.cells(b.cells),
    ),
    translate('whyRemotePairGone'),
  ];
};
