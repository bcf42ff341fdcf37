import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import { DECOYS } from '../site/shapes/decoys.ts';
import { MARKING_SHAPES } from '../site/shapes/marking.ts';
import { PLAYED_SHAPES } from '../site/shapes/played.ts';
import { STATIC_SHAPES } from '../site/shapes/static.ts';
import { VARIANT_SHAPES } from '../site/shapes/variants.ts';
import { SHAPES_HOST, WRITABLE } from '../site/shapes.ts';
import { type BrowserName, type Page, until } from './driver.ts';
import { describeInBrowsers, type Suite } from './suite.ts';
import { openPopup, pressInPopup, waitForBadge, waitForView } from './suite-page.ts';

const { givens, solution } = PUZZLES['easy-1'];
const address = (shape: string) => `http://${SHAPES_HOST}/${shape}?puzzle=easy-1`;
const modelOf = (page: Page) => page.evaluate<string>('pageModel()');
const writesOf = (page: Page) => page.evaluate<number>('pageWrites');

const NOT_CLASSIC =
  '81 cells were found, but their digits are no classic sudoku with exactly one solution: it is another kind, or an entry is wrong. Nothing was changed.';
const NO_BOARD = 'There is no sudoku board on this page.';
const UNWRITABLE = 'Solved. This page takes no digits from us, so here is the solution.';
const MARKING =
  'This page takes digits for pencil marks at the moment. Switch its pencil marks off, then try again.';
const KILLER = 'This is a Killer sudoku. Only classic sudokus can be solved.';
const VARIANT = 'This is not a classic 9×9 sudoku. Only those can be solved.';
const sized = (count: number) => `This board does not have 81 cells (found: ${count}).`;

/** What is told of each page that has no board for us; of the others that there is none. */
const TOLD: Record<string, [badge: string, text: string]> = {
  'random-digits': ['?', NOT_CLASSIC],
  'latin-square': ['?', NOT_CLASSIC],
  minefield: ['?', NOT_CLASSIC],
  votes: ['?', NOT_CLASSIC],
  finished: ['✓', 'This sudoku is already solved, and rightly so.'],
  'four-by-four': ['!', sized(16)],
  'six-by-six': ['!', sized(36)],
  'sixteen-by-sixteen': ['!', sized(256)],
  samurai: ['!', sized(441)],
  'killer-sums': ['–', KILLER],
  'killer-inputs': ['–', KILLER],
  'killer-classes': ['–', KILLER],
  jigsaw: ['–', VARIANT],
  'x-sudoku': ['–', VARIANT],
  'empty-inputs': ['?', NOT_CLASSIC],
  'many-solutions': ['?', NOT_CLASSIC],
  canvas: [
    '–',
    'The board of this page is a picture, and its digits cannot be read. Paste the puzzle as text instead.',
  ],
};

/** The tests of one browser: a file of its own for each, as they take long. */
export function describeShapes(browser: BrowserName): void {
  describeInBrowsers('shapes', defineTests, {}, [browser]);
}

function defineTests(suite: Suite): void {
  let page: Page;
  beforeAll(async () => {
    page = await suite.driver.open(address('static-table'));
  });
  afterAll(() => page?.close());

  /** Opens a shape in the one tab, where the badge of the page before is gone. */
  async function open(shape: string): Promise<void> {
    await page.goto(address(shape));
    await waitForBadge(suite.driver, page, '');
  }

  describe('that take digits', () => {
    it.each(Object.keys(WRITABLE))('are filled and undone: %s', async (shape) => {
      await open(shape);
      await until('the board', () => page.evaluate('document.body.innerText.length > 0'));
      if (shape === 'inputs-late')
        await until('cells', () => page.evaluate("all('.cell').length === 81"));
      const before = await modelOf(page);
      expect(before.length).toBe(81);
      if (!(shape in PLAYED_SHAPES)) expect(before).toBe(givens);
      await page.pressShortcut();
      await until('the solution', async () => (await modelOf(page)) === solution).catch(
        async (fault) => {
          throw new Error(
            `${fault}: ${await modelOf(page)}, badge ${await suite.driver.badge(page)}`,
          );
        },
      );
      await waitForBadge(suite.driver, page, '✓');
      const popup = await openPopup(suite.driver, page);
      try {
        await waitForView(popup, 'the outcome', ({ undo }) => undo);
        await pressInPopup(popup, 'undo');
        const view = await waitForView(popup, 'the undo', ({ undo }) => !undo);
        expect({ ...view, model: await modelOf(page) }).toMatchObject({ model: before });
      } finally {
        await popup.close();
      }
    });
  });

  /** Solves a board that must stay as it is, and waits until the popup tells that. */
  async function solveInVain(shape: string, badge: string, told: string): Promise<void> {
    await open(shape);
    const before = await modelOf(page);
    await page.pressShortcut();
    await waitForBadge(suite.driver, page, badge);
    const popup = await openPopup(suite.driver, page);
    try {
      await waitForView(popup, told, ({ outcome }) => outcome === told);
      expect(await page.url()).toBe(address(shape));
      expect(await modelOf(page)).toBe(before);
    } finally {
      await popup.close();
    }
  }

  describe('that take none', () => {
    it.each(Object.keys(STATIC_SHAPES))('have their solution told: %s', (shape) =>
      solveInVain(shape, '✓', UNWRITABLE),
    );
  });

  describe('that take pencil marks at the moment', () => {
    it.each(Object.keys(MARKING_SHAPES))('are as they were, and it is told: %s', (shape) =>
      solveInVain(shape, '!', MARKING),
    );
  });

  it('are left where the page puts the next puzzle into them', async () => {
    await open('next-puzzle');
    await page.pressShortcut();
    await waitForBadge(suite.driver, page, '!');
    const next = givens.replace(/\d/g, (digit) => String((Number(digit) % 9) + 1));
    // Longer than the page takes for a digit.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await modelOf(page)).toBe(next);
  });

  describe('that are none of ours', () => {
    it.each(Object.keys({ ...DECOYS, ...VARIANT_SHAPES }))('are left alone: %s', async (shape) => {
      const [badge, text] = TOLD[shape] ?? ['?', NO_BOARD];
      await open(shape);
      const writes = await writesOf(page);
      await page.pressShortcut();
      await waitForBadge(suite.driver, page, badge);
      const popup = await openPopup(suite.driver, page);
      try {
        await waitForView(popup, text, (view) => [view.board, view.outcome].includes(text));
        expect(await writesOf(page)).toBe(writes);
      } finally {
        await popup.close();
      }
    });
  });
}
