import type { Outcome } from '../protocol.ts';
import { formatDuration, type MessageKey } from '../report.ts';
import { translate } from './translate.ts';

/** Lists what a fill took and did; hides the list after anything else. */
export function showFigures(list: HTMLElement, outcome?: Outcome): void {
  list.hidden = !outcome || !('timing' in outcome);
  list.replaceChildren();
  if (!outcome || !('timing' in outcome)) return;
  const { timing, count, guesses, wrongEntries } = outcome;
  const rows: [MessageKey, string][] = [
    ['solveTime', formatDuration(timing.solve, timing.resolution, translate)],
    ['clickToFilled', formatDuration(timing.clickToFilled, 1, translate)],
    ['digitsWritten', String(count)],
    ['guesses', String(guesses)],
    ['wrongEntries', String(wrongEntries.length)],
  ];
  listFigures(list, rows);
}

/** Puts labels and their values into a list. */
export function listFigures(list: HTMLElement, rows: readonly [MessageKey, string][]): void {
  list.replaceChildren();
  for (const [label, value] of rows) {
    const term = document.createElement('dt');
    term.textContent = translate(label);
    const description = document.createElement('dd');
    description.textContent = value;
    list.append(term, description);
  }
}
