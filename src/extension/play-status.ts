import type { Outcome } from '../protocol.ts';
import { type Report, report } from '../report.ts';
import { find } from './popup-elements.ts';
import { translate } from './translate.ts';

/** Tells the player something; the same words are told again. */
export function say(text: string, tone: Report['tone'] = 'neutral'): void {
  const line = document.createElement('p');
  line.id = 'outcome';
  line.className = tone;
  line.textContent = text;
  find('status').replaceChildren(line);
}

export function sayOutcome(outcome: Outcome): void {
  const { text, tone } = report(outcome, translate);
  say(text, tone);
}
