/** Which game the play page opens with. */
import { openLink } from './play-open.ts';
import { noteLevel, openGame } from './play-session.ts';
import { say } from './play-status.ts';
import { loadGame, loadGames, tidyGames } from './play-store.ts';
import type { PlayedGame } from './saved-game.ts';
import { createWorkerAnalyst } from './worker-analyst.ts';

const grader = createWorkerAnalyst();

/** Opens what the address says: a puzzle, a game or a wish for a new one; otherwise the game last played. */
export async function openFirst(newDialog: HTMLDialogElement): Promise<void> {
  await tidyGames();
  addEventListener('hashchange', openHash);
  if (location.hash.length > 1) {
    await openHash();
    return;
  }
  const address = new URLSearchParams(location.search);
  const [latest] = await loadGames();
  const asked = await loadGame(address.get('game') ?? '');
  const game = asked ?? latest;
  if (game) await openGame(game);
  if (!game || address.has('new')) newDialog.showModal();
}

async function openHash(): Promise<void> {
  const text = decodeURIComponent(location.hash.slice(1));
  if (text === '') return;
  const refusal = await openLink(text);
  if (refusal !== undefined) say(refusal, 'warning');
}

/** Grades a puzzle that came without its level. */
export async function findLevel({ id, game, level }: PlayedGame): Promise<void> {
  grader.cancel();
  if (level) return;
  const answer = await grader.analyse({ kind: 'grade', givens: game.givens });
  if (answer.kind === 'graded') noteLevel(id, answer.level);
}
