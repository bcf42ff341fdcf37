// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Advice } from '../../src/extension/coach.ts';
import { formatCell } from '../../src/sudoku/grid.ts';
import { findSingles } from '../../src/sudoku/techniques/take-singles.ts';
import {
  describePuzzle,
  enter,
  inputAt,
  pencil,
  pencilAt,
  readAll,
  readTexts,
  wrongFor,
} from '../content/page.ts';
import { coachAt } from './coach-page.ts';

const easy = describePuzzle('easy-1');
/** A puzzle that takes more than singles. */
const hard = describePuzzle('article-1');
const [first = 0, second = 0, third = 0] = easy.blanks;
const toGrid = (digits: readonly string[]) =>
  Uint8Array.from(digits, (digit) => Number(digit) || 0);

function lessonOf(advice: Advice) {
  if (advice.kind !== 'lesson') throw new Error(JSON.stringify(advice));
  return advice.lesson;
}

/** All that a lesson says and lights, as one text. */
function readLesson(advice: Advice): string {
  const { title, text, marks } = lessonOf(advice);
  return JSON.stringify([title, text, marks.map(({ digits }) => digits)]);
}

/** Asks for hints until one says what to do. */
async function takeHint(coach: Awaited<ReturnType<typeof coachAt>>) {
  const lessons = [lessonOf(await coach.hint())];
  while (lessons.at(-1)?.depth !== 3) lessons.push(lessonOf(await coach.hint()));
  return lessons;
}

describe('a player who asks for a hint', () => {
  it('is first told where to look, and no digit', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    const before = readAll();
    const lesson = lessonOf(await coach.hint());
    expect(lesson).toMatchObject({ topic: 'hint', depth: 1 });
    expect(lesson.title).not.toBe('');
    expect(lesson.marks.length).toBeGreaterThan(0);
    expect(lesson.marks.filter(({ digits }) => digits)).toEqual([]);
    const named = lesson.text.join(' ').replace(/r\dc\d|(row|column|box) \d/gi, '');
    expect(named).not.toMatch(/[1-9]/);
    expect(readAll()).toEqual(before);
  });

  it('is then told why, and only then has the digit written, which one undo takes back', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    const before = readAll();
    await coach.hint();
    const why = lessonOf(await coach.hint());
    expect(why.depth).toBe(2);
    expect(why.text.join(' ')).toMatch(/r[1-9]c[1-9]|row [1-9]|column [1-9]|box [1-9]/);
    expect(readAll()).toEqual(before);
    const done = lessonOf(await coach.hint());
    expect(done.depth).toBe(3);
    const written = readTexts().flatMap((text, cell) => (text === before[cell] ? [] : [cell]));
    const texts = readTexts();
    const changed = texts.filter((text, cell) => (text || '.') !== easy.givens[cell]);
    expect(changed).toHaveLength(1);
    expect(written.length).toBeGreaterThan(0);
    expect(texts.every((text, cell) => text === '' || text === easy.solution[cell])).toBe(true);
    expect(await coach.verbs.undo()).toEqual({ kind: 'undone', count: 1 });
    expect(readAll()).toEqual(before);
  });

  it('goes on from what has been said: candidates once struck are not struck again', async () => {
    const coach = await coachAt('puzzle_num=article-1');
    const told = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const [, , last] = await takeHint(coach);
      const step = JSON.stringify([last?.title, last?.marks]);
      expect(told).not.toContain(step);
      told.add(step);
    }
    const texts = readTexts();
    expect(texts.every((text, cell) => text === '' || text === hard.solution[cell])).toBe(true);
  });

  it('gets from givens to solution by hints alone', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    let advice = await coach.hint();
    for (let i = 0; i < 300 && advice.kind === 'lesson'; i++) advice = await coach.hint();
    expect(advice).toEqual({ kind: 'already-complete', site: 'sudoku.name' });
    expect(readTexts()).toEqual(easy.solution);
  });

  it('is told of a wrong entry first: how many, then which, then it is taken out', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    enter({ [first]: wrongFor(easy.solution[first]), [second]: easy.solution[second] ?? '' });
    const before = readAll();
    const many = await coach.hint();
    expect(lessonOf(many)).toMatchObject({ topic: 'check', depth: 1, marks: [] });
    expect(lessonOf(many).title).toContain('1');
    expect(readLesson(many)).not.toContain(formatCell(first));
    const which = await coach.hint();
    expect(lessonOf(which).marks).toEqual([{ cell: first, role: 'wrong' }]);
    expect(readLesson(which)).toContain(formatCell(first));
    expect(readLesson(which)).not.toContain(`"${easy.solution[first]}"`);
    expect(readAll()).toEqual(before);
    expect(await coach.hint()).toMatchObject({ kind: 'written', purpose: 'clear-wrong', count: 1 });
    expect(inputAt(first).value).toBe('');
    expect(inputAt(second).value).toBe(easy.solution[second]);
    expect(await coach.verbs.undo()).toEqual({ kind: 'undone', count: 1 });
    expect(readAll()).toEqual(before);
  });
});

