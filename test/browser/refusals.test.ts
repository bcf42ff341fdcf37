import { expect, it } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import { type Page, until } from './driver.ts';
import { openPlay, waitForPlay } from './play-page.ts';
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

/** Everything a page can notice of us. */
const traceOf = async (page: Page) => ({
  values: await valuesOf(page),
  events: await page.evaluate(
    "eventLog.filter(({ cell, type }) => Number.isInteger(cell) && type !== 'blur' && type !== 'focusout')",
  ),
  log: await page.evaluate('window.pageLog'),
});

interface Refusal {
  query: Record<string, string | number>;
  badge: string;
  text: string;
  /** Whether it shows before anything is pressed. */
  isFoundAtOnce?: boolean;
}

const REFUSALS: Record<string, Refusal> = {
  killer: {
    query: { killer_sudoku: 1 },
    badge: '–',
    text: 'This is a Killer sudoku. Only classic sudokus can be solved.',
    isFoundAtOnce: true,
  },
  'too few cells': {
    query: { variant: 'few' },
    badge: '!',
    text: 'This board does not have 81 cells (found: 80).',
    isFoundAtOnce: true,
  },
  'too many cells': {
    query: { variant: 'many' },
    badge: '!',
    text: 'This board does not have 81 cells (found: 82).',
    isFoundAtOnce: true,
  },
  'givens that are no digits': {
    query: { variant: 'bad-given' },
    badge: '!',
    text: 'Givens must be digits from 1 to 9. These are not: r1c1, r1c6.',
    isFoundAtOnce: true,
  },
  'givens that clash': {
    query: { puzzle_num: 'conflict' },
    badge: '!',
    text: 'The same digit stands twice in a row, column or box: r1c3, r1c4, r3c1. Nothing was changed.',
  },
  'no solution': {
    query: { puzzle_num: 'no-solution' },
    badge: '0',
    text: 'This sudoku has no solution. Nothing was changed.',
  },
  'several solutions': {
    query: { puzzle_num: 'many-solutions' },
    badge: '2+',
    text: 'This sudoku has more than one solution. Nothing was changed.',
  },
  'empty board': {
    query: { puzzle_num: 'empty' },
    badge: '2+',
    text: 'This sudoku has more than one solution. Nothing was changed.',
  },
};

describeInBrowsers('refusals', (suite) => {
  it.each(Object.entries(REFUSALS))('%s', async (_, { query, badge, text, isFoundAtOnce }) => {
    const page = await suite.driver.open(boardUrl({ ...query, log: 1 }));
    const before = await traceOf(page);
    const early = await openPopup(suite.driver, page);
    const { board, solve } = await waitForView(early, 'the board', ({ board }) => board !== '');
    if (isFoundAtOnce) expect({ board, solve }).toEqual({ board: text, solve: false });
    else expect({ board, solve }).toEqual({ board: expect.stringMatching(/^Board/), solve: true });
    await early.close();

    await page.pressShortcut();
    await waitForBadge(suite.driver, page, badge);
    const popup = await openPopup(suite.driver, page);
    const view = await waitForView(popup, 'the refusal', (v) =>
      [v.board, v.outcome].includes(text),
    );
    expect(view.undo).toBe(false);
    expect(await traceOf(page)).toEqual(before);
    await popup.close();
    await page.close();
  });

  it('fills one of several solutions when told to', async () => {
    const page = await suite.driver.open(boardUrl({ puzzle_num: 'many-solutions' }));
    const popup = await openPopup(suite.driver, page);
    await pressInPopup(popup, 'solve');
    const refused = await waitForView(popup, 'the offer', ({ fillAny }) => fillAny);
    expect(refused.outcome).toMatch(/more than one solution/);
    expect(await modelOf(page)).toBe(PUZZLES['many-solutions'].givens);
    await pressInPopup(popup, 'fill-any');
    const filled = await waitForView(popup, 'the outcome', ({ undo }) => undo);
    expect(filled).toMatchObject({ outcome: expect.stringMatching(/^Solved/), fillAny: false });
    expect(await modelOf(page)).toMatch(/^[1-9]{81}$/);
    await pressInPopup(popup, 'undo');
    await waitForModel(page, PUZZLES['many-solutions'].givens);
    await popup.close();
    await page.close();
  });

  it('finds no board on another page of the site', async () => {
    const page = await suite.driver.open('http://www.sudoku.name/about.php');
    const popup = await openPopup(suite.driver, page);
    const text = 'There is no sudoku board on this page.';
    await waitForView(popup, 'the refusal', ({ board, solve }) => board === text && !solve);
    await popup.close();
    await page.pressShortcut();
    await waitForBadge(suite.driver, page, '?');
    await page.close();
  });

  it('keeps the focus on what can be pressed, while boards come and go', async () => {
    const page = await suite.driver.open(boardUrl());
    await page.evaluate(`{
      const board = document.getElementById('sudoku_main_board');
      const home = board.parentElement;
      globalThis.bring = () => home.append(board);
      board.remove();
    } 0`);
    const popup = await openPopup(suite.driver, page);
    await waitForView(popup, 'the offer', ({ focus }) => focus === 'remedy');
    await page.evaluate('bring(); 0');
    await waitForView(popup, 'the board', ({ solve, focus }) => solve && focus === 'solve');
    // Firefox gives the popup the focus now before, now after its first look.
    const late = `document.activeElement.blur();
      window.dispatchEvent(new Event('focus'));
      document.activeElement.id`;
    expect(await popup.evaluate(late)).toBe('solve');
    await popup.close();
    await page.close();
  });

  it('offers to paste the puzzle where there is no board', async () => {
    const page = await suite.driver.open('http://www.sudoku.name/about.php');
    const popup = await openPopup(suite.driver, page);
    await waitForView(popup, 'the offer', ({ buttons }) => buttons.remedy === 'Paste the puzzle');
    await pressInPopup(popup, 'remedy');
    await until('popup closed', async () => !(await popup.isOpen()));
    await page.close();
    const play = await openPlay(suite.driver, '?paste');
    await waitForPlay(play, 'the box for a text', ({ dialog }) => dialog === 'text-dialog');
    await play.close();
  });

  it('may not read the browser’s own pages', async () => {
    const own = { chromium: 'chrome://version/', firefox: 'about:license' }[suite.browser];
    const page = await suite.driver.open(own);
    await page.pressShortcut();
    await waitForBadge(suite.driver, page, '–');
    const popup = await openPopup(suite.driver, page);
    const text = 'The browser does not let extensions read this page.';
    await waitForView(popup, 'the refusal', ({ board, solve }) => board === text && !solve);
    await popup.close();
    await page.close();
  });
});
