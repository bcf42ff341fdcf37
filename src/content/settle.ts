import type { FillFacts, FillResult } from '../protocol.ts';
import type { Cell } from '../sudoku/types.ts';
import type { FoundBoard } from './reading.ts';
import { type Change, keepOutcome } from './session.ts';
import { takeTurn } from './turns.ts';
import { findLost, isStillThere, type Texts, writeCells } from './write-cells.ts';

/** How long a page is given to take back digits that it took at first; in milliseconds. */
const SETTLING_TIME = 100;

/** A fill that the page may still take back. */
interface FreshFill {
  found: FoundBoard;
  change: Change;
  texts: Texts;
  /** Cells that have had their second try. */
  retried: ReadonlySet<Cell>;
  facts: FillFacts;
  result: FillResult;
}

let fresh: FreshFill | undefined;
let settling: Promise<FillResult> | undefined;

/** Watches over a fill until the page has settled. */
export function startSettling(fill: FreshFill): void {
  fresh = fill;
  // Nobody may be waiting for it, and a page that breaks meanwhile changes nothing of what was told.
  settling = settleDown(fill).catch(() => fill.result);
}

/** From now on the board is somebody else's to change. */
export function stopSettling(): void {
  fresh = undefined;
}

/** @returns the last fill's final outcome, once the page has settled */
export function settle(): Promise<FillResult | undefined> {
  return settling ?? Promise.resolve(undefined);
}

/** @returns what to tell of a fill after which the board does not show the digits of `lost` */
export function judgeFill(facts: FillFacts, lost: readonly Cell[]): FillResult {
  return lost.length === 0
    ? { kind: 'filled', ...facts }
    : { kind: 'not-kept', ...facts, count: facts.count - lost.length, cells: [...lost] };
}

async function settleDown(fill: FreshFill): Promise<FillResult> {
  const retried = new Set(fill.retried);
  let result: FillResult | undefined;
  while (!result) {
    await new Promise((resolve) => setTimeout(resolve, SETTLING_TIME));
    result = await takeTurn(() => lookAgain(fill, retried));
  }
  return result;
}

/** @returns the final outcome; undefined where cells got a second try and want another look */
async function lookAgain(fill: FreshFill, retried: Set<Cell>): Promise<FillResult | undefined> {
  const { found, change, texts, facts, result } = fill;
  if (fresh !== fill || !isStillThere(found, change.givens)) return result;
  // Another digit than the one before is no taking back: the player has typed it.
  const lost = [...findLost(found, texts)].filter(([cell]) =>
    ['', change.before.get(cell)].includes(found.board.read(cell).text),
  );
  const again = new Map(lost.filter(([cell]) => !retried.has(cell)));
  if (again.size > 0 && (await writeCells(found, change.givens, again, 'patient'))) {
    for (const cell of again.keys()) retried.add(cell);
    return undefined;
  }
  const settled = judgeFill(
    facts,
    lost.map(([cell]) => cell),
  );
  // Nothing new to tell: what was done to the board meanwhile stays the last thing done.
  if (settled.kind === 'filled' && result.kind === 'filled') return result;
  return keepOutcome(change.givens, settled);
}
