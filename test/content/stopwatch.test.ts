import { describe, expect, it, vi } from 'vitest';
import { startStopwatch } from '../../src/content/stopwatch.ts';

const LAPS = ['find', 'read', 'solve', 'write', 'verify'] as const;

/** Runs a stopwatch whose clock shows these times, one for the start and one for the end of each lap. */
function run(times: number[], startedAt: number, now: number) {
  const clock = vi.spyOn(performance, 'now');
  for (const time of times) clock.mockReturnValueOnce(time);
  const wall = vi.spyOn(Date, 'now').mockReturnValue(now);
  const watch = startStopwatch();
  for (const lap of LAPS) watch.lap(lap);
  const timing = watch.stop(startedAt);
  clock.mockRestore();
  wall.mockRestore();
  return timing;
}

describe('a stopwatch', () => {
  it('times each part by itself, and the whole from the player’s key on', () => {
    expect(run([100, 101, 103, 107, 115, 131], 1000, 1040)).toEqual({
      find: 1,
      read: 2,
      solve: 4,
      write: 8,
      verify: 16,
      clickToFilled: 40,
      resolution: 1,
    });
  });

  it('tells a clock of fine steps from one of coarse ones', () => {
    expect(run([100, 101, 103, 107, 115, 131.5], 0, 0).resolution).toBe(0.1);
    expect(run([100.1, 101, 103, 107, 115, 131], 0, 0).resolution).toBe(0.1);
    expect(run([7, 7, 7, 7, 7, 7], 0, 0).resolution).toBe(1);
  });

  it('is not misled by a clock that was set back', () => {
    expect(run([100, 101, 103, 107, 115, 131], 5000, 1000).clickToFilled).toBe(31);
  });
});
