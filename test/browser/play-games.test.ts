import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ChromiumPage } from './chromium-page.ts';
import { until } from './driver.ts';
import { clickOn, dropFile, type PlayView, pasteInto, playView, waitForPlay } from './play-page.ts';
import { openPopup } from './suite-page.ts';
import { describePlay, focusOn, givens, isOn, pressOn, second, solution } from './suite-play.ts';

const SCREENSHOTS = fileURLToPath(new URL('../../dist/screenshots/', import.meta.url));

describePlay('the games of the play page', ({ suite, open, begin }) => {
  it('opens what is pasted or dropped, and says why it refuses', async () => {
    const page = await begin();
    await pasteInto(page, givens.slice(0, 80));
    const short = await waitForPlay(page, 'a refusal', ({ outcome }) => outcome !== '');
    expect(short.outcome).toContain('this text has 80');
    expect(short.grid).toBe(givens);
    const twice = `${givens.slice(0, 79)}11`;
    await pasteInto(page, twice);
    await waitForPlay(page, 'the conflict', ({ outcome }) => /r9c8/.test(outcome));
    const rows = second.givens.match(/.{9}/g)?.join('\n') ?? '';
    await dropFile(page, rows);
    await waitForPlay(page, 'the puzzle of the file', isOn(second.givens));
    await clickOn(page, '#open-text');
    await page.evaluate("document.getElementById('text').value = 'no puzzle'; 0");
    await clickOn(page, '#text-dialog [type=submit]');
    await waitForPlay(page, 'a refusal', ({ refusal }) => refusal !== '');
    await page.evaluate("document.getElementById('text').focus(); 0");
    await page.press('x');
    expect((await playView(page)).refusal).toBe('');
    await page.evaluate(`document.getElementById('text').value = '${givens}'; 0`);
    await clickOn(page, '#text-dialog [type=submit]');
    await waitForPlay(page, 'the puzzle', (view) => view.grid === givens && view.dialog === '');
  });

  it('says what it has opened', async () => {
    const page = await begin();
    await waitForPlay(page, 'that it is open', ({ outcome }) => /^Puzzle opened/.test(outcome));
    await pasteInto(page, solution);
    await waitForPlay(page, 'no praise', ({ outcome }) => /already solved/.test(outcome));
  });

  it.each(['#%E0%A4%A', '#12'])('refuses the link %s, and can be played', async (hash) => {
    const page = await open(hash);
    const isRefused = ({ dialog, refusal }: PlayView) => dialog === 'new-dialog' && refusal !== '';
    const { outcome, refusal } = await waitForPlay(page, 'a refusal', isRefused);
    expect(outcome).toBe(refusal);
    expect(refusal).toContain(`this text has ${hash.length - 1}`);
  });

  it('keeps each game, to go on with', async () => {
    const page = await begin();
    const cell = givens.indexOf('.');
    await focusOn(page, cell + 1);
    await page.press(String(solution[cell]));
    const { grid } = await playView(page);
    await pasteInto(page, second.givens);
    await waitForPlay(page, 'the other puzzle', isOn(second.givens));
    await clickOn(page, '#open-games');
    await waitForPlay(page, 'the games', ({ dialog }) => dialog === 'games-dialog');
    const remove = '#games-list li:last-child button:last-child';
    const games = () => page.evaluate<number>("document.querySelectorAll('#games-list li').length");
    const count = await games();
    await pressOn(page, remove);
    await pressOn(page, remove);
    expect(await page.evaluate(`document.querySelector('${remove}').textContent`)).toMatch(/\?$/);
    expect(await games()).toBe(count);
    if (count > 1) {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await pressOn(page, remove);
      await until('one game less', async () => (await games()) === count - 1);
    }
    await clickOn(page, '#games-list li button');
    await waitForPlay(page, 'the game before', isOn(grid));
  });

  it('is played in one tab at a time', async () => {
    const page = await begin();
    const cell = givens.indexOf('.');
    await focusOn(page, cell + 1);
    const address = await page.url();
    const other = await open(address.slice(address.indexOf('?')));
    await waitForPlay(other, 'that it is elsewhere', ({ isElsewhere }) => isElsewhere);
    await focusOn(other, cell + 1);
    await other.press('1');
    expect((await playView(other)).grid).toBe(givens);
    await page.bringToFront();
    await page.press(String(solution[cell]));
    const { grid } = await playView(page);
    await other.bringToFront();
    await clickOn(other, '#take-over');
    await waitForPlay(other, 'what was done there', (v) => v.grid === grid && !v.isElsewhere);
    await waitForPlay(page, 'that it is elsewhere', ({ isElsewhere }) => isElsewhere);
  });

  it('hides the board and stops the clock while paused', async () => {
    const page = await begin();
    await clickOn(page, '#pause');
    const { clock } = await waitForPlay(page, 'a pause', ({ isPaused }) => isPaused);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await playView(page)).clock).toBe(clock);
    const popup = await openPopup(suite.driver, page);
    const told = "document.getElementById('board').textContent";
    expect(await popup.evaluate(told)).toBe('The game is paused.');
    await popup.close();
    await page.pressShortcut();
    await until('a refusal', async () => (await suite.driver.badge(page)) === '–');
    await clickOn(page, '#resume');
    await waitForPlay(page, 'the clock go on', (view) => view.clock !== clock && !view.isPaused);
    expect((await playView(page)).grid).toBe(givens);
  });

  describe('new puzzles', () => {
    it.each(['medium', 'advanced', 'diehard'])('are made: %s', async (level) => {
      const page = await begin();
      await clickOn(page, '#open-new');
      await clickOn(page, `#levels [value=${level}]`);
      await clickOn(page, '#new-dialog [type=submit]');
      const made = ({ dialog, grid }: PlayView) => dialog === '' && grid !== givens;
      const view = await waitForPlay(page, 'another puzzle', made);
      expect(view.level.toLowerCase()).toBe(level);
    });

    it('can be given up, and the page was free all the time', async () => {
      const page = await begin();
      await clickOn(page, '#open-new');
      await clickOn(page, '#levels [value=diehard]');
      await page.evaluate(`(() => {
        document.querySelector('#new-dialog [type=submit]').click();
        document.querySelector('#new-dialog .leave').click();
      })()`);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(await playView(page)).toMatchObject({ grid: givens, dialog: '' });
    });
  });

  it('has no more width than a small phone', async () => {
    const page = await begin();
    await page.setViewport(360, 740);
    const width = 'document.scrollingElement.scrollWidth';
    expect(await page.evaluate(width)).toBe(360);
    // From edge to edge of a button, and of the text in it.
    const room = `[...document.querySelectorAll('#tools button')].map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const [box, text] = [button, range].map((one) => one.getBoundingClientRect());
      return box.right - text.right;
    })`;
    for (const rest of await page.evaluate<number[]>(room)) expect(rest).toBeGreaterThan(3);
    for (const [opener, dialog] of [
      ['#open-new', 'new'],
      ['#open-text', 'text'],
      ['#open-print', 'print'],
    ] as const) {
      await clickOn(page, opener);
      await waitForPlay(page, dialog, (view) => view.dialog === `${dialog}-dialog`);
      const box = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.getElementById('${dialog}-dialog'))`;
      expect(await page.evaluate(box)).toBe(0);
      await clickOn(page, `#${dialog}-dialog .leave`);
    }
  });

  it('prints sheets of one, two, four or six puzzles, with their solutions', async () => {
    mkdirSync(SCREENSHOTS, { recursive: true });
    const page = await begin();
    await page.evaluate('window.print = () => { window.isPrinted = true; }; 0');
    for (const count of [1, 2, 4, 6]) {
      await page.evaluate('window.isPrinted = false; 0');
      await clickOn(page, '#open-print');
      await clickOn(page, `#per-sheet [value="${count}"]`);
      await page.evaluate(`document.getElementById('with-solutions').checked = ${count !== 1}; 0`);
      await clickOn(page, '#print-dialog [type=submit]');
      await until('printed', () => page.evaluate<boolean>('window.isPrinted'));
      const boards = "document.querySelectorAll('#sheets svg').length";
      expect(await page.evaluate(boards)).toBe(count === 1 ? 1 : 2 * count);
      if (suite.browser !== 'chromium') continue;
      const pdf = await (page as ChromiumPage).playwright.pdf({ preferCSSPageSize: true });
      writeFileSync(`${SCREENSHOTS}print-${count}.pdf`, pdf);
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
      expect(sheets).toHaveLength(count === 1 ? 1 : 2);
    }
  });
});
