import { type BrowserContext, chromium, type Page as PlaywrightPage } from 'playwright-core';
import { HOSTS } from '../site/hosts.ts';
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
  const hosts = HOSTS.flatMap((host) => [
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
      // Popups may be as high as the screen lets them; the headless one is only 600 high.
      '--screen-info={1920x1200}',
      `--host-resolver-rules=${hosts.join(', ')}, MAP * ~NOTFOUND`,
    ],
  });
}

/** A key pressed before the worker has run once is lost, as the browser knows no listener yet. */
async function firstRun(context: BrowserContext, extensionOrigin: string): Promise<void> {
  const worker = await until('worker started', () =>
    context.serviceWorkers().find((found) => found.url().startsWith(`${extensionOrigin}/`)),
  );
  await until('worker activated', () =>
    worker.evaluate<boolean>("self.registration.active?.state === 'activated'"),
  );
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
  await firstRun(context, extensionOrigin);
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
      await until('helper page closed', async () =>
        (await findTargets()).every((target) => target.targetId !== targetId),
      );
      await until('helper page forgotten', () => helper.isClosed());
    }
  }

  const findTabs = async () => (await findTargets()).filter(({ type }) => type === 'tab');

  /** Opens a tab and says which of the browser's it is, as DevTools has no way from a page to its tab. */
  async function openTab(): Promise<{ playwright: PlaywrightPage; tabTarget: string }> {
    const known = new Set((await findTabs()).map(({ targetId }) => targetId));
    const playwright = await context.newPage();
    const tab = await until('tab open', async () =>
      (await findTabs()).find(({ targetId }) => !known.has(targetId)),
    );
    return { playwright, tabTarget: tab.targetId };
  }

  /** The browser moves between tabs in its own time, and gives commands to the tab that it shows. */
  async function show({ playwright, tabTarget }: ChromiumPage): Promise<void> {
    const isActive = async () => {
      const tab = (await findTabs()).find(({ targetId }) => targetId === tabTarget);
      return tab?.embedderData?.tabActive;
    };
    if (await isActive()) return;
    await playwright.bringToFront();
    // Undefined in older versions, which do not tell.
    await until('tab in front', async () => (await isActive()) !== false);
  }

  async function closeTab(playwright: PlaywrightPage, tabTarget: string): Promise<void> {
    await playwright.close();
    await until('tab closed', async () =>
      (await findTabs()).every(({ targetId }) => targetId !== tabTarget),
    );
  }

  return {
    name: 'chromium',
    extensionOrigin,
    closed: new Promise((resolve) => context.once('close', () => resolve())),

    async open(url, navigation) {
      const { playwright, tabTarget } = await openTab();
      const page = await wrapPage(playwright, tabTarget, {
        show,
        close: () => closeTab(playwright, tabTarget),
      });
      await show(page);
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
    async reloadExtension() {
      await send('Extensions.loadUnpacked', { path: extensionDir });
      await until('worker started', findWorker);
    },

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
      // As a click on the toolbar button: it grants activeTab.
      await send('Extensions.triggerAction', { id, targetId: page.tabTarget });
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
      const { playwright, tabTarget } = await openTab();
      try {
        await playwright.goto('chrome://extensions');
        const info = await playwright.evaluate<{ manifestErrors: { message: string }[] }>(
          `chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })
            .then(() => chrome.developerPrivate.getExtensionInfo('${id}'))`,
        );
        return info.manifestErrors.map(({ message }) => message);
      } finally {
        await closeTab(playwright, tabTarget);
      }
    },

    close,
  };
}
