// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { FillResult } from '../../src/protocol.ts';
import type { PuzzleName } from '../site/puzzles.ts';
import { describePuzzle, on, onChange, openPage, readTexts, recordEvents, table } from './page.ts';

async function fill(): Promise<FillResult> {
  const content = await import('../../src/content/fill.ts');
  return content.fill();
}

const openPuzzle = (name: PuzzleName) => {
  openPage(`puzzle_num=${name}`);
  return describePuzzle(name);
};

describe('a page that resists', () => {
  it('and drops the first digit of a cell gets it a second time', async () => {
    const { solution, blanks } = openPuzzle('easy-1');
    const [, , cell = 0] = blanks;
    const values: string[] = [];
    onChange(cell, (input, time) => {
      values.push(input.value);
      if (time === 1) input.value = '';
    });
    expect(await fill()).toMatchObject({ kind: 'filled', count: blanks.length });
    expect(readTexts()).toEqual(solution);
    expect(values).toEqual([solution[cell], solution[cell]]);
  });

  it('and never takes a cell is given up after the second time', async () => {
    const { solution, blanks } = openPuzzle('easy-2');
    const [, , cell = 0, other = 0] = blanks;
    const times = { [cell]: 0, [other]: 0 };
    for (const refused of [cell, other]) {
      onChange(refused, (input, time) => {
        input.value = '';
        times[refused] = time;
      });
    }
    const result = await fill();
    expect(result).toMatchObject({
      kind: 'not-kept',
      cells: [cell, other],
      count: blanks.length - 2,
    });
    expect(times).toEqual({ [cell]: 2, [other]: 2 });
    const expected = solution.map((digit, i) => (i === cell || i === other ? '' : digit));
    expect(readTexts()).toEqual(expected);
  });

  it('and shows the digits its own way is believed', async () => {
    const { blanks } = openPuzzle('easy-1');
    const [cell = 0] = blanks;
    onChange(cell, (input) => {
      input.value = ` ${input.value} `;
    });
    expect(await fill()).toMatchObject({ kind: 'filled', count: blanks.length });
  });

  it('and exchanges each input for another is filled all the same', async () => {
    const { solution, blanks } = openPuzzle('easy-1');
    on('change', ({ target }) => {
      const input = target as HTMLInputElement;
      const fresh = input.cloneNode() as HTMLInputElement;
      fresh.value = input.value;
      input.replaceWith(fresh);
    });
    expect(await fill()).toMatchObject({ kind: 'filled', count: blanks.length });
    expect(readTexts()).toEqual(solution);
  });

  it('and throws in its handlers is filled all the same', async () => {
    const { solution, blanks } = openPuzzle('easy-1');
    const errors: unknown[] = [];
    const keepError = (event: Event) => {
      event.preventDefault();
      errors.push((event as ErrorEvent).error);
    };
    on('error', keepError, window);
    for (const type of ['focus', 'change']) {
      on(type, () => {
        throw new Error(type);
      });
    }
    expect(await fill()).toMatchObject({ kind: 'filled' });
    expect(readTexts()).toEqual(solution);
    expect(errors).toHaveLength(2 * blanks.length);
  });

  it.each(['at the tenth digit', 'at the last digit'])(
    'and puts up another board %s',
    async (when) => {
      const { blanks } = openPuzzle('easy-1');
      openPage('puzzle_num=easy-2');
      const next = table();
      openPage('puzzle_num=easy-1');
      const count = when === 'at the tenth digit' ? 10 : blanks.length;
      const old = table();
      onChange(blanks[count - 1] ?? 0, () => old.replaceWith(next));
      const events = recordEvents();
      expect(await fill()).toEqual({ kind: 'board-replaced' });
      expect(readTexts().map((text) => text || '.')).toEqual(describePuzzle('easy-2').givens);
      expect(events.filter(({ target }) => next.contains(target as Node))).toEqual([]);
      const inputs = [...old.querySelectorAll<HTMLInputElement>('.i3')];
      const written = inputs.filter(({ readOnly, value }) => !readOnly && value !== '');
      expect(written).toHaveLength(count);
    },
  );

  it.each(['at the tenth digit', 'at the last digit'])(
    'and puts another puzzle into the same cells %s',
    async (when) => {
      const { blanks } = openPuzzle('easy-1');
      const { givens } = describePuzzle('easy-2');
      const count = when === 'at the tenth digit' ? 10 : blanks.length;
      const inputs = [...table().querySelectorAll<HTMLInputElement>('.i3')];
      onChange(blanks[count - 1] ?? 0, () => {
        for (const [cell, input] of inputs.entries()) {
          input.value = givens[cell] === '.' ? '' : (givens[cell] ?? '');
          input.readOnly = givens[cell] !== '.';
        }
      });
      expect(await fill()).toEqual({ kind: 'board-replaced' });
      expect(readTexts().map((text) => text || '.')).toEqual(givens);
    },
  );

  it('and draws a cell anew without its digit is told so', async () => {
    const { blanks, solution } = openPuzzle('easy-1');
    const [, , cell = 0] = blanks;
    onChange(cell, (input) => {
      const fresh = input.cloneNode() as HTMLInputElement;
      fresh.value = '';
      input.replaceWith(fresh);
    });
    expect(await fill()).toMatchObject({ kind: 'not-kept', cells: [cell] });
    expect(readTexts()).toEqual(solution.map((digit, i) => (i === cell ? '' : digit)));
  });

  it('and takes the board away', async () => {
    const { blanks } = openPuzzle('easy-1');
    onChange(blanks[4] ?? 0, () => table().remove());
    expect(await fill()).toEqual({ kind: 'board-replaced' });
  });
});
