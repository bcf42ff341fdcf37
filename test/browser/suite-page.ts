/** What the suites and the demonstration share: reading the replica page and the popup. */
import { fileURLToPath } from 'node:url';
import { type BrowserDriver, type BrowserName, type Page, type Popup, until } from './driver.ts';

export const BROWSERS: readonly BrowserName[] = ['chromium', 'firefox'];

const DIST: Record<BrowserName, string> = { chromium: 'chrome', firefox: 'firefox' };

export function extensionFolder(browser: BrowserName): string {
  return fileURLToPath(new URL(`../../dist/${DIST[browser]}`, import.meta.url));
}

/** Addresses of the site's boards. */
export function boardUrl(query: Record<string, string | number> = {}): string {
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  return `http://www.sudoku.name/index.php?${search}`;
}

/** @returns what the page itself believes to be on the board: 81 characters */
export const modelOf = (page: Page) =>
  page.evaluate<string>("document.getElementById('page_model').textContent");

/**
 * @returns what the inputs hold, pencil marks included, by id; read past anything that the page redefined
 */
export const valuesOf = (page: Page) =>
  page.evaluate<Record<string, string>>(`(() => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').get;
    const inputs = document.querySelectorAll('table input');
    const values = {};
    for (let i = 0; i < inputs.length; i++) values[inputs[i].id] = value.call(inputs[i]);
    return values;
  })()`);

export const waitForModel = (page: Page, model: string) =>
  until(`the page believes ${model}`, async () => (await modelOf(page)) === model, 10_000);

export const waitForBadge = (driver: BrowserDriver, page: Page, badge: string) =>
  until(`badge ${badge}`, async () => (await driver.badge(page)) === badge, 10_000);

/** @returns our button beside the board, once it is there */
export const pageButton = (page: Page, name: string) =>
  until(`page button ${name}`, async () =>
    (await page.accessibleButtons()).find((button) => button.name === name),
  );

/** Clicks the middle of our button beside the board. */
export async function clickPageButton(page: Page, name: string): Promise<void> {
  let box = (await pageButton(page, name)).box;
  // It finds its place a frame after it appears, and again when the page moves.
  await until('the button at rest', async () => {
    const before = box;
    box = (await pageButton(page, name)).box;
    return box.x === before.x && box.y === before.y && box.y >= 0;
  });
  await page.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What the popup shows. */
export interface PopupView {
  board: string;
  outcome: string;
  figures: Record<string, string>;
  solve: boolean;
  undo: boolean;
  fillAny: boolean;
  shortcut: string;
  focus: string;
  lang: string;
}

/** Reads the popup; buttons are true where they can be pressed. */
export const viewOf = (popup: Popup) =>
  popup.evaluate<PopupView>(`(() => {
    const find = (id) => document.getElementById(id);
    const canPress = (id) => !find(id).disabled && !find(id).hidden;
    return {
      board: find('board').textContent,
      outcome: find('outcome').textContent,
      figures: Object.fromEntries(Array.from(document.querySelectorAll('dt'), (term) =>
        [term.textContent, term.nextElementSibling.textContent])),
      solve: canPress('solve'),
      undo: canPress('undo'),
      fillAny: canPress('fill-any'),
      shortcut: document.querySelector('kbd').textContent,
      focus: document.activeElement.id,
      lang: document.documentElement.lang,
    };
  })()`);

/** Reads the popup once it shows what is waited for. */
export async function waitForView(
  popup: Popup,
  what: string,
  isShown: (view: PopupView) => boolean,
): Promise<PopupView> {
  let view: PopupView | undefined;
  await until(
    `popup shows ${what}`,
    async () => {
      view = await viewOf(popup);
      return isShown(view);
    },
    10_000,
  ).catch((fault) => {
    throw new Error(`${fault}; it shows ${JSON.stringify(view)}`);
  });
  return view as PopupView;
}

/** Opens the popup over the page and waits until it has looked at the page. */
export async function openPopup(driver: BrowserDriver, page: Page): Promise<Popup> {
  const popup = await driver.openPopup(page);
  await waitForView(popup, 'what is on the page', ({ board }) => board !== '');
  return popup;
}

export const pressInPopup = (popup: Popup, id: 'solve' | 'undo' | 'fill-any') =>
  popup.evaluate(`document.getElementById('${id}').click()`);
