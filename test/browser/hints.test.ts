import { describe, expect, it } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import { describeInBrowsers } from './suite.ts';
import {
  askForHint,
  boardUrl,
  layoutOf,
  lessonOf,
  modelOf,
  typeInto,
  valuesOf,
  waitForBadge,
  waitForModel,
  waitForNoLesson,
} from './suite-page.ts';

const { givens, solution } = PUZZLES['article-1'];

/** A board with the digit of the solution in a cell. */
const withDigit = (board: string, cell: number) =>
  board.slice(0, cell) + solution[cell] + board.slice(cell + 1);

describeInBrowsers('hints', (suite) => {
  const open = (query: Record<string, string | number> = {}) =>
    suite.driver.open(boardUrl({ timer: 0, ...query }));
  const stateOf = async (page: Awaited<ReturnType<typeof open>>) => ({
    values: await valuesOf(page),
    layout: await layoutOf(page),
    log: await page.evaluate('window.pageLog'),
  });

  it('have a shortcut', async () => {
    expect(await suite.driver.commands()).toContainEqual({
      name: 'hint',
      shortcut: 'Alt+Shift+K',
    });
  });

  it('tell where to look, then why, then write the digit; then comes the next step', async () => {
    const page = await open();
    const before = await stateOf(page);
    const where = await askForHint(page);
    expect(where).toMatchObject({
      title: 'Hidden single: look in box 3.',
      text: ['Ask again to see why.'],
    });
    const box = [1, 2, 3].flatMap((row) => [7, 8, 9].map((column) => `r${row}c${column}`));
    expect(where.lit).toEqual(Object.fromEntries(box.map((cell) => [cell, 'where'])));
    expect(await stateOf(page)).toEqual(before);

    const why = await askForHint(page);
    expect(why.title).toBe('Hidden single');
    expect(why.text.join()).toMatch(/box 3.*r3c7/);
    expect(why.lit.r3c7).toBeDefined();
    expect(await stateOf(page)).toEqual(before);
    expect(await modelOf(page)).toBe(givens);

    const done = await askForHint(page);
    expect(done).toEqual({
      title: 'Hidden single',
      text: ['Write 4 in r3c7.', 'The hint has been carried out in 1 cell. Undo takes it back.'],
      lit: { r3c7: 'where placed 4' },
    });
    expect(await modelOf(page)).toBe(withDigit(givens, 24));
    expect(await valuesOf(page)).toEqual({ ...before.values, c25: '4' });

    const next = await askForHint(page);
    expect(next.title).toMatch(/: look /);
    expect(next.lit).not.toHaveProperty('r3c7');
    await page.close();
  });

  it('go on past steps that only strike candidates out', async () => {
    const page = await open({ puzzle_num: 'pointing' });
    const walk: string[] = [];
    for (let step = 1; step <= 4; step++) {
      expect((await askForHint(page)).title).toMatch(/: look /);
      const why = await askForHint(page);
      const { title, text, lit } = await askForHint(page);
      expect(why.title).toBe(title);
      walk.push(`${title}: ${text[0]}`);
      if (step < 4) {
        expect(text).toHaveLength(1);
        expect(Object.values(lit)).toContainEqual(expect.stringMatching(/^removed [1-9]$/));
        expect(await modelOf(page)).toBe(PUZZLES.pointing.givens);
      }
    }
    expect(walk).toEqual([
      'Pointing: Strike out 5 in r5c3.',
      'Pointing: Strike out 7 in r3c9.',
      'Pointing: Strike out 8 in r7c4.',
      'Hidden single: Write 8 in r7c6.',
    ]);
    expect(await modelOf(page)).toBe(withDigit(PUZZLES.pointing.givens, 59));
    await page.close();
  });

  describe('are gone', () => {
    it('with Escape, with an edit of the player’s own, and when all is solved', async () => {
      const page = await open();
      const { title } = await askForHint(page);
      await page.press('Escape');
      await waitForNoLesson(page);
      expect((await askForHint(page)).title).toBe(title);
      // The digit that the hint was about: the next one is about another.
      await typeInto(page, 'c25', '4');
      await waitForNoLesson(page);
      const next = await askForHint(page);
      expect(next.title).not.toBe(title);
      expect(next.title).toMatch(/: look /);
      await page.pressShortcut();
      await waitForModel(page, solution);
      await waitForNoLesson(page);
      await page.pressShortcut('K');
      await waitForBadge(suite.driver, page, '✓');
      expect(await lessonOf(page)).toBeUndefined();
      await page.close();
    });
  });

  it('come, each a depth deeper, after the background was stopped', async () => {
    const page = await open();
    for (const text of [/^Ask again/, /box 3/, /^Write 4 in r3c7/]) {
      await suite.driver.stopBackground();
      expect((await askForHint(page)).text[0]).toMatch(text);
    }
    expect(await modelOf(page)).toBe(withDigit(givens, 24));
    await page.close();
  });

  it.each(['react', 'vue', 'strict-csp', 'hostile', 'rerender'])(
    'are carried out on a page of the kind %s',
    async (variant) => {
      const page = await open({ variant });
      await askForHint(page);
      await askForHint(page);
      expect((await askForHint(page)).lit).toEqual({ r3c7: 'where placed 4' });
      expect(await modelOf(page)).toBe(withDigit(givens, 24));
      await page.close();
    },
  );

  it('are refused with a badge where the sudoku has not exactly one solution', async () => {
    const page = await open({ puzzle_num: 'many-solutions' });
    await page.pressShortcut('K');
    await waitForBadge(suite.driver, page, '2+');
    await page.goto(boardUrl({ puzzle_num: 'no-solution' }));
    await page.pressShortcut('K');
    await waitForBadge(suite.driver, page, '0');
    expect(await lessonOf(page)).toBeUndefined();
    await page.close();
  });

  it('tell of wrong entries first: how many, then which; then they take them out', async () => {
    const page = await open();
    await typeInto(page, 'c2', '3');
    await typeInto(page, 'c25', '5');
    const before = await valuesOf(page);
    const count = await askForHint(page);
    expect(count).toEqual({
      title: '2 entries are wrong',
      text: ['Ask once more to see which.'],
      lit: {},
    });
    const which = await askForHint(page);
    expect(which.text[0]).toMatch(/r1c2.*r3c7/);
    expect(which.lit).toEqual({ r1c2: 'wrong', r3c7: 'wrong' });
    expect(await valuesOf(page)).toEqual(before);
    await page.pressShortcut('K');
    await waitForModel(page, givens);
    await waitForNoLesson(page);
    expect((await askForHint(page)).title).toMatch(/: look /);
    await page.close();
  });
});
