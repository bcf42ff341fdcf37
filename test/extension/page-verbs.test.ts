// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lesson } from '../../src/protocol.ts';

interface Injection {
  func?: (...args: unknown[]) => unknown;
  args?: unknown[];
  files?: string[];
}

const NOT_YET =
  'Cannot access contents of the page. Extension manifest must request permission to access the respective host.';
const status = { board: { kind: 'no-board' }, canUndo: false };
/** What the browser says to the calls to come; it runs those that are left. */
let refusals: string[] = [];
let calls = 0;
/** Whether the tab shows the play page. */
let isOurs = false;
/** The scripts that were brought to the page. */
const brought: string[] = [];
async function executeScript({ func, args = [], files = [] }: Injection) {
  calls++;
  brought.push(...files);
  const refusal = refusals.shift();
  if (refusal) throw new Error(refusal);
  return [{ result: await func?.(...args) }];
}
let callPage: typeof import('../../src/extension/page-verbs.ts').callPage;

beforeAll(async () => {
  // As much of a browser as runs a function in a page, in Chromium's words.
  const sendMessage = async () => {
    if (isOurs) return status;
    throw new Error('Could not establish connection. Receiving end does not exist.');
  };
  const browser = { runtime: { id: 'test' }, scripting: { executeScript }, tabs: { sendMessage } };
  const show = () => (brought.includes('lesson.js') ? { kind: 'shown' } : undefined);
  const sudokuAutofill = { look: () => status, show };
  Object.assign(globalThis, { browser, chrome: browser, sudokuAutofill });
  ({ callPage } = await import('../../src/extension/page-verbs.ts'));
});

beforeEach(() => {
  calls = 0;
  isOurs = false;
});

it('a call that comes before activeTab has been granted is made again', async () => {
  refusals = [NOT_YET, NOT_YET];
  expect(await callPage(1, 'look')).toEqual(status);
});

it('a page that is never opened to us is told of in the end', async () => {
  refusals = Array(9).fill(NOT_YET);
  expect(await callPage(1, 'look')).toEqual({ kind: 'no-access' });
  refusals = [];
});

it("a page of the browser's own is told of at once", async () => {
  refusals = ['Cannot access a chrome:// URL'];
  expect(await callPage(1, 'look')).toEqual({ kind: 'no-access' });
  expect(calls).toBe(1);
});

it('the play page, which no script can be brought to, is asked at once', async () => {
  refusals = Array(9).fill(NOT_YET);
  isOurs = true;
  expect(await callPage(1, 'look')).toEqual(status);
  expect(calls).toBe(1);
  refusals = [];
});

it('what draws lessons comes to the page with the first of them', async () => {
  const lesson: Lesson = { topic: 'check', depth: 1, marks: [], title: 'a title', text: [] };
  expect(await callPage(1, 'look')).toEqual(status);
  expect(brought).toEqual([]);
  for (const _ of [1, 2]) expect(await callPage(1, 'show', lesson)).toEqual({ kind: 'shown' });
  expect(brought).toEqual(['lesson.js']);
});
