/**
 * Chance for the pure core, which has none of its own: xoshiro128** 1.1 by David Blackman and Sebastiano Vigna
 * (public domain, prng.di.unimi.it). Integers of 32 bits only, so that a seed gives the same numbers on every platform.
 */

/** Returns a number from 0 on and below 1, a multiple of 2⁻³². */
export type Random = () => number;

/**
 * @param seed any text; texts that differ give sequences that have nothing to do with each other
 * @returns always the same sequence for a seed
 */
export function createRandom(seed: string): Random {
  return createXoshiro([0, 1, 2, 3].map((lane) => mix(hash(`${lane}${seed}`))));
}

/** @param state four integers, not all zero */
export function createXoshiro(state: readonly number[]): Random {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result / 2 ** 32;
  };
}

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

/** FNV-1a of 32 bits, over UTF-16 units. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

/** The finaliser of MurmurHash3: every bit of the input turns half of those of the output. */
function mix(x: number): number {
  let h = x;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** @returns an integer from 0 on and below `count` */
export function pickIndex(count: number, random: Random): number {
  return Math.floor(random() * count);
}

/** Puts the values in random order, in place (Fisher and Yates); returns them. */
export function shuffle<T extends { length: number; [index: number]: unknown }>(
  values: T,
  random: Random,
): T {
  for (let i = values.length - 1; i > 0; i--) {
    const j = pickIndex(i + 1, random);
    const value = values[i];
    values[i] = values[j];
    values[j] = value;
  }
  return values;
}
