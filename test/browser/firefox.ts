import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTS } from '../site/hosts.ts';
import { type Bidi, connectBidi } from './bidi.ts';
import {
  type BrowserDriver,
  type Command,
  type LaunchOptions,
  type Popup,
  until,
} from './driver.ts';
import { requireBrowser } from './find-browsers.ts';
import { openFirefoxPage, START_ACCESSIBILITY } from './firefox-page.ts';
import { openFirefoxPopup } from './firefox-popup.ts';
import { createProfile } from './profile.ts';
import { startSocksProxy } from './socks.ts';

/** Evaluates in the browser's own privileged window (gBrowser, Services…). */
export type EvaluatePrivileged = <T>(expression: string) => Promise<T>;

/** A fixed address for the extension; Firefox draws a random one otherwise. */
const EXTENSION_UUID = '5d0c0000-5d0c-4000-8000-5d0c00000000';

/** Drives Firefox over WebDriver BiDi, and its chrome scope for what BiDi lacks. */
export async function launchFirefox(options: LaunchOptions): Promise<BrowserDriver> {
  const cleanups: (() => unknown)[] = [];
  const close = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    const program = requireBrowser('firefox');
    let firefox: ChildProcess | undefined;
    const profile = createProfile('firefox', () => firefox?.kill('SIGKILL'));
    cleanups.push(profile.remove);
    const proxy = await startSocksProxy(sitePorts(options.site));
    cleanups.push(proxy.close);
    const extensionId = readExtensionId(options.extensionDir);
    writePreferences(profile.dir, preferences(options, extensionId, proxy.port));

    firefox = startFirefox(program, profile.dir, options);
    const closed = once(firefox, 'close').then(() => {});
    cleanups.push(() => endFirefox(firefox));
    const bidi = await connectBidi(`${await listeningAddress(firefox)}/session`);
    cleanups.push(() => quit(bidi));

    await bidi.send('session.new', {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    });
    const privileged = await privilegedScope(bidi);
    await privileged(START_ACCESSIBILITY);
    await setLanguage(privileged, options.language ?? 'en');
    await bidi.send('webExtension.install', {
      extensionData: { type: 'path', path: options.extensionDir },
    });
    // A key pressed before the background has run once is lost, as the browser knows no listener yet.
    const state = `${extensionScript(extensionId)}.backgroundState`;
    await until('background started', async () => (await privileged(state)) === 'running');
    return createDriver({ bidi, privileged, extensionId, closed, close });
  } catch (error) {
    await close();
    throw error;
  }
}

function sitePorts(site: LaunchOptions['site']): Map<string, number> {
  return new Map(
    HOSTS.flatMap((host): [string, number][] => [
      [`${host}:80`, site.http],
      [`${host}:443`, site.https],
    ]),
  );
}

function readExtensionId(extensionDir: string): string {
  const manifest = JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
  const id = manifest.browser_specific_settings?.gecko?.id;
  if (typeof id !== 'string') throw new Error('The manifest has no gecko id');
  return id;
}

function preferences(options: LaunchOptions, extensionId: string, proxyPort: number): object {
  return {
    'extensions.webextensions.uuids': JSON.stringify({ [extensionId]: EXTENSION_UUID }),
    'network.proxy.type': 1,
    'network.proxy.socks': '127.0.0.1',
    'network.proxy.socks_port': proxyPort,
    'network.proxy.socks_remote_dns': true,
    // Otherwise Firefox goes round a proxy that refuses.
    'network.proxy.failover_direct': false,
    'network.proxy.allow_bypass': false,
    'network.proxy.allow_hijacking_localhost': true,
    'dom.security.https_first': false,
    'browser.startup.page': 0,
    'browser.aboutwelcome.enabled': false,
    'ui.systemUsesDarkTheme': options.dark ? 1 : 0,
  };
}

function writePreferences(profile: string, preferences: object): void {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
}

