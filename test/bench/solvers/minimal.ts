/** The least that does: the blank cell with fewest candidates, each of them in turn. @returns solutions, at most 2 */
export function count(grid: Uint8Array): number {
  const board = grid.slice();
  return search(board, 0);
}

function search(board: Uint8Array, found: number): number {
  let best = -1;
  let bestDigits: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (board[cell] !== 0) continue;
    const digits = candidates(board, cell);
    if (best < 0 || digits.length < bestDigits.length) [best, bestDigits] = [cell, digits];
  }
  if (best < 0) return found + 1;
  for (const digit of bestDigits) {
    if (found === 2) break;
    board[best] = digit;
    found = search(board, found);
  }
  board[best] = 0;
  return found;
}

function candidates(board: Uint8Array, cell: number): number[] {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const [top, left] = [row - (row % 3), column - (column % 3)];
  let seen = 0;
  for (let i = 0; i < 9; i++) {
    const inBox = (top + Math.floor(i / 3)) * 9 + left + (i % 3);
    seen |= (1 << board[row * 9 + i]) | (1 << board[i * 9 + column]) | (1 << board[inBox]);
  }
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (seen & (1 << digit)) === 0);
}
