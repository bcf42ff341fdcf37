/** What the suites of hints and help share: asking by the popup, and seeing what has changed on the page. */
import { type BrowserDriver, type Page, type Popup, until } from './driver.ts';
import {
  boardUrl,
  openPopup,
  type PopupView,
  pressInPopup,
  valuesOf,
  viewOf,
  waitForView,
} from './suite-page.ts';

export type Query = Record<string, string | number>;

/** Opens a board, and the popup over it. */
export async function openBoth(driver: BrowserDriver, query: Query = {}) {
  const page = await driver.open(boardUrl({ timer: 0, ...query }));
  const popup = await openPopup(driver, page);
  const close = async () => {
    await popup.close();
    await page.close();
  };
  return { page, popup, close };
}

/** Presses a button of the popup. @returns what it then shows, once that is something else */
export async function ask(popup: Popup, id: string): Promise<PopupView> {
  const textOf = ({ outcome, lesson }: PopupView) => JSON.stringify([outcome, lesson]);
  const before = textOf(await viewOf(popup));
  await pressInPopup(popup, id);
  return waitForView(popup, `what comes of ${id}`, (view) => {
    const text = textOf(view);
    return ![before, '["",[]]', '["Looking for a step…",[]]'].includes(text);
  });
}

/** Undoes by the popup, to the letter. */
export async function undo(
  popup: Popup,
  page: Page,
  values: Record<string, string>,
): Promise<void> {
  await waitForView(popup, 'a change to undo', (view) => view.undo);
  await pressInPopup(popup, 'undo');
  await until(
    'values back',
    async () => String(Object.entries(await valuesOf(page))) === String(Object.entries(values)),
  );
  await waitForView(popup, 'the undo', (view) => view.outcome.startsWith('Undone.'));
}

/** @returns the cells of which the value differs */
export const changesOf = (before: Record<string, string>, after: Record<string, string>) =>
  Object.fromEntries(Object.entries(after).filter(([id, value]) => before[id] !== value));