function startFirefox(program: string, profile: string, options: LaunchOptions): ChildProcess {
  const { width, height } = options.size ?? { width: 1280, height: 900 };
  const args = ['--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  // The chrome scope and moz-extension pages are closed to BiDi without it.
  args.push('--remote-allow-system-access', `--width=${width}`, `--height=${height}`);
  if (options.headless ?? true) args.push('--headless');
  return spawn(program, args, {
    env: {
      ...process.env,
      MOZ_HEADLESS_WIDTH: String(width),
      MOZ_HEADLESS_HEIGHT: String(height),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function listeningAddress(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`Firefox ${reason}:\n${output}`));
    const timer = setTimeout(() => fail('did not start within 60 s'), 60_000);
    firefox.stderr?.on('data', (chunk) => {
      output += chunk;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
    firefox.once('error', (error) => fail(`did not start (${error.message})`));
    firefox.once('exit', (code) => fail(`ended with ${code} before it listened`));
  });
}

/** Asks the browser to end, so that it does not leave half-written files; endFirefox sees to it that it does. */
async function quit(bidi: Bidi): Promise<void> {
  // A browser that hangs must not hang the tests.
  const patience = new Promise((resolve) => setTimeout(resolve, 5_000).unref());
  await Promise.race([bidi.send('browser.close').catch(() => {}), patience]);
  bidi.close();
}

async function endFirefox(firefox: ChildProcess): Promise<void> {
  const hasEnded = () => firefox.exitCode !== null || firefox.signalCode !== null || !firefox.pid;
  try {
    await until('Firefox ended', hasEnded, 5_000);
  } catch {
    firefox.kill('SIGKILL');
    await until('Firefox killed', hasEnded, 10_000);
  }
}

async function privilegedScope(bidi: Bidi): Promise<EvaluatePrivileged> {
  const tree = await bidi.send<{ contexts: { context: string; url: string }[] }>(
    'browsingContext.getTree',
    { 'moz:scope': 'chrome' },
  );
  const window = tree.contexts.find(({ url }) => url.endsWith('/browser.xhtml'));
  if (!window) throw new Error('Firefox shows no window');
  return (expression) => bidi.evaluate(window.context, expression);
}

/** Before the install: an extension picks its language once. Needs no language pack, as nothing but the extension changes. */
async function setLanguage(privileged: EvaluatePrivileged, language: string): Promise<void> {
  if (language === 'en') return;
  await privileged(`
    Services.locale.availableLocales = ['${language}', 'en-US'];
    Services.locale.requestedLocales = ['${language}'];
    null`);
}

const extensionScript = (id: string) =>
  `WebExtensionPolicy.getByID(${JSON.stringify(id)}).extension`;

interface DriverParts extends Pick<BrowserDriver, 'closed' | 'close'> {
  bidi: Bidi;
  privileged: EvaluatePrivileged;
  extensionId: string;
}

function createDriver({
  bidi,
  privileged,
  extensionId,
  closed,
  close,
}: DriverParts): BrowserDriver {
  const extension = extensionScript(extensionId);
  const action = `ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs')
    .ExtensionParent.apiManager.global.browserActionFor(${extension})`;
  const backgroundState = () => privileged<string>(`${extension}.backgroundState`);

  let popup: Popup | undefined;

  return {
    name: 'firefox',
    extensionOrigin: `moz-extension://${EXTENSION_UUID}`,
    closed,
    open: (url, navigation) => openFirefoxPage(bidi, privileged, url, navigation),

    // What commands.getAll answers with.
    commands: () =>
      privileged<Command[]>(
        `${extension}.shortcuts.allCommands()
          .then((all) => all.map(({ name, shortcut }) => ({ name, shortcut })))`,
      ),

    async stopBackground() {
      await until('background settled', async () => (await backgroundState()) !== 'starting');
      if ((await backgroundState()) === 'running') {
        await privileged(`${extension}.terminateBackground().then(() => null)`);
      }
      await until('background stopped', async () => (await backgroundState()) === 'stopped');
    },
    hasBackground: async () => (await backgroundState()) !== 'stopped',
    async reloadExtension() {
      await privileged(
        `AddonManager.getAddonByID('${extensionId}').then((addon) => addon.reload()).then(() => null)`,
      );
      await until('background started', async () => (await backgroundState()) === 'running');
    },

    async badge(page) {
      await page.bringToFront();
      return privileged(`${action}.action.getProperty(gBrowser.selectedTab, 'badgeText') ?? ''`);
    },

    async openPopup(page) {
      // The action of an open popup would close it.
      await popup?.close();
      await page.bringToFront();
      // What the keyboard's way to the toolbar button calls; it grants activeTab.
      await privileged(`${action}.triggerAction(window); null`);
      popup = await openFirefoxPopup(privileged);
      return popup;
    },

    manifestWarnings: () => privileged(`Array.from(${extension}.warnings)`),
    close,
  };
}
