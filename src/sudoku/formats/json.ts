/** Boards in JSON, and in the braces of languages like C. */
import { CELL_COUNT } from '../grid.ts';
import { type Reading, readSquare, refuse, type Square, toPuzzle } from './reading.ts';

/** Fields that hold a board, or objects with one; what a board's cell holds. */
const BOARD_FIELDS = [
  ...['puzzle', 'board', 'grid', 'givens', 'sudoku', 'quiz', 'cells', 'data', 'start', 'initial'],
  ...['puzzles', 'boards', 'grids', 'games', 'sudokus', 'newboard', 'value', 'values', 'mission'],
];
const CELL_FIELDS = ['val', 'value', 'digit', 'number', 'n', 'v'];
const DEEPEST = 6;

type ReadText = (text: string) => Reading[];

/** @param readText reads the texts that stand for boards */
export function readJson(text: string, readText: ReadText): Reading[] {
  const value = parse(text);
  if (value === undefined) return [refuse({ kind: 'not-closed', format: 'JSON' })];
  const found = findBoards(value, readText, 0);
  return found.length > 0 ? found : [refuse({ kind: 'no-board', format: 'JSON' })];
}

function parse(text: string): unknown {
  const trimmed = text.trim().replace(/[;,]$/, '');
  const isBraces = /^\{[\s\d.,{}-]*\}$/.test(trimmed);
  const plain = isBraces
    ? trimmed
        .replace(/\{/g, '[')
        .replace(/\}/g, ']')
        .replace(/,(\s*\])/g, '$1')
    : trimmed;
  return tryParse(plain) ?? tryParse(toJson(plain));
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Python's lists, and commas behind the last of a list. */
function toJson(text: string): string {
  return text
    .replace(/\bNone\b/g, 'null')
    .replace(/'/g, '"')
    .replace(/,(\s*[\]}])/g, '$1');
}

function findBoards(value: unknown, readText: ReadText, depth: number): Reading[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string') return readText(value);
  if (Array.isArray(value)) return findInArray(value, readText, depth);
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value).filter(([name]) =>
    BOARD_FIELDS.includes(name.toLowerCase()),
  );
  const all = fields
    .map(([, field]) => findBoards(field, readText, depth + 1))
    .filter((boards) => boards.length > 0);
  // Fields of these names often hold something else: a date, an address.
  const good = all.filter((boards) => boards.some(({ kind }) => kind === 'puzzle'));
  const found = good.length > 0 ? good : all;
  const isOne = new Set(found.map((boards) => JSON.stringify(boards))).size <= 1;
  return isOne ? (found[0] ?? []) : [refuse({ kind: 'several-boards' })];
}

function findInArray(values: unknown[], readText: ReadText, depth: number): Reading[] {
  if (values.length === 0) return [];
  const squares = values.map(toSquare);
  if (squares.some((square) => square !== undefined)) return [toBoard(squares, values)];
  const rows = values.map(toRow);
  if (rows.some((row) => row !== undefined)) return [toRows(rows, values)];
  return values.flatMap((one) => {
    const found = findBoards(one, readText, depth + 1);
    return found.length > 0 ? found : [refuse({ kind: 'no-board', format: 'JSON' })];
  });
}

/** What stands for a cell: a digit, 0, -1 or nothing, or an object with a field for it. */
function toSquare(value: unknown): Square | undefined {
  if (value === null || value === false || value === '') return { digit: 0 };
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= -1 && value <= 9
      ? { digit: Math.max(0, value) }
      : undefined;
  }
  if (typeof value === 'string')
    return value.trim().length <= 1 ? readSquare(value.trim() || '.') : undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const field = Object.entries(value).find(([name]) => CELL_FIELDS.includes(name.toLowerCase()));
  return field && typeof field[1] !== 'object'
    ? toSquare(field[1])
    : field?.[1] === null
      ? { digit: 0 }
      : undefined;
}

/** A list of cells, or nine of them as a text. */
function toRow(value: unknown): Square[] | undefined {
  const cells =
    typeof value === 'string' && value.length <= 20 ? [...value.replace(/\s/g, '')] : value;
  if (!Array.isArray(cells) || cells.length === CELL_COUNT || cells.length === 0) return undefined;
  const squares = cells.map(toSquare);
  return squares.every((square) => square !== undefined) ? squares : undefined;
}

function toBoard(squares: (Square | undefined)[], values: unknown[]): Reading {
  const at = squares.indexOf(undefined);
  if (at >= 0) {
    return refuse({ kind: 'unknown-character', character: JSON.stringify(values[at]), at });
  }
  return toPuzzle(squares as Square[]);
}

function toRows(rows: (Square[] | undefined)[], values: unknown[]): Reading {
  const at = rows.indexOf(undefined);
  if (at >= 0) {
    return refuse({
      kind: 'unknown-character',
      character: JSON.stringify(values[at]).slice(0, 40),
      at: at * 9,
    });
  }
  const all = rows as Square[][];
  const bad = all.findIndex(({ length }) => length !== 9);
  return all.length === 9 && bad >= 0
    ? refuse({ kind: 'wrong-row', row: bad + 1, length: all[bad].length })
    : toPuzzle(all.flat());
}
