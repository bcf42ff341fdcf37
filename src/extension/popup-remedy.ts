/** Where a page has no board that can be solved: what the player can do next. */
import type { BoardStatus } from '../protocol.ts';
import type { MessageKey } from '../report.ts';
import { formatGrid } from '../sudoku/grid.ts';
import { browser } from './browser.ts';
import { findButton } from './popup-elements.ts';
import { PLAY_PAGE } from './popup-play.ts';
import { translate } from './translate.ts';

interface Remedy {
  label: MessageKey;
  apply(): Promise<unknown>;
}

const button = findButton('remedy');
let remedy: Remedy | undefined;

export function connectRemedy(): void {
  button.addEventListener('click', () => remedy?.apply());
}

/** Offers the next step that suits what was found; nothing where the board can be solved. */
export function showRemedy(board: BoardStatus): void {
  const next = findRemedy(board);
  // Looked at again, the page says the same: the button must not lose what it says after a press.
  const isSame = next?.label === remedy?.label && !button.hidden;
  remedy = next;
  if (isSame) return;
  button.hidden = !next;
  if (next) button.textContent = translate(next.label);
}

function findRemedy(board: BoardStatus): Remedy | undefined {
  switch (board.kind) {
    case 'no-board': {
      const { frame } = board;
      return frame ? { label: 'openFrame', apply: () => open(frame) } : PASTE;
    }
    case 'not-classic':
      return { label: 'copyDigits', apply: () => copy(board.digits) };
    case 'unsupported':
      return ['picture', 'scrambled'].includes(board.reason) ? PASTE : undefined;
    case 'wrong-size':
    case 'bad-givens':
    case 'no-access':
      return PASTE;
    default:
      return undefined;
  }
}

const PASTE: Remedy = {
  label: 'pastePuzzle',
  apply: () => open(browser.runtime.getURL(`${PLAY_PAGE}?paste`)),
};

async function open(url: string): Promise<void> {
  await browser.tabs.create({ url });
  window.close();
}

async function copy(digits: readonly number[]): Promise<void> {
  await navigator.clipboard.writeText(formatGrid(Uint8Array.from(digits)));
  button.textContent = translate('copied');
}
