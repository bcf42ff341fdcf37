// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { readPuzzle } from '../../src/sudoku/formats/read-puzzles.ts';
import { PUZZLES } from '../site/puzzles.ts';

let copy: typeof import('../../src/extension/play-copy.ts');

beforeAll(async () => {
  const browser = { runtime: { id: 'test' }, i18n: { getMessage: () => '' } };
  Object.assign(globalThis, { browser, chrome: browser });
  copy = await import('../../src/extension/play-copy.ts');
});

const grid = fc.uint8Array({ minLength: 81, maxLength: 81, max: 9 });

it('a link has the puzzle behind the address of the page, and nothing else of it', () => {
  const givens = Uint8Array.from(PUZZLES['article-1'].givens, (digit) => Number(digit) || 0);
  expect(copy.formatLink('moz-extension://a-b/play.html?game=7#x', givens)).toBe(
    `moz-extension://a-b/play.html#${PUZZLES['article-1'].givens}`,
  );
});

it('what is copied is read as the same puzzle again', () => {
  fc.assert(
    fc.property(grid, (givens) => {
      const link = copy.formatLink('chrome-extension://abc/play.html', givens);
      for (const text of [copy.drawGrid(givens), new URL(link).hash.slice(1)]) {
        const reading = readPuzzle(text);
        expect(reading.kind === 'puzzle' && [...reading.givens]).toEqual([...givens]);
      }
    }),
  );
});
