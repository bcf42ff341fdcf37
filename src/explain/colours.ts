/** Simple and multi colours. The classes are named by letters, as players do. */
import { isPeer } from '../sudoku/grid.ts';
import type { Part } from '../sudoku/techniques/step.ts';
import { type Explainer, partOf } from './explainer.ts';
import type { Words } from './words.ts';

type Colour = Part & { letter: string };

const LETTERS = { 'colour-a': 'A', 'colour-b': 'B', 'colour-c': 'C', 'colour-d': 'D' } as const;

function colourOf(step: Parameters<Explainer>[0], role: keyof typeof LETTERS): Colour {
  return { ...partOf(step, role), letter: LETTERS[role] };
}

const isSeen = (a: Part, b: Part) =>
  a.cells.some((one) => b.cells.some((other) => isPeer(one, other)));

/** @param most number of its cells that are named */
function nameColour({ letter, cells }: Colour, most: number, words: Words): string {
  const { translate } = words;
  return translate('colourClass', letter, words.cells(cells, most));
}

function tellColours(digit: string, a: Colour, b: Colour, words: Words): string {
  const { translate } = words;
  return translate('whyColours', digit, nameColour(a, 8, words), nameColour(b, 8, words));
}

function tellComponents(digit: string, colours: readonly Colour[], words: Words): string[] {
  const { translate } = words;
  const [a, b, c, d] = colours.map((colour) => nameColour(colour, 4, words));
  return [translate('whyColours', digit, a, b), translate('whyColoursToo', digit, c, d)];
}

export const explainColourTrap: Explainer = (step, words) => {
  const { translate } = words;
  const [digit] = step.digits.map(String);
  const [a, b] = [colourOf(step, 'colour-a'), colourOf(step, 'colour-b')];
  return [tellColours(digit, a, b, words), translate('whyColourTrap', digit)];
};

export const explainColourWrap: Explainer = (step, words) => {
  const { translate } = words;
  const [digit] = step.digits.map(String);
  const colours = [colourOf(step, 'colour-a'), colourOf(step, 'colour-b')];
  const gone = colours.find(({ cells }) => cells.includes(step.eliminations[0].cell));
  return [
    tellColours(digit, colours[0], colours[1], words),
    translate('whyColourWrap', digit, gone?.letter ?? ''),
  ];
};

const componentsOf = (step: Parameters<Explainer>[0]) =>
  [
    [colourOf(step, 'colour-a'), colourOf(step, 'colour-b')],
    [colourOf(step, 'colour-c'), colourOf(step, 'colour-d')],
  ] as const;

export const explainMultiColours1: Explainer = (step, words) => {
  const { translate } = words;
  const [digit] = step.digits.map(String);
  const [one, two] = componentsOf(step);
  const reasons = [0, 1].flatMap((i) =>
    [0, 1].flatMap((j) => {
      const [x, y, restX, restY] = [one[i], two[j], one[1 - i], two[1 - j]];
      const isUsed = step.eliminations.some(({ cell }) =>
        [restX, restY].every((colour) => colour.cells.some((other) => isPeer(cell, other))),
      );
      if (!isSeen(x, y) || !isUsed) return [];
      return translate('whyMultiColours1', digit, x.letter, y.letter, restX.letter, restY.letter);
    }),
  );
  return [...tellComponents(digit, [...one, ...two], words), ...reasons];
};

export const explainMultiColours2: Explainer = (step, words) => {
  const { translate } = words;
  const [digit] = step.digits.map(String);
  const components = componentsOf(step);
  const gone = components.flat().find(({ cells }) => cells.includes(step.eliminations[0].cell));
  const [x, y] =
    components.find(([a, b]) => a.letter !== gone?.letter && b.letter !== gone?.letter) ??
    components[0];
  return [
    ...tellComponents(digit, components.flat(), words),
    translate('whyMultiColours2', digit, gone?.letter ?? '', x.letter, y.letter),
  ];
};
