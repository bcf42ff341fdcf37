import { describe, expect, it } from 'vitest';
import { HOUSES } from '../../../src/sudoku/grid.ts';
import { solve } from '../../../src/sudoku/solver.ts';
import { almostLockedSetsOf } from '../../../src/sudoku/techniques/almost-locked-sets.ts';
import { chainSearchOf, findPath, pairsAt } from '../../../src/sudoku/techniques/chain-search.ts';
import { CONTRADICTION } from '../../../src/sudoku/techniques/contradiction.ts';
import { TECHNIQUES } from '../../../src/sudoku/techniques/index.ts';
import { findEasiest } from '../../../src/sudoku/techniques/path.ts';
import { apply, createState, type State } from '../../../src/sudoku/techniques/state.ts';
import type { ChainLink, ChainNode, Step } from '../../../src/sudoku/techniques/step.ts';
import type { Grid } from '../../../src/sudoku/types.ts';
import { hasData } from '../../data.ts';
import { samplePuzzles } from './puzzles.ts';

const HARD = 'puzzles/magictour_top1465.txt';
const HARDEST = 'puzzles/forum_hardest_1905_11plus.txt';
/** Techniques whose chains are single chains of links, not nets. */
const CHAINS = TECHNIQUES.filter(({ id }) => /chain|loop|aic/.test(id) && !id.startsWith('als'));

function solutionOf(grid: Grid): Grid {
  const verdict = solve(grid);
  if (verdict.kind !== 'unique') throw new Error('not unique');
  return verdict.solution;
}

/** States on the way to a solution at which the easiest step is at least so difficult. */
function hardStates(grid: Grid, rating: number): State[] {
  const states: State[] = [];
  const state = createState(grid, { isUnique: true });
  for (let easiest = findEasiest(state); easiest; easiest = findEasiest(state)) {
    if (easiest.technique.rating >= rating) states.push(structuredClone(state));
    apply(state, easiest.step);
  }
  return states;
}

function isHeld({ from, to, kind }: ChainLink, solution: Grid): boolean {
  const isTrue = ({ cells, digit }: ChainNode) => cells.some((cell) => solution[cell] === digit);
  return kind === 'strong' ? isTrue(from) || isTrue(to) : !(isTrue(from) && isTrue(to));
}

function isJoined(links: readonly ChainLink[]): boolean {
  return links.every(({ from, kind }, i) => {
    const before = links[i - 1];
    if (before === undefined) return true;
    const isSame = before.to.digit === from.digit && `${before.to.cells}` === `${from.cells}`;
    return isSame && before.kind !== kind;
  });
}

describe.skipIf(!hasData(HARD))('chains of steps', () => {
  const boards = hasData(HARD) ? samplePuzzles(HARD, 3) : [];
  const found = boards.flatMap((grid) => {
    const solution = solutionOf(grid);
    return hardStates(grid, 6.5)
      .slice(0, 4)
      .flatMap((state) => CHAINS.flatMap((one) => one.find(state) ?? []))
      .map((step): { step: Step; solution: Grid } => ({ step, solution }));
  });

  it('are there', () => {
    expect(new Set(found.map(({ step }) => step.technique)).size).toBeGreaterThan(4);
  });

  it('are made of links that hold in the solution', () => {
    for (const { step, solution } of found) {
      const broken = (step.chains ?? []).flat().filter((link) => !isHeld(link, solution));
      expect(broken, step.technique).toEqual([]);
    }
  });

  it('go from link to link, strong and weak by turns', () => {
    for (const { step } of found) {
      if (step.technique === 'forcing-chain-contradiction') continue;
      for (const links of step.chains ?? []) expect(isJoined(links), step.technique).toBe(true);
    }
  });

  it('are the shortest of their ends', () => {
    for (const grid of boards) {
      for (const state of hardStates(grid, 6.5).slice(0, 2)) {
        const search = chainSearchOf(state, 'plain');
        for (let level = 1; ; level++) {
          const pairs = pairsAt(search, level);
          if (pairs === undefined) break;
          for (let i = 0; i + 1 < pairs.length; i += 2) {
            const path = findPath(search.graph, pairs[i] as number, pairs[i + 1] as number);
            expect(path).toHaveLength(level * 2);
          }
        }
      }
    }
  });
});

describe('almost locked sets', () => {
  it('of a row with four open cells are counted by hand', () => {
    // r1c1–r1c4 hold 12, 13, 23 and 1234; all else is taken for filled
    const state = createState(new Uint8Array(81));
    const row = [0b11, 0b101, 0b110, 0b1111];
    state.masks.fill(0);
    row.forEach((mask, cell) => {
      state.masks[cell] = mask;
    });
    const sets = almostLockedSetsOf(state).map(({ cells }) => cells.join(' '));
    expect(sets).toEqual(['0', '1', '2', '0 1', '0 2', '1 2', '0 1 3', '0 2 3', '1 2 3']);
    for (const { cells, mask } of almostLockedSetsOf(state)) {
      const digits = mask.toString(2).replaceAll('0', '').length;
      expect(digits).toBe(cells.length + 1);
      expect(HOUSES.some((house) => cells.every((cell) => house.includes(cell)))).toBe(true);
    }
    expect(new Set(sets).size).toBe(sets.length);
  });

  it('are found anew once a candidate is gone', () => {
    const state = createState(new Uint8Array(81));
    state.masks.fill(0);
    expect(almostLockedSetsOf(state)).toEqual([]);
    state.masks[40] = 0b11;
    expect(almostLockedSetsOf(state).map(({ cells }) => cells)).toEqual([[40]]);
  });
});

describe.skipIf(!hasData(HARDEST))('the last resort', () => {
  it('shows cases of which none has a solution, and strikes what is not in the solution', () => {
    for (const grid of samplePuzzles(HARDEST, 5)) {
      const step = CONTRADICTION.find(createState(grid, { isUnique: true }));
      if (step === undefined) throw new Error('no step');
      const [gone] = step.eliminations;
      if (gone === undefined) throw new Error('nothing struck');
      expect(solutionOf(grid)[gone.cell]).not.toBe(gone.digit);
      let assumed = Uint8Array.from(grid);
      let lines = 0;
      for (const { role, cells, digits } of step.parts ?? []) {
        if (role === 'assumption') {
          assumed[cells[0] as number] = digits[0] as number;
          continue;
        }
        expect(assumed[gone.cell]).toBe(gone.digit);
        expect(solve(assumed).kind).toMatch(/none|conflict/);
        assumed = Uint8Array.from(grid);
        lines++;
      }
      expect(step.chains).toHaveLength(lines);
    }
  });

  it('has nothing to say of a board with every solution open', () => {
    expect(CONTRADICTION.find(createState(new Uint8Array(81)))).toBeUndefined();
  });
});
