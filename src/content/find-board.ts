import type { Refusal } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import { solve } from '../sudoku/solver.ts';
import { listLikelyRoots, select } from './finder/elements.ts';
import { findFocused } from './focused.ts';
import { type FoundBoard, keepGivens, parseDigit, readBoard, readTexts } from './reading.ts';
import { lastChange } from './session.ts';
import { SITES } from './sites/index.ts';
import type { Board, Site } from './sites/site.ts';

const CELLS = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

/** The board that the player has chosen of several, and when. */
let chosen: { element: HTMLElement; at: number } | undefined;

/** A frame that is not larger is rather an advertisement than a board; in CSS pixels. */
const LEAST_FRAME = 300;

/** @returns the sites that this page may belong to, but for what finds boards on any page */
export function findSites(document: Document): Site[] {
  return listSites(document).filter(({ name }) => name !== '');
}

/**
 * Asks the sites we know, in order, for the board of this page; of several, the one that the player means.
 * @returns the board, or why there is none
 */
export function findBoard(document: Document): FoundBoard | Refusal {
  const all = findBoards(document);
  return 'kind' in all ? all : pickBoard(all);
}

/** @returns of several boards, at least one, the one that the player means */
export function pickBoard(boards: readonly FoundBoard[]): FoundBoard {
  const weights = boards.map((found) => {
    const weight = weigh(found.board);
    return weight > 1 || boards.length === 1 || !isForeignSolution(found) ? weight : weight - 1;
  });
  return boards[weights.indexOf(Math.max(...weights))];
}

/** Yesterday's solution may stand beside the puzzle of today; what we have filled in can still be undone. */
function isForeignSolution(found: FoundBoard): boolean {
  return !lastChange(found.board) && readTexts(found).slice(0, CELL_COUNT).every(parseDigit);
}

/** @returns all boards of the page, in its order, at least one; or why there is none */
export function findBoards(document: Document): FoundBoard[] | Refusal {
  let refusal: Refusal = { kind: 'no-board' };
  for (const site of listSites(document)) {
    const found = site.find(document);
    if (!found) continue;
    if ('kind' in found) {
      // A site that has changed may still have a board that can be found as on any page.
      if (found.kind !== 'wrong-size') return found;
      if (refusal.kind === 'no-board') refusal = found;
      continue;
    }
    if (!Array.isArray(found)) {
      const one = { site, board: found };
      const isMarking = CELLS.some((cell) => found.read(cell).isGiven);
      // For what is on it later.
      if (!isMarking) judge(one);
      return [one];
    }
    // A frame without an address of its own has that of the page around it as its base.
    const named = { ...site, name: new URL(document.baseURI).hostname };
    const judged = found.map((board) => judge({ site: named, board }));
    const boards = judged.filter((one) => 'board' in one);
    if (boards.length > 0) return boards;
    if (refusal.kind === 'no-board') refusal = judged.find((one) => 'kind' in one) ?? refusal;
  }
  if (refusal.kind !== 'no-board') return refusal;
  const frame = findForeignFrame(document);
  return frame === undefined ? refusal : { ...refusal, frame };
}

/** From now on this board is meant, until another is chosen. */
export function chooseBoard({ board }: FoundBoard): void {
  chosen = { element: board.element, at: Date.now() };
}

/** How surely the player means a board: the time when it was chosen, 2 with the focus, else how much is in view. */
export function weigh({ element, findCell }: Board): number {
  if (element === chosen?.element) return chosen.at;
  if (findCell(findFocused()) !== undefined) return 2;
  return measureView(element);
}

/** @returns how much of an element its window shows, from 0 to 1 */
export function measureView(element: Element): number {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const seen = (from: number, to: number, end: number) =>
    Math.max(0, Math.min(to, end) - Math.max(from, 0));
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  return (seen(left, right, clientWidth) * seen(top, bottom, clientHeight)) / (width * height || 1);
}

/** What may be a board is one where its digits have exactly one solution: most variants and tables have not. */
function judge(found: FoundBoard): FoundBoard | Refusal {
  const reading = readBoard(found);
  if ('kind' in reading) return reading;
  const { givens } = reading;
  if (solve(givens).kind !== 'unique') return { kind: 'not-classic', digits: [...givens] };
  keepGivens(found, givens);
  return found;
}

/** @returns the address of the largest frame that is another host's, if one is large enough for a board */
function findForeignFrame(document: Document): string | undefined {
  const frames = select(listLikelyRoots(document), 'iframe, frame') as HTMLIFrameElement[];
  const measured = frames
    .filter((frame) => !frame.contentDocument && /^https?:/.test(frame.src))
    .map((frame) => ({ frame, box: frame.getBoundingClientRect() }))
    .filter(({ box }) => box.width > LEAST_FRAME && box.height > LEAST_FRAME)
    .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  return measured[0]?.frame.src;
}

function listSites(document: Document): Site[] {
  const url = new URL(document.URL);
  return SITES.filter((site) => site.matches(url));
}
