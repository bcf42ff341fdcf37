/** What players of other programs have asked for or complained of, where the core alone can show it. */
import { describe, expect, it } from 'vitest';
import { explainStep } from '../src/explain/explain.ts';
import { report } from '../src/report.ts';
import { readPuzzle } from '../src/sudoku/formats/read-puzzles.ts';
import { findConflicts, formatCell, parseGrid } from '../src/sudoku/grid.ts';
import { solve } from '../src/sudoku/solver.ts';
import { grade, levelOf } from '../src/sudoku/techniques/grade.ts';
import { findHint } from '../src/sudoku/techniques/hint.ts';
import { TECHNIQUES } from '../src/sudoku/techniques/index.ts';
import { findEasiest } from '../src/sudoku/techniques/path.ts';
import { apply, createState } from '../src/sudoku/techniques/state.ts';
import type { Grid } from '../src/sudoku/types.ts';
import { translateIn } from './catalogue.ts';
import { hasData, readDataLines } from './data.ts';
import { PUZZLES } from './site/puzzles.ts';
import { formatResult, parseCase, stateOf } from './sudoku/techniques/reglib.ts';

const BOARD = '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.';
const FULL = '974236158638591742125487936316754289742918563589362417867125394253649871491873625';
/** A learner's board, from SudokuMonster/SukakuExplainer#115. */
const LEARNERS =
  '.......71..83......2.......41....6.....87....7........6.3.4.......5..82..........';
/** Solved with an X-wing on 9, from tropicalwzc/ice_sudoku.github.io#6. */
const X_WING = '79..36...56......3843.5..6.387......629573184154.8..3.475.2.316938167452216345978';
/** A game's own hard puzzle, from jubalh/nudoku#75. */
const SIX_SOLUTIONS =
  '92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..';
/** One digit mistyped, from kyoyama-kazusa/Sudoku#810. */
const MISTYPED =
  '895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5';
/** Fifteen givens, from grantm/sudoku-web-app#4. */
const FEW = '001000000200000000003000000400000005005000600600000040007103000800000000009020000';
const LIBRARY = 'hodoku/reglib-half.txt';
const RATED = 'rated-random.tsv';
/** To the time of a hard puzzle, which is a fraction of a millisecond; what freezes takes seconds. */
const MOST_TIMES = 500;

function read(text: string): Grid {
  const parsed = parseGrid(text);
  if (parsed.kind === 'invalid') throw new Error(text);
  return parsed.grid;
}

function readCases(code: string) {
  const all = readDataLines(LIBRARY).flatMap((line) => parseCase(line) ?? []);
  return all.filter((one) => one.code === code);
}

