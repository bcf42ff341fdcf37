/**
 * Where one puzzle of a text ends and the next begins, told from as few lines as it takes: a text may be endless.
 * A line of 81 plain characters is always a puzzle of its own, whatever stands before it.
 */
import { hasMixedBlanks } from './reading.ts';
import { isDashes, isRuler, readRow } from './row.ts';

/** The lines of a text from some place on; undefined past its end. */
export type LineAt = (index: number) => string | undefined;

export type Item = { kind: 'line' | 'grid' | 'json' | 'xml'; lines: number };

/** Lines above a board that may belong to it. */
const MOST_HEADERS = 50;
/** Rows below a board that are looked at to see whether they make whole boards. */
const MOST_LINES_AHEAD = 120;
/** Lines below a board that may belong to it: its state, its pencil marks. */
const MOST_SECTION_LINES = 40;

const isBlank = (line: string | undefined) => line !== undefined && line.trim() === '';
const isPlain = (line: string | undefined) => line !== undefined && /^\s*[0-9.]{81}\s*$/.test(line);
const isSection = (line: string | undefined) =>
  line !== undefined && /^\s*\[[a-z ]+\]\s*$/i.test(line);
const isFooter = (line: string | undefined) =>
  line !== undefined && /^\s*(simple sudoku|version [\d.]+\w*)\s*$/i.test(line);
/** `#` alone is a remark; with 81 symbols it is a link. */
const isHeader = (line: string) =>
  isSection(line) ||
  (/^\s*#/.test(line) && !/^\s*#[0-9.*_xX-]{30,}\s*$/.test(line)) ||
  /^\s*(grid|puzzle|sudoku|board|game|no\.?|nr\.?)\s*[#:]?\s*\d*\s*:?\s*$/i.test(line);
export const isState = (line: string) => /^\s*\[state\]\s*$/i.test(line);

/** @returns what stands at the beginning of the lines */
export function findItem(lineAt: LineAt): Item {
  const first = lineAt(0) ?? '';
  if (isPlain(first)) return { kind: 'line', lines: 1 };
  if (/^\s*<(\?xml|opensudoku)/i.test(first)) return findXml(lineAt);
  if (/^\s*[[{]\s*(["\d[{.-]|null|$)/.test(first)) return findJson(lineAt);
  const start = skipHeaders(lineAt);
  const isGrid = start !== undefined && isRowOrRuler(lineAt(start));
  return isGrid ? { kind: 'grid', lines: findGridEnd(lineAt, start) } : { kind: 'line', lines: 1 };
}

function isRowOrRuler(line: string | undefined): boolean {
  return line !== undefined && !isPlain(line) && (isRuler(line) || readRow(line)?.length === 9);
}

/** The first line that is no header; undefined where no board follows the headers. */
function skipHeaders(lineAt: LineAt): number | undefined {
  for (let i = 0; i < MOST_HEADERS; i++) {
    const line = lineAt(i);
    if (line === undefined) return undefined;
    if (!isHeader(line) && !(i > 0 && isBlank(line))) return i;
  }
  return undefined;
}

/** Rows up to the ninth; blank lines only where they part the boxes. */
function findGridEnd(lineAt: LineAt, start: number): number {
  const areDashesRows = hasDashes(lineAt, start);
  const isRow = (line: string | undefined): line is string =>
    line !== undefined &&
    !isPlain(line) &&
    !isRuler(line) &&
    readRow(line) !== undefined &&
    (areDashesRows || !isDashes(line));
  const isRulerHere = (line: string | undefined) =>
    line !== undefined && (isRuler(line) || (!areDashesRows && isDashes(line)));
  let rows = 0;
  let sinceBlank = 0;
  let i = start;
  for (; rows < 9; i++) {
    const line = lineAt(i);
    if (isBlank(line) && sinceBlank === 3) sinceBlank = 0;
    else if (isRow(line) && sinceBlank < (isParted(lineAt, start) ? 3 : 9)) {
      rows++;
      sinceBlank++;
    } else if (!isRulerHere(line)) break;
  }
  if (rows === 9) i += countExcess(lineAt, i, (line) => isRow(line) || isRulerHere(line));
  while (isRulerHere(lineAt(i)) || isFooter(lineAt(i))) i++;
  const afterBlank = skipBlank(lineAt, i);
  if (rows === 9 && isState(lineAt(afterBlank) ?? '')) return findSectionsEnd(lineAt, afterBlank);
  return afterBlank;
}

/**
 * Boards may follow each other without a line between them, but then all their rows must make whole boards: where one
 * is missing, or a heading looks like one, none of them stands where it seems to.
 * @returns how many lines more belong to what is to be refused
 */
function countExcess(lineAt: LineAt, start: number, isPart: (line: string) => boolean): number {
  let rows = 0;
  for (let i = start; i < start + MOST_LINES_AHEAD; i++) {
    const line = lineAt(i);
    if (line === undefined || !isPart(line)) return rows % 9 === 0 ? 0 : i - start;
    if (!isRuler(line) && !isDashes(line)) rows++;
  }
  return 0;
}

/** Whether the first three rows stand apart from the rest by a blank line. */
function isParted(lineAt: LineAt, start: number): boolean {
  let rows = 0;
  for (let i = start; rows <= 3; i++) {
    const line = lineAt(i);
    if (line === undefined) return false;
    if (isBlank(line)) return rows === 3;
    if (!isRuler(line)) rows++;
  }
  return false;
}

/** Whether a `-` stands for an empty cell, judged by the nine first lines that may be rows. */
export function hasDashes(lineAt: LineAt, start: number): boolean {
  for (let i = start, rows = 0; rows < 9; i++) {
    const line = lineAt(i);
    if (line === undefined || isPlain(line)) return false;
    if (isBlank(line) || isRuler(line)) continue;
    if (readRow(line) === undefined) return false;
    if (!isDashes(line) && line.includes('-') && !hasMixedBlanks(line)) return true;
    rows++;
  }
  return false;
}

function skipBlank(lineAt: LineAt, start: number): number {
  let i = start;
  while (isBlank(lineAt(i))) i++;
  return i;
}

/** The state of the game and what else is saved with it, up to the next puzzle. */
function findSectionsEnd(lineAt: LineAt, start: number): number {
  for (let i = start; i < start + MOST_SECTION_LINES; i++) {
    const line = lineAt(i);
    if (line === undefined || isPlain(line) || /^\s*(\[puzzle\]|#)/i.test(line)) return i;
  }
  return start + MOST_SECTION_LINES;
}

/** Up to the line on which the first bracket is closed. */
function findJson(lineAt: LineAt): Item {
  let depth = 0;
  let isInText = false;
  for (let i = 0; ; i++) {
    const line = lineAt(i);
    if (line === undefined || (i > 0 && isPlain(line))) return { kind: 'json', lines: i };
    for (const [part] of line.matchAll(/\\.|["[\]{}]/g)) {
      if (part === '"') isInText = !isInText;
      else if (!isInText && part.length === 1) depth += part === '[' || part === '{' ? 1 : -1;
    }
    if (depth <= 0) return { kind: 'json', lines: i + 1 };
  }
}

function findXml(lineAt: LineAt): Item {
  for (let i = 0; ; i++) {
    const line = lineAt(i);
    if (line === undefined || isPlain(line)) return { kind: 'xml', lines: i };
    if (/<\/opensudoku\s*>/i.test(line)) return { kind: 'xml', lines: i + 1 };
  }
}
