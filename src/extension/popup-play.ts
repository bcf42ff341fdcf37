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
  const button = findButton('open-play');
  button.addEventListener('click', async () => {
    // The popup closes a moment later, and each press until then would make a game of its own.
    button.disabled = true;
    await takeBoard(tabId).finally(() => {
      button.disabled = false;
    });
  });
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
