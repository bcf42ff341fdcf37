import type { FillFacts, FillOptions, FillResult, Refusal } from '../protocol.ts';
import { solve } from '../sudoku/solver.ts';
import type { Cell, Grid } from '../sudoku/types.ts';
import { findBoardInTime } from './find-in-time.ts';
import { tryIntake } from './intake.ts';
import { type Reading, readBoard } from './reading.ts';
import { type Change, dropChange, keepOutcome, recordChange } from './session.ts';
import { judgeFill, startSettling } from './settle.ts';
import { startStopwatch } from './stopwatch.ts';
import { findLost, isStillThere, listCells, writeAgain, writeCells } from './write-cells.ts';

/**
 * Solves the board of the page: find, read, solve, write, read back.
 * @returns what was done, or why nothing was
 */
export async function fill(options: FillOptions = {}): Promise<FillResult> {
  const { startedAt = Date.now(), anyOne = false } = options;
  const watch = startStopwatch();
  const found = await findBoardInTime();
  watch.lap('find');
  if ('kind' in found) return found;
  const reading = readBoard(found);
  watch.lap('read');
  if ('kind' in reading) return reading;
  const { givens, entries } = reading;
  const plan = solveReading(reading, anyOne);
  watch.lap('solve');
  if ('kind' in plan) return keepOutcome(givens, plan);

  const site = found.site.name;
  const texts = planTexts(plan.solution, reading);
  if (texts.size === 0) return keepOutcome(givens, { kind: 'already-complete', site });
  const change: Change = {
    purpose: 'fill',
    givens,
    before: new Map([...texts.keys()].map((cell) => [cell, reading.texts[cell]])),
  };
  const completeChange = recordChange(found, change);
  const intake = await tryIntake(found, givens, texts);
  if (intake !== 'digits') {
    dropChange(change);
    if (!isStillThere(found, givens)) return keepOutcome(undefined, { kind: 'board-replaced' });
    if (intake === 'marks') return keepOutcome(givens, { kind: 'takes-marks' });
    const solution = [...plan.solution];
    return keepOutcome(givens, { kind: 'unwritable', site, givens: [...givens], solution });
  }
  const wrongEntries = [...texts.keys()].filter((cell) => entries[cell] !== 0);
  // A page that is not known may refuse what clashes with them.
  const out = found.board.intake === 'unsure' ? wrongEntries : [];
  const whole = [...out.map((cell) => [cell, ''] as const), ...texts];
  const isThere = await writeCells(found, givens, whole, 'swift');
  watch.lap('write');
  const again = isThere ? findLost(found, texts) : undefined;
  const missing = again && (await writeAgain(found, givens, texts, findLost, again));
  if (!missing) return keepOutcome(undefined, { kind: 'board-replaced' });
  const lost = listCells(missing);
  completeChange();
  watch.lap('verify');

  const facts: FillFacts = {
    site,
    count: texts.size,
    guesses: plan.guesses,
    wrongEntries,
    timing: watch.stop(startedAt),
  };
  const result = judgeFill(facts, lost);
  startSettling({ found, change, texts, retried: new Set(again?.keys()), facts, result });
  return keepOutcome(givens, result);
}

/** @returns the solution to write, or why there is none */
function solveReading(
  { givens, entries }: Reading,
  anyOne: boolean,
): { solution: Grid; guesses: number } | Refusal {
  const verdict = solve(givens);
  switch (verdict.kind) {
    case 'unique':
      return { solution: verdict.solution, guesses: verdict.guesses };
    case 'multiple': {
      if (!anyOne) return { kind: 'many-solutions' };
      // Of several solutions the player's own is the best, if the entries lead to one.
      const own = solve(givens.map((digit, cell) => digit || entries[cell]));
      const { solution, guesses } = 'solution' in own ? own : verdict;
      return { solution, guesses };
    }
    case 'none':
      return { kind: 'no-solution' };
    case 'conflict':
      return { kind: 'conflict', cells: verdict.cells };
    default:
      return verdict satisfies never;
  }
}

/** @returns the digits to write: the player's entries stay where they agree with the solution */
function planTexts(solution: Grid, { givens, entries }: Reading): Map<Cell, string> {
  const texts = new Map<Cell, string>();
  for (const [cell, digit] of solution.entries()) {
    if (givens[cell] === 0 && entries[cell] !== digit) texts.set(cell, String(digit));
  }
  return texts;
}
