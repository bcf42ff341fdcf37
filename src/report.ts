/** Outcomes in the player's words. Pure: the page button, the badge and the popup all tell the same. */
import type messages from './_locales/en/messages.json';
import type { BoardStatus, Outcome } from './protocol.ts';
import { formatCell } from './sudoku/grid.ts';
import type { Cell } from './sudoku/types.ts';

export type MessageKey = keyof typeof messages;

/** Looks a message up in the player's language. */
export type Translate = (key: MessageKey, ...substitutions: string[]) => string;

export interface Report {
  /** At most two characters for the toolbar. */
  badge: string;
  tone: 'good' | 'warning' | 'neutral';
  text: string;
}

/** More names of cells than this make no sentence. */
const MOST_CELLS = 9;

/** @returns what to tell the player of an outcome, or of the board that was found */
export function report(outcome: Outcome | BoardStatus, translate: Translate): Report {
  const good = (text: string): Report => ({ badge: '✓', tone: 'good', text });
  const neutral = (badge: string, text: string): Report => ({ badge, tone: 'neutral', text });
  const warning = (badge: string, text: string): Report => ({ badge, tone: 'warning', text });
  const list = (cells: readonly Cell[]) => formatCells(cells, translate);
  switch (outcome.kind) {
    case 'board': {
      const { site, givens, entries } = outcome;
      return neutral('', translate('boardFound', site, String(givens), String(entries)));
    }
    case 'filled': {
      const { solve, resolution } = outcome.timing;
      const time = formatDuration(solve, resolution, translate);
      return good(translate('filled', String(outcome.count), time));
    }
    case 'already-complete':
      return good(translate('alreadyComplete'));
    case 'not-kept':
      return warning('!', translate('notKept', list(outcome.cells)));
    case 'board-replaced':
      return warning('!', translate('boardReplaced'));
    case 'no-board':
      return neutral('?', translate('noBoard'));
    case 'unsupported':
      return neutral('–', translate(UNSUPPORTED[outcome.reason]));
    case 'wrong-size':
      return warning('!', translate('wrongSize', String(outcome.count)));
    case 'bad-givens':
      return warning('!', translate('badGivens', list(outcome.cells)));
    case 'conflict':
      return warning('!', translate('conflict', list(outcome.cells)));
    case 'no-solution':
      return warning('0', translate('noSolution'));
    case 'many-solutions':
      return warning('2+', translate('manySolutions'));
    case 'no-access':
      return neutral('–', translate('noAccess'));
    case 'undone':
      return neutral('', translate('undone', String(outcome.count)));
    case 'undo-not-kept':
      return warning('!', translate('undoNotKept', list(outcome.cells)));
    case 'nothing-to-undo':
      return neutral('', translate('nothingToUndo'));
    case 'failed':
      return warning('!', translate('failed', outcome.detail));
    default:
      return outcome satisfies never;
  }
}

const UNSUPPORTED = { killer: 'killerUnsupported' } as const;

/** From the shortest; a number that rounds to `below` is told in the next. `digits` are those of a number below ten. */
const UNITS = [
  { key: 'microseconds', length: 0.001, below: 1000, digits: 2 },
  { key: 'milliseconds', length: 1, below: 1000, digits: 2 },
  { key: 'seconds', length: 1000, below: Number.POSITIVE_INFINITY, digits: 3 },
] as const;

/**
 * @param duration in milliseconds
 * @param resolution the smallest difference that was measurable, in milliseconds
 * @returns the duration in the unit that suits it, with no more digits than were measured
 */
export function formatDuration(duration: number, resolution: number, translate: Translate): string {
  // The difference of two times may lie a hair below one step of the clock.
  const isShort = duration < 0.99 * resolution;
  for (const { key, length, below, digits } of UNITS) {
    const exact = (isShort ? resolution : duration) / length;
    const number = Number(exact.toPrecision(exact < 10 ? digits : 3));
    if (number >= below) continue;
    const text = translate(key, String(number));
    return isShort ? translate('lessThan', text) : text;
  }
  return '';
}

function formatCells(cells: readonly Cell[], translate: Translate): string {
  const list = cells.slice(0, MOST_CELLS).map(formatCell).join(translate('listSeparator'));
  return cells.length > MOST_CELLS ? translate('more', list) : list;
}
