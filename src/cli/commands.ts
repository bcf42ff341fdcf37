import type { Command, Maker } from './command.ts';
import { EXPERIMENT } from './experiment.ts';
import { GENERATE } from './generate.ts';
import { HINT } from './hint.ts';
import { PRINT } from './print.ts';
import { RATE } from './rate.ts';
import { SOLVE } from './solve.ts';

export const COMMANDS = { solve: SOLVE, rate: RATE, hint: HINT, print: PRINT } satisfies Record<
  string,
  Command
>;

export type CommandName = keyof typeof COMMANDS;
export type MakerName = 'generate' | 'experiment';

/** The options are known to the maker alone. */
export const MAKERS: Record<MakerName, Maker<object>> = {
  generate: GENERATE,
  experiment: EXPERIMENT,
};

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

export function isMakerName(name: string): name is MakerName {
  return Object.hasOwn(MAKERS, name);
}
