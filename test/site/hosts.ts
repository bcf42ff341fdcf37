/** What the test server answers for hosts other than the home site's. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPuzzle } from './puzzles.ts';
import { type HostOptions, renderShape, SHAPES_HOST } from './shapes.ts';

const FOLDER = fileURLToPath(new URL('hosts/', import.meta.url));
const OPTIONS = '/* options */ {}';

/** The page of each host: a file of `hosts/`, written from the facts that are known of the site. */
export const HOST_PAGES: Record<string, string> = {};

/** Every host that the browsers of the tests can reach. */
export const HOSTS: readonly string[] = [
  'www.sudoku.name',
  'sudoku.name',
  SHAPES_HOST,
  ...Object.keys(HOST_PAGES),
];

/** @returns the page at an address; nothing where the host has none of its own */
export function renderHostPage(url: URL): string | undefined {
  const { puzzle } = findPuzzle(url.searchParams.get('puzzle'));
  const options: HostOptions = {
    givens: puzzle.givens,
    solution: 'solution' in puzzle ? (puzzle.solution ?? '') : '',
    variants: (url.searchParams.get('variant') ?? '').split(',').filter(Boolean),
  };
  if (url.hostname === SHAPES_HOST) return renderShape(url, options);
  const file = HOST_PAGES[url.hostname];
  if (file === undefined) return undefined;
  return readFileSync(FOLDER + file, 'utf8').replace(OPTIONS, JSON.stringify(options));
}
