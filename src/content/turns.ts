let turn: Promise<unknown> = Promise.resolve();

/** Runs `task` when all tasks before it have ended, so that no two write to the board at once. */
export function takeTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = turn.then(task);
  turn = result.catch(() => undefined);
  return result;
}
