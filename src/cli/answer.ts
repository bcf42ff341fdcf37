/** Answers blocks of lines, bytes in and bytes out. */
import { formatCell, formatGrid, type InvalidGrid, parseGrid } from '../sudoku/grid.ts';
import { solve } from '../sudoku/solver.ts';
import type { Grid, Verdict } from '../sudoku/types.ts';

export type AnswerOptions = { limit: number; isJson: boolean };
export type Answer = { text: Uint8Array; lines: number };

const CELLS = 81;
const [NEWLINE, SPACE, DOT, ZERO] = Buffer.from('\n .0');
const UNIQUE = Buffer.from('unique ');
const MULTIPLE = Buffer.from('multiple ');
/** No line written byte by byte is longer. */
const LONGEST = MULTIPLE.length + 2 * (CELLS + 1);

/** @param block whole lines, each ending in a newline */
export function answerBlock(block: Uint8Array, { limit, isJson }: AnswerOptions): Answer {
  const board = new Uint8Array(CELLS);
  let text = Buffer.allocUnsafe(2 * block.length + LONGEST);
  let length = 0;
  let lines = 0;

  function reserve(bytes: number): void {
    if (length + bytes <= text.length) return;
    const larger = Buffer.allocUnsafe(2 * (length + bytes));
    text.copy(larger, 0, 0, length);
    text = larger;
  }
  function putText(line: string): void {
    reserve(Buffer.byteLength(line) + 1);
    length += text.write(line, length);
    text[length++] = NEWLINE;
  }
  function putGrid(grid: Grid, end: number): void {
    for (let cell = 0; cell < CELLS; cell++) text[length++] = ZERO + grid[cell];
    text[length++] = end;
  }

  for (let start = 0; start < block.length; lines++) {
    const end = block.indexOf(NEWLINE, start);
    const line = block.subarray(start, end);
    start = end + 1;
    if (!readPlainGrid(line, board)) {
      const parsed = parseGrid(Buffer.from(line).toString());
      if (parsed.kind === 'invalid') {
        const reason = describe(parsed.reason);
        putText(isJson ? JSON.stringify({ kind: 'invalid', reason }) : `invalid ${reason}`);
        continue;
      }
      board.set(parsed.grid);
    }
    const verdict = solve(board, limit);
    if (isJson) putText(toJson(verdict));
    else if (verdict.kind === 'none') putText('none');
    else if (verdict.kind === 'conflict') {
      putText(`conflict ${verdict.cells.map(formatCell).join(' ')}`);
    } else {
      reserve(LONGEST);
      const isUnique = verdict.kind === 'unique';
      text.set(isUnique ? UNIQUE : MULTIPLE, length);
      length += isUnique ? UNIQUE.length : MULTIPLE.length;
      putGrid(verdict.solution, isUnique ? NEWLINE : SPACE);
      if (!isUnique) putGrid(verdict.another, NEWLINE);
    }
  }
  return { text: text.subarray(0, length), lines };
}

/** Fills `board` from a line of exactly 81 known characters; false where it is anything else. */
function readPlainGrid(line: Uint8Array, board: Grid): boolean {
  if (line.length !== CELLS) return false;
  for (let cell = 0; cell < CELLS; cell++) {
    const byte = line[cell];
    const value = byte === DOT ? 0 : byte - ZERO;
    if (value < 0 || value > 9) return false;
    board[cell] = value;
  }
  return true;
}

function describe(reason: InvalidGrid): string {
  return reason.kind === 'wrong-length'
    ? `${reason.length} characters, not ${CELLS}`
    : `character ${JSON.stringify(reason.character)} at ${reason.at + 1}`;
}

function toJson(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'unique':
      return JSON.stringify({ ...verdict, solution: formatGrid(verdict.solution) });
    case 'multiple': {
      const { solution, another } = verdict;
      const texts = { solution: formatGrid(solution), another: formatGrid(another) };
      return JSON.stringify({ ...verdict, ...texts });
    }
    case 'conflict':
      return JSON.stringify({ ...verdict, cells: verdict.cells.map(formatCell) });
    case 'none':
      return JSON.stringify(verdict);
    default:
      return verdict satisfies never;
  }
}
