import { describe, expect, it } from 'vitest';
import { explainStep } from '../../src/explain/explain.ts';
import { nameTechnique, TELLINGS } from '../../src/explain/techniques.ts';
import { createWords, MOST_CELLS } from '../../src/explain/words.ts';
import type { Mark } from '../../src/protocol.ts';
import { formatCell, HOUSES } from '../../src/sudoku/grid.ts';
import { TECHNIQUES } from '../../src/sudoku/techniques/index.ts';
import type { Candidate, Step } from '../../src/sudoku/techniques/step.ts';
import { LOCALES, translateIn } from '../catalogue.ts';
import { hasData } from '../data.ts';
import { collectSteps, LIBRARY } from './steps.ts';

/** What a popup has room for. */
const LONGEST = 400;

const steps = collectSteps();
const ids = TECHNIQUES.map(({ id }) => id);
const name = (candidates: readonly Candidate[]) =>
  [...new Set(candidates.map(({ cell, digit }) => `${formatCell(cell)}=${digit}`))].sort();

/** Every cell that a text names, groups such as r1c23 taken apart. */
function findCells(text: string): string[] {
  return [...text.matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows = '', columns = '']) =>
    [...rows].flatMap((row) => [...columns].map((column) => `r${row}c${column}`)),
  );
}

function cellsOf(step: Step): Set<string> {
  const { where, because, parts = [], chains = [], placements, eliminations } = step;
  const cells = [
    ...[...where, ...because, ...parts.flatMap((part) => part.cells)],
    ...chains.flat().flatMap(({ from, to }) => [from, to].flatMap((node) => node.cells)),
    ...chains.flat().flatMap(({ from, to }) => [from, to].flatMap((node) => node.set ?? [])),
    ...[...placements, ...eliminations].map(({ cell }) => cell),
  ];
  return new Set(cells.map(formatCell));
}

/** The candidates of an action: cells with a digit, groups parted by semicolons and full stops. */
function readAction(action: string): string[] {
  const groups = action.split(/[;；。]|\. ?/).filter((text) => /\d/.test(text));
  return groups
    .flatMap((group) => {
      const digits = group.replace(/r\dc\d/g, '').match(/\d/g) ?? [];
      return findCells(group).flatMap((cell) => digits.map((digit) => `${cell}=${digit}`));
    })
    .sort();
}

function withoutPlaces(text: string): string {
  return text
    .replace(/r\dc\d/g, '')
    .replace(/(row|column|box)(s|es)? \d(, \d)*(,? and \d)?/g, '')
    .replace(/第\d(、\d)*(和\d)?[行列宫直橫宮]/g, '');
}

const told = (marks: readonly Mark[], role: Mark['role']) =>
  marks
    .filter((mark) => mark.role === role)
    .flatMap(({ cell, digits = [] }) => digits.map((digit) => `${formatCell(cell)}=${digit}`))
    .sort();

it('there is one for every technique', () => {
  expect(Object.keys(TELLINGS).sort()).toEqual([...ids].sort());
});

it.skipIf(!hasData(LIBRARY))('there is a real step of every technique', () => {
  expect(steps.filter(([, own]) => own.length === 0).map(([id]) => id)).toEqual([]);
});

describe.each(LOCALES)('an explanation in %s', (locale) => {
  const translate = translateIn(locale);

  it('has a name of its own for each technique', () => {
    expect(new Set(ids.map((id) => nameTechnique(id, translate))).size).toBe(ids.length);
  });

  describe.each(steps)('of %s', (_, own) => {
    it.skipIf(own.length === 0)('tells where, why and what, and nothing too early', () => {
      for (const step of own) {
        const explanation = explainStep(step, translate);
        const { where, why, action } = explanation;
        for (const text of [explanation.name, where, action, ...why]) {
          expect(text).toMatch(/\p{L}|→/u);
          expect(text).not.toMatch(/\$|undefined|NaN|\[object|r0|c0| {2}|^\s|\s$/);
        }
        expect(why.length).toBeGreaterThan(0);
        expect(where.startsWith(explanation.name)).toBe(true);
        expect(withoutPlaces(where.slice(explanation.name.length))).not.toMatch(/\d/);
        expect(readAction(action)).toEqual(name([...step.placements, ...step.eliminations]));
        const cells = cellsOf(step);
        for (const text of [where, ...why]) {
          expect(
            findCells(text).filter((cell) => !cells.has(cell)),
            text,
          ).toEqual([]);
        }
        if (locale === 'en') expect(why.join(' ').length).toBeLessThanOrEqual(LONGEST);
      }
    });
  });
});

describe.each(steps)('the marks of %s', (_, own) => {
  it.skipIf(own.length === 0)('show the pattern, then its parts, then what is done', () => {
    for (const step of own) {
      const { marks } = explainStep(step, translateIn('en'));
      const isAssumed = step.parts?.some(({ role }) => role === 'assumption');
      // The cell of a hidden single is its answer.
      const isHidden = step.technique === 'hidden-single';
      const place = isHidden ? HOUSES[step.houses[0] ?? 0] : step.where;
      const first = isAssumed ? step.because : (place ?? []);
      expect(marks[1]).toEqual(first.map((cell) => ({ cell, role: 'where' })));
      expect(new Set(marks[2].map(({ role }) => role)).has('where')).toBe(true);
      const lit = new Set(marks[2].map(({ cell }) => cell));
      expect([...lit].sort()).toEqual([...new Set([...step.where, ...step.because])].sort());
      expect(marks[2].every(({ digits }) => digits === undefined)).toBe(true);
      expect(marks[3].some(({ role }) => role === 'where')).toBe(!isAssumed);
      expect(told(marks[3], 'placed')).toEqual(name(step.placements));
      expect(told(marks[3], 'removed')).toEqual(name(step.eliminations));
      for (const list of Object.values(marks)) {
        const keys = list.map(({ cell, role }) => `${role} ${cell}`);
        expect(new Set(keys).size).toBe(keys.length);
      }
      expect(explainStep(step, translateIn('en')).marks).toEqual(marks);
    }
  });
});

describe.each(LOCALES)('long lists in %s', (locale) => {
  it('name the first cells, and say that there are more', () => {
    const { cells } = createWords(translateIn(locale));
    const all = [...Array(MOST_CELLS + 1).keys()];
    expect(cells(all).match(/r\dc\d/g)).toEqual(all.slice(0, MOST_CELLS).map(formatCell));
    expect(cells(all)).toContain('…');
  });
});
