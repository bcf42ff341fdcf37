// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findHolder, joinNotes, listCells, readText } from '../../src/content/cells.ts';
import { tryIntake } from '../../src/content/intake.ts';
import { findKeyBoard, type KeyBoardParts } from '../../src/content/key-board.ts';
import type { Board, Site } from '../../src/content/sites/site.ts';
import { wait } from './page.ts';

let element: HTMLElement;
/** What was entered, in order, such as `12=5`. */
let entered: string[];

beforeEach(() => {
  element = document.createElement('main');
  element.append(...Array.from({ length: 81 }, createCell));
  document.body.replaceChildren(element);
  entered = [];
});

afterEach(() => {
  vi.useRealTimers();
});

function createCell(_: unknown, cell: number): HTMLElement {
  const div = document.createElement('div');
  div.id = `cell${cell}`;
  return div;
}

const cellAt = (cell: number) => element.children[cell] as HTMLElement;

/** A page that shows a digit at once, unless told otherwise. */
function findBoard(parts: Partial<KeyBoardParts<HTMLElement>> = {}): Board {
  const board = findKeyBoard<HTMLElement>({
    element,
    listCells: () => [...element.children] as HTMLElement[],
    read: (cell) => ({ text: readText(cell, cell), isGiven: cell.classList.contains('given') }),
    enter(cell, digit) {
      entered.push(`${[...element.children].indexOf(cell)}=${digit}`);
      cell.textContent = digit;
    },
    intake: 'known',
    ...parts,
  });
  if ('kind' in board) throw new Error(board.kind);
  return board;
}

/** Notes that are shown again once the digit is out. */
function enterOverNotes(cell: HTMLElement, digit: string): void {
  cell.textContent = digit || '4 7';
}

/** @returns how long a task takes, in milliseconds of a clock that only waiting moves */
async function measureWaiting(task: () => Promise<void>): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const start = performance.now();
  let isDone = false;
  const done = task().then(() => {
    isDone = true;
  });
  while (!isDone) await vi.advanceTimersByTimeAsync(1);
  await done;
  return performance.now() - start;
}

describe('a board without inputs', () => {
  it('is refused where it has not 81 cells', () => {
    cellAt(80).remove();
    const parts = { listCells: () => [...element.children] as HTMLElement[] };
    expect(() => findBoard(parts)).toThrow('wrong-size');
  });

  it('tells digits, notes and givens', () => {
    cellAt(1).textContent = ' 5 ';
    cellAt(2).textContent = '4 7';
    cellAt(3).className = 'given';
    const board = findBoard();
    expect([0, 1, 2, 3].map((cell) => board.read(cell))).toEqual([
      { text: '', isGiven: false },
      { text: '5', isGiven: false },
      { text: '4,7,', isGiven: false },
      { text: '', isGiven: true },
    ]);
  });

  it('takes a digit, and nothing for a text that is none', async () => {
    const board = findBoard();
    await board.write(3, '5', 'swift');
    await board.write(3, '4,7,', 'swift');
    expect(entered).toEqual(['3=5', '3=']);
  });

  it('has a cell emptied first where the digit did not come at once', async () => {
    await findBoard().write(3, '5', 'patient');
    expect(entered).toEqual(['3=', '3=5']);
  });

  it('waits until a digit shows', async () => {
    const board = findBoard({
      enter: (cell, digit) => {
        setTimeout(() => cell.replaceChildren(digit), 30);
      },
    });
    await board.write(3, '5', 'swift');
    expect(board.read(3).text).toBe('5');
  });

  it('waits no longer where the notes show that were to be there', async () => {
    cellAt(3).textContent = '5';
    const board = findBoard({ enter: enterOverNotes });
    const waited = await measureWaiting(() => board.write(3, '4,7,', 'swift'));
    expect(waited).toBeLessThan(100);
    expect(board.read(3).text).toBe('4,7,');
  });

  it('loses its patience with a page that shows nothing, and gains it again', async () => {
    let isLocked = true;
    const enter = (cell: HTMLElement, digit: string) => {
      if (!isLocked) setTimeout(() => cell.replaceChildren(digit), 15);
    };
    const board = findBoard({ enter });
    const waited = await measureWaiting(async () => {
      for (let cell = 0; cell < 20; cell++) await board.write(cell, '5', 'swift');
      isLocked = false;
      await board.write(20, '5', 'swift');
    });
    expect(waited).toBeLessThan(2000);
    expect(board.read(20).text).toBe('5');
  });

  it('finds its cells again where they are drawn anew', async () => {
    const board = findBoard();
    element.replaceChildren(...Array.from({ length: 81 }, createCell));
    expect(board.isAttached()).toBe(true);
    await board.write(3, '5', 'swift');
    expect(cellAt(3).textContent).toBe('5');
    element.remove();
    expect(board.isAttached()).toBe(false);
  });

  it('knows the cell of an element', () => {
    const board = findBoard();
    const inner = document.createElement('b');
    cellAt(7).append(inner);
    expect([inner, cellAt(8), element, null].map(board.findCell)).toEqual([
      7,
      8,
      undefined,
      undefined,
    ]);
  });
});

