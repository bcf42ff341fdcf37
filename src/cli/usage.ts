/** The command was called wrongly: its usage is shown and the exit code is 2. */
export class UsageError extends Error {}

type Bounds = { least: number; most?: number; otherwise: number };

/** @returns the option's value as an integer within the bounds, or `otherwise` where it was not given */
export function readInteger(
  name: string,
  text: string | undefined,
  { least, most = Number.MAX_SAFE_INTEGER, otherwise }: Bounds,
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} on` : `${least} to ${most}`;
    throw new UsageError(`--${name} takes an integer from ${range}, not ${text}`);
  }
  return value;
}
