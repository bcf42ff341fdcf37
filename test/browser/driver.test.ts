import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BrowserDriver,
  type BrowserName,
  type Language,
  launch,
  type Page,
  until,
} from './driver.ts';

const FIXTURE = fileURLToPath(new URL('../fixtures/mini-extension', import.meta.url));
const GREETINGS: Record<Language, string> = {
  en: 'Hello',
  'zh-CN': '你好(简)',
  'zh-TW': '你好(繁)',
};

const PAGE = `<!doctype html><meta name="color-scheme" content="light dark"><title>page</title>
<input id="field" style="position: absolute; left: 20px; top: 40px; width: 100px; height: 20px">
<div id="host"></div>
<script>
  addEventListener('pageshow', (event) => { window.wasCached = event.persisted });
  addEventListener('click', (event) => { window.clickIsTrusted = event.isTrusted });
  const button = document.createElement('button');
  button.textContent = 'Hidden';
  button.style = 'position: absolute; left: 20px; top: 100px; width: 80px; height: 30px';
  button.onclick = () => { window.pressed = true };
  document.getElementById('host').attachShadow({ mode: 'closed' }).append(button);
</script>`;

const work = mkdtempSync(join(tmpdir(), 'sudoku-autofill-driver-test-'));
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(work, { recursive: true, force: true });
});

/** Each browser gets a manifest with its own form of background only. */
function writeExtension(browser: BrowserName): string {
  const dir = join(work, browser);
  cpSync(FIXTURE, dir, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(FIXTURE, 'manifest.json'), 'utf8'));
  if (browser === 'chromium') {
    delete manifest.background.scripts;
    delete manifest.browser_specific_settings;
  } else {
    delete manifest.background.service_worker;
  }
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest));
  return dir;
}

function start(browser: BrowserName, language: Language, dark = false): Promise<BrowserDriver> {
  const site = { http: port, https: port };
  return launch({ browser, extensionDir: writeExtension(browser), site, language, dark });
}

const titleOf = (page: Page) => page.evaluate<string>('document.title');

