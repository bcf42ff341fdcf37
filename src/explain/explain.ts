/** A step in the player's words, in three depths: where to look, why, what to do. Pure, as report.ts is. */
import type { Mark } from '../protocol.ts';
import type { Translate } from '../report.ts';
import { formatCell } from '../sudoku/grid.ts';
import type { Step } from '../sudoku/techniques/step.ts';
import type { Cell } from '../sudoku/types.ts';
import { tellAction } from './action.ts';
import { partsOf } from './explainer.ts';
import { type Depth, listMarks } from './marks.ts';
import { TELLINGS } from './techniques.ts';
import { createWords, MOST_CELLS, type Words } from './words.ts';

export interface Explanation {
  /** The technique's name. */
  name: string;
  /** Depth 1: the technique and where to look for it; no digit is told. */
  where: string;
  /** Depth 2: sentences, and lines of notation where there is a chain; a paragraph each. */
  why: string[];
  /** Depth 3: what to write and what to strike out. */
  action: string;
  marks: Record<Depth, Mark[]>;
}

/** @returns what to tell and to light of a step */
export function explainStep(step: Step, translate: Translate): Explanation {
  const words = createWords(translate);
  const { name: key, explain } = TELLINGS[step.technique];
  const name = translate(key);
  return {
    name,
    where: tellWhere(step, name, words),
    why: explain(step, words),
    action: tellAction(step, words),
    marks: listMarks(step),
  };
}

function tellWhere(step: Step, name: string, words: Words): string {
  const { translate } = words;
  const { look } = TELLINGS[step.technique];
  if (look === 'cells') return tellCells(step.where, name, words);
  if (look === 'assumptions') return tellCells(step.because, name, words);
  // Of a fish, the base: from there it is seen.
  const bases = partsOf(step, 'base').flatMap(({ house = [] }) => house);
  return translate('whereInHouses', name, words.houses(bases.length > 0 ? bases : step.houses));
}

function tellCells(cells: readonly Cell[], name: string, words: Words): string {
  const { translate } = words;
  if (cells.length <= MOST_CELLS) return translate('whereAtCells', name, words.cells(cells));
  const first = words.list(cells.slice(0, MOST_CELLS).map(formatCell));
  return translate('whereAtMore', name, first);
}
