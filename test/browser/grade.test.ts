import { expect, it } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import { type Popup, until } from './driver.ts';
import { describeInBrowsers } from './suite.ts';
import { openBoth } from './suite-coach.ts';
import { highestStep, modelOf, pressInPopup, sizeOf, viewOf, waitForView } from './suite-page.ts';

/** Opens the second screen. */
async function showGrade(popup: Popup): Promise<void> {
  await pressInPopup(popup, 'more');
  await pressInPopup(popup, 'show-grade');
}

const textOf = (popup: Popup, selector: string) =>
  popup.evaluate<string>(`document.querySelector(${JSON.stringify(selector)}).innerText`);

const waitForGrade = (popup: Popup) =>
  waitForView(popup, 'the grade', ({ figures }) => 'Level' in figures);

/** Starts noting how long the popup was ever kept from doing anything else, and what it sees of its worker. */
const WATCH = `(() => {
  const watch = window.watch = { longest: 0, values: [], started: performance.now() };
  let last = performance.now();
  watch.timer = setInterval(() => {
    const now = performance.now();
    watch.longest = Math.max(watch.longest, now - last);
    last = now;
    const { value } = document.getElementById('done');
    if (value !== watch.values.at(-1)) watch.values.push(value);
  }, 4);
})()`;

describeInBrowsers('grade', (suite) => {
  const open = (puzzle_num: string) => openBoth(suite.driver, { puzzle_num });

  it('tells level, techniques and the whole path, step by step', async () => {
    const { page, popup, close } = await open('article-1');
    await showGrade(popup);
    const { figures, focus, buttons } = await waitForGrade(popup);
    expect(focus).toBe('leave-grade');
    expect(figures).toEqual({
      Level: 'Advanced',
      Rating: '2.9',
      'Hardest technique': 'Locked pair',
      'Sum of the steps': '1016',
      'Naked singles (N1)': '44.1',
      'Hidden singles (N2)': '13.6',
      'Cells told (N3)': '1.4',
      Score: '78.1',
    });
    expect(await textOf(popup, '#techniques')).toMatch(
      /Hidden single × \d+\s+(.|\n)*Pointing × \d/,
    );
    expect(Object.keys(buttons)).toEqual([
      'leave-grade',
      'show-path',
      'copy-path',
      'change-shortcut',
    ]);

    await pressInPopup(popup, 'show-path');
    expect(await popup.evaluate("document.getElementById('show-path').ariaExpanded")).toBe('true');
    expect(await textOf(popup, '#step-number')).toBe('Step 1 of 68');
    expect(await textOf(popup, '#step')).toMatch(/^Hidden single\s(.|\n)*Write 4 in r3c7\.$/);
    expect((await viewOf(popup)).buttons).not.toHaveProperty('previous-step');
    for (let step = 2; step <= 9; step++) await pressInPopup(popup, 'next-step');
    expect(await textOf(popup, '#step-number')).toBe('Step 9 of 68');
    expect(await textOf(popup, '#step')).toMatch(/^Pointing\s(.|\n)*Strike out 5 in r5c3\.$/);
    await pressInPopup(popup, 'previous-step');
    expect(await textOf(popup, '#step-number')).toBe('Step 8 of 68');
    for (let step = 9; step <= 68; step++) await pressInPopup(popup, 'next-step');
    expect(await textOf(popup, '#step-number')).toBe('Step 68 of 68');
    expect((await viewOf(popup)).buttons).not.toHaveProperty('next-step');
    await pressInPopup(popup, 'show-path');
    expect(await textOf(popup, '#graded')).toContain('Locked pair');

    await pressInPopup(popup, 'leave-grade');
    const home = await viewOf(popup);
    expect(home.focus).toBe('show-grade');
    expect(home.buttons).toHaveProperty('solve');
    expect(await modelOf(page)).toBe(PUZZLES['article-1'].givens);
    await close();
  });

  it('copies the path as text', async () => {
    const { page, popup, close } = await open('easy-1');
    await showGrade(popup);
    await waitForGrade(popup);
    await pressInPopup(popup, 'copy-path');
    await until(
      'copied',
      async () => (await viewOf(popup)).buttons['copy-path'] === 'Copied',
      5000,
    );
    await popup.close();
    await page.evaluate(`{
      const field = document.createElement('textarea');
      document.body.append(field);
      field.focus();
    } 0`);
    await page.press('v', ['Control']);
    const text = await until('pasted', () =>
      page.evaluate<string>("document.querySelector('textarea').value"),
    );
    const lines = text.trim().split('\n');
    expect(lines[0]).toBe(PUZZLES['easy-1'].givens);
    expect(text).toContain('Level: Easy.');
    expect(
      lines.filter((line) => /^\d+\. (Hidden single|Full house|Naked single): r\dc\d/.test(line)),
    ).toHaveLength(46);
    await close();
  });

  it('leaves the popup free while the hardest is graded, and shows how far it is', async () => {
    const { popup, close } = await open('hardest');
    await popup.evaluate(`${WATCH}; 0`);
    await showGrade(popup);
    const { buttons } = await waitForView(
      popup,
      'progress',
      (view) => 'cancel-grade' in view.buttons,
    );
    expect(buttons['cancel-grade']).toBe('Cancel');
    await until('the grade', async () => 'Level' in (await viewOf(popup)).figures, 60_000);
    const { longest, took, values } = await popup.evaluate<{
      longest: number;
      took: number;
      values: number[];
    }>(
      '({ longest: window.watch.longest, took: performance.now() - window.watch.started, values: window.watch.values })',
    );
    expect(longest).toBeLessThan(took / 4);
    expect(values.length).toBeGreaterThan(3);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect((await viewOf(popup)).figures.Level).toBe('Diehard');
    expect((await sizeOf(popup)).height).toBeLessThanOrEqual(560);
    await pressInPopup(popup, 'show-path');
    expect(await highestStep(popup)).toBeLessThanOrEqual(560);
    await close();
  });

  it('is given up by Cancel and by Back, and can be asked for again', async () => {
    const { popup, close } = await open('hardest');
    await showGrade(popup);
    for (const id of ['cancel-grade', 'leave-grade']) {
      await waitForView(popup, 'progress', ({ buttons }) => 'cancel-grade' in buttons);
      await pressInPopup(popup, id);
      const { buttons, focus } = await viewOf(popup);
      expect(buttons).toHaveProperty('hint');
      expect(focus).toBe('show-grade');
      await pressInPopup(popup, 'show-grade');
    }
    await waitForView(popup, 'progress', ({ buttons }) => 'cancel-grade' in buttons);
    await close();
  });

  it.each([
    ['many-solutions', 'This sudoku has more than one solution. Nothing was changed.'],
    ['no-solution', 'This sudoku has no solution. Nothing was changed.'],
  ])('is refused to a board with %s', async (puzzle, text) => {
    const { popup, close } = await open(puzzle);
    await showGrade(popup);
    await until('the refusal', async () => (await textOf(popup, '#grade-refusal')) === text);
    const { buttons, figures } = await viewOf(popup);
    expect(Object.keys(buttons)).toEqual(['leave-grade', 'change-shortcut']);
    expect(figures).toEqual({});
    await close();
  });
});
