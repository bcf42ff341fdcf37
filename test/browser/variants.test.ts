import { describe, expect, it } from 'vitest';
import type { Variant } from '../site/options.ts';
import { PUZZLES } from '../site/puzzles.ts';
import { until } from './driver.ts';
import { describeInBrowsers } from './suite.ts';
import {
  boardUrl,
  modelOf,
  openPopup,
  pressInPopup,
  valuesOf,
  waitForBadge,
  waitForModel,
  waitForView,
} from './suite-page.ts';

const { givens, solution } = PUZZLES['article-1'];

/** Pages that take every digit, each in its own way. */
const TAKING: Variant[] = [
  'plain',
  'jquery',
  'keydown',
  'react',
  'vue',
  'input-only',
  'maxlength',
  'late',
  'rerender',
  'throws',
  'hostile',
  'strict-csp',
  'odd-css',
  'spa',
];

/** Pages that take a digit only at the second try. */
const RELUCTANT = ['drop-once', 'revert-once', 'rerender,revert-once', 'react,drop-once'];

describeInBrowsers('variants', (suite) => {
  it.each([...TAKING, ...RELUCTANT])('solves and undoes: %s', async (variant) => {
    const page = await suite.driver.open(boardUrl({ variant, puzzle_num: 1 }));
    await until('board', async () => (await modelOf(page)) === givens);
    const before = await valuesOf(page);
    await page.pressShortcut();
    await waitForModel(page, solution);
    await waitForBadge(suite.driver, page, '✓');
    const popup = await openPopup(suite.driver, page);
    await waitForView(popup, 'the outcome', ({ undo }) => undo);
    await pressInPopup(popup, 'undo');
    await waitForView(popup, 'the undo', ({ undo }) => !undo);
    await waitForModel(page, givens);
    expect(await valuesOf(page)).toEqual(before);
    await popup.close();
    await page.close();
  });

  it.each(['plain', 'jquery', 'react', 'vue', 'input-only', 'rerender'] as Variant[])(
    'solves around what the player has typed, and gives it back: %s',
    async (variant) => {
      const page = await suite.driver.open(boardUrl({ variant: `${variant},progress` }));
      const texts = () => page.evaluate<string[]>('page_model_texts()');
      const before = { texts: await texts(), values: await valuesOf(page) };
      await page.pressShortcut();
      await waitForModel(page, solution);
      const pencil = Object.entries(await valuesOf(page)).filter(([id]) => id.startsWith('cpad'));
      expect(pencil).toEqual(Object.entries(before.values).filter(([id]) => id.startsWith('cpad')));
      const popup = await openPopup(suite.driver, page);
      const view = await waitForView(popup, 'the outcome', ({ undo }) => undo);
      expect(view.figures).toMatchObject({ 'Digits written': '54', 'Wrong entries replaced': '3' });
      await pressInPopup(popup, 'undo');
      await waitForView(popup, 'the undo', ({ undo }) => !undo);
      expect(await texts()).toEqual(before.texts);
      expect(await valuesOf(page)).toEqual(before.values);
      await popup.close();
      await page.close();
    },
  );

  it('gives back digits where the page follows keys, and clears what no key can type', async () => {
    const page = await suite.driver.open(boardUrl({ variant: 'keydown,progress' }));
    const texts = () => page.evaluate<string[]>('page_model_texts()');
    const before = { texts: await texts(), values: await valuesOf(page) };
    await page.pressShortcut();
    await waitForModel(page, solution);
    const popup = await openPopup(suite.driver, page);
    await waitForView(popup, 'the outcome', ({ undo }) => undo);
    await pressInPopup(popup, 'undo');
    await waitForView(popup, 'the undo', ({ undo }) => !undo);
    expect(await texts()).toEqual(before.texts.map((text) => (text.length > 1 ? '' : text)));
    expect(await valuesOf(page)).toEqual(before.values);
    await popup.close();
    await page.close();
  });

  it('leaves a board alone that is complete', async () => {
    const page = await suite.driver.open(boardUrl({ variant: 'complete', log: 1 }));
    await page.pressShortcut();
    await waitForBadge(suite.driver, page, '✓');
    const popup = await openPopup(suite.driver, page);
    const view = await waitForView(popup, 'the outcome', ({ outcome }) => outcome !== '');
    expect(view).toMatchObject({
      outcome: 'This sudoku is already solved, and rightly so.',
      undo: false,
    });
    expect(await page.evaluate("eventLog.filter(({ type }) => type === 'change').length")).toBe(0);
    await popup.close();
    await page.close();
  });

  it('types as a person would', async () => {
    const page = await suite.driver.open(boardUrl({ log: 1 }));
    await page.pressShortcut();
    await waitForModel(page, solution);
    const events = await page.evaluate<Record<string, unknown>[]>(
      'eventLog.filter(({ cell }) => cell === 1)',
    );
    expect(events.map(({ type }) => type)).toEqual([
      'focus',
      'focusin',
      'keydown',
      'beforeinput',
      'input',
      'keyup',
      'change',
      'blur',
      'focusout',
    ]);
    expect(events[2]).toMatchObject({ key: '2', keyCode: 50 });
    expect(events[4]).toMatchObject({ inputType: 'insertText', data: '2' });
    await page.close();
  });

  describe('pages that take no digit in one cell', () => {
    it.each(['refuse-cell', 'revert'] as Variant[])('reports the cell: %s', async (variant) => {
      const page = await suite.driver.open(boardUrl({ variant }));
      await page.pressShortcut();
      await waitForBadge(suite.driver, page, '!');
      const popup = await openPopup(suite.driver, page);
      const view = await waitForView(popup, 'the outcome', ({ outcome }) => outcome !== '');
      expect(view.outcome).toBe(
        'The page did not keep the digits of these cells: r1c4. The others are filled.',
      );
      expect(view.figures['Digits written']).toBe('58');
      expect(await modelOf(page)).toBe(`${solution.slice(0, 3)}.${solution.slice(4)}`);
      await pressInPopup(popup, 'undo');
      await waitForModel(page, givens);
      await popup.close();
      await page.close();
    });
  });

  it('stops when the page puts up another board', async () => {
    const page = await suite.driver.open(boardUrl({ variant: 'replace' }));
    await page.pressShortcut();
    await waitForBadge(suite.driver, page, '!');
    const popup = await openPopup(suite.driver, page);
    const view = await waitForView(popup, 'the outcome', ({ outcome }) => outcome !== '');
    expect(view.outcome).toBe('The page put up another board meanwhile, so writing stopped.');
    expect(await modelOf(page)).toBe(PUZZLES['article-2'].givens);
    expect(view.undo).toBe(false);
    await popup.close();
    await page.close();
  });
});
