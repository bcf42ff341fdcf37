import type { Site } from './site.ts';
import { sudokuName } from './sudoku-name.ts';

/** Every site we know, in the order they are asked. */
export const SITES: readonly Site[] = [sudokuName];
