/** What the suites share: a browser with the built extension on the replica of the site. */
import { afterAll, beforeAll, describe } from 'vitest';
import { type Site, startSite } from '../site/server.ts';
import { type BrowserDriver, type BrowserName, type LaunchOptions, launch } from './driver.ts';
import { BROWSERS, extensionFolder } from './suite-page.ts';

export interface Suite {
  browser: BrowserName;
  driver: BrowserDriver;
  site: Site;
}

/** Runs the same tests in each browser; `suite` is filled in before the first of them. */
export function describeInBrowsers(
  title: string,
  tests: (suite: Suite) => void,
  options: Partial<LaunchOptions> = {},
  browsers: readonly BrowserName[] = BROWSERS,
): void {
  describe.each(browsers)(`${title} in %s`, (browser) => {
    const suite = { browser } as Suite;
    beforeAll(async () => {
      suite.site = await startSite();
      suite.driver = await launch({
        browser,
        extensionDir: extensionFolder(browser),
        site: suite.site,
        size: { width: 1100, height: 900 },
        ...options,
      });
    });
    afterAll(async () => {
      await suite.driver?.close();
      await suite.site?.close();
    });
    tests(suite);
  });
}
