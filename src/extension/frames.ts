/** A tab's page is its document and those of its frames: a board may be in any of them. */
import type { PageVerbs, Standing } from '../protocol.ts';
import { browser } from './browser.ts';

export type Reply<V extends keyof PageVerbs> = NonNullable<Awaited<ReturnType<PageVerbs[V]>>>;

/** What a frame says when it is asked: how it stands, or nothing where our script is not there yet. */
type Answer = { standing: Standing } | { reply: unknown } | { isAbsent: true };

type ScriptTarget = Parameters<typeof browser.scripting.executeScript>[0]['target'];

const CONTENT_SCRIPT = 'content.js';
const LESSON_SCRIPT = 'lesson.js';

/** A frame that has our script. */
export interface Frame {
  frameId: number;
  standing: Standing;
}

/**
 * Calls a verb in the frame of a tab that has the board which the player means, bringing our script to all frames.
 * @returns the verb's reply, if any; Firefox injects nothing into its own pages, and says nothing of it
 * @throws where the browser lets no extension run
 */
export async function runInTab<V extends keyof PageVerbs>(
  tabId: number,
  verb: V,
  args: Parameters<PageVerbs[V]>,
): Promise<Reply<V> | undefined> {
  const answers = await askFrames(tabId, verb, args);
  const only = answers.find((answer) => 'reply' in answer);
  const reply = (only?.reply as Reply<V> | null) ?? undefined;
  if (only && (reply !== undefined || verb !== 'show')) return reply;
  const frame = only ?? pickFrame(answers.filter(isFrame));
  if (!frame) return undefined;
  // What draws lessons comes with the first of them.
  if (verb === 'show') await bring(LESSON_SCRIPT, { tabId, frameIds: [frame.frameId] });
  return runInFrame(tabId, frame.frameId, verb, args);
}

/** @returns the frames that have our script, which is brought to all of them */
export async function listFrames(tabId: number): Promise<Frame[]> {
  return (await askFrames(tabId)).filter(isFrame);
}

/** @returns of frames the one with the board that the player means */
export function pickFrame(frames: readonly Frame[]): Frame | undefined {
  return frames.reduce<Frame | undefined>(
    (best, one) => (best && best.standing.weight >= one.standing.weight ? best : one),
    undefined,
  );
}

const isFrame = (answer: object): answer is Frame => 'standing' in answer;

/** Calls a verb in one frame that has our script. */
export async function runInFrame<V extends keyof PageVerbs>(
  tabId: number,
  frameId: number,
  verb: V,
  args: Parameters<PageVerbs[V]>,
): Promise<Reply<V> | undefined> {
  const [frame] = await browser.scripting.executeScript({
    target: { tabId, frameIds: [frameId] },
    injectImmediately: true,
    func: runVerb,
    args: [verb, args],
  });
  return (frame?.result as Reply<V> | null) ?? undefined;
}

/** A page without frames, where nothing is to be weighed, runs the verb at once. */
async function askFrames(
  tabId: number,
  verb?: keyof PageVerbs,
  args: unknown[] = [],
): Promise<(Answer & { frameId: number })[]> {
  const target = { tabId, allFrames: true };
  const ask = async () => {
    const frames = await browser.scripting.executeScript({
      target,
      injectImmediately: true,
      func: askFrame,
      args: [verb ?? null, args],
    });
    // Chrome replies in the order in which the frames are done; by their ids, they stand as in the page.
    return frames
      .sort((a, b) => a.frameId - b.frameId)
      .flatMap(({ frameId, result }) => (result ? { ...(result as Answer), frameId } : []));
  };
  const answers = await ask();
  if (!answers.some((answer) => 'isAbsent' in answer)) return answers;
  await bringScript(tabId);
  return ask();
}

/** Our script on its way to a tab: sent once, it need not be sent again. */
const underway = new Map<number, Promise<void>>();

/**
 * Brings our script to all frames of a tab.
 * @throws where the browser lets no extension run
 */
export function bringScript(tabId: number): Promise<void> {
  const sent =
    underway.get(tabId) ??
    bring(CONTENT_SCRIPT, { tabId, allFrames: true }).finally(() => underway.delete(tabId));
  underway.set(tabId, sent);
  return sent;
}

async function bring(file: string, target: ScriptTarget): Promise<void> {
  await browser.scripting.executeScript({ target, injectImmediately: true, files: [file] });
}

/** Runs in the page; must not use anything from outside itself. */
async function askFrame(verb: keyof PageVerbs | null, args: unknown[]) {
  const page = (globalThis as { sudokuAutofill?: PageVerbs }).sudokuAutofill;
  const isTop = window === window.top;
  // Advertisements and the like are too small for a board.
  if (!page) return isTop || innerWidth * innerHeight > 20_000 ? { isAbsent: true } : null;
  if (!verb || !isTop || window.length > 0) return { standing: page.stand() };
  const run = page[verb] as (...args: unknown[]) => unknown;
  // Chrome drops what is undefined within a reply.
  return { reply: (await run(...args)) ?? null };
}

/** Runs in the page; must not use anything from outside itself. */
function runVerb(verb: keyof PageVerbs, args: unknown[]) {
  const page = globalThis as { sudokuAutofill?: Record<string, (...args: unknown[]) => unknown> };
  return page.sudokuAutofill?.[verb]?.(...args);
}
