import type { Site } from './site.ts';
import { sudokuName } from './sudoku-name.ts';

/** Every site we know, in the order they are asked. The play page adds itself, where it is. */
export const SITES: Site[] = [sudokuName];
