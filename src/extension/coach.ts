/** Help for players who go on by themselves. Popup and shortcut end here, as both end in fillActiveTab() to solve. */
import type {
  BoardChange,
  Failure,
  Lesson,
  Position,
  Purpose,
  Refusal,
  WriteResult,
} from '../protocol.ts';
import { findWrong } from '../sudoku/grid.ts';
import { solve } from '../sudoku/solver.ts';
import { findEasiestCell, findSingles } from '../sudoku/techniques/take-singles.ts';
import type { Digit, Grid, Verdict } from '../sudoku/types.ts';
import {
  teachDigits,
  teachNoSingles,
  teachNotesComplete,
  teachReveal,
  teachRight,
  teachStep,
  teachWrong,
} from './lessons.ts';
import { listRemoved, planNotes, strikeFromNotes } from './notes.ts';
import type { Page } from './page-verbs.ts';
import type { Analyst } from './run-analysis.ts';

/** What came of a request: something to teach, or an outcome to report. */
export type Advice = { kind: 'lesson'; lesson: Lesson } | WriteResult | SolvedAlready;

type SolvedAlready = { kind: 'already-complete'; site: string };

/** A board that has one solution, and what of it the player has. */
interface Game {
  page: Page;
  position: Position;
  givens: Grid;
  /** Givens and entries. */
  grid: Grid;
  solution: Grid;
  /** Cells with a wrong entry. */
  wrong: number[];
}

/** The next step of the board, a depth deeper at each press; wrong entries come first. */
export async function giveHint(page: Page, analyse: Analyst): Promise<Advice> {
  const game = await readGame(page);
  if ('kind' in game) return game;
  const { position, givens, grid } = game;
  if (game.wrong.length > 0) return goOnWithWrong(game);
  const { struck, shown } = position;
  const removed = [...struck, ...listRemoved(position)];
  const hint = await analyse({ kind: 'hint', grid, givens, removed });
  if (hint.kind !== 'step') return { kind: 'already-complete', site: position.site };
  const { step } = hint;
  const depth = shown?.topic === 'hint' ? deeper(shown.depth) : 1;
  if (depth !== 3) return teach(page, teachStep(step, depth));
  const notes = strikeFromNotes(position, step.eliminations);
  const result = await write(game, 'hint', { digits: step.placements, notes });
  return result.kind === 'written' ? teach(page, teachStep(step, depth, result.count)) : result;
}

/** Whether all is right so far. Which entries are wrong is told when asked again. */
export async function check(page: Page): Promise<Advice> {
  const game = await readGame(page);
  if ('kind' in game) return game;
  if (game.wrong.length > 0) return showWrong(game);
  const { position } = game;
  return teach(page, teachRight(position.entries.filter(Boolean).length));
}

/** Takes the wrong entries out: the last state of the board that was right. */
export async function clearWrong(page: Page): Promise<Advice> {
  const game = await readGame(page);
  if ('kind' in game) return game;
  return game.wrong.length > 0 ? takeOut(game) : check(page);
}

/** Writes the digit of the cell that has the focus, or else of the easiest one. */
export async function reveal(page: Page): Promise<Advice> {
  const game = await readGame(page);
  if ('kind' in game) return game;
  const { position, grid, solution } = game;
  const { focused } = position;
  const isOpen = focused !== undefined && grid[focused] !== solution[focused];
  const cell = isOpen ? focused : (findEasiestCell(grid) ?? game.wrong[0]);
  if (cell === undefined) return { kind: 'already-complete', site: position.site };
  const revealed = { cell, digit: solution[cell] as Digit };
  const result = await write(game, 'reveal', { digits: [revealed] });
  return result.kind === 'written' ? teach(page, teachReveal(revealed, result.total)) : result;
}

/** Writes all that naked and hidden singles give. */
export async function fillSingles(page: Page): Promise<Advice> {
  const game = await readGame(page);
  if ('kind' in game) return game;
  if (game.wrong.length > 0) return showWrong(game);
  const digits = findSingles(game.grid);
  return digits.length > 0 ? write(game, 'singles', { digits }) : teach(page, teachNoSingles());
}

/** Writes the candidates of every empty cell as pencil marks; what the player has struck out stays out. */
export async function fillNotes(page: Page): Promise<Advice> {
  const game = await readGame(page);
  if ('kind' in game) return game;
  if (game.wrong.length > 0) return showWrong(game);
  const result = await write(game, 'notes', { notes: planNotes(game.position) });
  const isWhole = result.kind === 'written' && result.count === 0;
  return isWhole ? teach(page, teachNotesComplete()) : result;
}

async function readGame(page: Page): Promise<Game | Refusal | Failure> {
  const position = await page.call('read');
  if (position.kind !== 'position') return position;
  const givens = Uint8Array.from(position.givens);
  const verdict = solve(givens);
  if (verdict.kind !== 'unique') return refuse(verdict);
  const { solution } = verdict;
  const grid = givens.map((digit, cell) => digit || (position.entries[cell] ?? 0));
  return { page, position, givens, grid, solution, wrong: findWrong(grid, solution) };
}

/** @returns what to tell of a board that has not exactly one solution */
export function refuse(verdict: Exclude<Verdict, { kind: 'unique' }>): Refusal {
  switch (verdict.kind) {
    case 'multiple':
      return { kind: 'many-solutions' };
    case 'none':
      return { kind: 'no-solution' };
    case 'conflict':
      return { kind: 'conflict', cells: verdict.cells };
    default:
      return verdict satisfies never;
  }
}

/** How many are wrong; then which; then they are taken out. */
async function goOnWithWrong(game: Game): Promise<Advice> {
  const { shown } = game.position;
  return shown?.topic === 'check' && shown.depth === 2 ? takeOut(game) : showWrong(game);
}

/** How many are wrong; when asked again, which. */
function showWrong({ page, position, wrong }: Game): Promise<Advice> {
  return teach(page, teachWrong(wrong, position.shown?.topic === 'check' ? 2 : 1));
}

function takeOut(game: Game): Promise<Advice> {
  return write(game, 'clear-wrong', { digits: game.wrong.map((cell) => ({ cell, digit: 0 })) });
}

/** After the last depth comes the first of what is next. */
function deeper(depth: Lesson['depth']): Lesson['depth'] {
  return depth === 1 ? 2 : depth === 2 ? 3 : 1;
}

/** Where the page takes no digits, they are shown over it. */
async function write(
  { page, position }: Game,
  purpose: Purpose,
  change: Pick<BoardChange, 'digits' | 'notes'>,
): Promise<Advice> {
  const { digits = [], notes = [] } = change;
  if (digits.length + notes.length === 0) return { kind: 'written', purpose, count: 0, total: 0 };
  const result = await page.call('write', { purpose, givens: position.givens, ...change });
  return result.kind === 'takes-nothing' ? teach(page, teachDigits(digits)) : result;
}

async function teach(page: Page, lesson: Lesson): Promise<Advice> {
  const result = await page.call('show', lesson);
  return result.kind === 'shown' ? { kind: 'lesson', lesson } : result;
}
