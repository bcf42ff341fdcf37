import { hasLayout, measure } from './visible.ts';

/**
 * Sorts values into as many lines as wide apart as each other, or nearly: borders of boxes take some room.
 * @returns the line that each value is in, counted from 0; nothing where the lines have not `size` values each
 */
export function findLines(values: readonly number[], size: number): number[] | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const pitch = (sorted[sorted.length - 1] - sorted[0]) / (size - 1);
  const starts = sorted.filter((value, i) => i === 0 || value - sorted[i - 1] > pitch / 2);
  const lines = values.map((value) => starts.filter((start) => start <= value).length - 1);
  const isEven = starts.length === size && starts.every((_, line) => count(lines, line) === size);
  return isEven ? lines : undefined;
}

/**
 * Brings cells into the order of a board, by where they stand: columns may come first in the document, or boxes.
 * Where nothing is laid out, their order is that of the document.
 * @param rows whether each `size` cells in turn are known to be a row: cells that are as wide as their texts form no columns
 * @returns the cells row by row; nothing where they form no square
 */
export function orderCells<T extends Element>(
  cells: readonly T[],
  size: number,
  rows: boolean,
): T[] | undefined {
  if (!hasLayout()) return [...cells];
  const boxes = cells.map(measure);
  const lines = findLines(
    boxes.map(({ top, height }) => top + height / 2),
    size,
  );
  const columns = findLines(
    boxes.map(({ left, width }) => left + width / 2),
    size,
  );
  if (!lines) return undefined;
  if (!columns) {
    const isInRows = rows && lines.every((line, i) => line === Math.floor(i / size));
    return isInRows ? [...cells] : undefined;
  }
  const ordered: T[] = [];
  for (const [i, cell] of cells.entries()) ordered[lines[i] * size + columns[i]] = cell;
  return Object.keys(ordered).length === cells.length ? ordered : undefined;
}

function count(list: readonly number[], wanted: number): number {
  return list.filter((one) => one === wanted).length;
}
