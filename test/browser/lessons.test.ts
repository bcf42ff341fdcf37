import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../src/protocol.ts';
import { CATALOGUES } from '../catalogue.ts';
import { type Page, until } from './driver.ts';
import { describeInBrowsers } from './suite.ts';
import { boardUrl, extensionFolder, valuesOf } from './suite-page.ts';

const SCREENSHOTS = fileURLToPath(new URL('../../dist/screenshots/', import.meta.url));

const LESSON: Lesson = {
  topic: 'hint',
  depth: 3,
  title: 'Hidden pair',
  text: ['In box 5 the digits 2 and 9 fit only into r4c4 and r5c5.', 'Take the others out.'],
  marks: [
    ...[32, 39, 48, 50].map((cell) => ({ cell, role: 'where' as const })),
    { cell: 30, role: 'because', digits: [2, 9] },
    { cell: 1, role: 'placed', digits: [2] },
    { cell: 80, role: 'wrong' },
    // Last, as it is drawn.
    { cell: 40, role: 'removed', digits: [1, 3, 4] },
  ],
};

const readScript = (name: string) => readFileSync(join(extensionFolder('chromium'), name), 'utf8');

/** Lends the page's own world the scripts and their words, and keeps the closed root for looking into it. */
const INSTALL = `(() => {
  const messages = ${JSON.stringify(CATALOGUES.en)};
  globalThis.browser = { i18n: { getMessage: (key) => messages[key]?.message ?? '' } };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    if (this.localName === 'sudoku-autofill-lesson') globalThis.lessonRoot = root;
    return root;
  };
})();
${readScript('content.js')}
${readScript('lesson.js')}; 0`;

const show = (page: Page) => page.evaluate(`sudokuAutofill.show(${JSON.stringify(LESSON)}).kind`);

/** How far the outlines are off their cells, in CSS pixels; the worst of all. Nothing where no lesson is shown. */
const measure = (page: Page) =>
  page.evaluate<number | undefined>(`(() => {
    if (!document.querySelector('sudoku-autofill-lesson')) return undefined;
    const cells = ${JSON.stringify([...new Set(LESSON.marks.map(({ cell }) => cell))])};
    const boxes = [...lessonRoot.querySelectorAll('.cell')];
    if (boxes.length !== cells.length) return 9999;
    return Math.max(...boxes.map((box, i) => {
      const is = box.getBoundingClientRect();
      const due = document.getElementById('cell' + (cells[i] + 1)).getBoundingClientRect();
      return Math.max(...['left', 'top', 'right', 'bottom'].map((side) => Math.abs(is[side] - due[side])));
    }));
  })()`);

const untilAligned = (page: Page) =>
  until('outlines on their cells', async () => ((await measure(page)) ?? 9999) < 0.6, 5000);

const untilGone = (page: Page) =>
  until('no lesson', async () => (await measure(page)) === undefined, 5000);

describeInBrowsers('lessons', (suite) => {
  const open = async (query: Record<string, string | number> = {}) => {
    const page = await suite.driver.open(boardUrl({ timer: 0, variant: 'progress', ...query }));
    await page.evaluate(INSTALL);
    return page;
  };

  it('lie on their cells, however the page moves, and change nothing of it', async () => {
    const page = await open();
    const look = () =>
      page.evaluate(`[document.documentElement.scrollWidth, document.documentElement.scrollHeight,
        document.body.outerHTML].join()`);
    let last: unknown;
    await until('the page at rest', async () => {
      const former = last;
      last = await look();
      return former === last;
    });
    const before = [last, await valuesOf(page)];
    expect(await show(page)).toBe('shown');
    await untilAligned(page);
    expect([await look(), await valuesOf(page)]).toEqual(before);
    const moves = [
      'scrollTo(0, 60)',
      "document.querySelector('header').style.height = '90px'",
      "document.getElementById('board_holder').style.cssText = 'height: 250px; min-height: 0; overflow: auto'",
      "document.getElementById('board_holder').scrollTop = 80",
      "document.documentElement.style.zoom = '1.25'",
      "document.documentElement.style.cssText = 'position: relative; margin: 20px 0 0 30px'",
    ];
    for (const move of moves) {
      await page.evaluate(`${move}; 0`);
      await untilAligned(page);
    }
    await page.setViewport(700, 800);
    await untilAligned(page);
    await page.setViewport(1100, 900);
    await page.close();
  });

  it.each(['odd-css', 'rtl', 'narrow', 'react', 'vue'])(
    'lie on the cells of a page of the kind %s',
    async (variant) => {
      const page = await open({ variant });
      await show(page);
      await untilAligned(page);
      await page.close();
    },
  );

  describe('are gone', () => {
    it('with Escape, a digit typed, a pencil mark typed, and their button; not with an arrow key', async () => {
      const page = await open();
      const focus = (id: string) => page.evaluate(`document.getElementById('${id}').focus(); 0`);
      const showAgain = async () => {
        await show(page);
        await untilAligned(page);
      };
      await focus('c79');
      await showAgain();
      await page.press('Escape');
      await untilGone(page);
      await showAgain();
      await page.type('5');
      await untilGone(page);
      await focus('cpad79');
      await showAgain();
      await page.type('5');
      await untilGone(page);
      await showAgain();
      await page.press('ArrowLeft');
      await untilAligned(page);
      const close = (await page.accessibleButtons()).find(({ name }) => name === 'Close');
      const { x = 0, y = 0, width = 0, height = 0 } = close?.box ?? {};
      await page.click(x + width / 2, y + height / 2);
      await untilGone(page);
      expect(await page.evaluate('document.activeElement.id')).toBe('cpad79');
      await page.close();
    });
  });

  it('say their words in view, and beside the board where there is room', async () => {
    const page = await open();
    const boxes = () =>
      page.evaluate<
        Record<'words' | 'board', { left: number; right: number; top: number; bottom: number }>
      >(`(() => {
        const box = (element) => JSON.parse(JSON.stringify(element.getBoundingClientRect()));
        return { words: box(lessonRoot.querySelector('section')), board: box(document.querySelector('table')) };
      })()`);
    const overlaps = async () => {
      const { words, board } = await boxes();
      return (
        words.left < board.right &&
        words.right > board.left &&
        words.top < board.bottom &&
        words.bottom > board.top
      );
    };
    mkdirSync(SCREENSHOTS, { recursive: true });
    await show(page);
    await untilAligned(page);
    expect(await overlaps()).toBe(false);
    for (const dark of [false, true]) {
      await page.emulateDark(dark);
      await page.screenshot(`${SCREENSHOTS}lesson-${suite.browser}-${dark ? 'dark' : 'light'}.png`);
    }
    await page.emulateDark(false);
    await page.setViewport(460, 700);
    await untilAligned(page);
    const { words } = await boxes();
    const { innerHeight } = await page.evaluate<Window>('({ innerHeight })');
    expect(words.top).toBeGreaterThanOrEqual(0);
    expect(words.bottom).toBeLessThanOrEqual(innerHeight);
    await page.screenshot(`${SCREENSHOTS}lesson-${suite.browser}-narrow.png`);
    await page.setViewport(1100, 900);
    await page.close();
  });
});
