import { generic } from './generic.ts';
import { livesudoku } from './livesudoku.ts';
import { nytimes } from './nytimes.ts';
import { oubk } from './oubk.ts';
import { puzzleSudoku } from './puzzle-sudoku.ts';
import type { Site } from './site.ts';
import { sudokuCom } from './sudoku-com.ts';
import { sudokuName } from './sudoku-name.ts';
import { sudoku9x9 } from './sudoku9x9.ts';
import { sudokuexchange } from './sudokuexchange.ts';
import { sudokukingdom } from './sudokukingdom.ts';
import { sudokuonline } from './sudokuonline.ts';
import { usdoku } from './usdoku.ts';
import { websudoku } from './websudoku.ts';

/** Every site we know, in the order they are asked; last what finds boards on any page. The play page adds itself. */
export const SITES: Site[] = [
  sudokuName,
  livesudoku,
  nytimes,
  oubk,
  puzzleSudoku,
  sudoku9x9,
  sudokuCom,
  sudokuexchange,
  sudokukingdom,
  sudokuonline,
  usdoku,
  websudoku,
  ...generic,
];
