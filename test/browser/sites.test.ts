import { describe, expect, it } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import { type Page, until } from './driver.ts';
import { describeInBrowsers, type Suite } from './suite.ts';
import { openPopup, pressInPopup, viewOf, waitForBadge, waitForView } from './suite-page.ts';

const { solution } = PUZZLES['article-1'];

/** What a site's pages can do, as far as it is known. */
interface Facts {
  url: string;
  /** Its givens look like its entries: then all that stands there counts as given. */
  hidesGivens?: boolean;
  /** A digit takes the cell's pencil marks away for good. */
  losesNotes?: boolean;
  /** Once it is solved, it takes nothing more: not even an undo. */
  locks?: boolean;
  /** How long it takes is no measure of ours: digits one by one, with pauses. */
  isPaced?: boolean;
  /** The page is the same as another host's. */
  isTwin?: boolean;
  /** The address of a board that is to be refused, if it is not the page's `variant`. */
  refused?: string;
  /** The badge that refuses it: `!` for another size, if nothing else is said. */
  refusal?: string;
}

const NYT = 'http://www.nytimes.com/puzzles/sudoku/hard?variant=';

const SITES: Record<string, Facts> = {
  'websudoku.com': {
    url: 'http://nine.websudoku.com/?',
  },
  'sudoku9x9.com': {
    url: 'http://www.sudoku9x9.com/?',
    hidesGivens: true,
    refused: 'http://www.sudoku9x9.com/dailychallenge.php',
    refusal: '–',
  },
  'sudokuonline.eu': {
    url: 'http://ro.sudokuonline.eu/?',
    hidesGivens: true,
  },
  'oubk.com': {
    url: 'http://www.oubk.com/?',
    hidesGivens: true,
  },
  'nytimes.com': {
    url: 'http://www.nytimes.com/puzzles/sudoku/hard?',
  },
  'livesudoku.com': {
    url: 'http://www.livesudoku.com/en/sudoku/easy/?',
    losesNotes: true,
  },
  'puzzle-sudoku.com': {
    url: 'http://www.puzzle-sudoku.com/?',
    refusal: '–',
  },
  'cn.puzzle-sudoku.com': {
    url: 'http://cn.puzzle-sudoku.com/?',
    isTwin: true,
    refused: 'http://cn.puzzle-sudoku.com/?variant=variant-9',
    refusal: '?',
  },
  'sudokukingdom.com': {
    url: 'http://www.sudokukingdom.com/?',
    hidesGivens: true,
    isPaced: true,
  },
  'sudoku-cn.com': {
    url: 'http://www.sudoku-cn.com/?',
    isTwin: true,
    hidesGivens: true,
    isPaced: true,
  },
  'sudokuexchange.com': {
    url: 'http://sudokuexchange.com/play/?',
    losesNotes: true,
    locks: true,
  },
};

const NOT_UNDONE = /did not let these cells be put back/;
const UNWRITABLE = /takes no digits/;
const MARKING = /takes digits for pencil marks/;
const MARKS_LOST = /did not bring back the pencil marks/;

const modelOf = (page: Page) => page.evaluate<string>('window.pageModel()');
const stateOf = (page: Page) => page.evaluate<string>('window.pageState()');
const logOf = (page: Page) => page.evaluate<string[]>('window.pageLog');

const waitForModel = (page: Page, model: string) =>
  until(`the page believes ${model}`, async () => (await modelOf(page)) === model);

/** Undoes in the popup. @returns what it tells */
async function undo({ driver }: Suite, page: Page): Promise<string> {
  const popup = await openPopup(driver, page);
  const { outcome } = await waitForView(popup, 'the outcome', (view) => view.undo);
  await pressInPopup(popup, 'undo');
  await until('the undo', async () => (await viewOf(popup)).outcome !== outcome, 30_000);
  const after = await viewOf(popup);
  await popup.close();
  return after.outcome;
}

