/** A game is played in one tab at a time, or the later of two would overwrite what the other wrote. */

/** Gives the game free for other tabs. */
let release = () => {};

const nameLock = (id: string) => `game-${id}`;

/**
 * Takes a game for this tab; the one it had before is given free.
 * @param isForced takes it from another tab, which is told
 * @param onLost called when another tab has taken it
 * @returns whether this tab has it now
 */
export function holdGame(id: string, isForced: boolean, onLost: () => void): Promise<boolean> {
  release();
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      if (!lock) return undefined;
      return new Promise<void>((end) => {
        release = end;
      });
    };
    const options = isForced ? { steal: true } : { ifAvailable: true };
    navigator.locks.request(nameLock(id), options, hold).catch(onLost);
  });
}
