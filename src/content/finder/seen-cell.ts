import { parseDigit } from '../reading.ts';
import { isBlank, readField, readPicture, readText } from './cell-text.ts';
import { listChildElements } from './elements.ts';
import { type Field, isField, isWritable, measureArea } from './fields.ts';
import { isShown } from './visible.ts';

/** A cell of a page that we know nothing of. */
export interface SeenCell extends Place {
  /** What the cell's digit is typed into, if it is a field. */
  field?: Field | undefined;
}

/** Where an element stands, or stood. */
export interface Place {
  element: HTMLElement;
  parent: ParentNode | null;
  index: number;
}

/** How the cells of a board show what they hold. */
export interface Manners {
  /** All digits are pictures. */
  isPictured: boolean;
  /** Tells which cells are given, where the page marks them. */
  isGiven?: ((cell: SeenCell) => boolean) | undefined;
}

/** No puzzle with fewer givens has one solution. */
export const FEWEST_GIVENS = 17;
const GIVEN =
  /(^|[\s_-])(is)?(given|fixed|prefilled|clue|static|locked|initial|readonly|preset|original|default)s?($|[\s_-])/i;
const MARKS = ['data-given', 'data-fixed', 'data-locked', 'aria-readonly'];

/** Looks for the field of a cell: the largest, as those of pencil marks are small. */
export function seeCell(element: HTMLElement): SeenCell {
  const fields = [element, ...element.querySelectorAll('*')].filter(isField);
  const shown = fields.length > 1 ? fields.filter(isShown) : fields;
  const [field] = shown.sort((a, b) => measureArea(b) - measureArea(a));
  return { ...findPlace(element), field };
}

export function findPlace(element: HTMLElement): Place {
  const { parentNode: parent } = element;
  return { element, parent, index: parent ? listChildElements(parent).indexOf(element) : -1 };
}

/** @returns what stands now where an element stood; that element if it is there, or gone with all around it */
export function findSuccessor({ element, parent, index }: Place): HTMLElement {
  const next = element.isConnected ? element : parent && listChildElements(parent)[index];
  return next?.isConnected && next.localName === element.localName
    ? (next as HTMLElement)
    : element;
}

/** @returns what a cell shows: a digit, '' for none, pencil marks, or something that is in no sudoku */
export function readCell({ element, field }: SeenCell, isPictured: boolean): string {
  if (field) {
    const text = readField(field);
    return isBlank(text) ? '' : text;
  }
  return isPictured ? readPicture(element) : readText(element);
}

/** Finds out how a board shows what it holds. */
export function learnManners(cells: readonly SeenCell[]): Manners {
  const isPictured = cells.every((cell) => parseDigit(readCell(cell, false)) === 0);
  const isFilled = (cell: SeenCell) => parseDigit(readCell(cell, isPictured)) > 0;
  const filled = cells.filter(isFilled);
  const blank = cells.filter((cell) => !isFilled(cell));
  const isOpen = ({ field }: SeenCell) => field !== undefined && isWritable(field);
  const signs = [(cell: SeenCell) => !isOpen(cell), isCalledGiven];
  const isGiven = signs.find((sign, i) => {
    const isSelective = i === 0 ? cells.some(isOpen) : !blank.some(sign);
    return isSelective && filled.filter(sign).length >= FEWEST_GIVENS;
  });
  return { isPictured, isGiven };
}

function isCalledGiven({ element, field }: SeenCell): boolean {
  return [element, field, element.firstElementChild].some(
    (one) =>
      one &&
      (GIVEN.test(one.getAttribute('class') ?? '') ||
        MARKS.some((name) => !['false', null].includes(one.getAttribute(name)))),
  );
}
