import type { Cell, Digit } from '../sudoku/types.ts';

/** What a key does on the board. */
export type Stroke =
  | { kind: 'go'; to: (cell: Cell) => Cell }
  /** `isOther`: a pencil mark where a digit would be written, and the other way round. */
  | { kind: 'digit'; digit: Digit; isOther: boolean }
  | { kind: 'erase' }
  | { kind: 'marks' }
  | { kind: 'undo' }
  | { kind: 'redo' };

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const rowOf = (cell: Cell) => Math.floor(cell / 9);
/** From the last cell of a row on to its first. */
const moveBy = (rows: number, columns: number) => (cell: Cell) =>
  ((rowOf(cell) + rows + 9) % 9) * 9 + (((cell % 9) + columns + 9) % 9);

const PLAIN = new Map<string, Stroke>([
  ['ArrowUp', { kind: 'go', to: moveBy(-1, 0) }],
  ['ArrowDown', { kind: 'go', to: moveBy(1, 0) }],
  ['ArrowLeft', { kind: 'go', to: moveBy(0, -1) }],
  ['ArrowRight', { kind: 'go', to: moveBy(0, 1) }],
  ['Home', { kind: 'go', to: (cell) => rowOf(cell) * 9 }],
  ['End', { kind: 'go', to: (cell) => rowOf(cell) * 9 + 8 }],
  ['Backspace', { kind: 'erase' }],
  ['Delete', { kind: 'erase' }],
  ['0', { kind: 'erase' }],
  [' ', { kind: 'marks' }],
]);

const WITH_CONTROL = new Map<string, Stroke>([
  ['z', { kind: 'undo' }],
  ['y', { kind: 'redo' }],
  ['Home', { kind: 'go', to: () => 0 }],
  ['End', { kind: 'go', to: () => 80 }],
]);

/** @returns what a key does on the board; nothing for the keys that are the browser's */
export function readKey({
  key,
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Key): Stroke | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    const letter = key.length === 1 ? key.toLowerCase() : key;
    return shiftKey && letter === 'z' ? { kind: 'redo' } : WITH_CONTROL.get(letter);
  }
  // Shift makes another character of a digit, or a digit of another character: that differs from keyboard to keyboard.
  const [, place] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  const digit = shiftKey && place ? undefined : parseDigitKey(key);
  if (digit) return { kind: 'digit', digit, isOther: false };
  if (place && (shiftKey || key.length === 1)) {
    return { kind: 'digit', digit: Number(place) as Digit, isOther: shiftKey };
  }
  return PLAIN.get(key);
}

/** @returns the digit of a key or of typed text, full-width forms included */
export function parseDigitKey(text: string): Digit | undefined {
  const plain = text.normalize('NFKC');
  return /^[1-9]$/.test(plain) ? (Number(plain) as Digit) : undefined;
}
