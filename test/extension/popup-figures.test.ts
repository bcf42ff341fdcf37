// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/protocol.ts';
import { type Locale, translateIn } from '../catalogue.ts';

let locale: Locale = 'en';
let list: HTMLElement;
let showFigures: typeof import('../../src/extension/popup-figures.ts').showFigures;

beforeAll(async () => {
  // As much of a browser as the words need.
  const getMessage = (key: Parameters<ReturnType<typeof translateIn>>[0], texts: string[]) =>
    translateIn(locale)(key, ...texts);
  const browser = { runtime: { id: 'test' }, i18n: { getMessage } };
  Object.assign(globalThis, { browser, chrome: browser });
  ({ showFigures } = await import('../../src/extension/popup-figures.ts'));
});

beforeEach(() => {
  locale = 'en';
  list = document.createElement('dl');
  list.hidden = true;
});

const timing = {
  find: 1,
  read: 1,
  solve: 0.4,
  write: 9,
  verify: 1,
  clickToFilled: 36,
  resolution: 0.1,
};
const facts = { site: 'sudoku.name', count: 53, guesses: 2, wrongEntries: [4, 7, 9], timing };

/** The list’s terms and descriptions, in pairs. */
const rows = () =>
  Array.from(list.querySelectorAll('dt'), (term) => [
    term.textContent,
    term.nextElementSibling?.matches('dd') && term.nextElementSibling.textContent,
  ]);

describe('figures', () => {
  it('tell what a fill took and did', () => {
    showFigures(list, { kind: 'filled', ...facts });
    expect(list.hidden).toBe(false);
    expect(rows()).toEqual([
      ['Solve time', '400 µs'],
      ['Click to filled', '36 ms'],
      ['Digits written', '53'],
      ['Guesses', '2'],
      ['Wrong entries replaced', '3'],
    ]);
    expect(list.children).toHaveLength(10);
  });

  it('say no more than the clock could tell', () => {
    const coarse = { ...timing, solve: 0, resolution: 1 };
    showFigures(list, { kind: 'filled', ...facts, timing: coarse });
    expect(rows()[0]).toEqual(['Solve time', '< 1 ms']);
  });

  it('are told of a fill that the page kept in part, in the player’s language', () => {
    locale = 'zh_TW';
    showFigures(list, { kind: 'not-kept', cells: [3], ...facts, count: 52 });
    expect(list.hidden).toBe(false);
    expect(rows()[1]).toEqual(['從按下到填完', '36 毫秒']);
    expect(rows()[2]?.[1]).toBe('52');
  });

  it('do not outlast the fill', () => {
    showFigures(list, { kind: 'filled', ...facts });
    showFigures(list, { kind: 'filled', ...facts });
    expect(list.children).toHaveLength(10);
    const others: Outcome[] = [{ kind: 'undone', count: 53 }, { kind: 'no-solution' }];
    for (const outcome of others) {
      showFigures(list, outcome);
      expect(list.hidden).toBe(true);
      expect(list.children).toHaveLength(0);
    }
  });
});
