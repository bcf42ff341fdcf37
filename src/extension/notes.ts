/** Pencil marks: what they say, and what they should. */
import type { BoardChange, Position } from '../protocol.ts';
import { createState } from '../sudoku/techniques/state.ts';
import type { Candidate, Cell, Digit, Grid } from '../sudoku/types.ts';

type Notes = NonNullable<BoardChange['notes']>;

const bitOf = (digit: Digit) => 1 << (digit - 1);

/** The candidates of each cell that no filled peer excludes, as nine bits; 0 for a filled cell. */
function listMasks({ givens, entries }: Pick<Position, 'givens' | 'entries'>): Uint16Array {
  return createState(Uint8Array.from(givens, (digit, cell) => digit || (entries[cell] ?? 0))).masks;
}

/**
 * @returns the candidates that the player's pencil marks leave out; none where an empty cell has no marks at all,
 * as the player then marks only what seems worth it
 */
export function listRemoved(position: Position): Candidate[] {
  const { notes } = position;
  const masks = listMasks(position);
  const empty = [...masks.keys()].filter((cell) => masks[cell] !== 0);
  if (!notes || !empty.every((cell) => notes[cell])) return [];
  return empty.flatMap((cell) => listDigits(cell, (masks[cell] ?? 0) & ~(notes[cell] ?? 0)));
}

/** @returns the pencil marks of every empty cell; where there are some already, those of them that still can be */
export function planNotes(position: Position): Notes {
  const struck = new Map<Cell, number>();
  for (const { cell, digit } of position.struck) {
    struck.set(cell, (struck.get(cell) ?? 0) | bitOf(digit));
  }
  return Array.from(listMasks(position), (mask, cell) => {
    const possible = mask & ~(struck.get(cell) ?? 0);
    return { cell, marks: possible & (position.notes?.[cell] ?? 0) || possible };
  }).filter(({ marks }) => marks !== 0);
}

/** @returns pencil marks that say which candidates are struck out; none for a board without such */
export function markRemoved(givens: Grid, entries: Grid, removed: readonly Candidate[]): number[] {
  const masks = [...listMasks({ givens: [...givens], entries: [...entries] })];
  if (removed.length === 0) return masks.map(() => 0);
  for (const { cell, digit } of removed) masks[cell] = (masks[cell] ?? 0) & ~bitOf(digit);
  return masks;
}

/** @returns the pencil marks that are left where `eliminations` stand in them now */
export function strikeFromNotes(
  { notes = [] }: Position,
  eliminations: readonly Candidate[],
): Notes {
  const left = new Map<Cell, number>();
  for (const { cell, digit } of eliminations) {
    const marks = left.get(cell) ?? notes[cell] ?? 0;
    if (marks & bitOf(digit)) left.set(cell, marks & ~bitOf(digit));
  }
  return [...left].map(([cell, marks]) => ({ cell, marks }));
}

function listDigits(cell: Cell, mask: number): Candidate[] {
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)
    .filter((digit) => mask & bitOf(digit))
    .map((digit) => ({ cell, digit }));
}
