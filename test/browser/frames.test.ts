import { afterEach, expect, it } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import { type Page, until } from './driver.ts';
import { describeInBrowsers } from './suite.ts';
import { openPopup, pressInPopup, waitForBadge, waitForView } from './suite-page.ts';

const [one, two] = [PUZZLES['article-1'], PUZZLES['article-2']];
const BOARD = '/index.php?puzzle_num=';

/** @returns what each frame's page believes, in the order of the frames; empty where the page cannot look */
const modelsOf = (page: Page) =>
  page.evaluate<
    string[]
  >(`Array.from(document.querySelectorAll('iframe[src]'), ({ contentDocument }) =>
    contentDocument?.getElementById('page_model')?.textContent ?? '')`);

describeInBrowsers('frames', (suite) => {
  let page: Page | undefined;
  const open = async (...src: string[]) => {
    const query = new URLSearchParams(src.map((one) => ['src', one]));
    page = await suite.driver.open(`http://www.sudoku.name/framed.php?${query}`);
    return page;
  };
  const waitForModels = (page: Page, models: string[]) =>
    until(`models ${models}`, async () => String(await modelsOf(page)) === String(models));
  afterEach(async () => {
    await page?.close();
    page = undefined;
  });

  it('solves the board in a frame, and undoes that', async () => {
    const page = await open(`${BOARD}1`);
    await waitForModels(page, [one.givens]);
    await page.pressShortcut();
    await waitForModels(page, [one.solution]);
    await waitForBadge(suite.driver, page, '✓');
    const popup = await openPopup(suite.driver, page);
    await waitForView(popup, 'the outcome', ({ undo }) => undo);
    await pressInPopup(popup, 'undo');
    await waitForModels(page, [one.givens]);
    await popup.close();
  });

  it('hints in a frame', async () => {
    const page = await open(`${BOARD}1`);
    await waitForModels(page, [one.givens]);
    await page.pressShortcut('K');
    const lesson = "frames[0].document.querySelector('sudoku-autofill-lesson') !== null";
    await until('the lesson', () => page.evaluate<boolean>(lesson));
  });

  it('solves in a frame of another host as far as the browser lets it', async () => {
    const page = await open(`http://sudoku.name${BOARD}1`);
    await page.pressShortcut();
    await waitForBadge(suite.driver, page, '✓');
  });

  it('offers to open the frame that the browser keeps it out of', async () => {
    const page = await open('http://boards.test/foreign');
    const popup = await openPopup(suite.driver, page);
    const { board, buttons } = await waitForView(popup, 'the frame', ({ board }) =>
      board.includes('boards.test'),
    );
    expect(board).toMatch(/no board on this page itself/);
    expect(buttons.remedy).toBe('Open that frame by itself');
    await popup.close();
  });

  it('takes the board with the focus, and any that the player chooses', async () => {
    const page = await open(`${BOARD}1`, `${BOARD}2`);
    await waitForModels(page, [one.givens, two.givens]);
    await page.evaluate("frames[1].document.getElementById('c1').focus(); 0");
    await page.pressShortcut();
    await waitForModels(page, [one.givens, two.solution]);
    const popup = await openPopup(suite.driver, page);
    await waitForView(popup, 'the second board', ({ buttons }) =>
      /2 of 2/.test(buttons['next-board'] ?? ''),
    );
    await pressInPopup(popup, 'next-board');
    await waitForView(popup, 'the first board', ({ buttons, board }) =>
      Boolean(/1 of 2/.test(buttons['next-board'] ?? '') && /entries: 0/.test(board)),
    );
    await pressInPopup(popup, 'solve');
    await waitForModels(page, [one.solution, two.solution]);
    await popup.close();
  });
});
