// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  cellOf,
  describePuzzle,
  enter,
  inputAt,
  onChange,
  openPage,
  readAll,
  readTexts,
  recordEvents,
  table,
  wrongFor,
} from './page.ts';

const { solution, blanks } = describePuzzle('easy-1');
const [first = 0, second = 0, third = 0] = blanks;

beforeEach(() => openPage('puzzle_num=easy-1'));

const load = async () => (await import('../../src/content/verbs.ts')).verbs;

const widen = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0);

/** Anything that a player may have left in a cell. */
const entries = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc.constantFrom('right', 'wide', 'spaced'),
    fc.constantFrom(...'123456789'),
    fc.constantFrom(...'123456789').map(widen),
    fc.stringMatching(/^[1-9]{2,5}$/),
    fc.constantFrom(' ', '  ', '\u00a0', '　', ' 5', '5 ', '1 2', '0', '.', '-', '?'),
    fc.string({ maxLength: 3 }).map((text) => text.replace(/[\r\n]/g, '')),
  ),
  { minLength: blanks.length, maxLength: blanks.length },
);

function textFor(entry: string, digit = ''): string {
  if (entry === 'right') return digit;
  if (entry === 'wide') return widen(digit);
  return entry === 'spaced' ? ` ${digit} ` : entry;
}

describe('undo', () => {
  it('puts any mixture of entries back, byte for byte', async () => {
    const verbs = await load();
    const writeEntries = (texts: string[]) =>
      enter(
        Object.fromEntries(
          blanks.map((cell, i) => [cell, textFor(texts[i] ?? '', solution[cell])]),
        ),
      );
    await fc.assert(
      fc.asyncProperty(entries, async (texts) => {
        writeEntries(texts);
        const before = readAll();
        const filled = await verbs.fill();
        expect(['filled', 'already-complete']).toContain(filled.kind);
        if (filled.kind === 'filled') {
          expect(await verbs.undo()).toEqual({ kind: 'undone', count: filled.count });
        }
        expect(readAll()).toEqual(before);
      }),
      { numRuns: 40 },
    );
    expect(verbs.look().canUndo).toBe(false);
  });

  it('uses the events that the player’s keys would have caused', async () => {
    enter({ [first]: wrongFor(solution[first]), [second]: '147' });
    const verbs = await load();
    await verbs.fill();
    const events = recordEvents();
    await verbs.undo();
    const told = (cell: number) =>
      events.filter(({ target }) => cellOf(target) === cell).map(({ type }) => type);
    const key = ['focus', 'focusin', 'keydown', 'beforeinput', 'input', 'keyup', 'change', 'blur'];
    expect(told(first)).toEqual([...key, 'focusout']);
    expect(told(third)).toEqual([...key, 'focusout']);
    // Backspace, then the notes, for which there is no single key.
    expect(told(second)).toEqual([
      ...['focus', 'focusin', 'keydown', 'beforeinput', 'input', 'keyup', 'change'],
      ...['beforeinput', 'input', 'change', 'blur', 'focusout'],
    ]);
    expect(events.filter(({ target }) => !blanks.includes(cellOf(target)))).toEqual([]);
  });

  it('leaves alone what the fill left alone, and what the player has put back', async () => {
    enter({ [first]: solution[first] ?? '' });
    const verbs = await load();
    await verbs.fill();
    enter({ [second]: '' });
    const events = recordEvents();
    expect(await verbs.undo()).toEqual({ kind: 'undone', count: blanks.length - 2 });
    const touched = events.map(({ target }) => cellOf(target));
    expect(touched).not.toContain(first);
    expect(touched).not.toContain(second);
    expect(inputAt(first).value).toBe(solution[first]);
  });

  it('goes back over two fills, one at a time', async () => {
    const verbs = await load();
    enter({ [first]: wrongFor(solution[first]) });
    const before = readTexts();
    await verbs.fill();
    enter({ [second]: '12', [third]: '' });
    const between = readTexts();
    expect(await verbs.fill()).toMatchObject({ kind: 'filled', count: 2 });
    expect(await verbs.undo()).toEqual({ kind: 'undone', count: 2 });
    expect(readTexts()).toEqual(between);
    expect(await verbs.undo()).toMatchObject({ kind: 'undone' });
    expect(readTexts()).toEqual(before);
    expect(await verbs.undo()).toEqual({ kind: 'nothing-to-undo' });
  });

  it('puts a former value back exactly, though the player has typed the same digit', async () => {
    const wrong = wrongFor(solution[first]);
    enter({ [first]: ` ${wrong}`, [second]: widen(wrongFor(solution[second])) });
    const before = readTexts();
    const verbs = await load();
    await verbs.fill();
    enter({ [first]: wrong, [second]: wrongFor(solution[second]) });
    await verbs.undo();
    expect(readTexts()).toEqual(before);
  });

  it('takes back half a fill that the page refused in part', async () => {
    const before = readTexts();
    onChange(second, (input) => {
      input.value = '';
    });
    const verbs = await load();
    expect(await verbs.fill()).toMatchObject({ kind: 'not-kept' });
    expect(await verbs.undo()).toEqual({ kind: 'undone', count: blanks.length - 1 });
    expect(readTexts()).toEqual(before);
  });

  it('tells which cells the page did not let go, and can then be asked again', async () => {
    const before = readTexts();
    const verbs = await load();
    await verbs.fill();
    let isStubborn = true;
    onChange(second, (input) => {
      if (isStubborn) input.value = solution[second] ?? '';
    });
    const result = await verbs.undo();
    expect(result).toEqual({ kind: 'undo-not-kept', cells: [second] });
    expect(verbs.look()).toMatchObject({ canUndo: true, last: result });
    isStubborn = false;
    expect(await verbs.undo()).toEqual({ kind: 'undone', count: 1 });
    expect(readTexts()).toEqual(before);
  });
});

describe('there is nothing to undo', () => {
  it('where nothing was filled, or there is no board', async () => {
    const verbs = await load();
    const events = recordEvents();
    expect(await verbs.undo()).toEqual({ kind: 'nothing-to-undo' });
    await verbs.fill();
    events.length = 0;
    table().remove();
    expect(await verbs.undo()).toEqual({ kind: 'nothing-to-undo' });
    expect(events).toEqual([]);
  });

  it.each(['easy-2', 'empty'])('once another puzzle is there: %s', async (name) => {
    openPage(`puzzle_num=${name}`);
    const other = table();
    openPage('puzzle_num=easy-1');
    const verbs = await load();
    await verbs.fill();
    table().replaceWith(other);
    const texts = readAll();
    expect(await verbs.undo()).toEqual({ kind: 'nothing-to-undo' });
    expect(readAll()).toEqual(texts);
    expect(verbs.look().canUndo).toBe(false);
  });

  it('once a puzzle of other givens takes the place of an empty board', async () => {
    openPage('puzzle_num=easy-2');
    const other = table();
    openPage('puzzle_num=empty');
    const verbs = await load();
    expect(await verbs.fill({ anyOne: true })).toMatchObject({ kind: 'filled', count: 81 });
    table().replaceWith(other);
    expect(await verbs.undo()).toEqual({ kind: 'nothing-to-undo' });
  });
});
