/** What the test server answers for hosts other than the home site's. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPuzzle } from './puzzles.ts';
import { type HostOptions, renderShape, SHAPES_HOST } from './shapes.ts';

const FOLDER = fileURLToPath(new URL('hosts/', import.meta.url));
const COMMON = '/* common */';
const OPTIONS = '/* options */ {}';

/**
 * The page of each host, or of one path of it: a file of `hosts/`, written from the facts that are known of the site.
 * `variant=` of their addresses: `half` some entries, right and wrong; `right` some entries, all right; `notes`;
 * `solved`; `variant` a board that is to be refused; `slow` the board comes late, and so does each digit; `dropping`
 * now and then the page misses a digit. `blanks=` leaves so many cells blank.
 */
export const HOST_PAGES: Record<string, string> = {
  'www.websudoku.com': 'websudoku-frame.html',
  'www.websudoku.com/board': 'websudoku.html',
  'nine.websudoku.com': 'websudoku.html',
  'www.sudoku9x9.com': 'sudoku9x9.html',
  'ro.sudokuonline.eu': 'sudokuonline.html',
  'www.oubk.com': 'oubk.html',
  'www.nytimes.com': 'nytimes.html',
  'www.livesudoku.com': 'livesudoku.html',
  'www.puzzle-sudoku.com': 'puzzle-sudoku.html',
  'cn.puzzle-sudoku.com': 'puzzle-sudoku.html',
  'www.sudokukingdom.com': 'sudokukingdom.html',
  'www.sudoku-cn.com': 'sudokukingdom.html',
  'sudokuexchange.com': 'sudokuexchange.html',
  'www.usdoku.com': 'usdoku.html',
  'sudoku.com': 'sudoku-com.html',
};

/** Every host that the browsers of the tests can reach. */
export const HOSTS: readonly string[] = [
  'www.sudoku.name',
  'sudoku.name',
  SHAPES_HOST,
  ...Object.keys(HOST_PAGES).filter((host) => !host.includes('/')),
];

/** @returns the page at an address; nothing where the host has none of its own */
export function renderHostPage(url: URL): string | undefined {
  const { puzzle } = findPuzzle(url.searchParams.get('puzzle'));
  const solution = 'solution' in puzzle ? (puzzle.solution ?? '') : '';
  const blanks = Number(url.searchParams.get('blanks')) || 81;
  const options: HostOptions = {
    givens: fillUp(puzzle.givens, solution, blanks),
    solution,
    variants: (url.searchParams.get('variant') ?? '').split(',').filter(Boolean),
  };
  if (url.hostname === SHAPES_HOST) return renderShape(url, options);
  // Browsers take `www.oubk.com.localhost` for this machine: the page can be looked at by itself.
  const host = url.hostname.replace(/\.localhost$/, '');
  const file = HOST_PAGES[host + url.pathname] ?? HOST_PAGES[host];
  if (file === undefined) return undefined;
  return readFileSync(FOLDER + file, 'utf8')
    .replace(COMMON, () => readFileSync(`${FOLDER}common.js`, 'utf8'))
    .replace(OPTIONS, JSON.stringify(options));
}

/** @returns the puzzle with its first blanks alone: digits that are entered one by one take their time */
function fillUp(givens: string, solution: string, blanks: number): string {
  let left = blanks;
  return [...givens]
    .map((digit, i) => (digit === '.' && left-- <= 0 ? solution[i] : digit))
    .join('');
}
