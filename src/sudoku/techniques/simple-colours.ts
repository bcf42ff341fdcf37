/**
 * Simple colours: the conjugate pairs of one digit, coloured by turns. One colour of each component is true throughout.
 * Trap: what sees both colours goes. Wrap: two candidates of one colour that see each other make that colour false.
 *
 * Source: public descriptions (SudokuWiki, "Simple Colouring" rules 4 and 2). Components are coloured breadth first from
 * their lowest cell, as sets of cells in three bands, so that a rule is a few integer operations.
 */
import type { Cell, Digit } from '../types.ts';
import { BAND_OF, BIT_OF, cellsAt, countBits, listCells, PEER_BITS } from './cells.ts';
import { makeStep } from './effects.ts';
import { candidatesIn, type State } from './state.ts';
import type { Part } from './step.ts';
import { defineTechnique, type Report } from './technique.ts';

/** Cells of one colour, and what they see, as three bands each. */
export type Colour = { cells: Int32Array; sees: Int32Array };

/** A component of conjugate pairs: the first colour is true, or the second is. */
export type Component = { digit: Digit; colours: [Colour, Colour] };

function newColour(): Colour {
  return { cells: new Int32Array(3), sees: new Int32Array(3) };
}

function paint(colour: Colour, cell: Cell): void {
  colour.cells[BAND_OF[cell]] |= BIT_OF[cell];
  for (let band = 0; band < 3; band++) colour.sees[band] |= PEER_BITS[cell * 3 + band];
}

/** @returns the components of a digit, by their lowest cells */
export function findComponents(state: State, digit: Digit): Component[] {
  const partners = new Map<Cell, Cell[]>();
  for (let house = 0; house < 27; house++) {
    const spots = state.spots[house * 10 + digit];
    if (countBits(spots) !== 2) continue;
    const [a, b] = cellsAt(house, spots);
    partners.set(a, [...(partners.get(a) ?? []), b]);
    partners.set(b, [...(partners.get(b) ?? []), a]);
  }
  const colourOf = new Map<Cell, 0 | 1>();
  const components: Component[] = [];
  for (const start of [...partners.keys()].sort((a, b) => a - b)) {
    if (colourOf.has(start)) continue;
    const colours: [Colour, Colour] = [newColour(), newColour()];
    const queue: Cell[] = [start];
    colourOf.set(start, 0);
    for (const cell of queue) {
      const colour = colourOf.get(cell) ?? 0;
      paint(colours[colour], cell);
      for (const partner of partners.get(cell) ?? []) {
        if (colourOf.has(partner)) continue;
        colourOf.set(partner, colour === 0 ? 1 : 0);
        queue.push(partner);
      }
    }
    components.push({ digit, colours });
  }
  return components;
}

/** @returns whether a candidate of one colour sees one of the other, or of its own */
export function isSeen(a: Colour, b: Colour): boolean {
  return ((a.sees[0] & b.cells[0]) | (a.sees[1] & b.cells[1]) | (a.sees[2] & b.cells[2])) !== 0;
}

export function cellsOf(colour: Colour): Cell[] {
  return listCells(colour.cells[0], colour.cells[1], colour.cells[2]);
}

export function colourPart(role: Part['role'], colour: Colour, digit: Digit): Part {
  return { role, cells: cellsOf(colour), digits: [digit] };
}

function partsOf({ digit, colours: [a, b] }: Component): Part[] {
  return [colourPart('colour-a', a, digit), colourPart('colour-b', b, digit)];
}

function searchTraps(state: State, report: Report): boolean {
  for (let d = 1; d <= 9; d++) {
    for (const component of findComponents(state, d as Digit)) {
      const { digit, colours } = component;
      const [a, b] = colours;
      const seen = [0, 1, 2].map((i) => a.sees[i] & b.sees[i] & ~(a.cells[i] | b.cells[i]));
      const eliminations = candidatesIn(state, digit, seen[0], seen[1], seen[2]);
      if (eliminations.length === 0) continue;
      const parts = partsOf(component);
      const where = parts.flatMap(({ cells }) => cells);
      const step = makeStep('simple-colours-trap', 1 << (d - 1), { eliminations, where, parts });
      if (report(step)) return true;
    }
  }
  return false;
}

function searchWraps(state: State, report: Report): boolean {
  for (let d = 1; d <= 9; d++) {
    for (const component of findComponents(state, d as Digit)) {
      for (const colour of component.colours) {
        if (!isSeen(colour, colour)) continue;
        const parts = partsOf(component);
        const step = makeStep('simple-colours-wrap', 1 << (d - 1), {
          eliminations: cellsOf(colour).map((cell) => ({ cell, digit: component.digit })),
          where: parts.flatMap(({ cells }) => cells),
          because: cellsOf(colour),
          parts,
        });
        if (report(step)) return true;
      }
    }
  }
  return false;
}

export const SIMPLE_COLOURS_TRAP = defineTechnique(
  { id: 'simple-colours-trap', score: 150, level: 'hard', rating: 5.6, codes: ['0500'] },
  searchTraps,
);

export const SIMPLE_COLOURS_WRAP = defineTechnique(
  { id: 'simple-colours-wrap', score: 150, level: 'hard', rating: 5.6, codes: ['0501'] },
  searchWraps,
);
