import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import { type Site, startSite } from '../site/server.ts';
import {
  type BrowserDriver,
  type Language,
  launch,
  type Page,
  type Popup,
  until,
} from './driver.ts';
import { clickOn, openPlay, pasteInto, waitForPlay } from './play-page.ts';
import {
  BROWSERS,
  boardUrl,
  clickPageButton,
  extensionFolder,
  highestStep,
  type LessonView,
  openPopup,
  pageButton,
  pressInPopup,
  sizeOf,
  typeInto,
  viewOf,
  waitForLesson,
  waitForView,
} from './suite-page.ts';

const CATALOGUES: Record<Language, string> = { en: 'en', 'zh-CN': 'zh_CN', 'zh-TW': 'zh_TW' };
const SCREENSHOTS = fileURLToPath(new URL('../../dist/screenshots/', import.meta.url));
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** @returns what axe has against popup or page as it looks now */
async function violationsOf(view: Popup | Page): Promise<string[]> {
  await view.evaluate(`if (!window.axe) { ${AXE} } null`);
  return view.evaluate<string[]>(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].html))',
  );
}

/** Whether the popup shows all of itself, without scroll bars. */
const isWhole = `(() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.scrollingElement;
  const hasBars = clientWidth < innerWidth || clientHeight < innerHeight;
  return !hasBars && scrollWidth <= clientWidth && scrollHeight <= clientHeight;
})()`;

/** Expects the popup, as it looks now, to be one calm screen that everybody can use, and takes its picture. */
async function inspect(popup: Popup, file: string, language: Language): Promise<void> {
  await until(`whole: ${file}`, () => popup.evaluate<boolean>(isWhole));
  const { width, height } = await sizeOf(popup);
  expect(width).toBeLessThanOrEqual(400);
  expect(height).toBeLessThanOrEqual(560);
  // The other languages differ by words alone.
  if (language === 'en') expect(await violationsOf(popup)).toEqual([]);
  await popup.screenshot(file);
}

