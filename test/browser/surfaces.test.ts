import { describe, expect, it } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import { until } from './driver.ts';
import { describeInBrowsers } from './suite.ts';
import {
  boardUrl,
  clickPageButton,
  layoutOf,
  modelOf,
  openPopup,
  pageButton,
  pressInPopup,
  valuesOf,
  waitForBadge,
  waitForModel,
  waitForView,
} from './suite-page.ts';

const { givens, solution } = PUZZLES['article-1'];

describeInBrowsers('surfaces', (suite) => {
  it('has the shortcut it asks for, and a manifest nobody warns of', async () => {
    const commands = await suite.driver.commands();
    expect(commands).toContainEqual({ name: 'solve', shortcut: 'Alt+Shift+U' });
    expect(await suite.driver.manifestWarnings()).toEqual([]);
  });

  describe('shortcut', () => {
    it('solves the board; the page has no part in it', async () => {
      const page = await suite.driver.open(boardUrl());
      await page.pressShortcut();
      await waitForModel(page, solution);
      await waitForBadge(suite.driver, page, '✓');
      expect(await page.evaluate('window.pageLog')).toEqual([]);
      await page.close();
    });

    it.each([
      'http://sudoku.name/',
      'https://sudoku.name/index.php?ln=cn&puzzle_num=&play=1&difficult=4&timer=&time_limit=0',
      'http://www.sudoku.name/index-cn.php',
      'https://www.sudoku.name/index-es.php?killer_sudoku=0',
    ])('solves %s', async (url) => {
      const page = await suite.driver.open(url);
      await page.pressShortcut();
      await waitForModel(page, solution);
      await page.close();
    });

    it('wakes the background that was stopped', async () => {
      const page = await suite.driver.open(boardUrl({ puzzle_num: 2 }));
      await suite.driver.stopBackground();
      expect(await suite.driver.hasBackground()).toBe(false);
      await page.pressShortcut();
      await waitForModel(page, PUZZLES['article-2'].solution);
      await waitForBadge(suite.driver, page, '✓');
      await page.close();
    });

    it('solves a board that appears late, pressed before it is there', async () => {
      const page = await suite.driver.open(boardUrl({ variant: 'late' }), { wait: 'none' });
      await until('page', async () => (await page.evaluate('document.readyState')) !== 'loading');
      await page.pressShortcut();
      await waitForModel(page, solution);
      await page.close();
    });

    it('solves the next and the former page of the history', async () => {
      const page = await suite.driver.open(boardUrl({ puzzle_num: 1 }));
      await page.goto(boardUrl({ puzzle_num: 2 }));
      await page.back();
      await page.pressShortcut();
      await waitForModel(page, solution);
      await page.forward();
      expect(await modelOf(page)).toBe(PUZZLES['article-2'].givens);
      await page.pressShortcut();
      await waitForModel(page, PUZZLES['article-2'].solution);
      await page.close();
    });

    it('leaves focus, selection and scroll position as they were', async () => {
      const page = await suite.driver.open(boardUrl());
      await page.setViewport(500, 300);
      await page.evaluate("document.getElementById('c1').focus()");
      await page.evaluate('scrollTo(0, 120)');
      const place = () =>
        page.evaluate('[document.activeElement.id, scrollX, scrollY, document.hasFocus()]');
      const before = await place();
      await page.pressShortcut();
      await waitForModel(page, solution);
      expect(await place()).toEqual(before);
      await page.close();
    });

    it('does nothing twice', async () => {
      const page = await suite.driver.open(boardUrl({ log: 1 }));
      await page.pressShortcut();
      await page.pressShortcut();
      await waitForModel(page, solution);
      await waitForBadge(suite.driver, page, '✓');
      await page.pressShortcut();
      await until('the third press answered', async () => {
        const popup = await openPopup(suite.driver, page);
        const { outcome } = await waitForView(popup, 'the outcome', (v) => v.outcome !== '');
        await popup.close();
        return outcome === 'This sudoku is already solved, and rightly so.';
      });
      const blanks = givens.replaceAll(/[^.]/g, '').length;
      const changes = "eventLog.filter(({ type }) => type === 'change').length";
      expect(await page.evaluate(changes)).toBe(blanks);
      await page.close();
    });
  });

  describe('page button', () => {
    it('solves with one click, undoes with the next, and moves nothing', async () => {
      const page = await suite.driver.open(boardUrl({ variant: 'progress' }));
      await pageButton(page, 'Solve');
      const before = { values: await valuesOf(page), model: await modelOf(page) };
      const withButton = await layoutOf(page);
      await clickPageButton(page, 'Solve');
      await waitForModel(page, solution);
      await clickPageButton(page, 'Undo');
      await waitForModel(page, before.model);
      expect(await valuesOf(page)).toEqual(before.values);
      await pageButton(page, 'Solve');
      await page.evaluate("document.querySelector('sudoku-autofill').remove()");
      expect(await layoutOf(page)).toBe(withButton);
      await page.close();
    });

    it('is reached by Tab and pressed by Enter', async () => {
      const page = await suite.driver.open(boardUrl());
      await pageButton(page, 'Solve');
      await page.evaluate("document.querySelector('#new_game_button').focus()");
      const focused = async () => (await page.accessibleButtons()).find((b) => b.focused)?.name;
      for (let presses = 0; presses < 40 && (await focused()) !== 'Solve'; presses++) {
        await page.press('Tab');
      }
      expect(await focused()).toBe('Solve');
      await page.press('Enter');
      await waitForModel(page, solution);
      await until('the button keeps the focus', async () => (await focused()) === 'Undo');
      await page.close();
    });

    it('keeps out of the page’s reach, and stands beside the board only once', async () => {
      const page = await suite.driver.open(boardUrl());
      await pageButton(page, 'Solve');
      expect(await page.evaluate("document.querySelector('sudoku-autofill').shadowRoot")).toBe(
        null,
      );
      expect(await page.evaluate("document.querySelectorAll('sudoku-autofill').length")).toBe(1);
      await page.close();
    });

    it.each(['late', 'odd-css', 'strict-csp', 'narrow', 'rtl', 'hostile'])(
      'can be pressed on a page of the kind %s',
      async (variant) => {
        const page = await suite.driver.open(boardUrl({ variant }));
        if (variant === 'narrow') await page.setViewport(360, 700);
        await clickPageButton(page, 'Solve');
        await waitForModel(page, solution);
        const { box } = await pageButton(page, 'Undo');
        expect(box.height).toBe(32);
        expect(box.width).toBeLessThan(120);
        await clickPageButton(page, 'Undo');
        await waitForModel(page, givens);
        await page.close();
      },
    );

    it('stays beside a board that moves, and offers nothing to undo on one that was emptied', async () => {
      const page = await suite.driver.open(boardUrl());
      const distance = async (name: string) => {
        const { box } = await pageButton(page, name);
        return (
          box.y -
          (await page.evaluate<number>(
            "document.querySelector('table').getBoundingClientRect().bottom",
          ))
        );
      };
      const before = await distance('Solve');
      expect(before).toBeCloseTo(8, 0);
      await page.evaluate(`{
        document.body.style.height = '2000px';
        const notice = document.createElement('div');
        notice.style.height = '90px';
        document.getElementById('board_holder').before(notice);
      }`);
      await until('button moved', async () => (await distance('Solve')) === before);
      await clickPageButton(page, 'Solve');
      await waitForModel(page, solution);
      await pageButton(page, 'Undo');
      // Emptied within the moment that a page is given to take digits back, it would be filled once more.
      await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
      await page.evaluate(`for (const input of document.querySelectorAll('.i3:not([readonly])')) {
        input.value = '';
        input.dispatchEvent(new Event('change'));
      }`);
      const { box } = await pageButton(page, 'Undo');
      await page.click(box.x + box.width / 2, box.y + box.height / 2);
      await waitForModel(page, solution);
      await page.close();
    });

    it('is there once, and works, in a page that was open when the extension was updated', async () => {
      const page = await suite.driver.open(boardUrl());
      await pageButton(page, 'Solve');
      await page.evaluate("window.formerButton = document.querySelector('sudoku-autofill')");
      await suite.driver.reloadExtension();
      await until('the former button gone', () => page.evaluate('!formerButton.isConnected'));
      await clickPageButton(page, 'Solve');
      await waitForModel(page, solution);
      expect(await page.evaluate("document.querySelectorAll('sudoku-autofill').length")).toBe(1);
      await clickPageButton(page, 'Undo');
      await waitForModel(page, givens);
      await page.pressShortcut();
      await waitForModel(page, solution);
      await page.close();
    });

    it('goes over to the next board of a page that never loads anew', async () => {
      const page = await suite.driver.open(boardUrl({ variant: 'spa' }));
      await clickPageButton(page, 'Solve');
      await waitForModel(page, solution);
      await page.evaluate("document.getElementById('new_game_button').click()");
      await until('new board', async () => (await modelOf(page)) !== solution);
      const next = await modelOf(page);
      await clickPageButton(page, 'Solve');
      await until('next board solved', async () => !(await modelOf(page)).includes('.'));
      await clickPageButton(page, 'Undo');
      await waitForModel(page, next);
      await page.close();
    });
  });

  describe('popup', () => {
    it('says what is there, solves, tells the times, undoes', async () => {
      const page = await suite.driver.open(boardUrl({ variant: 'progress' }));
      const before = { values: await valuesOf(page), model: await modelOf(page) };
      const popup = await openPopup(suite.driver, page);
      const first = await waitForView(popup, 'its shortcut', ({ shortcut }) => shortcut !== '');
      expect(first).toMatchObject({
        // Two cells hold pencil marks, which are no entries.
        board: 'Board found on sudoku.name. Givens: 22, entries: 8.',
        outcome: '',
        figures: {},
        solve: true,
        undo: false,
        fillAny: false,
        shortcut: 'Alt+Shift+U',
        focus: 'solve',
        lang: 'en',
      });

      await pressInPopup(popup, 'solve');
      const solved = await waitForView(popup, 'the outcome', ({ undo }) => undo);
      await waitForModel(page, solution);
      const time = solved.figures['Solve time'];
      expect(time).toMatch(/^(< )?\d+(\.\d)? (µs|ms)$/);
      expect(solved.outcome).toBe(`Solved in ${time}. Digits written: 54.`);
      expect(solved.figures).toEqual({
        'Solve time': time,
        'Click to filled': expect.stringMatching(/^\d+(\.\d)? ms$/),
        'Digits written': '54',
        Guesses: expect.stringMatching(/^\d+$/),
        'Wrong entries replaced': '3',
      });

      await pressInPopup(popup, 'undo');
      const undone = await waitForView(popup, 'the undo', ({ undo }) => !undo);
      expect(undone.outcome).toBe('Undone. Cells put back as they were: 54.');
      await waitForModel(page, before.model);
      expect(await valuesOf(page)).toEqual(before.values);
      await popup.close();
      await page.close();
    });

    it('shows what the key and the page button did', async () => {
      const page = await suite.driver.open(boardUrl());
      await page.pressShortcut();
      await waitForBadge(suite.driver, page, '✓');
      const popup = await openPopup(suite.driver, page);
      const byKey = await waitForView(popup, 'the outcome', ({ outcome }) => outcome !== '');
      expect(byKey.outcome).toMatch(/^Solved in .* Digits written: 59\.$/);
      expect(byKey.figures['Digits written']).toBe('59');
      await popup.close();
      await clickPageButton(page, 'Undo');
      await waitForModel(page, givens);
      const again = await openPopup(suite.driver, page);
      const byButton = await waitForView(again, 'the outcome', ({ outcome }) => outcome !== '');
      expect(byButton).toMatchObject({
        outcome: 'Undone. Cells put back as they were: 59.',
        undo: false,
      });
      await again.close();
      await page.close();
    });
  });
});
