// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { play, startGame } from '../../src/sudoku/game.ts';
import { translateIn } from '../catalogue.ts';
import { PUZZLES } from '../site/puzzles.ts';

const givens = Uint8Array.from(PUZZLES['article-1'].givens, (digit) => Number(digit) || 0);
const blank = givens.indexOf(0);
const hands = { select: vi.fn(), stroke: vi.fn(), text: vi.fn() };
let createBoard: typeof import('../../src/extension/play-board.ts').createBoard;
let board: ReturnType<typeof createBoard>;
let table: HTMLTableElement;

beforeAll(async () => {
  const getMessage = (key: Parameters<ReturnType<typeof translateIn>>[0], texts: string[]) =>
    translateIn('en')(key, ...texts);
  const browser = { runtime: { id: 'test' }, i18n: { getMessage } };
  Object.assign(globalThis, { browser, chrome: browser });
  ({ createBoard } = await import('../../src/extension/play-board.ts'));
});

beforeEach(() => {
  vi.clearAllMocks();
  table = document.createElement('table');
  document.body.replaceChildren(table);
  board = createBoard(table, hands);
});

const inputAt = (cell: number) => document.getElementById(`c${cell + 1}`) as HTMLInputElement;
const show = (game = startGame(givens), selected = blank, conflicts: number[] = []) =>
  board.render({ game, selected, conflicts: new Set(conflicts) });

it('is a grid of nine rows of nine cells, of which one is in the order of Tab', () => {
  show();
  expect(table.getAttribute('role')).toBe('grid');
  const rows = [...table.querySelectorAll('[role=row]')];
  expect(rows.map((row) => row.querySelectorAll(':scope > [role=gridcell]').length)).toEqual(
    Array(9).fill(9),
  );
  const inTabOrder = [...table.querySelectorAll('input')].filter(({ tabIndex }) => tabIndex === 0);
  expect(inTabOrder).toEqual([inputAt(blank)]);
  expect(table.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
});

it('names each cell, with what its digit does not tell', () => {
  show(play(startGame(givens), { kind: 'mark', cell: blank, digit: 4 }), blank, [0]);
  const given = givens.findIndex(Boolean);
  const place = (cell: number) => `Row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`;
  expect(inputAt(given).getAttribute('aria-label')).toBe(`${place(given)}, given`);
  expect(inputAt(given).readOnly).toBe(true);
  expect(inputAt(blank).getAttribute('aria-label')).toBe(`${place(blank)}, pencil marks: 4`);
  expect(inputAt(0).getAttribute('aria-invalid')).toBe('true');
  expect(inputAt(80).getAttribute('aria-invalid')).toBe('false');
});

it('has the ids and values that the content code reads', () => {
  const game = play(startGame(givens), { kind: 'set', wishes: [{ cell: blank, marks: 73 }] });
  show(play(game, { kind: 'write', cell: 80, digit: 5 }));
  expect(document.getElementById(`cpad${blank + 1}`)).toMatchObject({ value: '147' });
  const expected = [...givens].map((digit, cell) => (cell === 80 ? digit || 5 : digit));
  expect(Array.from(givens, (_, cell) => Number(inputAt(cell).value))).toEqual(expected);
});

it('tells of texts that are put into it, digits and pencil marks', () => {
  show();
  const pencil = document.getElementById(`cpad${blank + 1}`) as HTMLInputElement;
  for (const [input, text] of [
    [inputAt(blank), '7'],
    [pencil, '12'],
  ] as const) {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  expect(hands.text.mock.calls).toEqual([
    [blank, 'digit', '7'],
    [blank, 'marks', '12'],
  ]);
});

it('takes no key for the player’s that a script has sent', () => {
  show();
  inputAt(blank).dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true }));
  inputAt(blank).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(hands.stroke).not.toHaveBeenCalled();
  expect(hands.select).not.toHaveBeenCalled();
});
