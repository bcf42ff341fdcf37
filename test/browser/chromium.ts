import { type BrowserContext, chromium } from 'playwright-core';
import { sendThrough } from './cdp.ts';
import { type ChromiumPage, wrapPage } from './chromium-page.ts';
import { attachPopup } from './chromium-popup.ts';
import {
  type BrowserDriver,
  type Command,
  type LaunchOptions,
  type Popup,
  until,
} from './driver.ts';
import { requireBrowser } from './find-browsers.ts';
import { createProfile } from './profile.ts';

interface TargetInfo {
  targetId: string;
  type: string;
  url: string;
  embedderData?: { tabActive?: boolean };
}

/** Drives Chrome, Chromium or Edge over the DevTools protocol. */
export async function launchChromium(options: LaunchOptions): Promise<BrowserDriver> {
  const executablePath = requireBrowser('chromium');
  // Playwright itself kills the browser when this process ends.
  const profile = createProfile('chromium');
  let context: BrowserContext | undefined;
  const close = async () => {
    await context?.close();
    profile.remove();
  };
  try {
    context = await startBrowser(executablePath, profile.dir, options);
    return await createDriver(context, options.extensionDir, close);
  } catch (error) {
    await close();
    throw error;
  }
}

function startBrowser(
  executablePath: string,
  profile: string,
  options: LaunchOptions,
): Promise<BrowserContext> {
  const { site, language = 'en', size = { width: 1280, height: 900 } } = options;
  const hosts = ['www.sudoku.name', 'sudoku.name'].flatMap((host) => [
    `MAP ${host}:80 127.0.0.1:${site.http}`,
    `MAP ${host}:443 127.0.0.1:${site.https}`,
  ]);
  return chromium.launchPersistentContext(profile, {
    executablePath,
    headless: options.headless ?? true,
    // null keeps the window's own size and colour scheme, the popup's included.
    viewport: null,
    colorScheme: null,
    locale: language,
    ignoreHTTPSErrors: true,
    ignoreDefaultArgs: ['--disable-extensions', '--disable-back-forward-cache'],
    env: { ...process.env, LANGUAGE: language.replace('-', '_') },
    timeout: 60_000,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(options.dark ? ['--force-dark-mode'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // For Extensions.loadUnpacked: branded Chrome no longer knows --load-extension.
      '--enable-unsafe-extension-debugging',
      `--lang=${language}`,
      `--window-size=${size.width},${size.height}`,
      `--host-resolver-rules=${hosts.join(', ')}, MAP * ~NOTFOUND`,
    ],
  });
}

async function createDriver(
  context: BrowserContext,
  extensionDir: string,
  close: () => Promise<void>,
): Promise<BrowserDriver> {
  const cdp = await context.browser()?.newBrowserCDPSession();
  if (!cdp) throw new Error('Playwright gives no browser for the context');
  const send = sendThrough(cdp);
  const { id } = await send<{ id: string }>('Extensions.loadUnpacked', { path: extensionDir });
  const extensionOrigin = `chrome-extension://${id}`;
  let front: ChromiumPage | undefined;
  let popup: Popup | undefined;

  /** All targets; those of type "tab", which the popup needs, come only with the empty filter. */
  async function findTargets(): Promise<TargetInfo[]> {
    const params = { filter: [{}] };
    return (await send<{ targetInfos: TargetInfo[] }>('Target.getTargets', params)).targetInfos;
  }

  const isOwn = (target: TargetInfo) => target.url.startsWith(`${extensionOrigin}/`);
  const findWorker = async () =>
    (await findTargets()).find((target) => target.type === 'service_worker' && isOwn(target));

  /** Evaluates with the extension's API whether its worker lives or not, and without waking it. */
  async function evaluateInExtension<T>(expression: string): Promise<T> {
    const url = `${extensionOrigin}/manifest.json`;
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url,
      background: true,
    });
    const helper = await until('helper page', () => context.pages().find((p) => p.url() === url));
    try {
      return await helper.evaluate(expression);
    } finally {
      await send('Target.closeTarget', { targetId });
      await until('helper page closed', () => helper.isClosed());
    }
  }

  async function show(page: ChromiumPage): Promise<void> {
    if (front === page) return;
    await page.playwright.bringToFront();
    front = page;
  }

  return {
    name: 'chromium',
    extensionOrigin,
    closed: new Promise((resolve) => context.once('close', () => resolve())),

    async open(url, navigation) {
      const page = await wrapPage(await context.newPage(), show);
      front = page;
      await page.goto(url, navigation);
      return page;
    },

    commands: () =>
      evaluateInExtension<Command[]>(
        'chrome.commands.getAll().then((all) => all.map(({ name, shortcut }) => ({ name, shortcut })))',
      ),

    async stopBackground() {
      const worker = await findWorker();
      if (worker) await send('Target.closeTarget', { targetId: worker.targetId });
      await until('worker stopped', async () => !(await findWorker()));
    },
    hasBackground: async () => (await findWorker()) !== undefined,

    async badge(page: ChromiumPage) {
      if (page.tabId === undefined) {
        await show(page);
        page.tabId = await evaluateInExtension<number>(
          'chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) => tab.id)',
        );
      }
      return evaluateInExtension(`chrome.action.getBadgeText({ tabId: ${page.tabId} })`);
    },

    async openPopup(page: ChromiumPage) {
      // The action of an open popup would close it.
      await popup?.close();
      await show(page);
      const before = await findTargets();
      const url = page.playwright.url();
      const tab =
        before.find(({ embedderData }) => embedderData?.tabActive) ??
        before.find((target) => target.type === 'tab' && target.url === url);
      // As a click on the toolbar button: it grants activeTab.
      await send('Extensions.triggerAction', { id, targetId: tab?.targetId });
      const known = new Set(before.map(({ targetId }) => targetId));
      const { targetId } = await until('popup open', async () =>
        (await findTargets()).find(
          (target) => target.type === 'page' && isOwn(target) && !known.has(target.targetId),
        ),
      );
      const isGone = async () => (await findTargets()).every((t) => t.targetId !== targetId);
      popup = await attachPopup(cdp, targetId, isGone, page.isDark);
      return popup;
    },

    async manifestWarnings() {
      const page = await context.newPage();
      front = undefined;
      try {
        await page.goto('chrome://extensions');
        const info = await page.evaluate<{ manifestErrors: { message: string }[] }>(
          `chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })
            .then(() => chrome.developerPrivate.getExtensionInfo('${id}'))`,
        );
        return info.manifestErrors.map(({ message }) => message);
      } finally {
        await page.close();
      }
    },

    close,
  };
}