describe('a player who asks for a check', () => {
  it('is told that all is right so far, and nothing is lit', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    enter({ [first]: easy.solution[first] ?? '' });
    const lesson = lessonOf(await coach.check());
    expect(lesson).toMatchObject({ topic: 'check', marks: [] });
  });

  it('sees which cells are wrong only when asking again, and never what is right', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    enter({ [first]: wrongFor(easy.solution[first]), [third]: wrongFor(easy.solution[third]) });
    const before = readAll();
    const count = lessonOf(await coach.check());
    expect(count.marks).toEqual([]);
    expect(count.title).toContain('2');
    const which = lessonOf(await coach.check());
    expect(which.marks).toEqual([first, third].map((cell) => ({ cell, role: 'wrong' })));
    expect(readAll()).toEqual(before);
  });

  it.each([
    ['no-solution', 'no-solution'],
    ['many-solutions', 'many-solutions'],
    ['conflict', 'conflict'],
  ])('of a puzzle that is itself at fault hears that, not of entries: %s', async (puzzle, kind) => {
    const coach = await coachAt(`puzzle_num=${puzzle}`);
    expect(await coach.check()).toMatchObject({ kind });
    expect(await coach.hint()).toMatchObject({ kind });
  });

  it('gets back to the last right state, and from there back again', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    enter({
      [first]: wrongFor(easy.solution[first]),
      [second]: easy.solution[second] ?? '',
      [third]: ` ${wrongFor(easy.solution[third])}`,
    });
    const before = readAll();
    expect(await coach.clearWrong()).toMatchObject({ purpose: 'clear-wrong', count: 2 });
    expect([first, second, third].map((cell) => inputAt(cell).value)).toEqual([
      '',
      easy.solution[second],
      '',
    ]);
    expect(await coach.verbs.undo()).toEqual({ kind: 'undone', count: 2 });
    expect(readAll()).toEqual(before);
  });
});

describe('a player who wants one digit', () => {
  it('gets that of the chosen cell, every other cell unchanged, and the number so far', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    const before = readAll();
    inputAt(third).focus();
    const lesson = lessonOf(await coach.reveal());
    expect(lesson.marks).toMatchObject([{ cell: third, digits: [Number(easy.solution[third])] }]);
    const texts = readTexts();
    expect(
      texts.flatMap((text, cell) => ((text || '.') === easy.givens[cell] ? [] : [cell])),
    ).toEqual([third]);
    expect(texts[third]).toBe(easy.solution[third]);
    inputAt(first).focus();
    expect(lessonOf(await coach.reveal()).text.join(' ')).toContain('2');
    await coach.verbs.undo();
    await coach.verbs.undo();
    expect(readAll()).toEqual(before);
  });

  it('gets the easiest where none is chosen, or the chosen one is right', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    enter({ [first]: easy.solution[first] ?? '' });
    inputAt(first).focus();
    const [easiest] = findSingles(toGrid(readTexts()));
    const lesson = lessonOf(await coach.reveal());
    expect(lesson.marks.map(({ cell }) => cell)).toEqual([easiest?.cell]);
  });

  it('is not counted as revealed by an explanation', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    await takeHint(coach);
    expect(lessonOf(await coach.reveal()).text.join(' ')).toContain('1');
  });
});

describe('a player who wants the singles filled', () => {
  it('gets all of them and nothing else, and one undo takes them back', async () => {
    const coach = await coachAt('puzzle_num=article-1');
    enter({ [hard.blanks[0] ?? 0]: hard.solution[hard.blanks[0] ?? 0] ?? '' });
    const before = readAll();
    const singles = findSingles(toGrid(readTexts()));
    const advice = await coach.fillSingles();
    if (singles.length === 0) expect(advice.kind).toBe('lesson');
    else {
      expect(advice).toMatchObject({ kind: 'written', purpose: 'singles', count: singles.length });
      await coach.verbs.undo();
    }
    expect(readAll()).toEqual(before);
  });

  it('gets an easy puzzle solved by them', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    const before = readAll();
    expect(await coach.fillSingles()).toMatchObject({ count: easy.blanks.length });
    expect(readTexts()).toEqual(easy.solution);
    expect(await coach.verbs.undo()).toMatchObject({ kind: 'undone' });
    expect(readAll()).toEqual(before);
  });

  it('hears of a wrong entry first', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    enter({ [first]: wrongFor(easy.solution[first]) });
    expect(lessonOf(await coach.fillSingles())).toMatchObject({ topic: 'check', depth: 1 });
  });
});

describe('a player who wants pencil marks', () => {
  it('gets the candidates of the board as it is, and one undo takes them back', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    const before = readAll();
    expect(await coach.fillNotes()).toMatchObject({ kind: 'written', purpose: 'notes' });
    for (const cell of easy.blanks) {
      expect(pencilAt(cell).value).toContain(easy.solution[cell]);
    }
    expect(await coach.verbs.undo()).toMatchObject({ kind: 'undone' });
    expect(readAll()).toEqual(before);
  });

  it('keeps those that are there: what was taken away stays away', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    await coach.fillNotes();
    const cell = easy.blanks.find((one) => pencilAt(one).value.length > 1) ?? 0;
    const own = easy.solution[cell] ?? '';
    pencil({ [cell]: own });
    enter({ [first]: easy.solution[first] ?? '' });
    await coach.fillNotes();
    expect(pencilAt(cell).value).toBe(own);
  });

  it('finds struck out what hints have struck out', async () => {
    const coach = await coachAt('puzzle_num=article-1');
    let struck: { cell: number; digit: number }[] = [];
    for (let i = 0; i < 20 && struck.length === 0; i++) {
      struck = (await takeHint(coach)).at(-1)?.struck ?? [];
    }
    expect(struck.length).toBeGreaterThan(0);
    await coach.fillNotes();
    for (const { cell, digit } of struck) {
      expect(pencilAt(cell).value).not.toContain(String(digit));
    }
  });

  it('is told of a wrong entry instead', async () => {
    const coach = await coachAt('puzzle_num=easy-1');
    enter({ [first]: wrongFor(easy.solution[first]) });
    expect(lessonOf(await coach.fillNotes())).toMatchObject({ topic: 'check' });
  });
});
