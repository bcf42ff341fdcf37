import type { PageVerbs } from '../protocol.ts';
import { browser } from './browser.ts';
import { type Reply, runInTab } from './frames.ts';

/** A page whose verbs can be called, wherever it is. */
export interface Page {
  call<V extends keyof PageVerbs>(
    verb: V,
    ...args: Parameters<PageVerbs[V]>
  ): Promise<Reply<V> | { kind: 'no-access' }>;
}

/** A call of a verb, as it goes to our own page: no script can be brought there. */
export interface Call<V extends keyof PageVerbs = keyof PageVerbs> {
  verb: V;
  args: Parameters<PageVerbs[V]>;
}

/**
 * Chromium grants activeTab a moment after it tells of the key press or opens the popup, and until then refuses in
 * these words. A busy machine was seen to take 250 ms for it.
 */
const NOT_YET_GRANTED = /must request permission/;
/** How long to wait before each further try; in milliseconds. */
const WAITS = [20, 80, 200, 400];
/** Tries where the browser runs our script nowhere and says nothing: Chromium does that while a frame is being loaded. */
const SILENT_TRIES = 3;

/**
 * Calls a verb in a tab's page, bringing our script there first where it is not yet.
 * @returns the verb's reply; `no-access` where the browser lets no extension run
 */
export async function callPage<V extends keyof PageVerbs>(
  tabId: number,
  verb: V,
  ...args: Parameters<PageVerbs[V]>
): Promise<Reply<V> | { kind: 'no-access' }> {
  for (let tries = 0; ; tries++) {
    let mayPass = tries < SILENT_TRIES;
    let reply: Reply<V> | { kind: 'no-access' } | undefined;
    try {
      reply = await runInTab(tabId, verb, args);
    } catch (refusal) {
      // The browser's own pages, the stores and pages that could not be loaded refuse each in other words.
      mayPass = NOT_YET_GRANTED.test(String(refusal));
    }
    reply ??= await askOurPage(tabId, { verb, args });
    const isRefused = reply && 'kind' in reply && reply.kind === 'no-access';
    const wait = WAITS[tries];
    if (!isRefused || !wait || !mayPass) return reply;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** @returns the page that a tab shows */
export function pageInTab(tabId: number): Page {
  return { call: (verb, ...args) => callPage(tabId, verb, ...args) };
}

/** The play page listens; nothing else does, and then the browser refuses. */
async function askOurPage<V extends keyof PageVerbs>(
  tabId: number,
  call: Call<V>,
): Promise<Reply<V> | { kind: 'no-access' }> {
  try {
    const reply: Reply<V> | undefined = await browser.tabs.sendMessage(tabId, call);
    return reply ?? { kind: 'no-access' };
  } catch {
    return { kind: 'no-access' };
  }
}
