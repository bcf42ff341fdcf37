import { belongsTo } from '../host.ts';
import type { Site } from './site.ts';

/** Its board is a picture; the game that it stores may be another than the one it shows. */
export const sudokuCom: Site = {
  name: 'sudoku.com',
  matches: (url) => belongsTo(url, 'sudoku.com'),
  find: (document) =>
    document.querySelector('#game canvas') ? { kind: 'unsupported', reason: 'picture' } : undefined,
};
