// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

interface Injection {
  func?: (...args: unknown[]) => unknown;
  args?: unknown[];
}

const lookUps = vi.fn(() => ({ board: { kind: 'no-board' }, canUndo: false }));
/** How many calls from now on the browser loses: no reply, no refusal. */
let lost = 0;
let callPage: typeof import('../../src/extension/page-verbs.ts').callPage;

beforeAll(async () => {
  // As much of a browser as runs a function in a page, and as Chromium does it on a bad day.
  const executeScript = async ({ func, args = [] }: Injection) => {
    if (lost-- > 0) return new Promise(() => {});
    return [{ result: await func?.(...args) }];
  };
  const browser = { runtime: { id: 'test' }, scripting: { executeScript } };
  Object.assign(globalThis, { browser, chrome: browser, sudokuAutofill: { look: lookUps } });
  ({ callPage } = await import('../../src/extension/page-verbs.ts'));
});

beforeEach(() => {
  lost = 0;
  lookUps.mockClear();
});

it('a call that the browser loses is made again', async () => {
  lost = 2;
  expect(await callPage(1, 'look')).toEqual({ board: { kind: 'no-board' }, canUndo: false });
});

it('a call that only takes its time is done once', async () => {
  lookUps.mockImplementationOnce(() => new Promise((r) => setTimeout(r, 900, 'late')) as never);
  expect(await callPage(1, 'look')).toBe('late');
  expect(lookUps).toHaveBeenCalledTimes(1);
  await callPage(1, 'look');
  expect(lookUps).toHaveBeenCalledTimes(2);
});
