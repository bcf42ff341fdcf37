// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, table } from './page.ts';

/** Opens a page that is only just there, and starts to look for its board. */
async function search(query: string, age = 0) {
  openPage(query);
  vi.mocked(performance.now).mockReturnValue(age);
  const { findBoardInTime } = await import('../../src/content/find-in-time.ts');
  const found: unknown[] = [];
  findBoardInTime().then((result) => found.push(result));
  await vi.advanceTimersByTimeAsync(0);
  return found;
}

/** Time goes on, for the page's age too, until the page is looked at again. */
const tick = () => pass(25);

async function pass(milliseconds: number): Promise<void> {
  const age = performance.now();
  vi.mocked(performance.now).mockReturnValue(age + milliseconds);
  await vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

describe('a page just opened', () => {
  it('is waited for until it shows its board', async () => {
    openPage('puzzle_num=1');
    const late = table();
    const found = await search('variant=late');
    await pass(1000);
    expect(found).toEqual([]);
    document.getElementById('board_holder')?.append(late);
    await tick();
    expect(found).toEqual([expect.objectContaining({ board: expect.anything() })]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is waited for until its board has all cells', async () => {
    const found = await search('puzzle_num=1');
    expect(found).toHaveLength(1);
    openPage('puzzle_num=1');
    const lastRow = table().rows[8] as HTMLTableRowElement;
    lastRow.remove();
    vi.mocked(performance.now).mockReturnValue(10);
    const { findBoardInTime } = await import('../../src/content/find-in-time.ts');
    findBoardInTime().then((result) => found.push(result));
    await pass(500);
    expect(found).toHaveLength(1);
    table().tBodies[0]?.append(lastRow);
    await tick();
    expect(found[1]).toHaveProperty('board');
  });

  it('is not waited for longer than it is young', async () => {
    const found = await search('variant=late', 2000);
    await pass(900);
    expect(found).toEqual([]);
    await pass(200);
    expect(found).toEqual([{ kind: 'no-board' }]);
  });

  it('is not waited for where waiting cannot help', async () => {
    expect(await search('killer_sudoku=1')).toEqual([{ kind: 'unsupported', reason: 'killer' }]);
  });
});

it('a page opened long ago gets its answer at once', async () => {
  expect(await search('variant=late', 60_000)).toEqual([{ kind: 'no-board' }]);
  expect(await search('variant=few', 60_000)).toEqual([{ kind: 'wrong-size', count: 80 }]);
});
