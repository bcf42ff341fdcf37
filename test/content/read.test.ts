// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson, Position } from '../../src/protocol.ts';
import {
  describePuzzle,
  enter,
  inputAt,
  loadVerbs,
  openPage,
  pencil,
  pencilAt,
  readAll,
  recordEvents,
  table,
} from './page.ts';

const { givens, blanks } = describePuzzle('easy-1');
const [first = 0, second = 0, third = 0] = blanks;
const LESSON: Lesson = { topic: 'hint', depth: 2, marks: [], title: 'title', text: ['text'] };

beforeEach(() => openPage('puzzle_num=easy-1'));

async function read(): Promise<Position> {
  const position = (await loadVerbs()).read();
  if (position.kind !== 'position') throw new Error(position.kind);
  return position;
}

describe('a position', () => {
  it('has the givens, the entries and the pencil marks, and changes nothing', async () => {
    enter({ [first]: '４', [second]: '12' });
    pencil({ [second]: '741', [third]: '9?' });
    const before = readAll();
    const events = recordEvents();
    const position = await read();
    expect(position).toMatchObject({ site: 'sudoku.name', struck: [] });
    expect(position.givens).toEqual(givens.map((digit) => Number(digit.replace('.', '0'))));
    const filled = (list: number[] = []) => list.flatMap((v, cell) => (v ? [[cell, v]] : []));
    expect(filled(position.entries)).toEqual([[first, 4]]);
    expect(filled(position.notes)).toEqual([[second, 0b1001001]]);
    expect(position).not.toHaveProperty('focused');
    expect(position).not.toHaveProperty('shown');
    expect(readAll()).toEqual(before);
    expect(events).toEqual([]);
    expect(JSON.parse(JSON.stringify(position))).toEqual(position);
  });

  it.each([0, 80])('has no pencil marks where the board has %d inputs for them', async (count) => {
    const inputs = [...table().querySelectorAll('.pencil')];
    for (const input of inputs.slice(count)) input.remove();
    expect(await read()).not.toHaveProperty('notes');
  });

  it('tells which cell has the focus, by its digit or by its pencil marks', async () => {
    inputAt(third).focus();
    expect((await read()).focused).toBe(third);
    pencilAt(0).focus();
    expect((await read()).focused).toBe(0);
    document.getElementById('check_button')?.focus();
    expect(await read()).not.toHaveProperty('focused');
  });

  it('tells what lessons have struck out of this puzzle, each once', async () => {
    const verbs = await loadVerbs();
    const [one, two] = [
      { cell: first, digit: 1 },
      { cell: first, digit: 2 },
    ] as const;
    verbs.show({ ...LESSON, struck: [one] });
    verbs.show({ ...LESSON, struck: [one, two] });
    await verbs.fill();
    expect(verbs.read()).toMatchObject({ struck: [one, two] });
    openOther('easy-2');
    expect(verbs.read()).toMatchObject({ struck: [] });
  });

  it('tells no more of candidates that an undo has put back into the pencil marks', async () => {
    const verbs = await loadVerbs();
    pencilAt(first).value = '12';
    const { givens } = await read();
    const struck = { cell: first, digit: 1 } as const;
    await verbs.write({ purpose: 'hint', givens, notes: [{ cell: first, marks: 0b10 }] });
    verbs.show({ ...LESSON, struck: [struck] });
    expect(verbs.read()).toMatchObject({ struck: [struck] });
    await verbs.undo();
    expect(pencilAt(first).value).toBe('12');
    expect(verbs.read()).toMatchObject({ struck: [] });
  });

  it('tells which lesson is shown, until the board changes', async () => {
    const verbs = await loadVerbs();
    expect(verbs.show(LESSON)).toEqual({ kind: 'shown' });
    expect(verbs.read()).toMatchObject({ shown: { topic: 'hint', depth: 2 } });
    verbs.show({ ...LESSON, topic: 'check', depth: 3 });
    expect(verbs.read()).toMatchObject({ shown: { topic: 'check', depth: 3 } });
    pencil({ [first]: '1' });
    expect(verbs.read()).not.toHaveProperty('shown');
  });
});

/** Puts another puzzle in the place of the one on the page, as a page that never reloads does. */
function openOther(name: string): void {
  const parsed = new DOMParser().parseFromString(pageOf(name), 'text/html');
  table().replaceWith(document.importNode(parsed.querySelector('table') as Element, true));
}

const pageOf = (name: string) => {
  const { givens } = describePuzzle(name as 'easy-2');
  const cells = givens.map((digit, cell) => {
    const value = digit === '.' ? '' : ` value="${digit}" readonly`;
    return `<td><input id="c${cell + 1}"${value}></td>`;
  });
  return `<table id="sudoku_main_board"><tr>${cells.join('')}</tr></table>`;
};

describe('there is no position', () => {
  it.each([
    ['variant=late', { kind: 'no-board' }],
    ['killer_sudoku=1', { kind: 'unsupported', reason: 'killer' }],
    ['variant=few', { kind: 'wrong-size', count: 80 }],
    ['puzzle_num=1&variant=bad-given', { kind: 'bad-givens', cells: [0, 5] }],
  ])('nor a lesson to be shown: %s', async (query, refusal) => {
    openPage(query);
    const verbs = await loadVerbs();
    expect(verbs.read()).toEqual(refusal);
    expect(verbs.show(LESSON)).toEqual(refusal);
    expect(document.querySelector('sudoku-autofill-lesson')).toBeNull();
  });

  it('where reading fails, and nothing is thrown', async () => {
    const verbs = await loadVerbs();
    vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockImplementation(() => {
      throw new Error('broken');
    });
    const failure = { kind: 'failed', detail: 'Error: broken' };
    expect(verbs.read()).toEqual(failure);
    expect(verbs.show(LESSON)).toEqual(failure);
    expect(await verbs.write({ purpose: 'hint', givens: [] })).toEqual(failure);
  });
});
