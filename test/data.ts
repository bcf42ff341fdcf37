/**
 * Puzzle collections that tests read but the project doesn't hold: `../shared/data` from the project's root, or the
 * folder that SUDOKU_DATA names.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER =
  process.env.SUDOKU_DATA ?? fileURLToPath(new URL('../../shared/data', import.meta.url));

export function dataPath(name: string): string {
  return join(FOLDER, name);
}

export function hasData(name: string): boolean {
  return existsSync(dataPath(name));
}

/** @returns the file's lines, without empty ones */
export function readDataLines(name: string): string[] {
  return readFileSync(dataPath(name), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
}
