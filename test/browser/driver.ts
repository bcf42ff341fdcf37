/**
 * One way to drive a real browser with the extension in it, so that one test suite runs in Chromium and in Firefox.
 * Keys, clicks, the shortcut and the popup are the browser's real ones, never simulated in the page.
 */

export type BrowserName = 'chromium' | 'firefox';
export type Language = 'en' | 'zh-CN' | 'zh-TW';

export interface LaunchOptions {
  browser: BrowserName;
  /** The built extension, an unpacked folder. */
  extensionDir: string;
  /** Local ports that answer as :80 and :443 of all hosts that the test server knows; every other one is unreachable. */
  site: { http: number; https: number };
  language?: Language;
  dark?: boolean;
  headless?: boolean;
  /** Of the browser window, in CSS pixels. */
  size?: { width: number; height: number };
}

export interface Command {
  name: string;
  /** As the browser spells it ("Alt+Shift+U"); empty when the browser dropped the suggested key. */
  shortcut: string;
}

export interface NavigationOptions {
  /** 'none' returns once the navigation is under way, before the page has loaded. */
  wait?: 'load' | 'none';
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A button as assistive technology sees it, closed shadow roots included. */
export interface AccessibleButton {
  name: string;
  disabled: boolean;
  focused: boolean;
  /** In viewport coordinates of page or popup, so that a test can click its middle. */
  box: Box;
}

export interface BrowserDriver {
  readonly name: BrowserName;
  /** Ends without a slash. */
  readonly extensionOrigin: string;
  /** Resolves when the browser has ended, by `close` or by the player. */
  readonly closed: Promise<void>;
  /** A new tab in the foreground. */
  open(url: string, options?: NavigationOptions): Promise<Page>;
  commands(): Promise<Command[]>;
  /** Really ends the service worker or event page, and returns when it is gone. */
  stopBackground(): Promise<void>;
  hasBackground(): Promise<boolean>;
  /** Loads the extension anew, as an update does; pages stay open. */
  reloadExtension(): Promise<void>;
  /** Badge text of the page's tab. Brings the page to the front. */
  badge(page: Page): Promise<string>;
  /** The real popup over the page, with the activeTab grant a player's click gives. */
  openPopup(page: Page): Promise<Popup>;
  /** What the browser says against the manifest. */
  manifestWarnings(): Promise<string[]>;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

export interface Page {
  url(): Promise<string>;
  /** Runs in the page's own world, awaits promises; the value must be plain JSON data. */
  evaluate<T>(expression: string): Promise<T>;
  /**
   * Calls a function, given as its source, with the shadow root of the element that `host` selects, a closed one too,
   * which the page itself cannot look into. Nothing where there is no such element.
   */
  evaluateInShadow<T>(host: string, declaration: string): Promise<T | undefined>;
  goto(url: string, options?: NavigationOptions): Promise<void>;
  /** History; returns when the other document is shown (bfcache gives no load event). */
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** The real Alt+Shift+letter, as the browser takes it for `commands`. */
  pressShortcut(letter?: string): Promise<void>;
  /** A trusted key: "Tab", "Enter", "Escape", " ", "5", "ArrowLeft"… */
  press(key: string, modifiers?: Modifier[]): Promise<void>;
  type(text: string): Promise<void>;
  /** A trusted click at viewport coordinates. */
  click(x: number, y: number): Promise<void>;
  screenshot(file: string): Promise<void>;
  accessibleButtons(): Promise<AccessibleButton[]>;
  setViewport(width: number, height: number): Promise<void>;
  emulateDark(dark: boolean): Promise<void>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
}

export type Modifier = 'Alt' | 'Control' | 'Shift' | 'Meta';

export interface Popup {
  /** Runs in the popup's document with a user gesture, awaits promises; the value must be plain JSON data. */
  evaluate<T>(expression: string): Promise<T>;
  /** A trusted key. */
  press(key: 'Tab' | 'Enter' | 'Escape' | ' '): Promise<void>;
  screenshot(file: string): Promise<void>;
  accessibleButtons(): Promise<AccessibleButton[]>;
  isOpen(): Promise<boolean>;
  close(): Promise<void>;
}

/** Starts a browser of its own profile with the extension installed. Throws with what to install when there is none. */
export async function launch(options: LaunchOptions): Promise<BrowserDriver> {
  if (options.browser === 'firefox') {
    const { launchFirefox } = await import('./firefox.ts');
    return launchFirefox(options);
  }
  const { launchChromium } = await import('./chromium.ts');
  return launchChromium(options);
}

/** Asks `attempt` again and again until it gives something truthy. `what` names it in the error. */
export async function until<T>(
  what: string,
  attempt: () => Promise<T> | T,
  timeout = 30_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + timeout;
  for (;;) {
    const value = await attempt();
    if (value) return value;
    if (Date.now() > end) throw new Error(`Waited ${timeout} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
