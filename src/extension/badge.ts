import type { Report } from '../report.ts';
import { browser } from './browser.ts';

const COLOURS = { good: '#1a7f37', warning: '#b35900', neutral: '#57606a' };

/** Shows an outcome on the toolbar until the tab goes to another page. */
export async function showBadge(tabId: number, { badge, tone }: Report): Promise<void> {
  try {
    await browser.action.setBadgeText({ tabId, text: badge });
    await browser.action.setBadgeBackgroundColor({ tabId, color: COLOURS[tone] });
    await browser.action.setBadgeTextColor?.({ tabId, color: '#ffffff' });
  } catch {
    // The tab was closed meanwhile: nobody is there to be told.
  }
}
