/** One line of a board that takes several. */
import { IS_SYMBOLS, readSquare, type Square, toPlain, toSquares } from './reading.ts';

/** Where the cells of a box stand between two bars, by the width there: with or without spaces around. */
const PLACES: Record<number, readonly number[] | undefined> = {
  3: [0, 1, 2],
  5: [0, 2, 4],
  6: [0, 2, 4],
  7: [1, 3, 5],
};

const areSquares = (squares: (Square | undefined)[]): squares is Square[] =>
  squares.every((square) => square !== undefined);

/** @returns the cells of a line, as many as there are; undefined where something else stands on it */
export function readRow(line: string): Square[] | undefined {
  const raw = toPlain(line).replace(/\r$/, '');
  if (raw.trim() === '') return undefined;
  return readFields(raw) ?? readColumns(raw) ?? readWords(raw) ?? readWidths(raw);
}

/** @returns whether a line only draws the frame of a board */
export function isRuler(line: string): boolean {
  const text = toPlain(line).trim();
  if (text.length < 3 || !/^[\s\-+=*|:.'`~─-╿]+$/.test(text)) return false;
  if (/[+=~'`─━═╌╍┄┅┈┉]/.test(text)) return true;
  return /--/.test(text) && readRow(text)?.length !== 9;
}

/** @returns whether a line may be a row of empty cells as well as a ruler */
export function isDashes(line: string): boolean {
  return /^[\s|:]*-[\s|:-]*$/.test(toPlain(line)) && readRow(line)?.length === 9;
}

/** Parted by commas and the like; an empty field is an empty cell. */
function readFields(raw: string): Square[] | undefined {
  const [separator] = /[,;]/.exec(raw) ?? /\t(?=.*\S)/.exec(raw) ?? [];
  if (separator === undefined) return undefined;
  const fields = raw.split(separator).map((field) => field.trim().replace(/^"(.*)"$/, '$1'));
  const squares = fields.map((field) => (field === '' ? { digit: 0 } : readSquare(field)));
  // Tabs may as well only indent.
  return areSquares(squares) && (separator !== '\t' || squares.length === 9) ? squares : undefined;
}

/** Parted by eight bars. */
function readColumns(raw: string): Square[] | undefined {
  const columns = splitAtBars(raw);
  if (columns.length !== 9) return undefined;
  const squares = columns.map((column) => {
    const text = column.trim();
    return text === '' ? { digit: 0 } : readSquare(text);
  });
  return areSquares(squares) ? squares : undefined;
}

/** Nine words of a cell each, or symbols in any groups. */
function readWords(raw: string): Square[] | undefined {
  const words = raw.split(/[\s|:]+/).filter(Boolean);
  const squares = words.map(readSquare);
  if (squares.length === 9 && areSquares(squares)) return squares;
  const symbols = words.join('');
  if (!IS_SYMBOLS.test(symbols)) return undefined;
  const isSpaced = symbols.length < 9 && /^[1-9\s|]+$/.test(raw) && readWidths(raw);
  return isSpaced || toSquares(symbols);
}

/** A space is an empty cell. */
function readWidths(raw: string): Square[] | undefined {
  if (/^[1-9 ]{9}$/.test(raw)) return toSquares(raw);
  const boxes = splitAtBars(raw);
  if (boxes.length !== 3 || !/^[1-9 |]+$/.test(raw)) return undefined;
  const places = PLACES[boxes[0].length];
  if (!places || boxes.some(({ length }) => length !== boxes[0].length)) return undefined;
  const symbols = boxes.flatMap((box) => places.map((place) => box[place])).join('');
  const isAll = symbols.replace(/ /g, '') === raw.replace(/[ |]/g, '');
  return isAll ? toSquares(symbols) : undefined;
}

function splitAtBars(raw: string): string[] {
  return raw
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|');
}
