import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { BrowserName } from './driver.ts';

const NAMES: Record<BrowserName, string[]> = {
  chromium: [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
    'chrome',
    'msedge',
  ],
  // Debian's `firefox` may be absent or, on Ubuntu, a stub that asks for the snap: the ESR goes first.
  firefox: ['firefox-esr', 'firefox'],
};

const MAC_APPS: Record<BrowserName, string[]> = {
  chromium: ['Chromium', 'Google Chrome', 'Microsoft Edge'],
  firefox: ['Firefox', 'Firefox Developer Edition'],
};

const WINDOWS_FILES: Record<BrowserName, string[]> = {
  chromium: [
    'Chromium\\Application\\chrome.exe',
    'Google\\Chrome\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ],
  firefox: ['Mozilla Firefox\\firefox.exe'],
};

const PACKAGES = ['chromium', 'firefox-esr', 'fonts-wqy-microhei'];

/** Path of an installed browser: CHROMIUM_PATH or FIREFOX_PATH first, then the usual places of the system. */
export function findBrowser(browser: BrowserName): string | undefined {
  const chosen = process.env[`${browser.toUpperCase()}_PATH`];
  if (chosen) return chosen;
  return candidates(browser).find(isExecutable);
}

/** Like findBrowser, but throws a sentence that says what to install. */
export function requireBrowser(browser: BrowserName): string {
  const path = findBrowser(browser);
  if (!path) throw new Error(missing([browser]));
  return path;
}

/**
 * Installs what is missing where that is allowed (apt, as root).
 * Returns undefined when all `wanted` browsers are there, otherwise a sentence that says what is missing.
 */
export function installBrowsers(
  wanted: readonly BrowserName[] = ['chromium', 'firefox'],
): string | undefined {
  const absent = () => wanted.filter((browser) => !findBrowser(browser));
  if (absent().length > 0 && canUseApt()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, stdio: ['ignore', 'ignore', 'inherit'] as const };
    try {
      execFileSync('apt-get', ['update', '-qq'], { ...options, stdio: [...options.stdio] });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
        ...options,
        stdio: [...options.stdio],
      });
    } catch (error) {
      return `${missing(absent())} (apt-get failed: ${(error as Error).message})`;
    }
  }
  return absent().length > 0 ? missing(absent()) : undefined;
}

function missing(browsers: BrowserName[]): string {
  const names = { chromium: 'Chrome, Chromium or Edge', firefox: 'Firefox' };
  const wanted = browsers.map((browser) => names[browser]).join(' and ');
  const variables = browsers.map((browser) => `${browser.toUpperCase()}_PATH`).join(' and ');
  return `No ${wanted} found: please install, or set ${variables} to the program file.`;
}

function candidates(browser: BrowserName): string[] {
  if (process.platform === 'darwin') return MAC_APPS[browser].map(macFile);
  if (process.platform === 'win32') {
    const { ProgramFiles, LOCALAPPDATA } = process.env;
    const roots = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => WINDOWS_FILES[browser].map((file) => join(root, file)));
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES[browser].flatMap((name) => folders.map((folder) => join(folder, name)));
}

function macFile(app: string): string {
  const program = app.startsWith('Firefox') ? 'firefox' : app;
  return `/Applications/${app}.app/Contents/MacOS/${program}`;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