/** @returns the time of the fastest of three calls: others may use the machine as well */
function time(call: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe('a hint', () => {
  it('tells of a wrong but legal entry before anything else', () => {
    const givens = read(BOARD);
    const grid = givens.slice();
    grid[0] = 1;
    expect(findConflicts(grid)).toEqual([]);
    expect(findHint(grid, { givens })).toEqual({ kind: 'wrong', cells: [0] });
  });

  it('says of a full board that it is solved', () => {
    expect(findHint(read(FULL))).toEqual({ kind: 'solved' });
  });

  it('is at every step the easiest that there is', () => {
    const state = createState(read(LEARNERS), { isUnique: true });
    for (let next = findEasiest(state); next; next = findEasiest(state)) {
      const easier = TECHNIQUES.slice(0, TECHNIQUES.indexOf(next.technique));
      const missed = easier.filter((technique) => technique.findAll(state).length > 0);
      expect(missed.map(({ id }) => id)).toEqual([]);
      apply(state, next.step);
    }
    expect(state.empty).toBe(0);
  });

  it('names cells from r1c1 on, and lights the X-wing that it speaks of', () => {
    const state = createState(read(X_WING), { isUnique: true });
    const technique = TECHNIQUES.find(({ id }) => id === 'x-wing');
    const step = technique?.findAll(state).find(({ digits }) => digits.includes(9));
    if (!step) throw new Error('there is an X-wing on 9');
    const { why, marks } = explainStep(step, translateIn('en'));
    expect(why.join(' ')).toContain('9');
    expect(why.join(' ')).not.toMatch(/r0|c0|r\dc0/);
    const lit = marks[2].map(({ cell }) => cell);
    for (const cell of step.where) expect(lit, formatCell(cell)).toContain(cell);
  });
});

describe.skipIf(!hasData(LIBRARY))('a hint is sound', () => {
  it.each([
    ['skyscraper', '0400'],
    ['2-string kite', '0401'],
    ['uniqueness test 2', '0601'],
    ['BUG + 1', '0610'],
  ])('where others were not: %s', (_, code) => {
    const cases = readCases(code);
    expect(cases.length).toBeGreaterThan(0);
    const techniques = TECHNIQUES.filter(({ codes }) => codes.includes(code));
    for (const one of cases) {
      const verdict = solve(one.givens);
      const steps = techniques.flatMap((technique) => technique.findAll(stateOf(one)));
      if (one.isFail) expect(steps).toEqual([]);
      else expect(steps.map(formatResult)).toContain(one.expected);
      if (verdict.kind !== 'unique') throw new Error(one.line);
      for (const { placements, eliminations } of steps) {
        expect(placements.filter(({ cell, digit }) => verdict.solution[cell] !== digit)).toEqual(
          [],
        );
        expect(eliminations.filter(({ cell, digit }) => verdict.solution[cell] === digit)).toEqual(
          [],
        );
      }
    }
  });
});

describe('a verdict', () => {
  it('counts the solutions of a puzzle that has several, and gives two that both are legal', () => {
    const verdict = solve(read(SIX_SOLUTIONS), 100);
    if (verdict.kind !== 'multiple') throw new Error(verdict.kind);
    expect(verdict.count).toBe(6);
    for (const grid of [verdict.solution, verdict.another]) {
      expect(findConflicts(grid)).toEqual([]);
      expect(grid.includes(0)).toBe(false);
    }
  });

  it('on a mistyped puzzle is that it has four solutions, for hint and grade too', () => {
    const grid = read(MISTYPED);
    expect(solve(grid, 100)).toMatchObject({ kind: 'multiple', count: 4 });
    expect(grade(grid).kind).toBe('multiple');
    expect(findHint(grid)).toMatchObject({ kind: 'unsound', verdict: { kind: 'multiple' } });
  });

  it('does not keep a page waiting', () => {
    const equal = read(`11${'.'.repeat(79)}`);
    expect(solve(equal)).toMatchObject({ kind: 'conflict', cells: [0, 1] });
    expect(solve(read(FEW)).kind).toBe('multiple');
    const hard = read(PUZZLES.hardest.givens);
    const usual = time(() => solve(hard));
    for (const grid of [equal, read(FEW)]) {
      expect(time(() => solve(grid)) / usual).toBeLessThan(MOST_TIMES);
    }
  });
});

describe('a change of many cells', () => {
  it.each(['hint', 'reveal', 'singles', 'notes', 'clear-wrong'] as const)(
    'says how to take it back: %s',
    (purpose) => {
      for (const count of [1, 2]) {
        const written = { kind: 'written', purpose, count, total: count } as const;
        for (const [locale, undo] of [
          ['en', 'Undo'],
          ['zh_CN', '撤销'],
          ['zh_TW', '復原'],
        ] as const) {
          expect(report(written, translateIn(locale)).text).toContain(undo);
        }
      }
    },
  );
});

describe('a grade', () => {
  it('is the same whenever it is asked for', () => {
    const [first, ...others] = [1, 2, 3].map(() => grade(read(LEARNERS)));
    for (const other of others) expect(other).toEqual(first);
  });

  it.skipIf(!hasData(RATED))('of a higher level is that of harder puzzles', () => {
    const [, ...lines] = readDataLines(RATED);
    const rated = lines.slice(0, 150).map((line) => {
      const [text = '', , , rating] = line.split('\t');
      const graded = grade(read(text));
      return { level: graded.kind === 'graded' ? graded.level : '', rating: Number(rating) };
    });
    const medians = ['easy', 'medium', 'advanced', 'diehard'].map((level) => {
      const own = rated.filter((one) => one.level === level).map(({ rating }) => rating);
      return own.sort((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0;
    });
    expect(medians).toEqual([...medians].sort((a, b) => a - b));
    expect(new Set(medians.map(levelOf)).size).toBe(4);
  });
});

describe('a text', () => {
  it('may be a line of HoDoKu’s', () => {
    expect(readPuzzle(`:0000:x:${BOARD.replace('3', '+3')}::::`)).toMatchObject({ kind: 'puzzle' });
  });

  it.each(['0', '.'])('may have %s for its blanks', (blank) => {
    const reading = readPuzzle(BOARD.replaceAll('.', blank));
    expect(reading).toMatchObject({ kind: 'puzzle', givens: read(BOARD) });
  });

  it('may be 729 characters of candidates, which are kept', () => {
    const candidates = [...BOARD].map((digit, cell) =>
      digit !== '.' ? digit.padEnd(9, '.') : cell === 0 ? '.....567.'.slice(0, 9) : '123456789',
    );
    const reading = readPuzzle(candidates.join(''));
    expect(reading).toMatchObject({ kind: 'puzzle', givens: read(BOARD) });
    expect(reading).toMatchObject({ removed: [{ cell: 0, digit: 1 }] });
  });
});
