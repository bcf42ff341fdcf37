/**
 * The solver that the real one is held against: slow, and right for all to see. It shares no code with `src`.
 *
 * Every rule of sudoku says that exactly one of nine placements happens: a cell takes one of nine digits, a digit
 * takes one of a house's nine cells. Take the rule with the fewest placements left, and try each of them.
 */
type Placement = { cell: number; digit: number };

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const houses = [
  ...NINE.map((row) => NINE.map((i) => row * 9 + i)),
  ...NINE.map((column) => NINE.map((i) => i * 9 + column)),
  ...NINE.map((box) =>
    NINE.map((i) => (Math.floor(box / 3) * 3 + Math.floor(i / 3)) * 9 + (box % 3) * 3 + (i % 3)),
  ),
];
const cells = NINE.flatMap((row) => NINE.map((column) => row * 9 + column));
const digits = NINE.map((i) => i + 1);
const peers = cells.map((cell) => {
  const seen = houses.filter((house) => house.includes(cell)).flat();
  return [...new Set(seen)].filter((other) => other !== cell);
});
const rules: Placement[][] = [
  ...cells.map((cell) => digits.map((digit) => ({ cell, digit }))),
  ...houses.flatMap((house) => digits.map((digit) => house.map((cell) => ({ cell, digit })))),
];

/** @returns the different solutions of `grid`, at most `limit` of them */
export function findSolutions(grid: Uint8Array, limit: number): Uint8Array[] {
  const solutions: Uint8Array[] = [];
  if (clashes(grid).length === 0) search(Uint8Array.from(grid), limit, solutions);
  return solutions;
}

/** @returns the cells whose digit one of their peers has too, in ascending order */
export function clashes(grid: Uint8Array): number[] {
  return cells.filter(
    (cell) => grid[cell] !== 0 && peers[cell].some((p) => grid[p] === grid[cell]),
  );
}

/** Whether all 27 houses hold every digit once, and every given stands where it was. */
export function isSolutionOf(solution: Uint8Array, grid: Uint8Array): boolean {
  return (
    cells.every((cell) => grid[cell] === 0 || grid[cell] === solution[cell]) &&
    houses.every((house) => house.reduce((seen, cell) => seen | (1 << solution[cell]), 0) === 1022)
  );
}

function search(grid: Uint8Array, limit: number, solutions: Uint8Array[]): void {
  const allowed = cells.map((cell) => {
    if (grid[cell] !== 0) return 1 << grid[cell];
    return peers[cell].reduce((left, peer) => left & ~(1 << grid[peer]), 1022);
  });
  let fewest: Placement[] | undefined;
  for (const rule of rules) {
    if (rule.some(({ cell, digit }) => grid[cell] === digit)) continue;
    const left = rule.filter(({ cell, digit }) => allowed[cell] & (1 << digit));
    if (fewest === undefined || left.length < fewest.length) fewest = left;
    if (left.length === 0) return;
  }
  if (fewest === undefined) {
    solutions.push(Uint8Array.from(grid));
    return;
  }
  for (const { cell, digit } of fewest) {
    grid[cell] = digit;
    search(grid, limit, solutions);
    grid[cell] = 0;
    if (solutions.length === limit) return;
  }
}
