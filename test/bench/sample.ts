const SEED = 20;

/** @returns values in the same order on every run, unlike that of a file, in which neighbours are alike */
export function sample<T>(values: readonly T[], count: number): T[] {
  const left = [...values];
  let state = SEED;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return left.splice(state % left.length, 1)[0];
  });
}