describeInBrowsers('sites', (suite) => {
  async function refuse(page: Page, badge: string): Promise<void> {
    const before = await stateOf(page);
    await page.pressShortcut();
    await waitForBadge(suite.driver, page, badge);
    expect(await stateOf(page)).toBe(before);
    expect(await logOf(page)).toEqual([]);
    await page.close();
  }

  it('refuses what is no classic board', async () => {
    // A page just opened is looked at again and again for three seconds: these spend them together.
    const pages: [Page, string][] = [];
    for (const { url, refused = `${url}variant=variant`, refusal = '!' } of Object.values(SITES)) {
      pages.push([await suite.driver.open(refused), refusal]);
    }
    for (const [page, badge] of pages) await refuse(page, badge);
  });

  it.each([
    ['usdoku.com, of which that is not known', 'http://www.usdoku.com/?variant=', '✓', UNWRITABLE],
    ['usdoku.com, with pencil marks', 'http://www.usdoku.com/?variant=notes', '✓', UNWRITABLE],
    ['nytimes.com, which takes marks', `${NYT}candidate-mode,half`, '!', MARKING],
  ])('leaves a page as it is that takes no digits: %s', async (_, url, badge, told) => {
    const page = await suite.driver.open(url);
    const before = await stateOf(page);
    await page.pressShortcut();
    await waitForBadge(suite.driver, page, badge);
    const popup = await openPopup(suite.driver, page);
    const { outcome, undo } = await waitForView(
      popup,
      'the outcome',
      (view) => view.outcome !== '',
    );
    expect(outcome).toMatch(told);
    expect(undo).toBe(false);
    await popup.close();
    expect(await stateOf(page)).toBe(before);
    expect(await logOf(page)).toEqual([]);
    await page.close();
  });

  it('reveals a digit over a page that takes none: usdoku.com', async () => {
    const page = await suite.driver.open('http://www.usdoku.com/?variant=');
    const before = await stateOf(page);
    const popup = await openPopup(suite.driver, page);
    await pressInPopup(popup, 'reveal');
    await waitForView(popup, 'the reveal', ({ outcome }) => /shown over the board/.test(outcome));
    const digits = await page.evaluateInShadow<string>(
      'sudoku-autofill-lesson',
      "(root) => root.querySelector('b.solution').textContent",
    );
    expect(digits).toMatch(/^[1-9]$/);
    expect(await stateOf(page)).toBe(before);
    await popup.close();
    await page.close();
  });

  it.each(['websudoku.com', 'oubk.com', 'sudokukingdom.com', 'nytimes.com'])(
    'knows rows from columns: %s',
    async (name) => {
      const page = await suite.driver.open(`${SITES[name]?.url}puzzle=conflict`);
      await page.pressShortcut();
      await waitForBadge(suite.driver, page, '!');
      const popup = await openPopup(suite.driver, page);
      await waitForView(popup, 'the clash', (view) => view.outcome.includes('r1c3, r1c4, r3c1'));
      await popup.close();
      await page.close();
    },
  );

  it('refuses a picture: sudoku.com', async () => {
    await refuse(await suite.driver.open('http://sudoku.com/'), '–');
  });

  it('fills a page that holds Shift for pressed, and tells that it locks: sudokuexchange.com', async () => {
    const url = 'http://sudokuexchange.com/play/?variant=shift-held&blanks=6';
    const page = await suite.driver.open(url);
    await page.pressShortcut();
    await waitForModel(page, solution);
    await waitForBadge(suite.driver, page, '✓');
    expect(await undo(suite, page)).toMatch(NOT_UNDONE);
    expect(await modelOf(page)).toBe(solution);
    await page.close();
  });

  it('tells that a board went away: livesudoku.com', async () => {
    const page = await suite.driver.open('http://www.livesudoku.com/en/sudoku/easy/');
    await page.evaluate(`new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector('#playarea table').replaceChildren();
    }).observe(document.getElementById('playarea'), { subtree: true, childList: true }); 0`);
    const popup = await openPopup(suite.driver, page);
    await pressInPopup(popup, 'solve');
    await waitForView(popup, 'the outcome', ({ outcome }) => /put up another board/.test(outcome));
    await popup.close();
    await page.close();
  });

  it('solves the board that websudoku.com has in a frame of the same host', async () => {
    const page = await suite.driver.open('http://www.websudoku.com/?variant=same-host');
    await page.pressShortcut();
    const model = () => page.evaluate<string>('frames[0].pageModel()');
    await until('the frame solved', async () => (await model()) === solution);
    await waitForBadge(suite.driver, page, '✓');
    await page.close();
  });

  it('says which frame of another host may have the board: websudoku.com', async () => {
    const page = await suite.driver.open('http://www.websudoku.com/');
    await page.pressShortcut();
    await waitForBadge(suite.driver, page, '?');
    await page.close();
  });

  describe.each(Object.entries(SITES))('%s', (_, site) => {
    const { url, hidesGivens, losesNotes, locks, isPaced, isTwin } = site;
    const address = (variant: string, blanks = isPaced ? 6 : 8) =>
      `${url}variant=${variant}&blanks=${blanks}`;

    async function solveAndUndo(variant: string, blanks?: number): Promise<void> {
      const page = await suite.driver.open(address(variant, blanks));
      const before = await stateOf(page);
      await page.pressShortcut();
      await waitForModel(page, solution);
      await waitForBadge(suite.driver, page, '✓');
      if (!locks) {
        const isLost = losesNotes && variant === 'notes';
        expect(await undo(suite, page)).toMatch(isLost ? MARKS_LOST : /^Undone\./);
        if (isLost) await waitForModel(page, modelIn(before));
        else await until('the page as it was', async () => (await stateOf(page)) === before);
      }
      expect(await logOf(page)).toEqual([]);
      await page.close();
    }

    it('solves and undoes a whole board', () => solveAndUndo('', isPaced ? 12 : 81));
    if (isTwin) return;
    // How we wait and try again is the same in each browser, and takes its time.
    if (suite.browser === 'chromium') {
      it('solves and undoes on a slow page', () => solveAndUndo('slow'));
      it('solves and undoes where the page misses digits', () => solveAndUndo('dropping'));
    }
    if (hidesGivens) {
      it('solves and undoes where entries are right', () => solveAndUndo('right'));
      it('leaves wrong entries, which look like givens', async () => {
        await refuse(await suite.driver.open(address('half')), '!');
      });
    } else {
      it('solves around entries and gives them back', () => solveAndUndo('half'));
      it('solves over pencil marks', () => solveAndUndo('notes'));
    }
    it('leaves a solved board alone', async () => {
      await refuse(await suite.driver.open(address('solved')), '✓');
    });
  });
});

/** @returns the digits of a page's state */
function modelIn(state: string): string {
  const cells: { digit: string }[] = JSON.parse(state);
  return cells.map(({ digit }) => digit || '.').join('');
}
