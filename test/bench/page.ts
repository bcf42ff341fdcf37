/** How fast a board on a page is filled, in real Chromium. All ratios are between things measured side by side. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type BrowserDriver, launch, type Page, type Popup } from '../browser/driver.ts';
import { boardUrl, extensionFolder, openPopup } from '../browser/suite-page.ts';
import { startSite } from '../site/server.ts';
import { SHAPES_HOST } from '../site/shapes.ts';
import { median, quantile } from './statistics.ts';

const FILLS = 60;
const PRESSES = 30;
const LOOKS = 20;
const OPENINGS = 9;

/** What the page part measures; times in milliseconds. */
export interface PageFigures {
  fill: number;
  bareLoop: number;
  ratio: number;
  frame: number;
  keyToPainted: { median: number; p90: number; medianFrames: number };
  /** On a page of 20,000 elements that we know nothing of. */
  heavy: { elements: number; look: number; walk: number; ratio: number; popup: number };
  contentScript: Record<'chrome' | 'firefox', { bytes: number; gzipped: number }>;
}

/** Measures, prints (as JSON with `--json`) and returns the figures of a page. */
export async function benchPage(args: readonly string[]): Promise<PageFigures> {
  const site = await startSite();
  const driver = await launch({
    browser: 'chromium',
    extensionDir: extensionFolder('chromium'),
    site,
  });
  try {
    const page = await driver.open(boardUrl({ play: 0 }));
    const { frame, presses } = await measurePresses(page);
    await page.goto(boardUrl({ play: 0 }));
    const popup = await openPopup(driver, page);
    const { fills, loops } = await measureFills(popup);
    await popup.close();
    const heavy = await measureHeavy(driver, page);
    const figures: PageFigures = {
      fill: median(fills),
      bareLoop: median(loops),
      ratio: median(fills) / median(loops),
      frame,
      keyToPainted: {
        median: median(presses),
        p90: quantile(presses, 0.9),
        medianFrames: median(presses) / frame,
      },
      heavy,
      contentScript: { chrome: weigh('chrome'), firefox: weigh('firefox') },
    };
    print(figures, args.includes('--json'));
    return figures;
  } finally {
    await driver.close();
    await site.close();
  }
}

/** Fills and bare loops by turns, in the content script's own world, each undone before the next. */
async function measureFills(popup: Popup): Promise<{ fills: number[]; loops: number[] }> {
  const measure = `async (rounds) => {
    const verbs = globalThis.sudokuAutofill;
    const inputs = [...document.querySelectorAll('input.i3')].filter((input) => !input.readOnly);
    const bareLoop = (text) => {
      for (const input of inputs) {
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
    };
    // The page draws between the rounds, so that none pays for the one before.
    const rest = () => new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 20))));
    const fills = [];
    const loops = [];
    for (let round = 0; round < rounds; round++) {
      await rest();
      let start = performance.now();
      const result = await verbs.fill();
      fills.push(performance.now() - start);
      if (result.kind !== 'filled') throw new Error(result.kind);
      await rest();
      await verbs.undo();
      await rest();
      start = performance.now();
      bareLoop('5');
      loops.push(performance.now() - start);
      await rest();
      bareLoop('');
    }
    return { fills, loops };
  }`;
  return runInPage(popup, measure, FILLS);
}

