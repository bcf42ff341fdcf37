// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findLines, orderCells } from '../../../src/content/finder/order.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Lays elements out where `place` says; jsdom itself lays nothing out. */
function layOut(place: (element: Element) => [left: number, top: number]): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top] = this === document.documentElement ? [0, 0] : place(this);
    return new DOMRect(left, top, 30, 30);
  });
  globalThis.DOMRect ??= class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
  } as never;
}

/** Elements in an order of their own, each with the number of its cell. */
function makeCells(order: readonly number[]): HTMLElement[] {
  return order.map((cell) => {
    const element = document.createElement('div');
    element.textContent = String(cell);
    return element;
  });
}

const numberOf = (element: Element) => Number(element.textContent);
const inGrid = (element: Element): [number, number] => {
  const [row, column] = [Math.floor(numberOf(element) / 9), numberOf(element) % 9];
  // Borders of boxes take some room.
  return [32 * column + 6 * Math.floor(column / 3), 32 * row + 6 * Math.floor(row / 3)];
};
const BY_ROW = [...Array(81).keys()];
const BY_COLUMN = BY_ROW.map((i) => (i % 9) * 9 + Math.floor(i / 9));

describe('lines', () => {
  it('bear gaps between boxes, and differences of a pixel', () => {
    expect(findLines([0, 1, 30, 31, 70, 71], 3)).toBeUndefined();
    expect(findLines([0, 1, 0, 30, 31, 30, 70, 71, 70], 3)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  });

  it('are as many as asked for, with as many values each', () => {
    expect(findLines([0, 0, 0, 30, 30, 70, 70, 70, 70], 3)).toBeUndefined();
    expect(findLines([5, 5, 5, 5], 2)).toBeUndefined();
  });
});

describe('cells', () => {
  it.each([
    ['by rows', BY_ROW],
    ['by columns', BY_COLUMN],
    ['backwards', [...BY_ROW].reverse()],
  ])('come row by row, wherever they stand in the document: %s', (_, order) => {
    layOut(inGrid);
    expect(orderCells(makeCells(order), 9, false)?.map(numberOf)).toEqual(BY_ROW);
  });

  it('are no board where they stand in one column', () => {
    layOut((element) => [0, 20 * numberOf(element)]);
    expect(orderCells(makeCells(BY_ROW), 9, true)).toBeUndefined();
  });

  it('need not form columns where each nine are known to be a row', () => {
    layOut((element) => [(numberOf(element) * 37) % 300, 30 * Math.floor(numberOf(element) / 9)]);
    expect(orderCells(makeCells(BY_ROW), 9, true)?.map(numberOf)).toEqual(BY_ROW);
    expect(orderCells(makeCells(BY_ROW), 9, false)).toBeUndefined();
  });

  it('stay as they are where nothing is laid out', () => {
    expect(orderCells(makeCells(BY_COLUMN), 9, false)?.map(numberOf)).toEqual(BY_COLUMN);
  });
});
