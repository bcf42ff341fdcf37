// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardChange } from '../../src/protocol.ts';
import type { Digit } from '../../src/sudoku/types.ts';
import {
  cellOf,
  describePuzzle,
  enter,
  inputAt,
  on,
  onChange,
  openPage,
  pencil,
  pencilAt,
  readAll,
  recordEvents,
  table,
} from './page.ts';

const puzzle = describePuzzle('easy-1');
const givens = puzzle.givens.map((digit) => Number(digit.replace('.', '0')));
const [first = 0, second = 0, third = 0] = puzzle.blanks;
const given = puzzle.givens.findIndex((digit) => digit !== '.');

beforeEach(() => openPage('puzzle_num=easy-1'));

const load = async () => (await import('../../src/content/verbs.ts')).verbs;

const change = (parts: Partial<BoardChange>): BoardChange => ({
  purpose: 'hint',
  givens,
  ...parts,
});

describe('a write', () => {
  it('writes digits and pencil marks, and takes digits out', async () => {
    enter({ [first]: '5' });
    pencil({ [second]: '147', [third]: '12' });
    const verbs = await load();
    const result = await verbs.write(
      change({
        digits: [
          { cell: first, digit: 0 },
          { cell: second, digit: 3 },
        ],
        notes: [
          { cell: second, marks: 0 },
          { cell: third, marks: 0b100000011 },
        ],
      }),
    );
    expect(result).toEqual({ kind: 'written', purpose: 'hint', count: 3, total: 3 });
    expect([first, second].map((cell) => inputAt(cell).value)).toEqual(['', '3']);
    expect([second, third].map((cell) => pencilAt(cell).value)).toEqual(['', '129']);
    expect(verbs.look()).toMatchObject({ last: result, canUndo: true });
  });

  it('touches neither givens nor what is right already, in whatever form', async () => {
    enter({ [first]: ' ５ ' });
    pencil({ [second]: '7, 4, 1', [third]: 'x' });
    const before = readAll();
    const events = recordEvents();
    const verbs = await load();
    const result = await verbs.write(
      change({
        digits: [
          { cell: first, digit: 5 },
          { cell: given, digit: 9 },
          { cell: third, digit: 0 },
        ],
        notes: [
          { cell: second, marks: 0b1001001 },
          { cell: third, marks: 0 },
          { cell: given, marks: 1 },
        ],
      }),
    );
    expect(result).toEqual({ kind: 'written', purpose: 'hint', count: 0, total: 0 });
    expect(readAll()).toEqual(before);
    expect(events).toEqual([]);
    // What was done before stays the last thing done.
    expect(verbs.look()).toMatchObject({ canUndo: false });
    expect(verbs.look()).not.toHaveProperty('last');
  });

  it('leaves pencil marks alone where the board has no inputs for them', async () => {
    for (const input of [...table().querySelectorAll('.pencil')]) input.remove();
    const verbs = await load();
    const result = await verbs.write(change({ notes: [{ cell: first, marks: 5 }] }));
    expect(result).toMatchObject({ kind: 'written', count: 0 });
  });

  it('counts the cells of each purpose, each once, though some are undone', async () => {
    const verbs = await load();
    const reveal = (cell: number, digit: Digit) =>
      verbs.write(change({ purpose: 'reveal', digits: [{ cell, digit }] }));
    expect(await reveal(first, 1)).toMatchObject({ count: 1, total: 1 });
    await verbs.write(change({ purpose: 'singles', digits: [{ cell: second, digit: 4 }] }));
    await verbs.undo();
    await verbs.undo();
    expect(await reveal(third, 2)).toMatchObject({ count: 1, total: 2 });
    expect(await reveal(third, 3)).toMatchObject({ count: 1, total: 2 });
  });

  it('is refused where the puzzle on the page is another', async () => {
    const events = recordEvents();
    const verbs = await load();
    const others = givens.map((digit, cell) => (cell === given ? 0 : digit));
    const result = await verbs.write({ ...change({}), givens: others });
    expect(result).toEqual({ kind: 'board-replaced' });
    openPage('variant=late');
    expect(await verbs.write(change({}))).toEqual({ kind: 'no-board' });
    expect(events).toEqual([]);
  });

  it('waits for its turn', async () => {
    const verbs = await load();
    const [filled, written] = await Promise.all([
      verbs.fill(),
      verbs.write(change({ purpose: 'clear-wrong', digits: [{ cell: first, digit: 0 }] })),
    ]);
    expect(filled.kind).toBe('filled');
    expect(written).toMatchObject({ kind: 'written', count: 1 });
    // The fill must not put the digit back that was taken out after it.
    await verbs.settle();
    expect(inputAt(first).value).toBe('');
  });
});

