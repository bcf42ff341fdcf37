/** Outcomes in the player's words. Pure: the page button, the badge and the popup all tell the same. */
import type messages from './_locales/en/messages.json';
import type { BoardStatus, Outcome, Purpose } from './protocol.ts';
import { formatCell } from './sudoku/grid.ts';
import type { Cell } from './sudoku/types.ts';

export type MessageKey = keyof typeof messages;

/** Looks a message up in the player's language. */
export type Translate = (key: MessageKey, ...substitutions: string[]) => string;

/** Keys of which there is one message for each plural form: `key_one`, `key_other`. */
export type CountedKey = MessageKey extends infer Key
  ? Key extends `${infer Stem}_other`
    ? Stem
    : never
  : never;

/** @returns the message in the plural form that the player's language has for `count`, its first substitution */
export function translateCount(
  key: CountedKey,
  count: number,
  translate: Translate,
  ...substitutions: string[]
): string {
  const form = new Intl.PluralRules(translate('languageCode')).select(count);
  return translate(`${key}_${form === 'one' ? form : 'other'}`, String(count), ...substitutions);
}

export interface Report {
  /** At most two characters for the toolbar. */
  badge: string;
  tone: 'good' | 'warning' | 'neutral';
  text: string;
}

/** More names of cells than this make no sentence. */
const MOST_CELLS = 9;

/** What can be told of a page: an outcome, or the board that was found. */
type Tellable = Outcome | BoardStatus;

/** Badge, tone and message of each kind. */
const WORDS: Record<
  Exclude<Tellable['kind'], 'written' | 'unsupported'>,
  [Report['badge'], Report['tone'], MessageKey]
> = {
  board: ['', 'neutral', 'boardFound'],
  filled: ['✓', 'good', 'filled'],
  'already-complete': ['✓', 'good', 'alreadyComplete'],
  'not-kept': ['!', 'warning', 'notKept'],
  'board-replaced': ['!', 'warning', 'boardReplaced'],
  unwritable: ['✓', 'good', 'unwritable'],
  'no-board': ['?', 'neutral', 'noBoard'],
  'not-classic': ['?', 'warning', 'notClassic'],
  'wrong-size': ['!', 'warning', 'wrongSize'],
  'bad-givens': ['!', 'warning', 'badGivens'],
  conflict: ['!', 'warning', 'conflict'],
  'no-solution': ['0', 'warning', 'noSolution'],
  'many-solutions': ['2+', 'warning', 'manySolutions'],
  paused: ['–', 'neutral', 'gamePaused'],
  elsewhere: ['–', 'neutral', 'playElsewhere'],
  'no-access': ['–', 'neutral', 'noAccess'],
  undone: ['', 'neutral', 'undone'],
  'undo-not-kept': ['!', 'warning', 'undoNotKept'],
  'marks-lost': ['!', 'warning', 'marksLost'],
  'nothing-to-undo': ['', 'neutral', 'nothingToUndo'],
  'write-not-kept': ['!', 'warning', 'writeNotKept'],
  'takes-marks': ['!', 'warning', 'takesMarks'],
  'takes-nothing': ['!', 'warning', 'takesNothing'],
  failed: ['!', 'warning', 'failed'],
};

/** The message of each reason why a board is none of ours. */
const REASONS: Record<Extract<Tellable, { kind: 'unsupported' }>['reason'], MessageKey> = {
  killer: 'killerUnsupported',
  variant: 'variantUnsupported',
  scrambled: 'scrambledUnsupported',
  picture: 'pictureUnsupported',
};

/** The message of each change, in the plural forms of its language. */
const CHANGES: Record<Purpose, CountedKey> = {
  hint: 'hintTaken',
  reveal: 'revealed',
  singles: 'singlesFilled',
  notes: 'notesFilled',
  'clear-wrong': 'wrongCleared',
};

/** @returns what to tell the player of an outcome, or of the board that was found */
export function report(outcome: Tellable, translate: Translate): Report {
  if (outcome.kind === 'written') {
    const { purpose, count, total } = outcome;
    const text = translateCount(CHANGES[purpose], purpose === 'reveal' ? total : count, translate);
    return { badge: '✓', tone: 'good', text };
  }
  if (outcome.kind === 'unsupported') {
    return { badge: '–', tone: 'neutral', text: translate(REASONS[outcome.reason]) };
  }
  if (outcome.kind === 'no-board' && outcome.frame !== undefined) {
    const { host } = new URL(outcome.frame);
    return { badge: '?', tone: 'neutral', text: translate('noBoardFrame', host) };
  }
  const [badge, tone, key] = WORDS[outcome.kind];
  return { badge, tone, text: translate(key, ...listSubstitutions(outcome, translate)) };
}

/** In the order of the message's placeholders. */
function listSubstitutions(outcome: Tellable, translate: Translate): string[] {
  if (outcome.kind === 'board') {
    return [outcome.site, String(outcome.givens), String(outcome.entries)];
  }
  if (outcome.kind === 'filled') {
    const { solve, resolution } = outcome.timing;
    return [String(outcome.count), formatDuration(solve, resolution, translate)];
  }
  if ('cells' in outcome) return [formatCells(outcome.cells, translate)];
  if ('count' in outcome) return [String(outcome.count)];
  return 'detail' in outcome ? [outcome.detail] : [];
}

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

/** @returns the names of cells, those of a long list cut short */
export function formatCells(cells: readonly Cell[], translate: Translate): string {
  const list = cells.slice(0, MOST_CELLS).map(formatCell).join(translate('listSeparator'));
  return cells.length > MOST_CELLS ? translate('more', list) : list;
}