/** Finding and reading a board, against a bare walk over all elements, by turns; and the popup, from its opening. */
async function measureHeavy(driver: BrowserDriver, page: Page): Promise<PageFigures['heavy']> {
  const opened: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    // A page that our script has not been brought to.
    await page.goto(`http://${SHAPES_HOST}/heavy`);
    const popup = await openPopup(driver, page);
    // From the popup's first moment to the words that a board was found.
    opened.push(await popup.evaluate("performance.getEntriesByName('board:board')[0].startTime"));
    await popup.close();
  }
  const popup = await openPopup(driver, page);
  const measure = `(rounds) => {
    const time = (action) => {
      const start = performance.now();
      action();
      return performance.now() - start;
    };
    const looks = [];
    const walks = [];
    let elements = 0;
    for (let round = 0; round < rounds; round++) {
      walks.push(time(() => {
        elements = 0;
        for (const element of document.querySelectorAll('*')) elements += element.isConnected ? 1 : 0;
      }));
      looks.push(time(() => {
        const { board } = globalThis.sudokuAutofill.look();
        if (board.kind !== 'board') throw new Error(board.kind);
      }));
    }
    return { elements, looks, walks };
  }`;
  const { elements, looks, walks } = await runInPage<{
    elements: number;
    looks: number[];
    walks: number[];
  }>(popup, measure, LOOKS);
  await popup.close();
  const [look, walk] = [median(looks), median(walks)];
  return { elements, look, walk, ratio: look / walk, popup: median(opened) };
}

/** Calls a function, given as its source, in the content script's own world. */
function runInPage<T>(popup: Popup, func: string, rounds: number): Promise<T> {
  return popup.evaluate(`(async () => {
    const [{ id }] = await chrome.tabs.query({ active: true, currentWindow: true });
    const [{ result }] = await chrome.scripting.executeScript({
      target: { tabId: id },
      func: ${func},
      args: [${rounds}],
    });
    return result;
  })()`);
}

/** From just before the key goes to the browser until the frame is drawn that shows the last digit. */
async function measurePresses(page: Page): Promise<{ frame: number; presses: number[] }> {
  const frame = await page.evaluate<number>(`(async () => {
    const times = [];
    while (times.length < 60) times.push(await new Promise(requestAnimationFrame));
    return (times.at(-1) - times[0]) / (times.length - 1);
  })()`);
  const presses: number[] = [];
  for (let press = 0; press < PRESSES; press++) {
    await page.goto(boardUrl({ play: 0, puzzle_num: (press % 5) + 1 }));
    await page.evaluate(`{
      const blanks = document.querySelectorAll('input.i3:not([readonly])').length;
      let changes = 0;
      window.painted = new Promise((resolve) => addEventListener('change', () => {
        if (++changes < blanks) return;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(Date.now());
          port2.postMessage(null);
        });
      }));
      null
    }`);
    const start = Date.now();
    await page.pressShortcut();
    presses.push((await page.evaluate<number>('window.painted')) - start);
  }
  return { frame, presses };
}

function weigh(build: 'chrome' | 'firefox') {
  const script = readFileSync(new URL(`../../dist/${build}/content.js`, import.meta.url));
  return { bytes: script.length, gzipped: gzipSync(script, { level: 9 }).length };
}

function print(figures: PageFigures, isJson: boolean): void {
  if (isJson) {
    console.log(JSON.stringify(figures));
    return;
  }
  const { fill, bareLoop, ratio, frame, keyToPainted, heavy, contentScript } = figures;
  const ms = (time: number) => `${time.toFixed(2)} ms`;
  console.log(`\npage, real Chromium (medians of ${FILLS} fills and ${PRESSES} key presses)`);
  console.log(`  fill, find to verified     ${ms(fill)}`);
  console.log(`  bare loop                  ${ms(bareLoop)}`);
  console.log(`  ratio                      ${ratio.toFixed(2)}`);
  console.log(
    `  key to last digit painted  ${ms(keyToPainted.median)} = ${keyToPainted.medianFrames.toFixed(1)} frames of ${ms(frame)} (p90 ${ms(keyToPainted.p90)})`,
  );
  console.log(`  a page of ${heavy.elements} elements (medians of ${LOOKS})`);
  console.log(`    find and read a board    ${ms(heavy.look)}`);
  console.log(`    bare walk                ${ms(heavy.walk)}`);
  console.log(`    ratio                    ${heavy.ratio.toFixed(1)}`);
  console.log(`    popup opened to found    ${ms(heavy.popup)}`);
  for (const [build, { bytes, gzipped }] of Object.entries(contentScript)) {
    console.log(`  content script, ${build.padEnd(10)} ${bytes} bytes, gzipped ${gzipped}`);
  }
}
