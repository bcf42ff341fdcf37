import type { PageVerbs } from '../protocol.ts';
import { browser } from './browser.ts';

type Reply<V extends keyof PageVerbs> = Awaited<ReturnType<PageVerbs[V]>>;

const CONTENT_SCRIPT = 'content.js';

/**
 * When a call without a reply is made again, and how often; in milliseconds. Chromium now and then loses the first
 * call to a page that a key press has only just opened to us by activeTab, and then neither replies nor refuses.
 */
const PATIENCE = 400;
const ATTEMPTS = 4;

/**
 * Calls a verb in a tab's page, bringing our script there first where it is not yet.
 * @returns the verb's reply; `no-access` where the browser lets no extension run
 */
export async function callPage<V extends keyof PageVerbs>(
  tabId: number,
  verb: V,
  ...args: Parameters<PageVerbs[V]>
): Promise<Reply<V> | { kind: 'no-access' }> {
  const target = { tabId };
  const id = crypto.randomUUID();
  const call = () =>
    insist(async () => {
      const [frame] = await browser.scripting.executeScript({
        target,
        injectImmediately: true,
        func: runVerb,
        args: [id, verb, args],
      });
      return frame?.result as Reply<V> | null | undefined;
    });
  try {
    const reply = await call();
    // Chrome replies null for undefined.
    if (reply !== null && reply !== undefined) return reply;
    await browser.scripting.executeScript({
      target,
      injectImmediately: true,
      files: [CONTENT_SCRIPT],
    });
    // Firefox injects nothing into its own pages, and says nothing of it.
    return (await call()) ?? { kind: 'no-access' };
  } catch {
    // The browser's own pages, the stores and pages that could not be loaded refuse each in other words.
    return { kind: 'no-access' };
  }
}

/** @returns the first reply to a call that is made again as long as none comes: doing it twice must do no harm */
async function insist<T>(call: () => Promise<T>): Promise<T> {
  const calls = [call()];
  while (calls.length < ATTEMPTS) {
    const silence = new Promise<'silence'>((resolve) => setTimeout(resolve, PATIENCE, 'silence'));
    const reply = await Promise.race([
      ...calls.map((one) => one.then((value) => ({ value }))),
      silence,
    ]);
    if (reply !== 'silence') return reply.value;
    calls.push(call());
  }
  return Promise.race(calls);
}

/** Runs in the page; must not use anything from outside itself. A call that is made again gets the same reply. */
function runVerb<V extends keyof PageVerbs>(id: string, verb: V, args: Parameters<PageVerbs[V]>) {
  const page = globalThis as {
    sudokuAutofill?: { [Name in V]: (...args: Parameters<PageVerbs[V]>) => unknown };
    sudokuAutofillCall?: { id: string; reply: unknown };
  };
  if (!page.sudokuAutofill) return undefined;
  if (page.sudokuAutofillCall?.id !== id) {
    page.sudokuAutofillCall = { id, reply: page.sudokuAutofill[verb](...args) };
  }
  return page.sudokuAutofillCall.reply;
}