describe.each(['chromium', 'firefox'] as const)(
  '%s',
  (browser) => {
    let driver: BrowserDriver;
    let page: Page;

    beforeAll(async () => {
      driver = await start(browser, 'en');
    }, 90_000);
    afterAll(() => driver?.close());

    it('opens the site under its own name and no other host', async () => {
      page = await driver.open('http://www.sudoku.name/one');
      expect(await page.url()).toBe('http://www.sudoku.name/one');
      expect(await page.evaluate('location.hostname')).toBe('www.sudoku.name');
      expect(await page.evaluate("fetch('http://example.com').catch(() => 'refused')")).toBe(
        'refused',
      );
      expect(
        await page.evaluate('({ a: [1, "x", null], b: Promise.resolve(1) instanceof Promise })'),
      ).toEqual({
        a: [1, 'x', null],
        b: true,
      });
    });

    it('knows the command and no manifest warning', async () => {
      expect(await driver.commands()).toContainEqual({ name: 'fill', shortcut: 'Alt+Shift+U' });
      expect(await driver.manifestWarnings()).toEqual([]);
    });

    it('presses the shortcut, also with the background stopped, and reads the badge', async () => {
      await page.bringToFront();
      expect(await driver.badge(page)).toBe('');
      await page.pressShortcut();
      await until('filled', async () => (await titleOf(page)) === 'filled page');
      await until('badge', async () => (await driver.badge(page)) === 'ok');

      expect(await driver.hasBackground()).toBe(true);
      await driver.stopBackground();
      expect(await driver.hasBackground()).toBe(false);
      await page.pressShortcut();
      await until('filled again', async () => (await titleOf(page)) === 'filled filled page');
      expect(await driver.hasBackground()).toBe(true);
    });

    it('types, clicks and finds buttons in closed shadow roots', async () => {
      await page.click(50, 50);
      await page.type('12');
      await page.press('Backspace');
      expect(await page.evaluate("document.getElementById('field').value")).toBe('1');
      await page.press('a', ['Control']);
      await page.type('7');
      expect(await page.evaluate("document.getElementById('field').value")).toBe('7');
      await page.press('Tab');
      const button = await until('button focused', async () =>
        (await page.accessibleButtons()).find(({ focused }) => focused),
      );
      expect(button).toMatchObject({ name: 'Hidden', disabled: false });
      expect(button.box).toEqual({ x: 20, y: 100, width: 80, height: 30 });
      await page.click(60, 115);
      expect(await page.evaluate('[window.pressed, window.clickIsTrusted]')).toEqual([true, true]);
      const words = '(root) => root.textContent';
      expect(await page.evaluateInShadow('#host', words)).toBe('Hidden');
      expect(await page.evaluateInShadow('#nothing', words)).toBeUndefined();
    });

    it('goes back and forward through the bfcache', async () => {
      await page.goto('http://sudoku.name/two');
      await page.back();
      expect(await page.url()).toBe('http://www.sudoku.name/one');
      expect(await page.evaluate('window.wasCached')).toBe(true);
      expect(await titleOf(page)).toBe('filled filled page');
      await page.forward();
      expect(await page.url()).toBe('http://sudoku.name/two');
      await page.reload();
      expect(await page.evaluate('window.wasCached')).toBe(false);
    });

    it('opens the popup over the page it acts on', async () => {
      const popup = await driver.openPopup(page);
      expect(await popup.evaluate("document.querySelector('p').textContent")).toBe('Hello');
      expect(await popup.evaluate('navigator.userActivation.isActive')).toBe(true);
      await popup.evaluate("document.querySelector('button').click()");
      await until('popup filled', async () => (await titleOf(page)) === 'popup page');
      await popup.screenshot(join(work, 'popup.png'));
      await page.screenshot(join(work, 'page.png'));
      for (const file of ['popup.png', 'page.png']) {
        expect(statSync(join(work, file)).size).toBeGreaterThan(500);
      }
      expect(await driver.badge(page)).toBe('');
      await popup.press('Tab');
      const button = await until('popup button focused', async () =>
        (await popup.accessibleButtons()).find(({ focused }) => focused),
      );
      expect(button).toMatchObject({ name: 'Solve', disabled: false });
      await popup.press('Enter');
      await until('popup filled', async () => (await titleOf(page)) === 'popup popup page');
      expect(await popup.isOpen()).toBe(true);
      await popup.close();
      await driver.openPopup(page);
      const again = await driver.openPopup(page);
      await again.press('Escape');
      await until('popup closed', async () => !(await again.isOpen()));
      await again.close();
    });

    it('sets viewport and colour scheme', async () => {
      await page.setViewport(640, 480);
      expect(await page.evaluate('[innerWidth, innerHeight]')).toEqual([640, 480]);
      const isDark = "matchMedia('(prefers-color-scheme: dark)').matches";
      expect(await page.evaluate(isDark)).toBe(false);
      await page.emulateDark(true);
      expect(await page.evaluate(isDark)).toBe(true);
      const popup = await driver.openPopup(page);
      expect(await popup.evaluate(isDark)).toBe(true);
      await popup.close();
    });

    it.each(['zh-CN', 'zh-TW'] as const)('speaks %s, in the dark', async (language) => {
      const other = await start(browser, language, true);
      try {
        const tab = await other.open('http://www.sudoku.name/');
        expect(await tab.evaluate('navigator.language')).toBe(language);
        const popup = await other.openPopup(tab);
        const seen = await popup.evaluate(
          "[document.querySelector('p').textContent, matchMedia('(prefers-color-scheme: dark)').matches]",
        );
        expect(seen).toEqual([GREETINGS[language], true]);
      } finally {
        await other.close();
      }
    });
  },
  90_000,
);