describe.each(BROWSERS)('languages in %s', (browser) => {
  describe.each(Object.keys(CATALOGUES) as Language[])('%s', (language) => {
    const messages: Record<string, { message: string }> = JSON.parse(
      readFileSync(
        new URL(`../../src/_locales/${CATALOGUES[language]}/messages.json`, import.meta.url),
        'utf8',
      ),
    );
    const say = (key: string) => messages[key]?.message ?? key;
    const isSaid = (key: string, text: string) =>
      new RegExp(
        `^${say(key)
          .replaceAll(/[.?*+()]/g, '\\$&')
          .replaceAll(/\$\w+\$/g, '.+')}$`,
      ).test(text);
    let site: Site;
    let driver: BrowserDriver;

    beforeAll(async () => {
      mkdirSync(SCREENSHOTS, { recursive: true });
      site = await startSite();
      const size = { width: 1100, height: 900 };
      driver = await launch({
        browser,
        extensionDir: extensionFolder(browser),
        site,
        language,
        size,
      });
    });
    afterAll(async () => {
      await driver?.close();
      await site?.close();
    });

    const fileFor = (isDark: boolean) => (name: string) =>
      `${SCREENSHOTS}${browser}-${language}-${isDark ? 'dark' : 'light'}-${name}.png`;

    it.each([false, true])('speaks it on the page and in the popup (dark: %s)', async (isDark) => {
      const shot = fileFor(isDark);
      const page = await driver.open(boardUrl({ variant: 'progress' }));
      await page.emulateDark(isDark);
      await pageButton(page, say('solve'));
      const popup = await openPopup(driver, page);
      const first = await waitForView(popup, 'its shortcut', ({ shortcut }) => shortcut !== '');
      expect(first.lang).toBe(say('languageCode'));
      expect(isSaid('boardFound', first.board)).toBe(true);
      expect(await popup.evaluate('matchMedia("(prefers-color-scheme: dark)").matches')).toBe(
        isDark,
      );
      expect(await violationsOf(popup)).toEqual([]);
      await popup.screenshot(shot('popup-board'));

      await pressInPopup(popup, 'solve');
      const solved = await waitForView(popup, 'the outcome', ({ undo }) => undo);
      expect(isSaid('filled', solved.outcome)).toBe(true);
      expect(Object.keys(solved.figures)).toEqual(
        ['solveTime', 'clickToFilled', 'digitsWritten', 'guesses', 'wrongEntries'].map(say),
      );
      expect(await violationsOf(popup)).toEqual([]);
      await until('whole popup', () => popup.evaluate<boolean>(isWhole));
      await popup.screenshot(shot('popup-solved'));
      await popup.close();
      await page.screenshot(shot('page-solved'));
      await clickPageButton(page, say('undo'));
      await pageButton(page, say('solve'));

      await page.goto(boardUrl({ puzzle_num: 'many-solutions' }));
      const refusal = await openPopup(driver, page);
      await pressInPopup(refusal, 'solve');
      const { outcome } = await waitForView(refusal, 'the offer', ({ fillAny }) => fillAny);
      expect(outcome).toBe(say('manySolutions'));
      expect(await violationsOf(refusal)).toEqual([]);
      await refusal.screenshot(shot('popup-refused'));
      await refusal.evaluate('document.documentElement.style.fontSize = "200%"');
      await until('zoomed', () => refusal.evaluate<boolean>(isWhole));
      await refusal.screenshot(shot('popup-zoomed'));
      await refusal.close();

      // A board that takes no digits.
      await page.goto('http://www.usdoku.com/');
      const teller = await openPopup(driver, page);
      await pressInPopup(teller, 'solve');
      const isTold = ({ outcome }: { outcome: string }) => outcome === say('unwritable');
      await waitForView(teller, 'the solution', isTold);
      expect(await teller.evaluate("document.querySelector('#solution tbody').innerText")).toMatch(
        /^(\d\s*){81}$/,
      );
      await inspect(teller, shot('popup-solution'), language);
      await teller.close();
      await page.screenshot(shot('page-solution'));

      // A frame that the browser keeps us out of.
      await page.goto('http://www.sudoku.name/framed.php?src=http://boards.test/');
      const helper = await openPopup(driver, page);
      const { board, buttons } = await waitForView(helper, 'the frame', (view) =>
        isSaid('noBoardFrame', view.board),
      );
      expect([board, buttons.remedy]).toEqual([expect.any(String), say('openFrame')]);
      await inspect(helper, shot('popup-frame'), language);
      await helper.close();
      await page.close();
    });

    it.each([false, true])('teaches and grades in it (dark: %s)', async (isDark) => {
      const shot = fileFor(isDark);
      const page = await driver.open(boardUrl({ puzzle_num: 'pointing', timer: 0 }));
      await page.emulateDark(isDark);
      const popup = await openPopup(driver, page);
      await pressInPopup(popup, 'more');
      await pressInPopup(popup, 'notes');
      const noted = await waitForView(popup, 'what was noted', ({ outcome }) => outcome !== '');
      expect(isSaid('notesFilled_other', noted.outcome)).toBe(true);
      await inspect(popup, shot('popup-more'), language);
      let lesson: LessonView | undefined;
      for (const [depth, label] of (['hintWhy', 'hintDo', 'hint'] as const).entries()) {
        await pressInPopup(popup, 'hint');
        await waitForView(popup, label, ({ buttons }) => buttons.hint === say(label));
        lesson = await waitForLesson(page, lesson);
        expect((await viewOf(popup)).outcome).toBe(lesson.title);
        await inspect(popup, shot(`popup-hint-${depth + 1}`), language);
        await page.screenshot(shot(`page-hint-${depth + 1}`));
      }
      await pressInPopup(popup, 'show-grade');
      const { figures } = await waitForView(popup, 'the grade', (v) => say('gradeN1') in v.figures);
      expect(Object.values(figures)).toContain(say('levelAdvanced'));
      await inspect(popup, shot('popup-grade'), language);
      await pressInPopup(popup, 'show-path');
      expect(await highestStep(popup)).toBeLessThanOrEqual(560);
      await inspect(popup, shot('popup-path'), language);
      await popup.close();

      await typeInto(page, 'c9', '7');
      await typeInto(page, 'c13', '2');
      const again = await openPopup(driver, page);
      for (const title of ['entriesWrong_other', 'wrongCells'] as const) {
        await pressInPopup(again, 'check');
        await waitForView(again, title, (view) =>
          isSaid(title, title === 'wrongCells' ? view.lesson.join() : view.outcome),
        );
      }
      await inspect(again, shot('popup-wrong'), language);
      await page.screenshot(shot('page-wrong'));
      await again.close();
      await page.close();
    });

    // Firefox draws the other languages in the dark as it draws English: a picture of each takes its time.
    const isDarkToo = browser === 'chromium' || language === 'en';
    it.each(isDarkToo ? [false, true] : [false])(
      'speaks it on the play page (dark: %s)',
      async (isDark) => {
        const shot = (name: string) =>
          `${SCREENSHOTS}${browser}-${language}-${isDark ? 'dark' : 'light'}-play-${name}.png`;
        const page = await openPlay(driver);
        await page.emulateDark(isDark);
        await page.setViewport(1100, 900);
        const { game } = await waitForPlay(page, 'a game', (v) => `${v.game}${v.dialog}` !== '');
        await page.evaluate("document.querySelector('dialog[open]')?.close(); 0");
        const { givens, solution } = PUZZLES['article-2'];
        // For the list of games.
        await pasteInto(page, PUZZLES['article-1'].givens);
        await waitForPlay(page, 'a puzzle', (view) => view.givens > 0 && view.game !== game);
        await pasteInto(page, givens);
        await waitForPlay(page, 'the puzzle', (view) => view.grid === givens && view.level !== '');
        expect(await page.evaluate('document.documentElement.lang')).toBe(say('languageCode'));
        await clickOn(page, '#notes');
        await waitForPlay(page, 'marks', ({ marks }) => Object.keys(marks).length > 40);
        const blanks = [...givens].flatMap((digit, cell) => (digit === '.' ? [cell] : []));
        // Some right ones, and a wrong one that stands in the same row as the last of these.
        for (const cell of [...blanks.slice(0, 6), blanks[6] ?? 0]) {
          await page.evaluate(`document.getElementById('c${cell + 1}').focus(); 0`);
          await page.press(solution.charAt(cell === blanks[6] ? (blanks[5] ?? 0) : cell));
        }
        const told = await waitForPlay(
          page,
          'the conflict',
          ({ conflicts }) => conflicts.length > 0,
        );
        expect(isSaid('standsTwice', told.outcome)).toBe(true);
        expect(await violationsOf(page)).toEqual([]);
        await page.screenshot(shot('board'));
        await clickOn(page, '#more');
        await clickOn(page, '#undo');
        await clickOn(page, '#hint');
        await clickOn(page, '#hint');
        await until('lesson', () =>
          page.evaluate("document.querySelector('sudoku-autofill-lesson') !== null"),
        );
        expect(await violationsOf(page)).toEqual([]);
        for (const [width, height] of [
          [1100, 900],
          [360, 740],
        ] as const) {
          await page.setViewport(width, height);
          await until('settled', () => page.evaluate(`innerWidth === ${width}`));
          expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBeLessThanOrEqual(
            width,
          );
          await page.screenshot(shot(`hint-${width}`));
        }
        await page.press('Escape');
        for (const name of ['new', 'games', 'text', 'copy', 'print']) {
          for (const width of [360, 1100]) {
            await page.setViewport(width, 740);
            await clickOn(page, `#open-${name}`);
            await waitForPlay(page, name, ({ dialog }) => dialog === `${name}-dialog`);
            if (width === 360) expect(await violationsOf(page)).toEqual([]);
            await page.screenshot(shot(`${name}-${width}`));
            await clickOn(page, `#${name}-dialog .leave`);
          }
        }
        await page.close();
      },
    );
  });
});
