/**
 * Chains, sets and inferences as players write them (Eureka): `(5)r1c2 = (5)r1c8 − (5=3)r4c8`, a strong link between =
 * and a weak one −; several cells together as `r1c23`; an almost locked set as `r1c23 {357}`.
 */
import { type CountedKey, translateCount } from '../report.ts';
import type { ChainLink, ChainNode, Part } from '../sudoku/techniques/step.ts';
import type { Candidate, Cell } from '../sudoku/types.ts';
import type { Words } from './words.ts';

const LEFT_OUT: CountedKey = 'stepsLeftOut';

/** @returns the cells with their rows and columns put together: `r1c23`, `r12c3`, `r1c2,r2c5` */
export function compactCells(cells: readonly Cell[]): string {
  const columns = new Map<number, string>();
  for (const cell of cells) {
    const row = Math.floor(cell / 9) + 1;
    columns.set(row, `${columns.get(row) ?? ''}${(cell % 9) + 1}`);
  }
  const rows = new Map<string, string>();
  for (const [row, own] of columns) rows.set(own, `${rows.get(own) ?? ''}${row}`);
  return [...rows].map(([own, all]) => `r${all}c${own}`).join();
}

/** @returns `r1c23 {357}` */
export function formatSet({ cells, digits }: Part): string {
  return `${compactCells(cells)} {${digits.join('')}}`;
}

/** @returns `(5)r1c23` */
export function formatNode({ cells, digit }: ChainNode): string {
  return `(${digit})${compactCells(cells)}`;
}

/** @returns `r1c2=5`, or `r1c2≠5` for one that goes */
export function formatCandidate({ cell, digit }: Candidate, sign: '=' | '≠' | '<>' = '='): string {
  return `${compactCells([cell])}${sign}${digit}`;
}

/** @returns a chain of links that follow each other; at most about `most` terms of it */
export function formatChain(links: readonly ChainLink[], most: number, words: Words): string {
  const [first] = links;
  if (!first) return '';
  const terms: string[] = [];
  let [digits, cells, sign] = [String(first.from.digit), compactCells(first.from.cells), ''];
  for (const { from, to, kind } of links) {
    const between = kind === 'strong' ? '=' : '−';
    const set = kind === 'strong' ? from.set : undefined;
    // Within a cell or a set, only the digit changes: (9−6)r1c8.
    if (set || (from.digit !== to.digit && from.cells.join() === to.cells.join())) {
      digits += `${between}${to.digit}`;
      cells = compactCells(set ?? to.cells);
      continue;
    }
    terms.push(`${sign}(${digits})${cells}`);
    [digits, cells, sign] = [String(to.digit), compactCells(to.cells), `${between} `];
  }
  terms.push(`${sign}(${digits})${cells}`);
  return shorten(terms, most, words).join(' ');
}

/** @returns the texts, with a remark in place of the middle ones where there are more than `most` */
export function shorten(texts: readonly string[], most: number, words: Words): string[] {
  if (texts.length <= most) return [...texts];
  const head = Math.ceil(most / 2);
  const left = texts.length - most;
  const remark = translateCount(LEFT_OUT, left, words.translate);
  return [...texts.slice(0, head), remark, ...texts.slice(texts.length - (most - head))];
}
