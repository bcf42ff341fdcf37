/** Puzzles from text in any of the formats that people exchange them in. Pure; never throws, never guesses. */
import { readGridLines } from './grid-lines.ts';
import { findItem, type Item } from './item.ts';
import { readJson } from './json.ts';
import { readLine } from './line.ts';
import { type Reading, refuse } from './reading.ts';
import { readXml } from './xml.ts';

/** @returns all that is on the lines of one item: a single reading, but for JSON and XML */
export function readItem(lines: readonly string[], kind: Item['kind']): Reading[] {
  switch (kind) {
    case 'grid':
      return [readGridLines(lines)];
    case 'json':
      return readJson(lines.join('\n'), readPuzzles);
    case 'xml':
      return readXml(lines.join('\n'));
    case 'line':
      return /^\s*<game\b/i.test(lines[0]) ? readXml(lines[0]) : [readLine(lines[0])];
    default:
      return kind satisfies never;
  }
}

/** @returns what is read from a text, puzzle by puzzle; blank lines between puzzles are passed over */
export function readPuzzles(text: string): Reading[] {
  const lines = text.split('\n');
  const readings: Reading[] = [];
  for (let start = 0; start < lines.length; ) {
    const { kind, lines: count } = findItem((i) => lines[start + i]);
    const own = lines.slice(start, start + count);
    if (own.some((line) => line.trim() !== '')) readings.push(...readItem(own, kind));
    start += count;
  }
  return readings.length > 0 ? readings : [refuse({ kind: 'wrong-length', length: 0 })];
}

/** @returns the one puzzle of a text; refused where there are several, or something else beside it */
export function readPuzzle(text: string): Reading {
  const [first, ...others] = readPuzzles(text);
  if (others.length === 0) return first;
  return others.find(({ kind }) => kind === 'invalid') ?? refuse({ kind: 'several-boards' });
}
