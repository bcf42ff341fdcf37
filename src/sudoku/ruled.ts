import type { Grid } from './types.ts';

const RULE = '------+-------+------';

/** @returns eleven lines: nine rows with bars between the boxes, and a rule after every third; `.` for an empty cell */
export function formatRuled(grid: Grid): string {
  const lines: string[] = [];
  for (let row = 0; row < 9; row++) {
    if (row === 3 || row === 6) lines.push(RULE);
    const texts = Array.from(grid.subarray(row * 9, row * 9 + 9), (digit) => digit || '.');
    const boxes = [0, 3, 6].map((first) => texts.slice(first, first + 3).join(' '));
    lines.push(boxes.join(' | '));
  }
  return lines.join('\n');
}
