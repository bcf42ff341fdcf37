import { expect, it } from 'vitest';
import { type Page, until } from './driver.ts';
import { clickOn, pasteInto, playView, waitForPlay } from './play-page.ts';
import { boardUrl, openPopup, valuesOf } from './suite-page.ts';
import { describePlay, focusOn, givens, isOn, pressOn, second, solution } from './suite-play.ts';

/** Types a row of the solution, the focus in its first cell; ends in the first cell of the next. */
async function typeRow(page: Page, row: number): Promise<void> {
  for (let cell = row * 9; cell < row * 9 + 9; cell++) {
    if (givens[cell] === '.') await page.press(solution.charAt(cell));
    await page.press('ArrowRight');
  }
  await page.press('ArrowDown');
}

describePlay('the play page', ({ suite, pages, open, begin }) => {
  it('begins with the dialog for a new puzzle, where there is no game yet', async () => {
    const page = await open('');
    await waitForPlay(page, 'the dialog', ({ dialog }) => dialog === 'new-dialog');
    await clickOn(page, '#new-dialog [type=submit]');
    const view = await waitForPlay(page, 'a puzzle', ({ givens }) => givens >= 17);
    expect(view.level).toBe('Easy');
    expect(view.dialog).toBe('');
    expect(view.focus).toMatch(/^c\d+$/);
  });

  it('plays a whole game by keyboard, closed in the middle', async () => {
    const page = await open();
    const first = givens.indexOf('.') + 1;
    await waitForPlay(page, 'the puzzle of the link', isOn(givens));
    expect((await playView(page)).focus).toBe(`c${first}`);
    await page.press('Home', ['Control']);
    for (const row of [0, 1, 2, 3]) await typeRow(page, row);
    const half = solution.slice(0, 36) + givens.slice(36);
    expect((await playView(page)).grid).toBe(half);
    await page.reload();
    await waitForPlay(page, 'the game as it was', isOn(half));
    await page.close();
    pages.length = 0;
    const again = await open('');
    await waitForPlay(again, 'the game as it was', isOn(half));
    // What was done before the page closed can still be undone.
    await again.press('z', ['Control']);
    expect((await playView(again)).grid).not.toBe(half);
    await again.press('y', ['Control']);
    await focusOn(again, 37);
    for (const row of [4, 5, 6, 7, 8]) await typeRow(again, row);
    const { outcome, clock } = await waitForPlay(again, 'the end', isOn(solution));
    expect(outcome).toContain(`Solved in ${clock}.`);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect((await playView(again)).clock).toBe(clock);
  });

  it('takes pencil marks, tells conflicts, and undoes both', async () => {
    const page = await begin();
    const cell = givens.indexOf('.') + 1;
    await focusOn(page, cell);
    await page.press(' ');
    for (const key of ['1', '2', '7', '2']) await page.press(key);
    expect((await playView(page)).marks).toEqual({ [cell]: '17' });
    await page.press(' ');
    const label = `document.getElementById('c${cell}').ariaLabel`;
    expect(await page.evaluate(label)).toMatch(/pencil marks: 1 7$/);
    const row = Math.floor((cell - 1) / 9);
    const given = givens.slice(row * 9, row * 9 + 9).match(/\d/)?.[0] ?? '';
    await page.press(given);
    const wrong = await playView(page);
    expect(wrong.conflicts).toContain(cell);
    expect(wrong.outcome).toContain(`${given} stands twice`);
    await page.press('Backspace');
    const right = { conflicts: [], marks: { [cell]: '17' }, outcome: '' };
    expect(await playView(page)).toMatchObject(right);
    await page.press('z', ['Control']);
    expect((await playView(page)).outcome).toBe(wrong.outcome);
    await page.press('y', ['Control']);
    expect(await playView(page)).toMatchObject(right);
    for (let i = 0; i < 9; i++) await page.press('z', ['Control']);
    expect(await playView(page)).toMatchObject({ grid: givens, marks: {} });
    for (let i = 0; i < 9; i++) await page.press('y', ['Control']);
    expect((await playView(page)).marks).toEqual({ [cell]: '17' });
  });

  it('is played by number pad, with the selection where it was', async () => {
    const page = await begin();
    const cell = givens.indexOf('.');
    await focusOn(page, cell + 1);
    await clickOn(page, '#marks');
    await clickOn(page, '#pad button:nth-child(4)');
    expect((await playView(page)).marks).toEqual({ [cell + 1]: '4' });
    await clickOn(page, '#marks');
    await clickOn(page, `#pad button:nth-child(${solution[cell]})`);
    expect((await playView(page)).grid[cell]).toBe(solution[cell]);
    await clickOn(page, '#erase');
    expect((await playView(page)).grid).toBe(givens);
  });

  it.each([
    ['another puzzle', second.givens],
    ['the same anew', givens],
  ])('hears a press on Hint from the moment it shows %s', async (_, before) => {
    const page = await begin(before);
    // The focus moves about meanwhile: each time the page shows what it has.
    const pressAtOnce = page.evaluate(`new Promise((resolve) => {
      const cells = [...document.querySelectorAll('.digit')];
      const { search } = location;
      let turn = 0;
      const look = () => {
        cells[turn++ % 81].focus();
        const isShown = cells.map(({ value }) => value || '.').join('') === '${givens}';
        if (!isShown || location.search === search) return false;
        document.getElementById('hint').click();
        return true;
      };
      const timer = setInterval(() => {
        if (!look()) return;
        clearInterval(timer);
        resolve(0);
      }, 1);
    })`);
    await pasteInto(page, givens);
    await pressAtOnce;
    const hint = "document.getElementById('hint').textContent";
    await until('the hint', async () => (await page.evaluate(hint)) === 'Why?');
  });

  it('hints in three steps, checks and solves, each undone by one undo', async () => {
    const page = await begin();
    const lesson = "document.querySelector('sudoku-autofill-lesson') !== null";
    const hint = "document.getElementById('hint').textContent";
    for (const next of ['Why?', 'Do it', 'Hint']) {
      await clickOn(page, '#hint');
      await until(`the button says ${next}`, async () => (await page.evaluate(hint)) === next);
      expect(await page.evaluate(lesson)).toBe(true);
    }
    expect((await playView(page)).grid).not.toBe(givens);
    await page.press('Escape');
    await until('no lesson', async () => !(await page.evaluate(lesson)));
    await clickOn(page, '#undo');
    await waitForPlay(page, 'the puzzle', isOn(givens));
    await clickOn(page, '#notes');
    await waitForPlay(page, 'marks', ({ marks }) => Object.keys(marks).length > 40);
    await clickOn(page, '#undo');
    expect((await playView(page)).marks).toEqual({});
    await clickOn(page, '#solve');
    await waitForPlay(page, 'the solution', isOn(solution));
    await clickOn(page, '#undo');
    expect((await playView(page)).grid).toBe(givens);
    await clickOn(page, '#redo');
    const { grid, outcome } = await playView(page);
    expect(grid).toBe(solution);
    expect(outcome).not.toContain('Well done');
  });

  it('reveals the chosen cell, by mouse as well', async () => {
    const page = await begin();
    const cell = givens.lastIndexOf('.');
    await clickOn(page, '#more');
    await pressOn(page, `#c${cell + 1}`);
    await pressOn(page, '#reveal');
    const expected = givens.slice(0, cell) + solution[cell] + givens.slice(cell + 1);
    await waitForPlay(page, 'the digit of that cell', isOn(expected));
    await pressOn(page, '#check');
    await page.press('Delete');
    await waitForPlay(page, 'the puzzle', isOn(givens));
    await page.evaluate("document.getElementById('check').focus(); 0");
    await page.press('Enter');
    expect((await playView(page)).focus).toBe('check');
  });

  it('copies the puzzle, to be pasted by keys', async () => {
    const page = await begin(second.givens);
    await clickOn(page, '#open-copy');
    await pressOn(page, '#copy-line');
    const outcome = "document.getElementById('copy-outcome').textContent";
    await until('copied', async () => (await page.evaluate(outcome)) === 'Copied');
    await page.press('Escape');
    await clickOn(page, '#open-text');
    await page.evaluate("document.getElementById('text').focus(); 0");
    await page.press('v', ['Control']);
    const text = "document.getElementById('text').value";
    await until('the text', async () => (await page.evaluate(text)) === second.givens);
  });

  it('answers the popup and the shortcut as any page does', async () => {
    const page = await begin();
    const popup = await openPopup(suite.driver, page);
    expect(await popup.evaluate("document.getElementById('board').textContent")).toContain(
      'Board found on play.html',
    );
    await popup.evaluate("document.getElementById('reveal').click()");
    await waitForPlay(page, 'one more digit', ({ grid }) => grid !== givens);
    await popup.close();
    await page.pressShortcut();
    await waitForPlay(page, 'the solution', isOn(solution));
    await waitForPlay(page, 'what was done', ({ outcome }) => outcome.startsWith('Solved in'));
    await page.press('z', ['Control']);
    await page.press('z', ['Control']);
    expect((await playView(page)).grid).toBe(givens);
  });

  it('goes on with the board of another page, entries and marks included', async () => {
    const page = await suite.driver.open(boardUrl({ variant: 'progress' }));
    pages.push(page);
    const values = await valuesOf(page);
    const popup = await openPopup(suite.driver, page);
    await popup.evaluate("for (const _ of [1, 2]) document.getElementById('open-play').click()");
    await until('popup closed', async () => !(await popup.isOpen()));
    // The tab that the popup opened is to have the game before another asks for it.
    const own = await suite.driver.open(`${suite.driver.extensionOrigin}/theme.css`);
    pages.push(own);
    await until('the game in its tab', () =>
      own.evaluate<boolean>('navigator.locks.query().then(({ held }) => held.length > 0)'),
    );
    await own.goto(`${suite.driver.extensionOrigin}/play.html`);
    const digits = Array.from({ length: 81 }, (_, i) => values[`c${i + 1}`] ?? '');
    const grid = digits.map((text) => (/^[1-9]$/.test(text) ? text : '.')).join('');
    const view = await waitForPlay(
      own,
      'that board, in another tab',
      (one) => isOn(grid)(one) && one.isElsewhere,
    );
    expect(view.givens).toBe(givens.replaceAll('.', '').length);
    const marked = Object.entries(values).filter(([id, text]) => /^cpad/.test(id) && text);
    expect(view.marks).toEqual(
      Object.fromEntries(marked.map(([id, text]) => [id.slice(4), [...text].sort().join('')])),
    );
    // There is no other.
    await clickOn(own, '#open-games');
    await waitForPlay(own, 'the games', ({ dialog }) => dialog === 'games-dialog');
    const texts =
      "[...document.querySelectorAll('#games-list li button span span')].map((line) => line.textContent)";
    const left = [...grid].filter((digit) => digit === '.').length;
    const listed = await own.evaluate<string[]>(texts);
    expect(listed).toContainEqual(expect.stringMatching(/cells left: \d+$/));
    expect(listed.filter((text) => text.endsWith(`cells left: ${left}`))).toEqual([]);
  });
});
