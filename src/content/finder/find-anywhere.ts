import type { Refusal } from '../../protocol.ts';
import { parseNotes } from '../notes.ts';
import { readTexts } from '../reading.ts';
import type { Board } from '../sites/site.ts';
import { createAnyBoard } from './any-board.ts';
import { FEWEST_GIVENS, isBlank, isCellText } from './cell-text.ts';
import { findCommon, listLikelyRoots, listRoots, select } from './elements.ts';
import { chooseFields, FIELDS, groupFields, isField } from './fields.ts';
import { orderCells } from './order.ts';
import { learnManners, type Manners, type SeenCell, seeCells } from './seen-cell.ts';
import { findAlike, findSquares, SIZES, type Square } from './squares.ts';
import { findVariant } from './variants.ts';
import { isClipped, isShown, measure } from './visible.ts';

/** A picture at least this wide and high may be a board, in CSS pixels. */
const LARGE = 200;
/** So many fields are a form or a sheet: looking at each would take long. */
const MANY = 400;

/** @returns all that may be sudokus where boards mostly are; else why there is none, if that is to be seen */
export function findAnywhere(document: Document): Board[] | Refusal | undefined {
  return findIn(listLikelyRoots(document));
}

/** @returns the same for a whole page, where that is more */
export function findEverywhere(document: Document): Board[] | Refusal | undefined {
  const roots = listRoots(document);
  return roots.length > listLikelyRoots(document).length ? findIn(roots) : undefined;
}

function findIn(roots: readonly ParentNode[]): Board[] | Refusal | undefined {
  const fields = listFieldSquares(roots);
  let refusal: Refusal | undefined;
  const judge = (cells: HTMLElement[]): Board[] => {
    const element = findCommon(cells);
    const variant = findVariant(element, cells);
    refusal ??= variant;
    const [seen, manners] = see(cells);
    const isOne = !variant && isSudoku(seen, manners);
    return isOne ? [createAnyBoard(element, seen, manners, findAgain)] : [];
  };
  let boards = chooseBoards(fields).flatMap(judge);
  // Where there are fields with a puzzle in them, a look at all other elements would only take longer.
  if (boards.some(hasPuzzle)) return boards;
  const squares = [...fields, ...findSquares(roots)];
  boards = chooseBoards(squares).flatMap(judge);
  if (boards.length === 0 && !refusal) boards = chooseBoards(findAlike(roots)).flatMap(judge);
  if (boards.length > 0) return boards;
  return refusal ?? findOtherSize(squares) ?? findPicture(roots);
}

function hasPuzzle(board: Board): boolean {
  return readTexts({ board }).filter((text) => !isBlank(text)).length >= FEWEST_GIVENS;
}

/** What holds fields is a board as well, and the same: these come first. */
function listFieldSquares(roots: readonly ParentNode[]): Square[] {
  const squares: Square[] = [];
  for (const [around, group] of groupFields(select(roots, FIELDS).filter(isField))) {
    // The tightest element around a board is its own.
    if (squares.some(({ cells }) => around.contains(cells[0]))) continue;
    const isMixed = group.length > 81 && group.length < MANY;
    const cells = (isMixed && chooseFields(group, 81)) || group;
    const size = Math.sqrt(cells.length);
    if (SIZES.includes(size)) squares.push({ cells, size, rows: true });
  }
  return squares;
}

/** @returns the cells of each board of nine rows, in their order; those that share cells are one board */
function chooseBoards(squares: readonly Square[]): HTMLElement[][] {
  const boards: HTMLElement[][] = [];
  for (const { cells, size, rows } of squares) {
    const holds = (other: Element) =>
      cells.some((cell) => cell.contains(other) || other.contains(cell));
    if (size !== 9 || boards.some(([first]) => holds(first))) continue;
    const ordered = cells.every(isShown) && !isClipped(cells[0]) && orderCells(cells, size, rows);
    if (ordered) boards.push(ordered);
  }
  return boards;
}

function findAgain(element: HTMLElement): HTMLElement[] | undefined {
  const roots = listRoots(element);
  return chooseBoards([...listFieldSquares(roots), ...findSquares(roots), ...findAlike(roots)])[0];
}

function see(cells: readonly HTMLElement[]): [SeenCell[], Manners] {
  const seen = seeCells(cells);
  return [seen, learnManners(seen)];
}

/** Tables have cells as well: a sudoku's hold digits, or nothing. */
function isSudoku(cells: readonly SeenCell[], { texts }: Manners): boolean {
  const size = Math.sqrt(cells.length);
  const isFit = (text: string, cell: number) =>
    size === 9
      ? isCellText(text) || (cells[cell].field !== undefined && parseNotes(text) > 0)
      : isBlank(text) || isSymbol(text, size);
  const digits = texts.filter((text) => !isBlank(text)).length;
  const isBoard =
    size === 9
      ? digits > 0 || cells.every(({ field }) => field)
      : digits > 0 && digits < texts.length;
  return isBoard && texts.every(isFit);
}

function isSymbol(text: string, size: number): boolean {
  return /^\d+$/.test(text) ? Number(text) <= size : size > 9 && /^[A-Y]$/i.test(text);
}

function findOtherSize(squares: readonly Square[]): Refusal | undefined {
  const other = squares.find(
    ({ cells, size, rows }) =>
      size !== 9 &&
      cells.every(isShown) &&
      orderCells(cells, size, rows) &&
      isSudoku(...see(cells)),
  );
  return other && { kind: 'wrong-size', count: other.cells.length };
}

/** A page of charts has pictures as well: it must speak of sudokus. */
function findPicture(roots: readonly ParentNode[]): Refusal | undefined {
  const isLarge = (element: Element) => {
    const { width, height } = measure(element);
    return width >= LARGE && height >= LARGE && Math.abs(width - height) < width / 3;
  };
  const { URL, documentElement } = document;
  const has = select(roots, 'canvas').some((one) => isShown(one) && isLarge(one));
  return has && /sudoku|数独|數獨/i.test(URL + documentElement.textContent)
    ? { kind: 'unsupported', reason: 'picture' }
    : undefined;
}
