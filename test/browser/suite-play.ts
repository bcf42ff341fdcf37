/** What the suites of the play page share: games of their own, and how a player touches the board. */
import { afterEach } from 'vitest';
import { PUZZLES } from '../site/puzzles.ts';
import type { Page } from './driver.ts';
import { openPlay, type PlayView, pasteInto, waitForPlay } from './play-page.ts';
import { describeInBrowsers, type Suite } from './suite.ts';

export const { givens, solution } = PUZZLES['article-1'];
export const second = PUZZLES['article-2'];
export const isOn = (grid: string) => (view: PlayView) => view.grid === grid;

export const focusOn = (page: Page, cell: number) =>
  page.evaluate(`document.getElementById('c${cell}').focus(); 0`);

/** A press of the mouse: unlike `click()` it moves the focus, and counts. */
export async function pressOn(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.evaluate<{ x: number; y: number }>(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`);
  await page.click(x, y);
}

/** The ways to a game on the play page. */
export interface Play {
  suite: Suite;
  /** The pages to be closed after the test. */
  pages: Page[];
  open(rest?: string): Promise<Page>;
  /** A game of its own: a link would go on with the one before. */
  begin(puzzle?: string): Promise<Page>;
}

/** Runs the same tests on the play page of each browser. */
export function describePlay(title: string, tests: (play: Play) => void): void {
  describeInBrowsers(title, (suite) => {
    const pages: Page[] = [];
    const open = async (rest = `#${givens}`) => {
      const page = await openPlay(suite.driver, rest);
      pages.push(page);
      return page;
    };
    const begin = async (puzzle: string = givens) => {
      const page = await open('');
      const { game } = await waitForPlay(
        page,
        'a game',
        (view) => `${view.game}${view.dialog}` !== '',
      );
      await page.evaluate("document.querySelector('dialog[open]')?.close(); 0");
      await pasteInto(page, puzzle);
      await waitForPlay(page, 'the puzzle', (view) => view.grid === puzzle && view.game !== game);
      return page;
    };
    afterEach(async () => {
      for (const page of pages.splice(0)) await page.close();
    });

    tests({ suite, pages, open, begin });
  });
}
