// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageVerbs } from '../../src/protocol.ts';
import {
  describePuzzle,
  enter,
  inputAt,
  openPage,
  readTexts,
  recordEvents,
  table,
  wait,
  wrongFor,
} from './page.ts';

const { givens, solution, blanks } = describePuzzle('easy-1');
const [first = 0, second = 0] = blanks;

beforeEach(() => openPage('puzzle_num=easy-1'));
// A fill looks at its puzzle once more when the page has settled, and every test has the same puzzle.
afterEach(() => wait(150));

const load = async () => (await import('../../src/content/verbs.ts')).verbs;

describe('verbs', () => {
  it('take a key pressed twice for one', async () => {
    const verbs = await load();
    const events = recordEvents();
    const results = await Promise.all([verbs.fill(), verbs.fill()]);
    expect(results[0]).toMatchObject({ kind: 'filled', count: blanks.length });
    expect(results[1]).toBe(results[0]);
    expect(events.filter(({ type }) => type === 'change')).toHaveLength(blanks.length);
    expect(await verbs.fill()).toEqual({ kind: 'already-complete', site: 'sudoku.name' });
  });

  it('wait for each other', async () => {
    const verbs = await load();
    const before = readTexts();
    const [filled, undone] = await Promise.all([verbs.fill(), verbs.undo()]);
    expect(filled).toMatchObject({ kind: 'filled', count: blanks.length });
    expect(undone).toEqual({ kind: 'undone', count: blanks.length });
    expect(readTexts()).toEqual(before);
  });

  it('go on after a fault', async () => {
    const verbs = await load();
    const spoiled = breakInput();
    expect(await verbs.fill()).toEqual({ kind: 'failed', detail: 'Error: broken' });
    spoiled.mockRestore();
    expect(await verbs.fill()).toMatchObject({ kind: 'filled' });
    expect(readTexts()).toEqual(solution);
  });

  it.each(['look', 'fill', 'undo'] as const)('never throw: %s', async (verb) => {
    const verbs = await load();
    if (verb === 'undo') await verbs.fill();
    breakInput();
    const call = async () => verbs[verb]();
    const failure = { kind: 'failed', detail: 'Error: broken' };
    const expected = verb === 'look' ? { board: failure, canUndo: false } : failure;
    expect(await call()).toEqual(expected);
  });

  it('never throw: settle', async () => {
    const verbs = await load();
    await verbs.fill();
    breakInput();
    const settled = await verbs.settle().catch((error: unknown) => ({ kind: 'thrown', error }));
    expect(['filled', 'failed']).toContain(settled?.kind);
  });

  it('give what can be sent to another process', async () => {
    enter({ [first]: wrongFor(solution[first]) });
    const verbs = await load();
    const send = structuredClone;
    for (const verb of ['look', 'fill', 'settle', 'look', 'undo'] as const) {
      const reply = await verbs[verb]();
      expect(send(reply)).toEqual(reply);
    }
  });
});

/** Spoils every input’s value. */
function breakInput() {
  return vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockImplementation(() => {
    throw new Error('broken');
  });
}

describe('look', () => {
  const look = async () => (await load()).look();

  it('counts givens, entries and blanks, and changes nothing', async () => {
    enter({ [first]: '5', [second]: '147' });
    const events = recordEvents();
    const texts = readTexts();
    // Pencil marks are no entries.
    const counted = { givens: 81 - blanks.length, entries: 1 };
    expect(await look()).toEqual({
      board: { kind: 'board', site: 'sudoku.name', ...counted },
      canUndo: false,
    });
    expect(events).toEqual([]);
    expect(readTexts()).toEqual(texts);
  });

  it.each([
    ['variant=late', { kind: 'no-board' }],
    ['killer_sudoku=1', { kind: 'unsupported', reason: 'killer' }],
    ['variant=few', { kind: 'wrong-size', count: 80 }],
    ['puzzle_num=1&variant=bad-given', { kind: 'bad-givens', cells: [0, 5] }],
  ])('tells why there is no board: %s', async (query, board) => {
    openPage(query);
    expect(await look()).toEqual({ board, canUndo: false });
  });

  it('tells what was last done to this puzzle, and whether it can be undone', async () => {
    const verbs = await load();
    const filled = await verbs.fill();
    expect(verbs.look()).toMatchObject({ last: filled, canUndo: true });
    const again = await verbs.fill();
    expect(verbs.look()).toMatchObject({ last: again, canUndo: true });
    const undone = await verbs.undo();
    expect(verbs.look()).toMatchObject({ last: undone, canUndo: false });
  });

  it('says nothing of what was done to another puzzle', async () => {
    openPage('puzzle_num=easy-2');
    const other = table();
    openPage('puzzle_num=easy-1');
    const verbs = await load();
    await verbs.fill();
    const mine = table();
    mine.replaceWith(other);
    expect(verbs.look()).not.toHaveProperty('last');
    expect(verbs.look().canUndo).toBe(false);
    other.replaceWith(mine);
    expect(verbs.look()).toMatchObject({ last: { kind: 'filled' }, canUndo: true });
  });
});

describe('the script', () => {
  const page = globalThis as { sudokuAutofill?: PageVerbs };
  const published = () => page.sudokuAutofill as PageVerbs;

  it('publishes its verbs and keeps their memory when it is injected again', async () => {
    // The document outlives the test; the button must not go on following its board.
    vi.spyOn(MutationObserver.prototype, 'observe').mockReturnValue();
    await import('../../src/content/index.ts');
    await import('../../src/content/page-button-script.ts');
    const verbs = published();
    await verbs.fill();
    vi.resetModules();
    await import('../../src/content/index.ts');
    await import('../../src/content/page-button-script.ts');
    expect(published()).toBe(verbs);
    expect(document.querySelectorAll('sudoku-autofill')).toHaveLength(1);
    expect(await verbs.undo()).toMatchObject({ kind: 'undone' });
    expect(readTexts().map((text) => text || '.')).toEqual(givens);
    expect(inputAt(first).value).toBe('');
    delete page.sudokuAutofill;
  });
});
