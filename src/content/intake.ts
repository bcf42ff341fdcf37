import { CELL_COUNT, isPeer } from '../sudoku/grid.ts';
import type { Grid } from '../sudoku/types.ts';
import { findBoards } from './find-board.ts';
import { forgetWays } from './finder/enter-digit.ts';
import { LATE, waitUntil, watchPage } from './gestures.ts';
import { type FoundBoard, isMarked, isMarks, parseDigit, readTexts } from './reading.ts';
import type { Slot } from './sites/site.ts';
import { findLost, type Texts, writeCells } from './write-cells.ts';

/** What a page makes of digits. */
export type Intake = 'digits' | 'marks' | 'nothing';

/**
 * Finds out what the page makes of digits. Where that is not known, two of `texts` are tried, since one may stand where
 * it should by luck: some pages choose no cell at our click. Those that clash with none come first, as pages may refuse
 * the others, then blank cells. Where anything but the two digits comes of it, all is put back, on the page's other
 * boards as well: keys reach the whole page.
 */
export async function tryIntake(found: FoundBoard, givens: Grid, texts: Texts): Promise<Intake> {
  const { board } = found;
  if (board.intake !== 'unsure') return board.intake === 'known' ? 'digits' : 'nothing';
  const boards = findBoards(document);
  const others =
    'kind' in boards ? [] : boards.filter((one) => one.board.element !== board.element);
  const states = [found, ...others].map((one) => ({ one, before: readTexts(one) }));
  const { before } = states[0];
  const rank = ([slot, text]: [Slot, string]) => {
    const clashes = before.some((other, cell) => other === text && isPeer(slot, cell));
    return 2 * Number(clashes) + Number(before[slot] !== '');
  };
  const [first, ...rest] = [...texts].sort((a, b) => rank(a) - rank(b));
  const second = rest.find(([, text]) => text !== first[1]) ?? first;
  const tried = new Set<Slot>();
  let intake: Intake = 'digits';
  for (const [slot, text] of new Set([first, second])) {
    tried.add(slot);
    intake = await tryOne(found, givens, slot, text);
    const isStray = listStrays(found, before).some(([stray]) => !tried.has(stray));
    if (isStray || (intake === 'digits' && findLost(found, new Map([first])).size > 0))
      intake = 'nothing';
    if (intake !== 'digits') break;
  }
  if (intake === 'digits') return intake;
  forgetWays();
  const marked = [...tried]
    .map((slot): [Slot, string] => [slot, before[slot]])
    // Pencil marks are as they were already, and to take a digit out might take all of them.
    .filter(([, text]) => intake !== 'marks' || !isMarks(text));
  await writeCells(found, givens, new Map([...listStrays(found, before), ...marked]), 'swift');
  for (const { one, before } of states.slice(1)) {
    const anything = new Uint8Array(CELL_COUNT);
    await writeCells(one, anything, new Map(listStrays(one, before)), 'swift');
  }
  return intake;
}

async function tryOne(found: FoundBoard, givens: Grid, slot: Slot, text: string): Promise<Intake> {
  const texts = new Map([[slot, text]]);
  const isThere = () => findLost(found, texts).size === 0;
  const before = found.board.read(slot).text;
  const page = watchPage(found.board.element.getRootNode());
  try {
    for (const manner of ['swift', 'patient'] as const) {
      if (!(await writeCells(found, givens, texts, manner))) return 'nothing';
      if (isMarked(found.board.read(slot).text, text, before)) {
        // Pressed again, a mark goes out, or comes back.
        await found.board.write(slot, text, manner);
        return 'marks';
      }
      if (isThere()) return 'digits';
    }
    return page.hasChanged() && (await waitUntil(isThere, LATE)) ? 'digits' : 'nothing';
  } finally {
    page.stop();
  }
}

/** @returns the cells whose digit is not the one before, with what they held */
function listStrays({ board }: FoundBoard, before: readonly string[]): [Slot, string][] {
  return [...before.entries()].filter(
    ([slot, text]) => slot < CELL_COUNT && parseDigit(board.read(slot).text) !== parseDigit(text),
  );
}
