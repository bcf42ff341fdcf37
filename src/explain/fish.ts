/** Fish of all kinds: basic, finned, sashimi, siamese and franken. */
import type { Part } from '../sudoku/techniques/step.ts';
import type { Cell } from '../sudoku/types.ts';
import type { Explainer } from './explainer.ts';

type Fish = { base: number[]; cover: number[]; fins: Cell[] };

/** A siamese fish is two, one after the other: each starts with its base. */
function splitFish(parts: readonly Part[] = []): Fish[] {
  const fish: Fish[] = [];
  let before: Part['role'] | undefined;
  for (const { role, house, cells } of parts) {
    if (role === 'base' && before !== 'base') fish.push({ base: [], cover: [], fins: [] });
    before = role;
    const last = fish.at(-1);
    if (role === 'fin') last?.fins.push(...cells);
    else if (house !== undefined) last?.[role === 'base' ? 'base' : 'cover'].push(house);
  }
  return fish;
}

export const explainFish: Explainer = ({ digits: [digit], parts, eliminations }, words) => {
  const { translate } = words;
  const [{ base, cover, fins }] = splitFish(parts);
  const [bases, covers, any] = [words.houses(base), words.houses(cover), words.anyHouse(cover)];
  if (fins.length === 0) return [translate('whyFish', String(digit), bases, covers, any)];
  const gone = words.cells(eliminations.map(({ cell }) => cell));
  return [
    translate('whyFinnedFish', String(digit), bases, words.cells(fins), covers),
    translate('whyFinnedFishGone', String(digit), covers, gone),
  ];
};

/** Its houses overlap, so that "the other cells of the cover" would be wrong. */
export const explainFrankenFish: Explainer = (step, words) => {
  const { translate } = words;
  const [{ base, cover, fins }] = splitFish(step.parts);
  if (fins.length > 0) return explainFish(step, words);
  const [digit] = step.digits.map(String);
  return [translate('whyFrankenFish', digit, words.houses(base), words.houses(cover))];
};

export const explainSiameseFish: Explainer = ({ digits: [digit], parts }, words) => {
  const { translate } = words;
  const [one, other] = splitFish(parts);
  const tell = ({ cover, fins }: Fish) =>
    translate('whySiameseHalf', words.houses(cover), words.cells(fins));
  return [
    translate('whySiameseFish', String(digit), words.houses(one.base)),
    tell(one),
    tell(other),
    translate('whySiameseFishGone', String(digit)),
  ];
};
