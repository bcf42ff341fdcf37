/** The puzzles among bytes: most are a line each, some take several. */
import { findItem, type Item } from '../sudoku/formats/item.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';

const [DOT, ZERO, NINE] = Buffer.from('.09');
export const [NEWLINE] = Buffer.from('\n');

/** @returns whether the bytes from `start` to `end` are 81 digits and dots */
export function isPlainLine(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start !== CELL_COUNT) return false;
  for (let i = start; i < end; i++) {
    const byte = bytes[i];
    if (byte !== DOT && (byte < ZERO || byte > NINE)) return false;
  }
  return true;
}

/**
 * @param bytes whole lines, each ending in a newline
 * @returns the lines that belong together from `start` on, and whether what comes after the bytes may belong to them
 */
export function findItemIn(
  bytes: Uint8Array,
  start: number,
): { kind: Item['kind']; lines: string[]; end: number; isOpen: boolean } {
  const known: string[] = [];
  const ends: number[] = [];
  let isOpen = false;
  const lineAt = (index: number): string | undefined => {
    while (known.length <= index) {
      const from = ends.at(-1) ?? start;
      if (from >= bytes.length) {
        isOpen = true;
        return undefined;
      }
      const to = bytes.indexOf(NEWLINE, from);
      known.push(Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString());
      ends.push(to + 1);
    }
    return known[index];
  };
  const { kind, lines } = findItem(lineAt);
  return { kind, lines: known.slice(0, lines), end: ends[lines - 1], isOpen };
}
