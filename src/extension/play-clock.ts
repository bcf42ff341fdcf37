/** Counts the time played. */
export interface Clock {
  /** Milliseconds so far. */
  read(): number;
  set(elapsed: number): void;
  run(isRunning: boolean): void;
}

/** @param now a time that only goes forward, in milliseconds */
export function createClock(now: () => number): Clock {
  let before = 0;
  let since: number | undefined;
  const read = () => before + (since === undefined ? 0 : now() - since);
  return {
    read,
    set(elapsed) {
      before = elapsed;
      if (since !== undefined) since = now();
    },
    run(isRunning) {
      if (isRunning === (since !== undefined)) return;
      before = read();
      since = isRunning ? now() : undefined;
    },
  };
}

/** @returns `4:07`, or `1:02:33` from an hour on */
export function formatClock(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad(seconds % 60)}`;
}
