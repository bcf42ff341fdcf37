import { expect, it } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import { until } from './driver.ts';
import { describeInBrowsers } from './suite.ts';
import { ask, changesOf, openBoth, type Query, undo } from './suite-coach.ts';
import {
  modelOf,
  pressInPopup,
  valuesOf,
  viewOf,
  waitForLesson,
  waitForModel,
} from './suite-page.ts';

const { givens, solution } = PUZZLES['article-1'];

describeInBrowsers('more help', (suite) => {
  const open = (query?: Query) => openBoth(suite.driver, query);

  it('reveals the easiest cell, or the one that has the focus, and counts', async () => {
    const { page, popup, close } = await open();
    expect((await viewOf(popup)).buttons).not.toHaveProperty('reveal');
    expect(await popup.evaluate("document.getElementById('more').ariaExpanded")).toBe('false');
    await pressInPopup(popup, 'more');
    expect(await popup.evaluate("document.getElementById('more').ariaExpanded")).toBe('true');
    const before = await valuesOf(page);
    const first = await ask(popup, 'reveal');
    expect(first.lesson).toEqual([
      'One cell revealed; in this puzzle so far: 1. Undo takes it back.',
    ]);
    const easiest = changesOf(before, await valuesOf(page));
    expect(Object.keys(easiest)).toHaveLength(1);

    await page.evaluate("document.getElementById('c80').focus(); 0");
    const chosen = await ask(popup, 'reveal');
    expect(chosen).toMatchObject({
      outcome: `r9c8 is ${solution[79]}`,
      lesson: ['One more cell revealed; in this puzzle so far: 2. Undo takes it back.'],
    });
    expect(changesOf(before, await valuesOf(page))).toEqual({ ...easiest, c80: solution[79] });
    expect((await waitForLesson(page)).lit).toEqual({ r9c8: `placed ${solution[79]}` });
    await undo(popup, page, { ...before, ...easiest });
    await undo(popup, page, before);
    await close();
  });

  it('fills in the singles, undone at once; then there are none', async () => {
    const { page, popup, close } = await open();
    const before = await valuesOf(page);
    await pressInPopup(popup, 'more');
    const filled = await ask(popup, 'singles');
    expect(filled.outcome).toBe('8 singles filled in. Undo takes them back.');
    await waitForModel(page, PUZZLES.pointing.givens);
    expect(await ask(popup, 'singles')).toMatchObject({
      outcome: 'No single is left here',
      lesson: ['A hint shows another way on.'],
    });
    await undo(popup, page, before);
    expect(await modelOf(page)).toBe(givens);
    await close();
  });

  it('writes pencil marks, strikes a hint’s out of them, and undoes one by one', async () => {
    const { page, popup, close } = await open({ puzzle_num: 'pointing' });
    const before = await valuesOf(page);
    await pressInPopup(popup, 'more');
    expect((await ask(popup, 'notes')).outcome).toMatch(/^Pencil marks written in 51 cells\./);
    const marked = await valuesOf(page);
    expect(Object.keys(changesOf(before, marked))).toEqual(
      [...PUZZLES.pointing.givens].flatMap((digit, cell) =>
        digit === '.' ? [`cpad${cell + 1}`] : [],
      ),
    );
    expect(marked.cpad39).toContain('5');
    for (let depth = 1; depth <= 3; depth++) await ask(popup, 'hint');
    expect(changesOf(marked, await valuesOf(page))).toEqual({
      cpad39: marked.cpad39?.replace('5', ''),
    });
    await undo(popup, page, marked);
    await undo(popup, page, before);
    await close();
  });

  it('offers no pencil marks where the page has none', async () => {
    const { page, popup, close } = await open({ puzzle_num: 'pointing', variant: 'no-pencil' });
    await pressInPopup(popup, 'more');
    await until('no button', async () => !('notes' in (await viewOf(popup)).buttons));
    expect((await viewOf(popup)).buttons).toHaveProperty('reveal');
    const before = await valuesOf(page);
    for (let depth = 1; depth <= 2; depth++) await ask(popup, 'hint');
    expect((await ask(popup, 'hint')).lesson).toEqual(['Strike out 5 in r5c3.']);
    expect(await valuesOf(page)).toEqual(before);
    await close();
  });
});