describe('a page that resists a write', () => {
  it('once gets it a second time', async () => {
    onChange(first, (input, time) => {
      if (time === 1) input.value = '';
    });
    const verbs = await load();
    const result = await verbs.write(change({ digits: [{ cell: first, digit: 3 }] }));
    expect(result).toMatchObject({ kind: 'written', count: 1 });
    expect(inputAt(first).value).toBe('3');
  });

  it('always is told of, cell by cell, and what it kept can be undone', async () => {
    onChange(first, (input) => {
      input.value = '';
    });
    on('change', ({ target }) => {
      if (target === pencilAt(second)) pencilAt(second).value = '8';
    });
    const before = readAll();
    const verbs = await load();
    const result = await verbs.write(
      change({
        digits: [first, third].map((cell) => ({ cell, digit: 3 })),
        notes: [{ cell: second, marks: 3 }],
      }),
    );
    expect(result).toEqual({ kind: 'write-not-kept', cells: [first, second] });
    expect(verbs.look()).toMatchObject({ last: result, canUndo: true });
    expect(await verbs.undo()).toEqual({ kind: 'undo-not-kept', cells: [second] });
    pencilAt(second).value = '';
    expect(readAll()).toEqual(before);
  });

  it('by putting another board up is not written to any further', async () => {
    onChange(first, () => table().remove());
    const verbs = await load();
    const digits = [first, second].map((cell) => ({ cell, digit: 3 as const }));
    expect(await verbs.write(change({ digits }))).toEqual({ kind: 'board-replaced' });
  });
});

describe('undo', () => {
  it('takes a hint back with the pencil marks that the page itself took away', async () => {
    pencil({ [first]: '12', [second]: '3 4', [third]: '35' });
    const before = readAll();
    on('change', ({ target }) => {
      if (cellOf(target) === first) pencil({ [first]: '', [second]: '4' });
    });
    const verbs = await load();
    await verbs.write(change({ digits: [{ cell: first, digit: 3 }] }));
    expect(pencilAt(second).value).toBe('4');
    expect(await verbs.undo()).toEqual({ kind: 'undone', count: 2 });
    expect(readAll()).toEqual(before);
  });

  it('passes over a change of which nothing is left', async () => {
    const verbs = await load();
    await verbs.write(change({ digits: [{ cell: first, digit: 3 }] }));
    await verbs.write(change({ digits: [{ cell: second, digit: 4 }] }));
    enter({ [second]: '' });
    expect(await verbs.undo()).toEqual({ kind: 'undone', count: 1 });
    expect(inputAt(first).value).toBe('');
    enter({ [second]: '4' });
    expect(verbs.look().canUndo).toBe(false);
  });

  const cell = fc.constantFrom(...puzzle.blanks.slice(0, 12));
  const text = fc.oneof(
    fc.constantFrom('', '', '5', '147', '７', ' 5', '?', '1 2 3'),
    fc.stringMatching(/^[1-9]{0,4}$/),
  );
  const before = fc.array(fc.tuple(cell, text, text), { maxLength: 8 });
  const digits = fc.array(
    fc.record({ cell, digit: fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) }),
    { maxLength: 5 },
  ) as fc.Arbitrary<{ cell: number; digit: Digit | 0 }[]>;
  const notes = fc.array(fc.record({ cell, marks: fc.nat(511) }), { maxLength: 5 });
  const steps = fc.array(fc.oneof(fc.constant('fill' as const), fc.record({ digits, notes })), {
    minLength: 1,
    maxLength: 4,
  });

  it('goes back over any fills and writes, one at a time, byte for byte', async () => {
    const verbs = await load();
    await fc.assert(
      fc.asyncProperty(before, steps, async (entries, todo) => {
        for (const input of table().querySelectorAll('input')) {
          if (!input.readOnly) input.value = '';
        }
        for (const [at, entry, marks] of entries) {
          enter({ [at]: entry });
          pencil({ [at]: marks });
        }
        const states: string[] = [];
        for (const step of todo) {
          const state = String(readAll());
          await (step === 'fill' ? verbs.fill() : verbs.write(change(step)));
          if (String(readAll()) !== state) states.push(state);
        }
        for (const state of states.reverse()) {
          expect(await verbs.undo()).toMatchObject({ kind: 'undone' });
          expect(String(readAll())).toBe(state);
        }
      }),
      { numRuns: 60 },
    );
  });
});
