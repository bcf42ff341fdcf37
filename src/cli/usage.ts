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

/** @returns the option's value as one of the choices, or `otherwise` where it was not given */
export function readChoice<Choice extends string, Otherwise>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
  otherwise: Otherwise,
): Choice | Otherwise {
  if (text === undefined) return otherwise;
  const choice = choices.find((one) => one === text);
  if (choice === undefined)
    throw new UsageError(`--${name} takes ${choices.join(', ')}, not ${text}`);
  return choice;
}

/** @returns parseArgs' answer; what it throws becomes a UsageError */
export function parse<Answer>(parseArguments: () => Answer): Answer {
  try {
    return parseArguments();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
