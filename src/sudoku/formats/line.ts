/** Puzzles on a single line. The whole line has to make sense: what could be read in two ways is refused. */
import { CELL_COUNT, parseGrid } from '../grid.ts';
import type { Candidate, Digit } from '../types.ts';
import { readGameId, readLink, readPacked } from './links.ts';
import {
  hasMixedBlanks,
  IS_SYMBOLS,
  type Reading,
  readSquare,
  refuse,
  type Square,
  SYMBOLS,
  toMarkedSquares,
  toPlain,
  toPuzzle,
  toSquares,
} from './reading.ts';

const CANDIDATE_COUNT = 9 * CELL_COUNT;
/** Symbols of an empty cell may part rows of digits instead, where there are nine of nine. */
const PARTED_ROWS = /^[0-9]{9}([._\-,;:/|\s])[0-9]{9}(\1[0-9]{9}){7}$/;
const SYMBOLS_APART = new RegExp(`^[${SYMBOLS}\\s|!,;:/]+$`);
const MARKED = new RegExp(`^(\\+?[${SYMBOLS}])+$`);
/** A word as long as this is meant to be a board. */
const LEAST_BOARD = 30;

/** @returns the puzzle on a line, with or without words around it, or why there is none */
export function readLine(line: string): Reading {
  const plain = parseGrid(line);
  if (plain.kind === 'grid') return toPuzzle(Array.from(plain.grid, (digit) => ({ digit })));
  const raw = toPlain(line).replace(/[\r\n]+$/, '');
  const text = raw.trim();
  return (
    readPacked(text) ??
    readGameId(text) ??
    readLink(text) ??
    readLibraryLine(text) ??
    readSpaced(raw) ??
    readFields(raw) ??
    readSymbols(text) ??
    readWord(text) ??
    explain(text)
  );
}

/** A case of HoDoKu's library: `:code:digits:board:candidates that are deleted:…`. */
function readLibraryLine(text: string): Reading | undefined {
  if (!text.startsWith(':')) return undefined;
  const [, , , board, deleted = ''] = text.split(':');
  if (board === undefined) return undefined;
  if (!MARKED.test(board)) return explain(board);
  const removed: Candidate[] = [];
  for (const triple of deleted.split(' ').filter(Boolean)) {
    if (!/^[1-9]{3}$/.test(triple)) {
      return refuse({ kind: 'unknown-character', character: triple, at: text.indexOf(triple) });
    }
    const [digit, row, column] = Array.from(triple, Number);
    removed.push({ cell: (row - 1) * 9 + column - 1, digit: digit as Digit });
  }
  return toPuzzle(toMarkedSquares(board), removed);
}

/** 81 characters in which a space is an empty cell. */
function readSpaced(raw: string): Reading | undefined {
  const isSpaced = raw.length === CELL_COUNT && /^[1-9 ]*$/.test(raw) && /[1-9]/.test(raw);
  return isSpaced ? toPuzzle(toSquares(raw)) : undefined;
}

/** Fields parted by commas or the like; an empty one is an empty cell. */
function readFields(raw: string): Reading | undefined {
  const [separator] = /[,;\t]/.exec(raw) ?? [];
  if (separator === undefined) return undefined;
  const fields = raw.split(separator).map((field) => field.trim().replace(/^"(.*)"$/, '$1'));
  const isCells = fields.every(
    (field) => field === '' || (field.length === 1 && IS_SYMBOLS.test(field)),
  );
  return isCells ? toPuzzle(toSquares(fields.map((field) => field || '.').join(''))) : undefined;
}

/** Nothing but symbols, in groups of one size. */
function readSymbols(text: string): Reading | undefined {
  if (PARTED_ROWS.test(text)) return toPuzzle(toSquares(text.replace(/[^0-9]/g, '')));
  if (!SYMBOLS_APART.test(text)) return undefined;
  const groups = text.split(/[\s|!,;:/]+/).filter(Boolean);
  const symbols = groups.join('');
  if (groups.length === 1 && symbols.length === CANDIDATE_COUNT) return readCandidates(symbols);
  const squares = groups.length === CELL_COUNT ? groups.map(readSquare) : [undefined];
  if (squares.every((square) => square !== undefined)) return toPuzzle(squares);
  if (symbols.length === CELL_COUNT && new Set(groups.map(({ length }) => length)).size > 1) {
    return refuse({ kind: 'uneven-groups' });
  }
  if (symbols.length === CELL_COUNT && hasMixedBlanks(symbols)) {
    return refuse({ kind: 'mixed-blanks' });
  }
  // A longer text may hold a board and something else.
  return symbols.length > CELL_COUNT && groups.length > 1 && groups.some(isBoard)
    ? undefined
    : toPuzzle(toSquares(symbols));
}

/** Nine characters a cell: those of its candidates. A cell with a single one holds its digit. */
function readCandidates(symbols: string): Reading {
  const squares: Square[] = [];
  for (let at = 0; at < symbols.length; at += 9) {
    const own = symbols.slice(at, at + 9);
    const square = readSquare(own.replace(/[^1-9]/g, ''));
    if (!square) return refuse({ kind: 'unknown-character', character: own, at });
    squares.push(square);
  }
  return toPuzzle(squares);
}

const isBoard = (word: string) =>
  MARKED.test(word) && word.replace(/\+/g, '').length === CELL_COUNT;

/** One word of 81 symbols among others: a number before it, a remark or its solution behind. */
function readWord(text: string): Reading | undefined {
  const words = text.split(/[\s,;:|"'#=]+/).filter((word) => MARKED.test(word));
  const long = words.filter(({ length }) => length >= LEAST_BOARD);
  const [first, ...others] = [...new Set(long)];
  if (first === undefined) return undefined;
  const isSolution = (word: string) =>
    /^[1-9]{81}$/.test(word) &&
    [...first].every((symbol, i) => !/[1-9]/.test(symbol) || symbol === word[i]);
  if (others.length > 0 && !(isBoard(first) && others.every(isSolution))) {
    return refuse({ kind: 'several-boards' });
  }
  return toPuzzle(toMarkedSquares(first));
}

function explain(text: string): Reading {
  // As a reader counts: one for each, and not two for those beyond the first plane.
  const characters = [...text];
  const at = characters.findIndex((character) => !IS_SYMBOLS.test(character));
  return characters.length === CELL_COUNT && at >= 0
    ? refuse({ kind: 'unknown-character', character: characters[at], at })
    : refuse({ kind: 'wrong-length', length: characters.length });
}
