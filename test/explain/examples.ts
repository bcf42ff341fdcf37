/** One step of each of the commonest techniques, made up as the searches make them. */
import { makeStep } from '../../src/sudoku/techniques/effects.ts';
import type { ChainNode, Part, Step, TechniqueId } from '../../src/sudoku/techniques/step.ts';
import type { Candidate, Cell, Digit } from '../../src/sudoku/types.ts';

/** @returns the cell of a name such as `r1c1` */
export function cell(name: string): Cell {
  return (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
}

const cells = (names: string) => names.split(' ').filter(Boolean).map(cell);

/** @param text such as `r1c1=5 r1c2=5` */
function candidates(text: string): Candidate[] {
  return text.split(' ').map((one) => ({ cell: cell(one), digit: Number(one[5]) as Digit }));
}

const part = (role: Part['role'], names: string, digits: Digit[], house?: number): Part => {
  return { role, cells: cells(names), digits, ...(house !== undefined && { house }) };
};

/** @param text nodes such as `r1c1=5`, by turns false and true */
function chain(text: string): Step['chains'] {
  const nodes = candidates(text).map((one): ChainNode => ({ cells: [one.cell], digit: one.digit }));
  const kinds = ['strong', 'weak'] as const;
  return [
    nodes
      .slice(1)
      .map((to, i) => ({ from: nodes[i] as ChainNode, to, kind: kinds[i % 2] ?? 'weak' })),
  ];
}

function step(technique: TechniqueId, digits: Digit[], found: Partial<Step>): Step {
  const mask = digits.reduce((bits, digit) => bits | (1 << (digit - 1)), 0);
  return makeStep(technique, mask, found);
}

const [ROW, COLUMN, BOX] = [-1, 8, 17];

export const EXAMPLES: Step[] = [
  step('full-house', [5], {
    placements: candidates('r1c1=5'),
    where: cells('r1c1'),
    because: cells('r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9'),
    houses: [ROW + 1],
  }),
  step('hidden-single', [5], {
    placements: candidates('r1c2=5'),
    where: cells('r1c2'),
    because: cells('r2c5 r7c3'),
    houses: [BOX + 1],
  }),
  step('naked-single', [9], {
    placements: candidates('r1c1=9'),
    where: cells('r1c1'),
    because: cells('r1c2 r1c3 r1c4 r1c5 r2c1 r3c1 r4c1 r5c1'),
  }),
  step('pointing', [5], {
    eliminations: candidates('r1c7=5 r1c8=5'),
    where: cells('r1c1 r1c2'),
    houses: [BOX + 1, ROW + 1],
  }),
  step('naked-pair', [3, 7], {
    eliminations: candidates('r1c4=3 r1c7=3 r1c9=7'),
    where: cells('r1c1 r1c5'),
    houses: [ROW + 1],
  }),
  step('hidden-triple', [2, 4, 6], {
    eliminations: candidates('r1c4=3 r5c4=8'),
    where: cells('r1c4 r2c4 r5c4'),
    houses: [COLUMN + 4],
  }),
  step('x-wing', [5], {
    eliminations: candidates('r4c3=5'),
    where: cells('r2c3 r2c8 r7c3 r7c8'),
    houses: [ROW + 2, ROW + 7, COLUMN + 3, COLUMN + 8],
    parts: [
      part('base', '', [5], ROW + 2),
      part('base', '', [5], ROW + 7),
      part('cover', '', [5], COLUMN + 3),
      part('cover', '', [5], COLUMN + 8),
    ],
  }),
  step('finned-x-wing', [5], {
    eliminations: candidates('r9c8=5'),
    where: cells('r2c3 r2c8 r7c3 r7c8'),
    because: cells('r7c9'),
    houses: [ROW + 2, ROW + 7, COLUMN + 3, COLUMN + 8],
    parts: [
      part('base', '', [5], ROW + 2),
      part('base', '', [5], ROW + 7),
      part('cover', '', [5], COLUMN + 3),
      part('cover', '', [5], COLUMN + 8),
      part('fin', 'r7c9', [5]),
    ],
  }),
  step('skyscraper', [6], {
    eliminations: candidates('r5c7=6'),
    where: cells('r5c6 r3c6 r3c9 r6c9'),
    because: cells('r5c6 r6c9'),
    houses: [COLUMN + 6, COLUMN + 9],
    parts: [part('end', 'r5c6 r6c9', [6])],
    chains: chain('r5c6=6 r3c6=6 r3c9=6 r6c9=6') ?? [],
  }),
  step('xy-wing', [1, 6, 9], {
    eliminations: candidates('r4c2=9 r5c5=9'),
    where: cells('r4c1 r4c4 r5c2'),
    because: cells('r4c4 r5c2'),
    parts: [part('pivot', 'r4c1', [1, 6]), part('pincer', 'r4c4 r5c2', [9])],
  }),
  step('uniqueness-1', [2, 3], {
    eliminations: candidates('r2c7=2 r2c7=3'),
    where: cells('r2c7 r2c9 r9c7 r9c9'),
    parts: [
      part('rectangle', 'r2c7 r2c9 r9c7 r9c9', [2, 3]),
      part('floor', 'r2c9 r9c7 r9c9', [2, 3]),
      part('roof', 'r2c7', [2, 3]),
    ],
  }),
  step('simple-colours-trap', [1], {
    eliminations: candidates('r3c2=1'),
    where: cells('r1c3 r2c6 r1c5 r3c9'),
    parts: [part('colour-a', 'r1c3 r2c6', [1]), part('colour-b', 'r1c5 r3c9', [1])],
  }),
  step('xy-chain', [2, 5, 8], {
    eliminations: candidates('r5c8=5'),
    where: cells('r5c2 r7c2 r7c8'),
    chains: chain('r5c2=5 r5c2=8 r7c2=8 r7c2=2 r7c8=2 r7c8=5') ?? [],
  }),
  step('als-xz', [1, 3, 5, 8, 9], {
    eliminations: candidates('r2c7=3'),
    where: cells('r1c4 r1c6 r2c5 r1c8 r1c9 r3c8'),
    houses: [BOX + 2, BOX + 3],
    parts: [
      part('set', 'r1c4 r1c6 r2c5', [1, 3, 5, 8], BOX + 2),
      part('set', 'r1c8 r1c9 r3c8', [3, 5, 8, 9], BOX + 3),
      part('end', '', [5]),
    ],
  }),
];
