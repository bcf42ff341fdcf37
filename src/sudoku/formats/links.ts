/** Boards in addresses of web pages, and in texts that only a program reads. */
import { CELL_COUNT } from '../grid.ts';
import { IS_SYMBOLS, type Reading, refuse, toPuzzle, toSquares } from './reading.ts';

/** Names of the parameters that hold a board. */
const PARAMETERS = /^(bd|s|p|g|q|board|puzzle|sudoku|grid|givens|init)$/i;
/** A text of symbols as long as this is meant to be a board. */
const LEAST_BOARD = 30;

/** @returns what the address says, or undefined where the text is none */
export function readLink(text: string): Reading | undefined {
  const [address] = text.split(/\s/, 1);
  const isAddress = /^\w+:\/\//.test(address) || /^\?\w+=/.test(address);
  if (!isAddress && !(address.startsWith('#') && IS_SYMBOLS.test(address.slice(1))))
    return undefined;
  const parts = decode(address).split(/[/?#&]/);
  const fields = parts.map((part) => {
    const at = part.indexOf('=');
    return { name: at < 0 ? '' : part.slice(0, at), value: part.slice(at + 1) };
  });
  const isLong = ({ value }: { value: string }) =>
    IS_SYMBOLS.test(value) && value.length >= LEAST_BOARD;
  const named = fields.find(({ name }) => PARAMETERS.test(name));
  const long = fields.filter(isLong);
  const boards = new Set(long.map(({ value }) => value));
  if (boards.size > 1) return refuse({ kind: 'several-boards' });
  const [board = named?.value] = boards;
  if (board === undefined || !IS_SYMBOLS.test(board)) {
    return refuse({ kind: 'unsupported', format: 'a link without 81 characters of a board' });
  }
  return toPuzzle(toSquares(board));
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * A game of Simon Tatham's Solo: `3x3:` and the cells, where letters count empty ones (a one, z twenty-six) and `_`
 * parts digits. What follows the size names a variant.
 */
export function readGameId(text: string): Reading | undefined {
  const match = /^(\d+)x(\d+)(\w*):(\S*)$/.exec(text);
  if (!match) return undefined;
  const [, columns, rows, variant, cells] = match;
  // Symmetry and level say how a puzzle was made, and nothing about its rules.
  if (columns !== '3' || rows !== '3' || /[xjk]/.test(variant.replace(/d[tbiaeuvk]/, ''))) {
    return refuse({ kind: 'unsupported', format: `a ${columns}x${rows}${variant} game` });
  }
  const odd = /[^0-9a-z_]/.exec(cells);
  if (odd) {
    const at = text.length - cells.length + odd.index;
    return refuse({ kind: 'unknown-character', character: odd[0], at });
  }
  const symbols = cells.replace(/_/g, '').replace(/[a-z]/g, (letter) => {
    return '.'.repeat(letter.charCodeAt(0) - 96);
  });
  return toPuzzle(toSquares(symbols));
}

/** Saved games that are packed so that only their program can unpack them. */
export function readPacked(text: string): Reading | undefined {
  return /^SCv\d/.test(text) && text.length > CELL_COUNT
    ? refuse({ kind: 'unsupported', format: 'a packed game' })
    : undefined;
}
