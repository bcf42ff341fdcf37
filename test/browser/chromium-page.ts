import type { Page as PlaywrightPage } from 'playwright-core';
import { evaluate, evaluateInShadow, findButtons, sendThrough } from './cdp.ts';
import { type Page, until } from './driver.ts';

export interface ChromiumPage extends Page {
  readonly playwright: PlaywrightPage;
  /** Target id of the tab, another than the page's own. */
  readonly tabTarget: string;
  /** Of chrome.tabs; found once. */
  tabId?: number;
  /** As last emulated. */
  isDark?: boolean;
}

/** Alt 1 + Shift 8, as Input.dispatchKeyEvent counts modifiers. */
const ALT_SHIFT = 9;

interface TabControl {
  /** Brings the page to the front unless it is there already. */
  show(page: ChromiumPage): Promise<void>;
  close(): Promise<void>;
}

export async function wrapPage(
  playwright: PlaywrightPage,
  tabTarget: string,
  { show, close }: TabControl,
): Promise<ChromiumPage> {
  const send = sendThrough(await playwright.context().newCDPSession(playwright));
  const loaded = () =>
    until('page loaded', async () => (await evaluate(send, 'document.readyState')) === 'complete');

  const page: ChromiumPage = {
    playwright,
    tabTarget,
    url: async () => playwright.url(),
    evaluate: (expression) => evaluate(send, expression),
    evaluateInShadow: (host, declaration) => evaluateInShadow(send, host, declaration),

    async goto(url, { wait = 'load' } = {}) {
      await playwright.goto(url, { waitUntil: wait === 'load' ? 'load' : 'commit' });
    },
    // Playwright would wait for a load event, which a page from the bfcache does not have.
    async back() {
      await playwright.goBack({ waitUntil: 'commit' });
      await loaded();
    },
    async forward() {
      await playwright.goForward({ waitUntil: 'commit' });
      await loaded();
    },
    async reload() {
      await playwright.reload();
    },

    async pressShortcut(letter = 'U') {
      await show(page);
      const code = letter.charCodeAt(0);
      // Commands are only looked up for a rawKeyDown that has the native code as well.
      const key = {
        modifiers: ALT_SHIFT,
        windowsVirtualKeyCode: code,
        nativeVirtualKeyCode: code,
        code: `Key${letter}`,
        key: letter,
      };
      await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    },
    press: (key, modifiers = []) => playwright.keyboard.press([...modifiers, key].join('+')),
    type: (text) => playwright.keyboard.type(text),
    click: (x, y) => playwright.mouse.click(x, y),

    async screenshot(file) {
      await playwright.screenshot({ path: file });
    },
    accessibleButtons: () => findButtons(send),
    setViewport: (width, height) => playwright.setViewportSize({ width, height }),
    async emulateDark(dark) {
      page.isDark = dark;
      await playwright.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    },
    bringToFront: () => show(page),
    close,
  };
  return page;
}