describe('whether a page takes digits', () => {
  const site = { name: 'a.test' } as Site;
  const givens = new Uint8Array(81);
  const texts = new Map([
    [3, '5'],
    [9, '6'],
  ]);

  it('is tried where it is not known, in two cells, blank ones first', async () => {
    cellAt(3).textContent = '8';
    const board = findBoard({ intake: 'unsure' });
    expect(await tryIntake({ site, board }, givens, texts)).toBe('digits');
    expect(entered).toEqual(['9=6', '3=5']);
  });

  it('is denied where all digits go to one cell, which is as it was then', async () => {
    const enter = (_: HTMLElement, digit: string) => {
      cellAt(3).textContent = digit;
    };
    const board = findBoard({ intake: 'unsure', enter });
    expect(await tryIntake({ site, board }, givens, texts)).toBe('nothing');
    expect(board.read(3).text).toBe('');
    expect(board.read(9).text).toBe('');
  });

  it('is told where digits become pencil marks, which are taken out again', async () => {
    const enter = (cell: HTMLElement, digit: string) => {
      cell.textContent = digit && `${digit} ${digit}`;
    };
    const board = findBoard({ intake: 'unsure', enter });
    expect(await tryIntake({ site, board }, givens, texts)).toBe('marks');
    await wait(0);
    expect(board.read(3).text).toBe('');
  });

  it.each([
    ['known', 'digits'],
    ['none', 'nothing'],
  ] as const)('is not tried where it is %s', async (intake, told) => {
    const board = findBoard({ intake });
    expect(await tryIntake({ site, board }, givens, texts)).toBe(told);
    expect(entered).toEqual([]);
  });
});

describe('cells that have names', () => {
  it('come row by row, whatever the order of the document is', () => {
    element.append(...[...element.children].reverse());
    const cells = listCells(document, (cell) => `#cell${cell}`);
    expect(cells.map(({ id }) => id)).toEqual(Array.from({ length: 81 }, (_, n) => `cell${n}`));
    cells[5]?.remove();
    expect(listCells(document, (cell) => `#cell${cell}`)).toHaveLength(80);
  });

  it('have a smallest element that holds them all', () => {
    expect(findHolder([...element.children])).toBe(element);
    const row = document.createElement('p');
    row.append(cellAt(0), cellAt(1));
    element.append(row);
    expect(findHolder([...row.children])).toBe(row);
    expect(findHolder([...row.children, cellAt(2)])).toBe(element);
    expect(findHolder([])).toBeUndefined();
  });

  it('show notes that pass for no digit, not even a single one', () => {
    expect([joinNotes([]), joinNotes(['4']), joinNotes(['4', '7'])]).toEqual(['', '4,', '4,7,']);
    cellAt(0).textContent = '7';
    expect(readText(cellAt(0), null)).toBe('7,');
    expect(readText(cellAt(0), cellAt(0))).toBe('7');
  });
});
