import { expect, it } from 'vitest';
import { createClock, formatClock } from '../../src/extension/play-clock.ts';

it('a clock counts while it runs', () => {
  let now = 1000;
  const clock = createClock(() => now);
  clock.set(5000);
  now += 100;
  expect(clock.read()).toBe(5000);
  clock.run(true);
  now += 100;
  clock.run(true);
  now += 100;
  expect(clock.read()).toBe(5200);
  clock.run(false);
  now += 100;
  expect(clock.read()).toBe(5200);
  clock.run(true);
  clock.set(0);
  now += 100;
  expect(clock.read()).toBe(100);
});

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [67_000, '1:07'],
  [599_999, '9:59'],
  [3_753_000, '1:02:33'],
])('%i ms is shown as %s', (elapsed, text) => {
  expect(formatClock(elapsed)).toBe(text);
});
