// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  describePuzzle,
  enter,
  inputAt,
  onChange,
  openPage,
  readTexts,
  wait,
  wrongFor,
} from './page.ts';

const { solution, blanks } = describePuzzle('easy-1');
const [, , cell = 0] = blanks;
const SETTLED = 300;

beforeEach(() => openPage('puzzle_num=easy-1'));

const load = async () => (await import('../../src/content/verbs.ts')).verbs;

/** The page thinks better of a cell, a moment after it took the digit. */
function revertLater(times: number, text = '') {
  onChange(cell, (input, time) => {
    if (time <= times && input.value !== '') {
      setTimeout(() => {
        input.value = text;
      }, 20);
    }
  });
}

describe('a page that takes a digit back a moment later', () => {
  it('once, gets it again', async () => {
    revertLater(1);
    const verbs = await load();
    expect(await verbs.fill()).toMatchObject({ kind: 'filled' });
    expect(await verbs.settle()).toMatchObject({ kind: 'filled', count: blanks.length });
    expect(readTexts()).toEqual(solution);
  });

  it('twice, is told of', async () => {
    revertLater(9);
    const verbs = await load();
    expect(await verbs.fill()).toMatchObject({ kind: 'filled' });
    const settled = await verbs.settle();
    expect(settled).toMatchObject({ kind: 'not-kept', cells: [cell], count: blanks.length - 1 });
    expect(verbs.look().last).toEqual(settled);
    expect(inputAt(cell).value).toBe('');
  });

  it('to what stood there before, gets it again as well', async () => {
    const before = wrongFor(solution[cell]);
    enter({ [cell]: before });
    revertLater(1, before);
    const verbs = await load();
    await verbs.fill();
    await verbs.settle();
    expect(readTexts()).toEqual(solution);
  });

  it('is not fought over a cell that had its second try during the fill', async () => {
    let times = 0;
    onChange(cell, (input, time) => {
      times = time;
      input.value = '';
    });
    const verbs = await load();
    expect(await verbs.fill()).toMatchObject({ kind: 'not-kept', cells: [cell] });
    expect(await verbs.settle()).toMatchObject({ kind: 'not-kept', cells: [cell] });
    expect(times).toBe(2);
  });
});

describe('meanwhile', () => {
  it('the player’s own digit is nobody’s to change', async () => {
    const verbs = await load();
    await verbs.fill();
    const own = wrongFor(solution[cell]);
    enter({ [cell]: own });
    expect(await verbs.settle()).toMatchObject({ kind: 'filled' });
    expect(inputAt(cell).value).toBe(own);
  });

  it('an undo is not undone', async () => {
    const before = readTexts();
    const verbs = await load();
    await verbs.fill();
    await verbs.undo();
    expect(readTexts()).toEqual(before);
    await wait(SETTLED);
    await verbs.settle();
    expect(readTexts()).toEqual(before);
    expect(verbs.look().last).toMatchObject({ kind: 'undone' });
  });

  it('another board is not written to', async () => {
    const verbs = await load();
    await verbs.fill();
    const fresh = document.createElement('table');
    fresh.id = 'sudoku_main_board';
    const old = document.getElementById('sudoku_main_board') as HTMLElement;
    old.replaceWith(fresh);
    for (const input of old.querySelectorAll<HTMLInputElement>('.i3')) {
      if (!input.readOnly) input.value = '';
    }
    expect(await verbs.settle()).toMatchObject({ kind: 'filled' });
    const texts = Array.from(old.querySelectorAll<HTMLInputElement>('.i3'), ({ value }) => value);
    expect(texts.filter(Boolean)).toHaveLength(81 - blanks.length);
  });
});

it('what was done before the page had settled stays the last thing done', async () => {
  const verbs = await load();
  const results = [await verbs.fill(), await verbs.fill()];
  expect(results.map(({ kind }) => kind)).toEqual(['filled', 'already-complete']);
  await verbs.settle();
  expect(verbs.look().last).toMatchObject({ kind: 'already-complete' });
});

it('a page where nothing was filled is settled', async () => {
  const verbs = await load();
  expect(await verbs.settle()).toBeUndefined();
});
