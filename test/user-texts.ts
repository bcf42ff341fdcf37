import { findTexts, type Node, type Source, type Text, walk } from './sources.ts';

/** Names that the code needs and nobody reads: of keys, and the stem of their codes. */
const NAMES = new Set(['Backspace', 'Delete', 'Digit', 'End', 'Escape', 'Home', 'Shift']);

/** @returns whether a text reads like words for a person: a label, a sentence, or anything Chinese */
export function isForPeople(text: string): boolean {
  const words = text.trim();
  if (NAMES.has(words)) return false;
  return (
    /\p{Script=Han}|[，。！？：；、“”]/u.test(words) ||
    // A label or the start of a sentence: "Solve", "Fill one".
    /^\p{Lu}\p{Ll}+([ ,.:!?…’]|$)/u.test(words) ||
    // Words and nothing else: "not set", "found on".
    /^\p{L}+( \p{L}+)+[.:!?…]?$/u.test(words) ||
    // Words in a row within something longer; style sheets and selectors have no more than two.
    /\p{L}{2,} \p{L}+ \p{L}+/u.test(words)
  );
}

/** @returns the strings of a file that only a catalogue may hold */
export function findUserTexts(source: Source): string[] {
  return findTexts(source)
    .map(({ value }) => value)
    .filter(isForPeople);
}

const ATTRIBUTES = [
  'title',
  'aria-label',
  'aria-description',
  'placeholder',
  'alt',
  'value',
  'label',
];

/** @returns the words that stand in a page's markup, in its text or where they are shown or read out */
export function findMarkupTexts(document: Document): string[] {
  const texts: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const child of element.childNodes)
      if (child.nodeType === 3) texts.push(child.nodeValue ?? '');
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

/** @returns strings of a file that can be keys of messages: not the kinds of outcomes, nor the ids of elements */
export function findKeys(source: Source): string[] {
  return findTexts(source)
    .filter((text) => !isKind(text) && !isOtherArgument(text))
    .map(({ value }) => value);
}

function isKind({ node, parent }: Text): boolean {
  const isValue = parent.type === 'Property' && (parent.key as Node).name === 'kind';
  const isCase = parent.type === 'SwitchCase' && parent.test === node;
  return isValue || isCase || parent.type === 'BinaryExpression';
}

function isOtherArgument({ node, parent }: Text): boolean {
  if (parent.type !== 'CallExpression' || parent.callee === node) return false;
  return !['translate', 'translateCount'].includes(String((parent.callee as Node).name));
}

/** @returns for each look-up of a known key: the key and how many substitutions go with it */
export function findLookups({ tree }: Source): { key: string; substitutions: number }[] {
  const lookups: { key: string; substitutions: number }[] = [];
  walk(tree, (node) => {
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'translate') return;
    const [first, ...substitutions] = node.arguments as Node[];
    const key = first?.type === 'TSAsExpression' ? (first.expression as Node) : first;
    if (key?.type !== 'Literal') return;
    lookups.push({ key: String(key.value), substitutions: substitutions.length });
  });
  return lookups;
}
