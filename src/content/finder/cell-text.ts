import { parseDigit } from '../reading.ts';
import { isField } from './fields.ts';
import { isVisible } from './visible.ts';

/** What pages show in a cell without a digit. */
const BLANK = /^[\s\u200b-\u200d\ufeff]*[-0._–—·]?[\s\u200b-\u200d\ufeff]*$/;
/** Ascending digits with gaps between them: a number has none. */
const NOTES = /^(?=.*\s)(1\s*)?(2\s*)?(3\s*)?(4\s*)?(5\s*)?(6\s*)?(7\s*)?(8\s*)?9?$/s;
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

/** @returns a digit, '' for none, pencil marks with a comma after each, or whatever else a cell shows */
export function readText(cell: Element): string {
  const parts = listParts(cell).filter(({ text }) => !isBlank(text));
  const text = parts.map((part) => part.text.trim()).join(' ');
  const isSeveral = parts.length > 1 || parts[0]?.isNote || NOTES.test(text);
  return isSeveral ? `${text.split(/[\s,]+/).join(',')},` : text;
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
  /** It has a place of its own among several: such are pencil marks, even if there is only one. */
  isNote: boolean;
}

/** Only what is visible: a page may keep the answer in a cell, out of sight. */
function listParts(cell: Element, isNote = false): Part[] {
  return [...cell.childNodes].flatMap((node): Part[] => {
    if (node instanceof Text) return [{ text: node.data, isNote }];
    const isPart = node instanceof Element && isVisible(node, true) && !isField(node);
    return isPart ? listParts(node, cell.childElementCount > 3) : [];
  });
}
