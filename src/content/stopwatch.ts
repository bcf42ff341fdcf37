import type { Timing } from '../protocol.ts';

type Lap = 'find' | 'read' | 'solve' | 'write' | 'verify';

/** Browsers blur their clock: Chrome's and Edge's step is 0.1 ms, Firefox's is 1 ms. */
const FINE_STEP = 0.1;
const COARSE_STEP = 1;

/** Measures the parts of a fill, one after the other. */
export function startStopwatch() {
  const laps: Record<Lap, number> = { find: 0, read: 0, solve: 0, write: 0, verify: 0 };
  const start = performance.now();
  const marks = [start];
  return {
    /** Ends a part. */
    lap(name: Lap): void {
      const now = performance.now();
      laps[name] = now - marks[0];
      marks.unshift(now);
    },
    /** @param startedAt when the player asked, as `Date.now()` gives it */
    stop(startedAt: number): Timing {
      const whole = marks[0] - start;
      return {
        ...laps,
        // Only the wall clock is the same in the page and in the popup; it may be set back meanwhile.
        clickToFilled: Math.max(Date.now() - startedAt, whole),
        resolution: marks.every(Number.isInteger) ? COARSE_STEP : FINE_STEP,
      };
    },
  };
}
