import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a page is told of itself. */
export interface HostOptions {
  givens: string;
  /** Empty where the puzzle has not exactly one solution. */
  solution: string;
  /** Of `variant=`. */
  variants: string[];
}

export type Shape = (options: HostOptions) => string;

/** What makes a page: all but `body` may be left out. */
export interface Draft {
  style?: string;
  body: string;
  script?: string;
  /** The cells in the order in which their elements stand in the document. */
  order?: readonly number[];
  /** Attributes of the document's root. */
  root?: string;
}

const KIT = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'kit.js'), 'utf8');

const range = (length: number) => Array.from({ length }, (_, i) => i);

export const BY_ROW = range(81);
export const BY_COLUMN = BY_ROW.map((i) => (i % 9) * 9 + Math.floor(i / 9));
export const BY_BOX = BY_ROW.map((i) => {
  const [box, inner] = [Math.floor(i / 9), i % 9];
  const row = 3 * Math.floor(box / 3) + Math.floor(inner / 3);
  return row * 9 + 3 * (box % 3) + (inner % 3);
});
/** An order that is none. */
export const SCATTERED = BY_ROW.map((i) => (i * 50 + 7) % 81);

/** Each cell of an order as markup, joined. */
export const each = (order: readonly number[], mark: (cell: number, i: number) => string) =>
  order.map(mark).join('');

/** `count` parts as markup, joined. */
export const repeat = (count: number, mark: (i: number) => string) =>
  range(count).map(mark).join('');

/** Puts groups of cells into elements of their own. */
export const inRows = (
  order: readonly number[],
  mark: (cell: number) => string,
  around: (cells: string, row: number) => string,
) => repeat(9, (row) => around(each(order.slice(9 * row, 9 * row + 9), mark), row));

const STYLE = `body { font: 15px sans-serif; margin: 12px; } table { border-collapse: collapse; }
td, .cell { width: 32px; height: 32px; text-align: center; box-sizing: border-box; }
td { border: 1px solid #999; padding: 0; } .cell { outline: 1px solid #999; line-height: 32px; }
td > input, td > select { width: 28px; height: 28px; box-sizing: border-box; text-align: center; border: 0; }
input.cell { border: 0; padding: 0; margin: 0; font-size: 16px; }
.grid { display: grid; grid-template-columns: repeat(9, 34px); gap: 1px; width: max-content; }
.row { display: flex; } .chosen { background: #ffd; }`;

/** A page as others of its kind are: a board among things that are none. */
export function renderDraft({ style = '', body, script = '', order = BY_ROW, root = '' }: Draft) {
  return (options: HostOptions): string => `<!doctype html>
<html lang="en" ${root}><head><meta charset="utf-8"><title>Sudoku</title><style>${STYLE}
${style}</style><script>
const options = ${JSON.stringify(options)};
const order = ${JSON.stringify(order)};
const model = [...options.givens];
${KIT}</script></head><body>
<header><h1>Puzzle of the day</h1><ul><li>One</li><li>2</li><li>3</li></ul>
<input type="search" placeholder="Search" size="12"></header>
<main>${body}</main><footer><p>9 of 81 players finished today.</p></footer>
<script>${script}</script></body></html>`;
}

/** Makes pages of drafts, by name. */
export function shapes(drafts: Record<string, (options: HostOptions) => Draft>) {
  return Object.fromEntries(
    Object.entries(drafts).map(([name, draft]): [string, Shape] => [
      name,
      (options) => renderDraft(draft(options))(options),
    ]),
  );
}
