import { describe, expect, it } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import type { Popup } from './driver.ts';
import { describeInBrowsers } from './suite.ts';
import { ask, changesOf, openBoth, type Query, undo } from './suite-coach.ts';
import {
  boardUrl,
  lessonOf,
  modelOf,
  openPopup,
  type PopupView,
  pressInPopup,
  typeInto,
  valuesOf,
  viewOf,
  waitForLesson,
  waitForNoLesson,
  waitForView,
} from './suite-page.ts';

describeInBrowsers('coach', (suite) => {
  const open = (query?: Query) => openBoth(suite.driver, query);

  it('leads from stuck to understanding, and back', async () => {
    const page = await suite.driver.open(boardUrl({ timer: 0, puzzle_num: 'pointing' }));
    await typeInto(page, 'c48', '4');
    await typeInto(page, 'c51', '3');
    await typeInto(page, 'cpad39', '5 7 9');
    await typeInto(page, 'cpad40', '45');
    await typeInto(page, 'cpad3', '5, 9');
    const before = await valuesOf(page);
    const model = await modelOf(page);
    const popup = await openPopup(suite.driver, page);
    expect((await viewOf(popup)).buttons.hint).toBe('Hint');

    const where = await ask(popup, 'hint');
    expect(where).toMatchObject({
      outcome: 'Pointing: look in box 1 and column 3.',
      lesson: ['Ask again to see why.'],
    });
    expect(where.buttons.hint).toBe('Why?');
    expect((await waitForLesson(page)).title).toBe(where.outcome);

    const why = await ask(popup, 'hint');
    expect(why).toMatchObject({
      outcome: 'Pointing',
      lesson: [expect.stringMatching(/5.*box 1.*r1c3.*column 3/), 'Ask again to have it done.'],
    });
    expect(why.buttons.hint).toBe('Do it');
    expect(await valuesOf(page)).toEqual(before);

    const done = await ask(popup, 'hint');
    expect(done).toMatchObject({
      outcome: 'Pointing',
      lesson: [
        'Strike out 5 in r5c3.',
        'The hint has been carried out in 1 cell. Undo takes it back.',
      ],
    });
    expect(done.buttons.hint).toBe('Hint');
    expect(changesOf(before, await valuesOf(page))).toEqual({ cpad39: '79' });
    expect((await waitForLesson(page)).lit.r5c3).toBe('removed 5');

    await undo(popup, page, before);
    expect(await modelOf(page)).toBe(model);
    await waitForNoLesson(page);
    const next = await ask(popup, 'hint');
    // What stands in the pencil marks again is not struck out.
    expect(next.outcome).toBe(where.outcome);
    await popup.close();

    // A popup that is opened anew takes up the lesson where it is.
    const again = await openPopup(suite.driver, page);
    await waitForView(again, 'the next press', ({ buttons }) => buttons.hint === 'Why?');
    await again.close();
    await page.close();
  });

  describe('check', () => {
    it('tells how many are wrong, which only when asked again, and takes them out', async () => {
      const { page, popup, close } = await open({ variant: 'progress' });
      const before = await valuesOf(page);
      const count = await ask(popup, 'check');
      expect(count).toMatchObject({
        outcome: '3 entries are wrong',
        lesson: ['Ask once more to see which.'],
      });
      expect(count.buttons.check).toBe('Show which');
      expect((await waitForLesson(page)).lit).toEqual({});
      const which = await ask(popup, 'check');
      expect(which.lesson.join()).toMatch(/^Wrong: r\dc\d, r\dc\d, r\dc\d\.,The next hint/);
      const { lit } = await waitForLesson(page, {
        title: count.outcome,
        text: count.lesson,
        lit: {},
      });
      const wrong = Object.keys(lit);
      expect(which.lesson.join().match(/r\dc\d/g)).toEqual(wrong);
      expect(Object.values(lit)).toEqual(['wrong', 'wrong', 'wrong']);
      expect(await valuesOf(page)).toEqual(before);

      await pressInPopup(popup, 'more');
      const cleared = await ask(popup, 'clear-wrong');
      expect(cleared.outcome).toBe('3 wrong entries taken out. Undo puts them back.');
      const changes = changesOf(before, await valuesOf(page));
      expect(Object.values(changes)).toEqual(['', '', '']);
      await waitForNoLesson(page);
      const right = await ask(popup, 'check');
      expect(right).toMatchObject({
        outcome: 'Right so far',
        lesson: ['5 entries, and all agree with the solution of the givens.'],
      });
      await undo(popup, page, before);
      await close();
    });

    it('is what a hint begins with', async () => {
      const { page, popup, close } = await open({ variant: 'progress' });
      const before = await valuesOf(page);
      const count = await ask(popup, 'hint');
      expect(count.outcome).toBe('3 entries are wrong');
      expect(count.buttons).toMatchObject({ hint: 'Show which', check: 'Show which' });
      const which = await ask(popup, 'hint');
      expect(which.buttons).toMatchObject({ hint: 'Take out', check: 'Check' });
      expect((await ask(popup, 'hint')).outcome).toMatch(/^3 wrong entries taken out/);
      await undo(popup, page, before);
      await close();
    });
  });

  it.each([
    ['many-solutions', 'This sudoku has more than one solution. Nothing was changed.'],
    ['no-solution', 'This sudoku has no solution. Nothing was changed.'],
  ])('refuses to help on a board with %s', async (puzzle_num, text) => {
    const { page, popup, close } = await open({ puzzle_num });
    await pressInPopup(popup, 'more');
    for (const id of ['hint', 'check', 'reveal', 'singles', 'notes', 'clear-wrong']) {
      await pressInPopup(popup, id);
      await waitForView(popup, 'the refusal', ({ outcome }) => outcome === text);
      // Cleared, so that the next is seen.
      await popup.evaluate("document.getElementById('outcome').textContent = ''");
    }
    expect(await modelOf(page)).toBe(PUZZLES[puzzle_num as 'many-solutions'].givens);
    expect(await lessonOf(page)).toBeUndefined();
    await close();
  });

  it('offers no help where there is no board', async () => {
    const page = await suite.driver.open('http://www.sudoku.name/about.php');
    const popup = await openPopup(suite.driver, page);
    await pressInPopup(popup, 'more');
    const buttons = Object.keys((await viewOf(popup)).buttons);
    expect(buttons.sort()).toEqual(['change-shortcut', 'more', 'new-puzzle', 'remedy']);
    await popup.close();
    await page.close();
  });

  it('says that it looks for a step that takes long, and gives up when told to', async () => {
    const { page, popup, close } = await open({ puzzle_num: 'hardest' });
    // In the popup itself, as the search may end before the next word from here, and before patience does.
    const said = await popup.evaluate<string[]>(`new Promise((resolve) => {
      const hint = document.getElementById('hint');
      const wait = window.setTimeout.bind(window);
      window.setTimeout = (task) => wait(task, 0);
      new MutationObserver((_, observer) => {
        if (hint.textContent !== 'Cancel') return;
        observer.disconnect();
        const said = document.getElementById('outcome').textContent;
        window.setTimeout = wait;
        hint.click();
        resolve([said, hint.textContent, document.getElementById('outcome').textContent]);
      }).observe(hint, { childList: true });
      hint.click();
    })`);
    expect(said).toEqual(['Looking for a step…', 'Hint', '']);
    expect(await lessonOf(page)).toBeUndefined();
    const found = await waitForHint(popup);
    expect(found.buttons.hint).toBe('Why?');
    expect((await waitForLesson(page)).title).toBe(found.outcome);
    await close();
  });
});

async function waitForHint(popup: Popup): Promise<PopupView> {
  await pressInPopup(popup, 'hint');
  return waitForView(popup, 'a hint', ({ lesson }) => lesson.length > 0);
}
