import { findParent } from './elements.ts';
import { hasLayout, isShown } from './visible.ts';

/** Such as inputs, lists to choose from, and whatever else can be edited. */
export type Field = HTMLElement & { readOnly?: boolean };

/** Whatever may be a field. */
export const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const TYPES = ['text', 'number', 'tel', 'search'];

/** @returns whether an element is made to hold a digit */
export function isField(element: Element): element is Field {
  if (!element.matches(FIELDS)) return false;
  return !(element instanceof HTMLInputElement) || TYPES.includes(element.type);
}

/** @returns whether a person can type into a field */
export function isWritable(field: Field): boolean {
  const { readOnly } = field as HTMLInputElement;
  return !readOnly && !field.matches(':disabled, [inert] *') && field.ariaReadOnly !== 'true';
}

/** @returns for each element that holds fields all of them, the innermost elements first */
export function groupFields(fields: readonly Field[]): Map<Element, Field[]> {
  const groups = new Map<Element, Field[]>();
  const parents = new Map<Element, Element | null>();
  const climb = (element: Element) => {
    const parent = parents.get(element) ?? findParent(element);
    parents.set(element, parent);
    return parent;
  };
  for (const field of fields) {
    for (let around = climb(field); around; around = climb(around)) {
      const group = groups.get(around);
      if (group) group.push(field);
      else groups.set(around, [field]);
    }
  }
  return groups;
}

/**
 * Drops the fields of pencil marks and others that stand among those of the cells.
 * @returns the `count` fields that are alike; nothing where there are not as many
 */
export function chooseFields(fields: readonly Field[], count: number): Field[] | undefined {
  const shown = fields.filter(isShown);
  const kinds: ((field: Field) => unknown)[] = [
    () => '',
    (field) => field.id.replace(/\d+/g, ''),
    ({ className }) => className,
  ];
  // The fields of pencil marks are smaller, those of all digits of about the same size.
  if (hasLayout()) {
    const half = Math.max(...shown.map(measureArea)) / 2;
    kinds.splice(1, 0, (field) => measureArea(field) > half);
  }
  for (const kind of kinds) {
    const groups = [true, ...new Set(shown.map(kind))].map((name) =>
      shown.filter((field) => kind(field) === name),
    );
    const fit = groups.find(({ length }) => length === count);
    if (fit) return fit;
  }
  return undefined;
}

/** @returns the area of a field on the page, in square pixels */
export function measureArea({ offsetWidth, offsetHeight }: Field): number {
  return offsetWidth * offsetHeight;
}
