/** A board over several lines: nine rows, with or without headers, a frame, and the state of the game below. */
import type { Cell } from '../types.ts';
import { hasDashes, isState } from './item.ts';
import { hasMixedBlanks, type Reading, refuse, type Square, toPuzzle } from './reading.ts';
import { isDashes, isRuler, readRow } from './row.ts';

/** @param lines one board and what belongs to it, as findItem tells */
export function readGridLines(lines: readonly string[]): Reading {
  const split = lines.findIndex(isState);
  const puzzle = readRows(split < 0 ? lines : lines.slice(0, split));
  if ('kind' in puzzle || split < 0) return finish(puzzle);
  const state = readRows(lines.slice(split + 1));
  return finish('kind' in state ? state : merge(puzzle, state));
}

const finish = (squares: Square[] | Reading) => ('kind' in squares ? squares : toPuzzle(squares));

function readRows(lines: readonly string[]): Square[] | Reading {
  const start = lines.findIndex((line) => readRow(line)?.length === 9 || isRuler(line));
  const areDashesRows = hasDashes((i) => lines[start + i], 0);
  const texts = lines
    .slice(Math.max(0, start))
    .filter((line) => !isRuler(line) && (areDashesRows || !isDashes(line)));
  const rows = texts.map(readRow).filter((row) => row !== undefined);
  if (hasMixedBlanks(texts.filter(readRow).join(''))) return refuse({ kind: 'mixed-blanks' });
  // Nine rows, and then what a section below them holds.
  const own = lines.some(isState) ? rows.slice(0, 9) : rows;
  const bad = own.findIndex(({ length }) => length !== 9);
  if (bad >= 0 && own.length === 9) {
    return refuse({ kind: 'wrong-row', row: bad + 1, length: own[bad].length });
  }
  return own.length === 9
    ? own.flat()
    : refuse({ kind: 'wrong-length', length: own.flat().length });
}

/** The digits that only the state has are the player's. */
function merge(puzzle: readonly Square[], state: readonly Square[]): Square[] | Reading {
  const isGiven = (cell: Cell) => puzzle[cell].digit !== 0;
  const isOther = state.some(({ digit }, cell) => isGiven(cell) && digit !== puzzle[cell].digit);
  // Some programs save only the player's digits.
  const isApart = state.every(({ digit }, cell) => !isGiven(cell) || digit === 0);
  if (isOther && !isApart) return refuse({ kind: 'several-boards' });
  return state.map((square, cell) => (isGiven(cell) ? puzzle[cell] : { ...square, isEntry: true }));
}
