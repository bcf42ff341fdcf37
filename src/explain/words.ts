/** The pieces that explanations are made of, in the player's language: names of cells, digits and houses, and lists of them. */
import type { Translate } from '../report.ts';
import { formatCell } from '../sudoku/grid.ts';
import type { Cell, Digit } from '../sudoku/types.ts';

/** More names of cells than this are hard to read. */
export const MOST_CELLS = 6;

/** @returns the name of a house, such as "row 3" */
export function nameHouse(house: number, translate: Translate): string {
  const number = String((house % 9) + 1);
  if (house < 9) return translate('houseRow', number);
  return house < 18 ? translate('houseColumn', number) : translate('houseBox', number);
}

export interface Words {
  translate: Translate;
  /** Joined by "and"; cut short where there are more than `most` */
  cells(cells: readonly Cell[], most?: number): string;
  /** Joined by "or" */
  anyCell(cells: readonly Cell[]): string;
  digits(digits: readonly Digit[]): string;
  anyDigit(digits: readonly Digit[]): string;
  house(house: number): string;
  houses(houses: readonly number[]): string;
  anyHouse(houses: readonly number[]): string;
  /** Joined by commas */
  list(texts: readonly string[]): string;
}

/** @returns the words of a language */
export function createWords(translate: Translate): Words {
  const language = translate('languageCode');
  const both = new Intl.ListFormat(language, { type: 'conjunction' });
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const list = (texts: readonly string[]) => texts.join(translate('listSeparator'));
  const cut = (cells: readonly Cell[], most: number, format: Intl.ListFormat) => {
    const names = cells.slice(0, most).map(formatCell);
    return cells.length > most ? translate('more', list(names)) : join(format, names);
  };
  const name = (house: number) => nameHouse(house, translate);
  return {
    translate,
    cells: (cells, most = MOST_CELLS) => cut(cells, most, both),
    anyCell: (cells) => cut(cells, MOST_CELLS, either),
    digits: (digits) => join(both, digits.map(String)),
    anyDigit: (digits) => join(either, digits.map(String)),
    house: name,
    houses: (houses) => both.format(nameAll(houses, both, translate)),
    anyHouse: (houses) => either.format([...new Set(houses)].map(name)),
    list,
  };
}

/** One name for all the houses of a kind: "rows 3 and 7". */
function nameAll(
  houses: readonly number[],
  format: Intl.ListFormat,
  translate: Translate,
): string[] {
  const kindOf = (house: number) => Math.floor(house / 9);
  return [...new Set(houses.map(kindOf))].flatMap((kind) => {
    const own = [...new Set(houses)].filter((house) => kindOf(house) === kind);
    if (own.length < 2) return own.map((house) => nameHouse(house, translate));
    const numbers = format.format(own.map((house) => String((house % 9) + 1)));
    if (kind === 0) return translate('houseRows', numbers);
    return kind === 1 ? translate('houseColumns', numbers) : translate('houseBoxes', numbers);
  });
}

/** As the catalogues do, with a space between Chinese characters and digits or letters. */
function join(format: Intl.ListFormat, texts: readonly string[]): string {
  return format
    .formatToParts(texts)
    .map(({ type, value }) =>
      type === 'literal' && /^\p{Script=Han}$/u.test(value) ? ` ${value} ` : value,
    )
    .join('');
}
