/** The command was called wrongly: its usage is shown and the exit code is 2. */
export class UsageError extends Error {}

/** @returns the option's value as an integer of at least `least`, or `otherwise` where it was not given */
export function readInteger(
  name: string,
  text: string | undefined,
  least: number,
  otherwise: number,
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new UsageError(`--${name} takes an integer from ${least} on, not ${text}`);
  }
  return value;
}
