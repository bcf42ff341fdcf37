import { describe, expect, it } from 'vitest';
import { canHaveGivens, listOrbits, SYMMETRIES } from '../../src/sudoku/symmetry.ts';

describe('symmetries', () => {
  it.each([
    ['none', { 1: 81 }],
    ['rotate-180', { 1: 1, 2: 40 }],
    ['rotate-90', { 1: 1, 4: 20 }],
    ['mirror', { 1: 9, 2: 36 }],
    ['diagonal', { 1: 9, 2: 36 }],
  ] as const)('%s has its orbits, every cell in one', (symmetry, sizes) => {
    const orbits = listOrbits(symmetry);
    expect(orbits.flat().sort((a, b) => a - b)).toEqual([...Array(81).keys()]);
    const counts: Record<number, number> = {};
    for (const { length } of orbits) counts[length] = (counts[length] ?? 0) + 1;
    expect(counts).toEqual(sizes);
  });

  it('move cells where their names say', () => {
    const orbitOf = (cell: number) =>
      Object.fromEntries(
        SYMMETRIES.map((symmetry) => [
          symmetry,
          listOrbits(symmetry).find((orbit) => orbit.includes(cell)),
        ]),
      );
    expect(orbitOf(1)).toEqual({
      none: [1],
      'rotate-180': [1, 79],
      'rotate-90': [1, 17, 79, 63],
      mirror: [1, 7],
      diagonal: [1, 9],
    });
  });

  it('say which numbers of givens they can have', () => {
    const possible = (symmetry: (typeof SYMMETRIES)[number]) =>
      [24, 25, 26, 27].filter((givens) => canHaveGivens(symmetry, givens));
    expect(possible('none')).toEqual([24, 25, 26, 27]);
    expect(possible('rotate-180')).toEqual([24, 25, 26, 27]);
    expect(possible('rotate-90')).toEqual([24, 25]);
    expect(possible('diagonal')).toEqual([24, 25, 26, 27]);
    expect(canHaveGivens('none', 82)).toBe(false);
  });
});
