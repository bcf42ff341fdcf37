import type { BoardChange, WriteResult } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Grid } from '../sudoku/types.ts';
import { findBoard } from './find-board.ts';
import { tryIntake } from './intake.ts';
import { formatNotes } from './notes.ts';
import { readBoard } from './reading.ts';
import { type Change, dropChange, keepOutcome, recallPuzzle, recordChange } from './session.ts';
import { stopSettling } from './settle.ts';
import type { Slot } from './sites/site.ts';
import { findLost, listCells, type Texts, writeAll } from './write-cells.ts';

/**
 * Writes digits and pencil marks, and reads them back. Givens, and slots that show the same already, stay untouched.
 * @returns what was done, or why nothing was
 */
export async function writeChange(change: BoardChange): Promise<WriteResult> {
  const found = findBoard(document);
  if ('kind' in found) return found;
  const reading = readBoard(found);
  if ('kind' in reading) return reading;
  const { board } = found;
  const { givens } = reading;
  const { purpose } = change;
  if (String(givens) !== String(change.givens)) {
    return keepOutcome(undefined, { kind: 'board-replaced' });
  }
  const texts = findLost(found, planTexts(change, givens, board.hasNotes));
  let lost: Texts | undefined = texts;
  if (texts.size > 0) {
    stopSettling();
    const before = new Map([...texts.keys()].map((slot) => [slot, board.read(slot).text]));
    const record: Change = { purpose, givens, before };
    const complete = recordChange(found, record);
    const digits = new Map([...texts].filter(([slot, text]) => slot < CELL_COUNT && text !== ''));
    const intake = digits.size > 0 ? await tryIntake(found, givens, digits) : 'digits';
    if (intake !== 'digits') {
      dropChange(record);
      return keepOutcome(givens, { kind: intake === 'marks' ? 'takes-marks' : 'takes-nothing' });
    }
    lost = await writeAll(found, givens, texts, findLost);
    if (!lost) return keepOutcome(undefined, { kind: 'board-replaced' });
    complete();
  }
  const planned = listCells(texts);
  const cells = listCells(lost);
  const { changed } = recallPuzzle(givens);
  const all = new Set(changed.get(purpose));
  for (const cell of planned) if (!cells.includes(cell)) all.add(cell);
  changed.set(purpose, all);
  const result: WriteResult =
    cells.length > 0
      ? { kind: 'write-not-kept', cells }
      : { kind: 'written', purpose, count: planned.length, total: all.size };
  // Where nothing was to be done, what was done before stays the last thing done.
  return texts.size > 0 ? keepOutcome(givens, result) : result;
}

function planTexts(
  { digits = [], notes = [] }: BoardChange,
  givens: Grid,
  hasNotes: boolean,
): Texts {
  const texts: [Slot, string][] = digits.map(({ cell, digit }) => [cell, digit ? `${digit}` : '']);
  if (hasNotes) {
    // After the digits: a page may clear a cell's pencil marks when the cell gets its digit.
    texts.push(
      ...notes.map(({ cell, marks }): [Slot, string] => [CELL_COUNT + cell, formatNotes(marks)]),
    );
  }
  return new Map(texts.filter(([slot]) => givens[slot % CELL_COUNT] === 0));
}
