import type { Report } from '../report.ts';
import { browser } from './browser.ts';

const COLOURS = { good: '#1a7f37', warning: '#b35900', neutral: '#57606a' };

/** What the badge tells is soon no longer true: the page can change, and does not tell us. In milliseconds. */
const LIFETIME = 10_000;

/** The end of each tab's badge: a badge that gave way to another must not take that one along. */
const ends = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows an outcome on the toolbar for a while, or until the tab goes to another page. */
export async function showBadge(tabId: number, { badge, tone }: Report): Promise<void> {
  try {
    await browser.action.setBadgeText({ tabId, text: badge });
    await browser.action.setBadgeBackgroundColor({ tabId, color: COLOURS[tone] });
    await browser.action.setBadgeTextColor?.({ tabId, color: '#ffffff' });
    clearTimeout(ends.get(tabId));
    ends.set(
      tabId,
      setTimeout(() => clearBadge(tabId), LIFETIME),
    );
  } catch {
    // The tab was closed meanwhile: nobody is there to be told.
  }
}

/** Takes the badge from a tab, closed or not. */
export async function clearBadge(tabId: number): Promise<void> {
  await browser.action.setBadgeText({ tabId, text: '' }).catch(() => undefined);
}
