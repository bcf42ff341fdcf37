import { joinNotes } from '../cells.ts';
import { parseDigit } from '../reading.ts';
import { isField } from './fields.ts';
import { isVisible } from './visible.ts';

/** What pages show in a cell without a digit. */
const BLANK = /^[\s\u200b-\u200d\ufeff]*[-0._–—·]?[\s\u200b-\u200d\ufeff]*$/;
/** Ascending digits with gaps between them: a number has none. */
const NOTES = /^(?=.*\s)(1\s*)?(2\s*)?(3\s*)?(4\s*)?(5\s*)?(6\s*)?(7\s*)?(8\s*)?9?$/s;
/** What pencil marks are called. */
const MARKS = 'small, sub, sup, [class*="note" i], [class*="pencil" i], [class*="candidate" i]';
/** Of the size of digits; pencil marks are a third or half of it. */
const SMALL = 0.65;
/** No puzzle with fewer givens has one solution. */
export const FEWEST_GIVENS = 17;
/** Attributes that tell what a picture shows. */
const TOLD = ['alt', 'aria-label', 'data-number', 'data-value', 'data-digit'];

/** @returns whether a text stands for no digit */
export function isBlank(text: string): boolean {
  return BLANK.test(text.normalize('NFKC'));
}

/** @returns whether a text is what a cell of a sudoku may hold: nothing, a digit, or pencil marks */
export function isCellText(text: string): boolean {
  return isBlank(text) || parseDigit(text) > 0 || /^[1-9](\s*,\s*[1-9])*,$/.test(text);
}

/** @returns what a field holds */
export function readField(field: HTMLElement): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text.trim() ?? '';
  if ('value' in field) return String(field.value);
  return field.textContent?.trim() ?? '';
}

/** What tells a single pencil mark from a digit: a board shows both. */
export interface MarkSigns {
  /** Smaller texts are marks, in CSS pixels. */
  size: number;
  /** Elements and classes are called so. */
  areNamed: boolean;
}

/** @returns what tells pencil marks on a board with these cells, as far as they have no fields */
export function learnMarks(cells: readonly Element[]): MarkSigns {
  const digits = cells.flatMap((cell) => {
    const parts = listShown(cell);
    return parts.length === 1 && !parts[0].isMark && parseDigit(parts[0].text) > 0 ? parts : [];
  });
  const unnamed = digits.filter(({ owner }) => owner.closest(MARKS) === null);
  return {
    size: SMALL * Math.max(0, ...digits.map(({ owner }) => measureText(owner))),
    areNamed: unnamed.length >= FEWEST_GIVENS,
  };
}

/** @returns a digit, '' for none, pencil marks with a comma after each, or whatever else a cell shows */
export function readText(cell: Element, signs?: MarkSigns): string {
  const parts = listShown(cell);
  const text = parts.map((part) => part.text.trim()).join(' ');
  const isMark = ({ isMark, owner }: Part) =>
    isMark ||
    (signs !== undefined &&
      ((signs.areNamed && owner.closest(MARKS) !== null) || measureText(owner) < signs.size));
  const isSeveral = parts.length > 1 || parts.some(isMark) || NOTES.test(text);
  return isSeveral ? joinNotes(text.split(/[\s,]+/).filter(Boolean)) : text;
}

/** @returns the digit that a picture is said to show */
export function readPicture(cell: Element): string {
  for (const element of [...cell.querySelectorAll('*'), cell]) {
    const told = TOLD.map((name) => element.getAttribute(name)?.trim() ?? '');
    if (element.localName === 'title') told.push(element.textContent ?? '');
    const digit = told.find((text) => parseDigit(text) > 0);
    if (digit) return digit;
  }
  return '';
}

interface Part {
  text: string;
  owner: Element;
  /** It has a place of its own among several: such are pencil marks, even if there is only one. */
  isMark: boolean;
}

function listShown(cell: Element): Part[] {
  const isTransparent = (owner: Element) => getComputedStyle(owner).color === 'rgba(0, 0, 0, 0)';
  return listParts(cell).filter(({ text, owner }) => !isBlank(text) && !isTransparent(owner));
}

/** Only what is visible: a page may keep the answer in a cell, out of sight. */
function listParts(owner: Element, isMark = false): Part[] {
  return [...owner.childNodes].flatMap((node): Part[] => {
    if (node instanceof Text) return [{ text: node.data, owner, isMark }];
    const isPart = node instanceof Element && isVisible(node, true) && !isField(node);
    return isPart ? listParts(node, owner.childElementCount > 3) : [];
  });
}

/** @returns the size of the letters of an element, in CSS pixels */
export function measureText(owner: Element): number {
  return Number.parseFloat(getComputedStyle(owner).fontSize);
}
