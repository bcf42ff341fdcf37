import { generic } from './generic.ts';
import type { Site } from './site.ts';
import { sudokuName } from './sudoku-name.ts';

/** Every site we know, in the order they are asked; last what finds boards on any page. The play page adds itself. */
export const SITES: Site[] = [sudokuName, generic];
