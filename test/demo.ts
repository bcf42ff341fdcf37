/**
 * Builds the extension, opens a browser with it on the replica of the site, presses the shortcut, and prints
 * board, solution and times. Where there is a display, the browser stays open to play with.
 *
 *   npm start [-- --headless] [-- --puzzle NAME]
 */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch, until } from './browser/driver.ts';
import { installBrowsers } from './browser/find-browsers.ts';
import {
  boardUrl,
  extensionFolder,
  modelOf,
  openPopup,
  waitForView,
} from './browser/suite-page.ts';
import { findPuzzle, PUZZLES } from './site/puzzles.ts';
import { startSite } from './site/server.ts';

const { values: options } = parseArgs({
  options: {
    headless: { type: 'boolean', default: false },
    puzzle: { type: 'string', default: 'article-1' },
  },
});
const names = Object.keys(PUZZLES);
if (!names.includes(options.puzzle)) {
  console.error(`No such puzzle: ${options.puzzle}. There are: ${names.join(', ')}`);
  process.exit(2);
}
const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const isHeadless = options.headless || !hasDisplay;
const root = fileURLToPath(new URL('..', import.meta.url));

const missing = installBrowsers(['chromium']);
if (missing) {
  console.error(missing);
  process.exit(1);
}
execFileSync(process.execPath, ['build.mjs'], { cwd: root, stdio: 'inherit' });

const site = await startSite();
const driver = await launch({
  browser: 'chromium',
  extensionDir: extensionFolder('chromium'),
  site,
  headless: isHeadless,
  size: { width: 1100, height: 900 },
});
try {
  const url = boardUrl({ puzzle_num: options.puzzle });
  const page = await driver.open(url);
  console.log(`The replica of sudoku.name: ${url}\n`);
  console.log(drawGrid(await modelOf(page)));
  console.log('\nAlt+Shift+U\n');
  await page.pressShortcut();
  await until('an outcome', async () => (await driver.badge(page)) !== '', 10_000);
  console.log(drawGrid(await modelOf(page)));
  const popup = await openPopup(driver, page);
  const view = await waitForView(popup, 'the outcome', ({ outcome }) => outcome !== '');
  await popup.close();
  console.log(`\n${view.outcome}`);
  for (const [name, value] of Object.entries(view.figures)) console.log(`${name}: ${value}`);
  const { solution } = findPuzzle(options.puzzle).puzzle;
  if (solution && (await modelOf(page)) !== solution) {
    console.error('This is not the solution.');
    process.exitCode = 1;
  }
  await page.screenshot(`${root}dist/demo.png`);
  console.log('\nScreenshot: dist/demo.png');
  if (!isHeadless) {
    console.log('The browser stays open; close it to end.');
    await driver.closed;
  }
} finally {
  await driver.close();
  await site.close();
}

/** @returns nine lines, boxes ruled off */
function drawGrid(text: string): string {
  const lines = Array.from({ length: 9 }, (_, row) =>
    [0, 3, 6]
      .map((column) => [...text.slice(row * 9 + column, row * 9 + column + 3)].join(' '))
      .join(' | '),
  );
  return [
    ...lines.slice(0, 3),
    '------+-------+------',
    ...lines.slice(3, 6),
    '------+-------+------',
    ...lines.slice(6),
  ].join('\n');
}
