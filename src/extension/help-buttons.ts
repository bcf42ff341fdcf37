/** What the popup and the play page share of their buttons for help. */
import type { Lesson } from '../protocol.ts';
import { type Advice, check, clearWrong, fillNotes, fillSingles, reveal } from './coach.ts';
import { nameNext } from './lessons.ts';
import type { Page } from './page-verbs.ts';
import { find, findButton } from './popup-elements.ts';
import { translate } from './translate.ts';

/** By button: what it asks for. The one for hints takes an analyst as well. */
export const HELP: readonly (readonly [id: string, ask: (page: Page) => Promise<Advice>])[] = [
  ['check', check],
  ['reveal', reveal],
  ['singles', fillSingles],
  ['notes', fillNotes],
  ['clear-wrong', clearWrong],
];

/** The buttons that go deeper say what the next press does. */
export function nameHelpButtons(shown?: Pick<Lesson, 'topic' | 'depth'>): void {
  findButton('hint').textContent = nameNext(shown);
  const isAsked = shown?.topic === 'check' && shown.depth === 1;
  findButton('check').textContent = translate(isAsked ? 'checkWhere' : 'check');
}

/** Makes the button for more show and hide what there is. */
export function connectMore(): void {
  const [button, others] = [findButton('more'), find('others')];
  button.addEventListener('click', () => {
    others.hidden = !others.hidden;
    button.ariaExpanded = String(!others.hidden);
  });
}
