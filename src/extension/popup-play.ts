/** The ways from the popup to the play page. */
import { report } from '../report.ts';
import { browser } from './browser.ts';
import { pageInTab } from './page-verbs.ts';
import { createGame, saveGame } from './play-store.ts';
import { find, findButton } from './popup-elements.ts';
import { translate } from './translate.ts';

export const PLAY_PAGE = 'play.html';

export function connectPlay(tabId: number): void {
  findButton('new-puzzle').addEventListener('click', () => show('new'));
  findButton('open-play').addEventListener('click', () => takeBoard(tabId));
}

/** Opens the board of the page, with all that the player has done there, as a game. */
async function takeBoard(tabId: number): Promise<void> {
  const position = await pageInTab(tabId).call('read');
  if (position.kind !== 'position') {
    find('outcome').textContent = report(position, translate).text;
    return;
  }
  const [givens, entries] = [position.givens, position.entries].map((grid) =>
    Uint8Array.from(grid),
  );
  if (!givens) return;
  const played = createGame(givens, entries, position.notes);
  await saveGame(played);
  await show(`game=${played.id}`);
}

async function show(query: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`${PLAY_PAGE}?${query}`) });
  window.close();
}
