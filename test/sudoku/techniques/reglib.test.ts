import { describe, expect, it } from 'vitest';
import { TECHNIQUES } from '../../../src/sudoku/techniques/index.ts';
import { hasData, readDataLines } from '../../data.ts';
import { type Case, formatResult, parseCase, stateOf } from './reglib.ts';

const LIBRARY = 'hodoku/reglib-half.txt';

/** Cases not passed, by their start, each with its reason. */
const KNOWN: Record<string, string> = {};

const cases: Case[] = hasData(LIBRARY)
  ? readDataLines(LIBRARY).flatMap((line) => parseCase(line) ?? [])
  : [];
const codes = [...new Set(TECHNIQUES.flatMap((technique) => technique.codes))].sort();

function isPassed(one: Case): boolean {
  const state = stateOf(one);
  const results = TECHNIQUES.filter(({ codes }) => codes.includes(one.code)).flatMap((technique) =>
    technique.findAll(state).map(formatResult),
  );
  return one.isFail ? results.length === 0 : results.includes(one.expected);
}

describe.skipIf(cases.length === 0)(`the cases of ${LIBRARY}`, () => {
  const table: string[] = [];

  it.each(codes)('of %s are found', (code) => {
    const own = cases.filter((one) => one.code === code);
    const failed = own.filter((one) => !isPassed(one)).map(({ line }) => line);
    table.push(`${code.padEnd(6)} ${own.length - failed.length}/${own.length}`);
    expect(
      failed.filter((line) => !Object.keys(KNOWN).some((start) => line.startsWith(start))),
    ).toEqual([]);
  });

  it('are counted', () => {
    const others = cases.filter(({ code }) => !codes.includes(code)).map(({ code }) => code);
    console.log(`${table.join('\n')}\nnot covered: ${[...new Set(others)].join(' ')}`);
    expect(table).toHaveLength(codes.length);
  });
});
