/** Which cells are lit at each depth of a hint. Later marks are meant to lie over earlier ones. */
import type { Mark, MarkRole } from '../protocol.ts';
import { HOUSES } from '../sudoku/grid.ts';
import type { Step } from '../sudoku/techniques/step.ts';
import type { Candidate, Cell } from '../sudoku/types.ts';

export type Depth = 1 | 2 | 3;

/** @returns the cells to light at each depth: at most one mark for a cell and a role, ascending in each role */
export function listMarks(step: Step): Record<Depth, Mark[]> {
  const { where, because, placements, eliminations } = step;
  const special = findSpecial(step);
  // What follows from an assumption may fill half the board: only the reasons need it all.
  const isAssumed = step.parts?.some(({ role }) => role === 'assumption');
  const outside = because.filter((cell) => !where.includes(cell));
  return {
    1: light('where', isAssumed ? because : findPlace(step)),
    2: [
      ...light(
        'where',
        where.filter((cell) => !special.has(cell)),
      ),
      ...light('because', [...outside, ...special]),
    ],
    3: [
      ...light('where', isAssumed ? [] : where),
      ...lightDigits('removed', eliminations),
      ...lightDigits('placed', placements),
    ],
  };
}

/** The pattern; of a hidden single the whole house, as its cell alone would give the answer away. */
function findPlace({ technique, where, houses: [house] }: Step): readonly Cell[] {
  return technique === 'hidden-single' && house !== undefined ? HOUSES[house] : where;
}

/** The cells of the pattern that play another part than the rest: fins, pincers, the other colour, every second set. */
function findSpecial({ parts = [], where }: Step): Set<Cell> {
  const hasPivot = parts.some(({ role }) => role === 'pivot');
  const special = new Set<Cell>();
  let sets = hasPivot ? 1 : 0;
  for (const { role, cells } of parts) {
    const isSpecial =
      ['roof', 'colour-b', 'colour-d', 'assumption'].includes(role) ||
      (role === 'pincer' && hasPivot) ||
      (role === 'set' && sets++ % 2 === 1);
    for (const cell of cells) {
      if (!where.includes(cell)) continue;
      if (isSpecial) special.add(cell);
    }
  }
  return special.size < where.length ? special : new Set();
}

function light(role: MarkRole, cells: readonly Cell[]): Mark[] {
  return [...new Set(cells)].sort((a, b) => a - b).map((cell) => ({ cell, role }));
}

function lightDigits(role: MarkRole, candidates: readonly Candidate[]): Mark[] {
  return light(
    role,
    candidates.map(({ cell }) => cell),
  ).map((mark) => {
    const own = candidates.filter(({ cell }) => cell === mark.cell).map(({ digit }) => digit);
    return { ...mark, digits: [...new Set(own)].sort((a, b) => a - b) };
  });
}
