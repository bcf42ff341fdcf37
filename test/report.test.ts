import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardStatus, Outcome } from '../src/protocol.ts';
import { formatDuration, report } from '../src/report.ts';
import { LOCALES, translateIn } from './catalogue.ts';

type Told = Outcome | BoardStatus;

const cells = [0, 13];
const timing = {
  find: 0,
  read: 0,
  solve: 0.3,
  write: 2,
  verify: 1,
  clickToFilled: 9,
  resolution: 0.1,
};
const facts = { site: 'sudoku.name', count: 53, guesses: 0, wrongEntries: [], timing };

/** One of each kind: the compiler sees to it that none is missing. */
const SAMPLES: { [Kind in Told['kind']]: Extract<Told, { kind: Kind }> } = {
  board: { kind: 'board', site: 'sudoku.name', givens: 28, entries: 4 },
  filled: { kind: 'filled', ...facts },
  'already-complete': { kind: 'already-complete', site: 'sudoku.name' },
  'not-kept': { kind: 'not-kept', cells, ...facts },
  'board-replaced': { kind: 'board-replaced' },
  'no-board': { kind: 'no-board' },
  unsupported: { kind: 'unsupported', reason: 'killer' },
  'not-classic': { kind: 'not-classic', digits: [1, 1] },
  unwritable: { kind: 'unwritable', site: 'sudoku.name', givens: [], solution: [] },
  'wrong-size': { kind: 'wrong-size', count: 80 },
  'bad-givens': { kind: 'bad-givens', cells },
  conflict: { kind: 'conflict', cells },
  'no-solution': { kind: 'no-solution' },
  'many-solutions': { kind: 'many-solutions' },
  paused: { kind: 'paused' },
  elsewhere: { kind: 'elsewhere' },
  'no-access': { kind: 'no-access' },
  undone: { kind: 'undone', count: 53 },
  'undo-not-kept': { kind: 'undo-not-kept', cells },
  'marks-lost': { kind: 'marks-lost', cells },
  'nothing-to-undo': { kind: 'nothing-to-undo' },
  written: { kind: 'written', purpose: 'hint', count: 3, total: 4 },
  'write-not-kept': { kind: 'write-not-kept', cells },
  'takes-marks': { kind: 'takes-marks' },
  'takes-nothing': { kind: 'takes-nothing' },
  failed: { kind: 'failed', detail: 'TypeError: x' },
};
const samples = Object.values(SAMPLES);

/** What a sentence must repeat of the outcome it tells. */
const FIGURES: Partial<Record<Told['kind'], string[]>> = {
  board: ['sudoku.name', '28', '4'],
  filled: ['53', '300 µs'],
  'not-kept': ['r1c1', 'r2c5'],
  'marks-lost': ['r1c1', 'r2c5'],
  'wrong-size': ['80'],
  'bad-givens': ['r1c1', 'r2c5'],
  conflict: ['r1c1', 'r2c5'],
  undone: ['53'],
  'undo-not-kept': ['r1c1', 'r2c5'],
  written: ['3'],
  'write-not-kept': ['r1c1', 'r2c5'],
  failed: ['TypeError: x'],
};

describe.each(LOCALES)('report in %s', (locale) => {
  const translate = translateIn(locale);

  it.each(samples)('tells $kind', (sample) => {
    const { text, badge } = report(sample, translate);
    expect(text.length).toBeGreaterThan(4);
    expect(text).not.toMatch(/\$|undefined|NaN|\[object/);
    for (const figure of FIGURES[sample.kind] ?? []) expect(text).toContain(figure);
    expect([...badge].length).toBeLessThanOrEqual(2);
  });

  it('has words of its own for each', () => {
    const texts = samples.map((sample) => report(sample, translate).text);
    expect(new Set(texts).size).toBe(samples.length);
  });

  it('names nine cells at most, and says that there are more', () => {
    const list = (length: number) =>
      report({ kind: 'conflict', cells: [...Array(length).keys()] }, translate).text;
    expect(list(9).match(/r\dc\d/g)).toHaveLength(9);
    expect(list(9)).not.toContain('…');
    expect(list(10).match(/r\dc\d/g)).toHaveLength(9);
    expect(list(10)).toContain('r1c9');
    expect(list(10)).toContain('…');
  });
});

describe('report', () => {
  const english = translateIn('en');

  it('speaks plainly', () => {
    expect(report(SAMPLES.filled, english)).toEqual({
      badge: '✓',
      tone: 'good',
      text: 'Solved in 300 µs. Digits written: 53.',
    });
    expect(report(SAMPLES.board, english).text).toBe(
      'Board found on sudoku.name. Givens: 28, entries: 4.',
    );
    expect(report(SAMPLES.conflict, english).text).toMatch(/: r1c1, r2c5\. /);
  });

  it('marks success, trouble and neither apart', () => {
    const tone = (sample: Told) => report(sample, english).tone;
    const good = samples.filter((sample) => tone(sample) === 'good').map(({ kind }) => kind);
    expect(good).toEqual(['filled', 'already-complete', 'unwritable', 'written']);
    for (const sample of samples) {
      const { badge } = report(sample, english);
      expect(badge === '✓', sample.kind).toBe(tone(sample) === 'good');
      if (tone(sample) === 'warning') expect(badge, sample.kind).not.toBe('');
    }
  });
});

describe('formatDuration', () => {
  const english = translateIn('en');
  const format = (duration: number, resolution: number) =>
    formatDuration(duration, resolution, english);

  it.each([
    [0, 1, '< 1 ms'],
    [0, 0.1, '< 100 µs'],
    [0.1, 0.1, '100 µs'],
    [0.30000000000000004, 0.1, '300 µs'],
    [0.35, 0.005, '350 µs'],
    [1, 1, '1 ms'],
    [3.2, 0.1, '3.2 ms'],
    [3.1999999992549419, 0.1, '3.2 ms'],
    [9.96, 0.1, '10 ms'],
    [36, 1, '36 ms'],
    [36.4, 0.1, '36.4 ms'],
    [172, 1, '172 ms'],
    [1000, 1, '1 s'],
    [1720, 1, '1.72 s'],
    [17_200, 1, '17.2 s'],
  ])('%d ms at a resolution of %d: %s', (duration, resolution, text) => {
    expect(format(duration, resolution)).toBe(text);
  });

  // Differences of clock readings such as 1234.3 and 1234.4 are a little off.
  it('knows one step of the clock, however the difference was rounded', () => {
    expect(format(1234.4 - 1234.3, 0.1)).toBe('100 µs');
    expect(format(0.0999999940395, 0.1)).toBe('100 µs');
  });

  it('takes the unit that suits', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 999_000, noNaN: true }), (duration) => {
        const text = format(duration, 0.001);
        const [number = '', unit = ''] = text.split(' ');
        expect(Number(number), text).toBeLessThan(1000);
        const inMilliseconds = Number(number) * ({ µs: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
        expect(Math.abs(inMilliseconds / duration - 1)).toBeLessThanOrEqual(0.0501);
      }),
    );
    expect([0.9996, 999.7].map((duration) => format(duration, 0.001))).toEqual(['1 ms', '1 s']);
  });

  it('speaks Chinese as well', () => {
    expect(formatDuration(3.2, 0.1, translateIn('zh_CN'))).toBe('3.2 毫秒');
    expect(formatDuration(0, 1, translateIn('zh_TW'))).toBe('< 1 毫秒');
  });
});
