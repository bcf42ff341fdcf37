// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { findBoard } from '../../src/content/find-board.ts';
import { type FoundBoard, parseDigit, type Reading, readBoard } from '../../src/content/reading.ts';
import type { Refusal } from '../../src/protocol.ts';
import { describePuzzle, enter, inputAt, openPage, readTexts, table } from './page.ts';

const puzzle = describePuzzle('article-1');
const [first = 0, second = 0, third = 0] = puzzle.blanks;
const givenCell = puzzle.givens.findIndex((digit) => digit !== '.');
const givenDigits = puzzle.givens.map((digit) => (digit === '.' ? 0 : Number(digit)));

function readPage(): Reading | Refusal {
  const found = findBoard(document);
  return 'kind' in found ? found : readBoard(found);
}

function readGood(): Reading {
  const reading = readPage();
  if ('kind' in reading) throw new Error(reading.kind);
  return reading;
}

beforeEach(() => openPage('puzzle_num=1'));

describe('a board', () => {
  it('has givens, and the entries as they are now', () => {
    enter({ [first]: '4', [second]: '12' });
    inputAt(third).setAttribute('value', '9');
    inputAt(third).value = '';
    const { givens, entries, texts } = readGood();
    expect([...givens]).toEqual(givenDigits);
    expect([...entries].flatMap((digit, cell) => (digit ? [[cell, digit]] : []))).toEqual([
      [first, 4],
    ]);
    expect(texts).toEqual(readTexts());
    expect(texts[second]).toBe('12');
  });

  it('is read to the letter', () => {
    enter({ [first]: ' 5 ', [second]: '５', [third]: 'x' });
    const { texts, entries } = readGood();
    expect([first, second, third].map((cell) => texts[cell])).toEqual([' 5 ', '５', 'x']);
    expect([first, second, third].map((cell) => entries[cell])).toEqual([5, 5, 0]);
  });

  it('may print its givens in full width, or disable them', () => {
    inputAt(givenCell).value = '７';
    inputAt(givenCell).readOnly = false;
    inputAt(givenCell).disabled = true;
    expect([...readGood().givens]).toEqual(givenDigits);
  });

  describe('that marks no givens', () => {
    beforeEach(() => {
      for (const input of table().querySelectorAll('input')) input.readOnly = false;
    });

    it('has nothing else', () => {
      enter({ [first]: 'x' });
      expect(readPage()).toEqual({ kind: 'bad-givens', cells: [first] });
      enter({ [first]: '2', [second]: ' ' });
      const { givens, entries } = readGood();
      expect([...givens]).toEqual(givenDigits.map((digit, cell) => (cell === first ? 2 : digit)));
      expect(entries.some(Boolean)).toBe(false);
    });

    it('does not take pencil marks for givens', () => {
      enter({ [first]: '12' });
      expect([...readGood().givens]).toEqual(givenDigits);
    });

    it('has those that it was first seen with, as long as they stand there', () => {
      readGood();
      enter({ [first]: '2', [second]: 'x' });
      const { givens, entries } = readGood();
      expect([...givens]).toEqual(givenDigits);
      expect(entries[first]).toBe(2);
      enter({ [second]: '', [givenCell]: '' });
      expect(readGood().givens[first]).toBe(2);
    });
  });

  it('is not refused for what the player typed, whatever it is', () => {
    enter({ [first]: 'x', [second]: '0', [third]: '147' });
    expect([...readGood().entries].some(Boolean)).toBe(false);
  });

  it('is refused where a given is no digit, each such cell named', () => {
    openPage('puzzle_num=1&variant=bad-given');
    const cells = readTexts().flatMap((text, cell) => (/^[x0]$/.test(text) ? [cell] : []));
    expect(cells).toHaveLength(2);
    expect(readPage()).toEqual({ kind: 'bad-givens', cells });
  });
});

describe('other inputs of the table', () => {
  it('are no cells', () => {
    for (const pencil of table().querySelectorAll<HTMLInputElement>('.pencil')) {
      pencil.value = '147';
      pencil.readOnly = true;
    }
    for (const type of ['hidden', 'checkbox', 'button', 'radio']) {
      const extra = document.createElement('input');
      extra.type = type;
      table().rows[4]?.cells[4]?.prepend(extra);
    }
    const { givens, texts } = readGood();
    expect([...givens]).toEqual(givenDigits);
    expect(texts).toEqual(readTexts());
  });

  it('may be of any type that takes text', () => {
    for (const [i, type] of ['tel', 'number', 'search', 'text'].entries()) inputAt(i).type = type;
    expect([...readGood().givens]).toEqual(givenDigits);
  });
});

describe('the board is found', () => {
  it.each([
    'http://sudoku.name',
    'https://sudoku.name',
    'https://www.sudoku.name',
    'http://m.sudoku.name',
  ])('on %s', (origin) => {
    openPage('puzzle_num=1', origin);
    const found = findBoard(document) as FoundBoard;
    expect(found.site.name).toBe('sudoku.name');
    expect(found.board.element).toBe(table());
  });

  it.each(['http://notsudoku.name', 'http://sudoku.name.test', 'http://www.sudoku.names'])(
    'as that of an unknown page on %s',
    (origin) => {
      openPage('puzzle_num=1', origin);
      const { site, board } = findBoard(document) as FoundBoard;
      expect(site.name).toBe(new URL(origin).hostname);
      expect(table().contains(board.element)).toBe(true);
      expect(board.intake).toBe('unsure');
    },
  );

  it('as on any page once the site has changed: yusitnikov/sudokupad-sven-magic#3', () => {
    openPage('puzzle_num=1');
    table().id = 'the_new_board';
    const { site, board } = findBoard(document) as FoundBoard;
    expect(site.name).toBe('www.sudoku.name');
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[id^="c"]')];
    const cells = inputs.filter(({ id }) => /^c\d+$/.test(id));
    const shown = cells.map(({ value }) => value);
    expect(shown.map((_, cell) => board.read(cell).text)).toEqual(shown);
  });

  it.each(['killer_sudoku=', 'killer_sudoku=0', 'ln=cn&difficult=4&timer=&time_limit=0'])(
    'with %s',
    (query) => {
      openPage(query);
      expect(findBoard(document)).toHaveProperty('board');
    },
  );

  it.each(['killer_sudoku=1', 'ln=cn&killer_sudoku=2', 'killer_sudoku=1&variant=few'])(
    'but refused with %s',
    (query) => {
      openPage(query);
      expect(findBoard(document)).toEqual({ kind: 'unsupported', reason: 'killer' });
    },
  );

  it('with 81 cells only', () => {
    openPage('variant=few');
    expect(findBoard(document)).toEqual({ kind: 'wrong-size', count: 80 });
    openPage('variant=many');
    expect(findBoard(document)).toEqual({ kind: 'wrong-size', count: 82 });
    openPage('variant=late');
    expect(findBoard(document)).toEqual({ kind: 'no-board' });
  });
});

describe('parseDigit', () => {
  it.each([
    ['1', 1],
    ['9', 9],
    ['９', 9],
    [' 3\u00a0', 3],
    ['　4', 4],
    ['', 0],
    ['0', 0],
    ['０', 0],
    ['10', 0],
    ['1 2', 0],
    ['-1', 0],
    ['1.', 0],
    ['1e0', 0],
    ['٣', 0],
    ['三', 0],
    ['x', 0],
  ])('%j shows %d', (text, digit) => {
    expect(parseDigit(text)).toBe(digit);
  });
});
