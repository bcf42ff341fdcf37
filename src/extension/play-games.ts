/** The games that were begun before, to go on with. */
import { nameLevel } from '../explain/techniques.ts';
import { type Game, readGrid } from '../sudoku/game.ts';
import { drawBoard } from './board-picture.ts';
import { formatClock } from './play-clock.ts';
import { connectDialog } from './play-dialogs.ts';
import { openGame, readSession } from './play-session.ts';
import { loadGames, removeGame } from './play-store.ts';
import { find } from './popup-elements.ts';
import type { PlayedGame } from './saved-game.ts';
import { translate } from './translate.ts';

/** The button that removes a game asks first, in its own place: the second press of a double click is no answer. */
const PAUSE_FOR_THOUGHT = 500;

export function connectGames(): void {
  const dialog = connectDialog('open-games', 'games-dialog', { prepare: list });
  const games = find('games-list');

  async function list(): Promise<void> {
    const others = (await loadGames()).filter(({ id }) => id !== readSession()?.played.id);
    find('no-games').hidden = others.length > 0;
    games.replaceChildren(...others.map(createItem));
  }

  function createItem(played: PlayedGame): HTMLElement {
    const item = document.createElement('li');
    const open = document.createElement('button');
    const words = document.createElement('span');
    words.append(
      ...describeGame(played).map((line) => {
        const element = document.createElement('span');
        element.textContent = line;
        return element;
      }),
    );
    open.append(drawBoard(played.game.givens, played.game.entries), words);
    open.addEventListener('click', async () => {
      dialog.close();
      await openGame(played);
    });
    const remove = document.createElement('button');
    remove.textContent = translate('removeGame');
    let askedAt: number | undefined;
    remove.addEventListener('click', async ({ timeStamp }) => {
      if (askedAt === undefined || timeStamp - askedAt < PAUSE_FOR_THOUGHT) {
        askedAt ??= timeStamp;
        remove.textContent = translate('removeGameSurely');
        return;
      }
      await removeGame(played.id);
      await list();
      dialog.querySelector<HTMLElement>('.leave')?.focus();
    });
    for (const button of [open, remove]) button.type = 'button';
    item.append(open, remove);
    return item;
  }
}

/** @returns how hard it is and how far the player is; how long that took and when it was */
function describeGame({ game, level, elapsed, changedAt, isSolved }: PlayedGame): string[] {
  const date = new Intl.DateTimeFormat(translate('languageCode'), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const progress = isSolved ? translate('gameSolved') : translate('cellsLeft', countLeft(game));
  return [
    [level && nameLevel(level, translate), progress],
    [formatClock(elapsed), date.format(changedAt)],
  ].map((parts) => parts.filter(Boolean).join(' · '));
}

const countLeft = (game: Game) => String(readGrid(game).filter((digit) => digit === 0).length);
