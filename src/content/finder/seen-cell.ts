import { parseDigit } from '../reading.ts';
import {
  FEWEST_GIVENS,
  isBlank,
  learnMarks,
  type MarkSigns,
  readField,
  readPicture,
  readText,
} from './cell-text.ts';
import { listChildElements } from './elements.ts';
import { FIELDS, type Field, isField, isWritable, measureArea } from './fields.ts';
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
export interface Showing {
  /** All digits are pictures. */
  isPictured: boolean;
  marks?: MarkSigns | undefined;
}

/** What is known of the cells of a board. */
export interface Manners extends Showing {
  /** What they held when they were looked at. */
  texts: string[];
  /** Tells which cells are given, where the page marks them. */
  isGiven?: ((cell: SeenCell) => boolean) | undefined;
}

const GIVEN =
  /(^|[\s_-])(is)?(given|fixed|prefilled|clue|static|locked|initial|readonly|preset|original|default)s?($|[\s_-])/i;
const OPEN = /(^|[\s_-])(is)?(editable|user|entry|guess|player|open|writable)($|[\s_-])/i;
const TELLING = ['data-given', 'data-fixed', 'data-locked', 'aria-readonly', 'disabled'];

/** @returns elements as the cells that they are */
export function seeCells(elements: readonly HTMLElement[]): SeenCell[] {
  const families = new Map<ParentNode, Element[]>();
  const listOnce = (parent: ParentNode) => {
    const family = families.get(parent) ?? listChildElements(parent);
    families.set(parent, family);
    return family;
  };
  return elements.map((element) => ({
    ...findPlace(element, listOnce),
    field: findField(element),
  }));
}

/** Looks for the field of a cell: the largest, as those of pencil marks are small. */
function findField(element: HTMLElement): Field | undefined {
  const fields = [element, ...element.querySelectorAll(FIELDS)].filter(isField);
  const shown = fields.length > 1 ? fields.filter(isShown) : fields;
  return shown.sort((a, b) => measureArea(b) - measureArea(a))[0];
}

export function findPlace(element: HTMLElement, list = listChildElements): Place {
  const { parentNode: parent } = element;
  return { element, parent, index: parent ? list(parent).indexOf(element) : -1 };
}

/** @returns what stands now where an element stood; that element if it is there, or gone with all around it */
export function findSuccessor({ element, parent, index }: Place): HTMLElement {
  const next = element.isConnected ? element : parent && listChildElements(parent)[index];
  return next?.isConnected && next.localName === element.localName
    ? (next as HTMLElement)
    : element;
}

/** @returns what a cell shows: a digit, '' for none, pencil marks, or something that is in no sudoku */
export function readCell({ element, field }: SeenCell, manners: Showing): string {
  if (field) {
    const text = readField(field);
    return isBlank(text) ? '' : text;
  }
  return manners.isPictured ? readPicture(element) : readText(element, manners.marks);
}

/** Finds out how a board shows what it holds. */
export function learnManners(cells: readonly SeenCell[]): Manners {
  const marks = learnMarks(cells.filter(({ field }) => !field).map(({ element }) => element));
  const readAll = (showing: Showing) => cells.map((cell) => readCell(cell, showing));
  let texts = readAll({ isPictured: false, marks });
  const isPictured = texts.every((text) => parseDigit(text) === 0);
  if (isPictured) texts = readAll({ isPictured });
  const isFilled = texts.map((text) => parseDigit(text) > 0);
  const filled = cells.filter((_, i) => isFilled[i]);
  const blank = cells.filter((_, i) => !isFilled[i]);
  const isOpen = ({ field }: SeenCell) => field !== undefined && isWritable(field);
  const signs = [
    (cell: SeenCell) => !isOpen(cell),
    (cell: SeenCell) => isCalled(cell, GIVEN) || isTold(cell),
    (cell: SeenCell) => !isCalled(cell, OPEN),
  ];
  const isGiven = signs.find((sign, i) => {
    const isSelective = !cells.every(sign) && (i === 0 || !blank.some(sign));
    return isSelective && filled.filter(sign).length >= FEWEST_GIVENS;
  });
  return { isPictured, marks, isGiven, texts };
}

function isCalled(cell: SeenCell, name: RegExp): boolean {
  return listNamed(cell).some((one) => name.test(one.getAttribute('class') ?? ''));
}

function isTold(cell: SeenCell): boolean {
  return listNamed(cell).some((one) =>
    TELLING.some((name) => !['false', null].includes(one.getAttribute(name))),
  );
}

/** The elements of a cell that may tell what it is. */
function listNamed({ element, field, element: { firstElementChild } }: SeenCell): Element[] {
  return [element, field, firstElementChild].filter((one) => one != null);
}
