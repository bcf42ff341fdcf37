/** Gathers the rows of an experiment and writes them out, with the tables that need them all. */
import { writeFile } from 'node:fs/promises';
import type { Report } from './command.ts';
import { drawExperimentPage } from './experiment-page.ts';
import {
  type Batch,
  describeBatch,
  type RankedRow,
  type Row,
  rank,
  round,
  summarise,
  tabulate,
} from './experiment-rows.ts';
import { writeOut } from './write.ts';

const HEADING = ['board', 'N1', 'N2', 'N3', 'blanks', 'score', 'normalised', 'level', 'solutions'];

type Run = { seed: string; options: Batch & { html?: string } };

export function openExperimentReport({ seed, options }: Run): Report {
  const rows: Row[] = [];
  return {
    async add(text) {
      for (const line of Buffer.from(text).toString().trimEnd().split('\n')) {
        rows.push(JSON.parse(line));
      }
    },
    async end() {
      const ranked = rank(rows);
      const table = tabulate(summarise(ranked));
      const title = describeBatch(rows.length, seed, options);
      // The page first: a reader of stdout may close it early.
      if (options.html !== undefined) {
        await writeFile(options.html, drawExperimentPage(title, ranked, table));
      }
      const lines = [HEADING, ...ranked.map(toColumns)].map((columns) => columns.join('\t'));
      await writeOut(`${[...lines, '', title, ...align(table)].join('\n')}\n`);
    },
  };
}

function toColumns(row: RankedRow): string[] {
  const { board, n1, n2, n3, blanks, score, normalised, level, isUnique } = row;
  const numbers = [n1, n2, n3, blanks, score].map(round);
  return [board, ...numbers, normalised.toFixed(4), level, isUnique ? 'unique' : 'multiple'];
}

/** Columns as wide as their widest cell; numbers to the right. */
function align(table: readonly string[][]): string[] {
  const widths = table[0].map((_, i) => Math.max(...table.map((cells) => cells[i].length)));
  return table.map((cells) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  '),
  );
}
