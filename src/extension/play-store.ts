/** Games, where closing page and browser does not reach them. */
import { type Game, startGame } from '../sudoku/game.ts';
import type { Level } from '../sudoku/techniques/grade.ts';
import { browser } from './browser.ts';
import { decodeGame, encodeGame, type PlayedGame } from './saved-game.ts';

const PREFIX = 'game-';

/** Of games without a move only the latest stay: nothing is lost with the others but a puzzle. */
const MOST_UNTOUCHED = 12;

/** @returns a game that has just begun; nothing is stored yet */
export function createGame(
  ...[givens, entries, marks, level]: [...Parameters<typeof startGame>, Level?]
): PlayedGame {
  return {
    id: crypto.randomUUID(),
    game: startGame(givens, entries, marks),
    ...(level && { level }),
    elapsed: 0,
    changedAt: Date.now(),
    isSolved: false,
  };
}

/** @throws where the browser cannot store it, for want of room for instance */
export async function saveGame(played: PlayedGame): Promise<void> {
  await browser.storage.local.set({ [PREFIX + played.id]: encodeGame(played) });
}

export async function loadGame(id: string): Promise<PlayedGame | undefined> {
  const key = PREFIX + id;
  return decodeGame((await browser.storage.local.get(key))[key]);
}

/** @returns all games, the one last played first */
export async function loadGames(): Promise<PlayedGame[]> {
  const stored = await browser.storage.local.get(null);
  return Object.entries(stored)
    .filter(([key]) => key.startsWith(PREFIX))
    .flatMap(([, data]) => decodeGame(data) ?? [])
    .sort((a, b) => b.changedAt - a.changedAt);
}

export async function removeGame(id: string): Promise<void> {
  await browser.storage.local.remove(PREFIX + id);
}

/** Forgets puzzles that were never begun, but for the latest. */
export async function tidyGames(): Promise<void> {
  const untouched = (await loadGames()).filter(({ game }) => !hasMoves(game));
  for (const { id } of untouched.slice(MOST_UNTOUCHED)) await removeGame(id);
}

/** Whether the player has done anything: entries may have come with the board. */
function hasMoves({ entries, marks, past, future }: Game): boolean {
  return past.length + future.length > 0 || entries.some(Boolean) || marks.some(Boolean);
}
