/** Which game the play page opens with. */
import { showRefusal } from './play-dialogs.ts';
import { openLink } from './play-open.ts';
import { noteLevel, openGame } from './play-session.ts';
import { say } from './play-status.ts';
import { loadGame, loadGames, tidyGames } from './play-store.ts';
import { findButton } from './popup-elements.ts';
import type { PlayedGame } from './saved-game.ts';
import { createWorkerAnalyst } from './worker-analyst.ts';

const grader = createWorkerAnalyst();

/** Opens what the address says: a puzzle, a game or a wish for a new one; otherwise the game last played. */
export async function openFirst(newDialog: HTMLDialogElement): Promise<void> {
  await tidyGames();
  addEventListener('hashchange', openHash);
  const hash = readHash();
  const refusal = hash ? await openLink(hash) : undefined;
  if (hash && refusal === undefined) return;
  const address = new URLSearchParams(location.search);
  const [latest] = await loadGames();
  const asked = await loadGame(address.get('game') ?? '');
  const game = asked ?? latest;
  if (game) await openGame(game);
  if (refusal !== undefined) {
    say(refusal, 'warning');
    showRefusal(newDialog, refusal);
  }
  if (address.has('paste')) findButton('open-text').click();
  else if (!game || address.has('new') || refusal !== undefined) newDialog.showModal();
}

async function openHash(): Promise<void> {
  const refusal = readHash() ? await openLink(readHash()) : undefined;
  if (refusal !== undefined) say(refusal, 'warning');
}

/** @returns what the address has behind its `#`; as it stands there where that is no encoded text */
function readHash(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Grades a puzzle that came without its level. */
export async function findLevel({ id, game, level }: PlayedGame): Promise<void> {
  grader.cancel();
  if (level) return;
  const answer = await grader.analyse({ kind: 'grade', givens: game.givens });
  if (answer.kind === 'graded') noteLevel(id, answer.level);
}
