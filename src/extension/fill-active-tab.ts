import type { FillOptions, Outcome } from '../protocol.ts';
import { teachSolution } from './lessons.ts';
import { callPage } from './page-verbs.ts';

/**
 * Solves the board of a tab. The shortcut and the popup end here.
 * @param show is told the outcome, and once more if the page took digits back a moment later
 */
export async function fillActiveTab(
  tabId: number,
  options: FillOptions,
  show: (outcome: Outcome) => void,
): Promise<void> {
  const outcome = await callPage(tabId, 'fill', options);
  show(outcome);
  // Whoever pressed a key looks at the board.
  if (outcome.kind === 'unwritable') await callPage(tabId, 'show', teachSolution(outcome));
  if (outcome.kind !== 'filled') return;
  const settled = await callPage(tabId, 'settle');
  if (settled && settled.kind !== outcome.kind && settled.kind !== 'no-access') show(settled);
}
