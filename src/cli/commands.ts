import type { Command } from './command.ts';
import { HINT } from './hint.ts';
import { RATE } from './rate.ts';
import { SOLVE } from './solve.ts';

export const COMMANDS = { solve: SOLVE, rate: RATE, hint: HINT } satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
