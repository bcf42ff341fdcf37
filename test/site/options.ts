import { findPuzzle, nextNumber } from './puzzles.ts';

/** Scripts that make the board listen in one way; a page has exactly one. */
const FAMILIES = ['plain', 'jquery', 'keydown', 'react', 'vue', 'input-only'] as const;

/** Changes that combine with any family and, where it makes sense, with each other. */
const TWISTS = [
  'maxlength', // maxlength="1" on the main inputs
  'late', // the board appears 300 ms after the page
  'refuse-cell', // the third blank cell never takes a value
  'revert', // the third blank cell is emptied 20 ms after each value
  'revert-once', // … only after its first value
  'drop-once', // the third blank cell loses its first value
  'replace', // a fresh board, another puzzle, takes the table's place after ten digits
  'rerender', // each changed input is replaced by a fresh one with the same id
  'throws', // the page's scripts throw on every event
  'progress', // saved entries, right and wrong, notes and pencil marks
  'no-pencil', // no inputs for pencil marks, where the server draws the board
  'complete', // every entry is there already, and right
  'hostile', // the page's world is full of broken and lying built-ins
  'few', // 80 cells
  'many', // 82 cells
  'bad-given', // a given `x` and a given `0`
  'strict-csp', // everything the policy can forbid is forbidden
  'narrow', // a column of 360 px
  'rtl', // right-to-left text
  'odd-css', // global rules that reach into anything put into the page
  'spa', // New game swaps the board within the document
] as const;

export type Family = (typeof FAMILIES)[number];
export type Variant = Family | (typeof TWISTS)[number];

/** Every variant that `variant=` knows. */
export const VARIANTS: readonly Variant[] = [...FAMILIES, ...TWISTS];

/** What an address of the site asks for. */
export interface PageOptions {
  language: 'en' | 'cn';
  difficult: number;
  number: number;
  isKiller: boolean;
  isPlaying: boolean;
  hasTimer: boolean;
  timeLimit: number;
  family: Family;
  variants: Variant[];
  hasEventLog: boolean;
}

/** Reads the site's parameters. Unknown variants throw, so that a test cannot misspell one unseen. */
export function readOptions(url: URL): PageOptions {
  const get = (name: string) => url.searchParams.get(name);
  const variants = (get('variant') ?? 'plain').split(',').filter(Boolean) as Variant[];
  const unknown = variants.find((variant) => !VARIANTS.includes(variant));
  if (unknown !== undefined) throw new Error(`no such variant: ${unknown}`);
  const wanted = get('puzzle_num') || (get('difficult') === '1' ? 'easy-1' : null);
  const { name, number } = findPuzzle(wanted);
  const isChinese = (get('ln') ?? /index-(\w+)\.php/.exec(url.pathname)?.[1]) === 'cn';
  return {
    language: isChinese ? 'cn' : 'en',
    difficult: Number(get('difficult')) || (name.startsWith('easy') ? 1 : 4),
    number,
    isKiller: (Number(get('killer_sudoku')) || 0) !== 0,
    isPlaying: get('play') !== '0',
    hasTimer: get('timer') !== '0',
    timeLimit: Number(get('time_limit')) || 0,
    family: FAMILIES.find((family) => variants.includes(family)) ?? 'plain',
    variants,
    hasEventLog: get('log') === '1',
  };
}

/** The address of another game of the same kind. */
export function addressOf(
  options: PageOptions,
  changes: Partial<Record<string, string | number>>,
): string {
  const query = new URLSearchParams({
    ln: options.language,
    puzzle_num: String(nextNumber(options.number)),
    play: '1',
    difficult: String(options.difficult),
    timer: options.hasTimer ? '' : '0',
    time_limit: String(options.timeLimit),
    killer_sudoku: options.isKiller ? '1' : '0',
    variant: options.variants.join(','),
  });
  for (const [name, value] of Object.entries(changes)) query.set(name, String(value));
  return `/index.php?${query}`;
}
