import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Profile {
  dir: string;
  remove(): void;
}

/** A fresh profile folder. Goes with `remove`, or, after `end` has killed the browser, with this process. */
export function createProfile(name: string, end: () => void = () => {}): Profile {
  const dir = mkdtempSync(join(tmpdir(), `sudoku-autofill-${name}-`));
  const removeDir = () => rmSync(dir, { recursive: true, force: true, maxRetries: 10 });
  const onExit = () => {
    end();
    removeDir();
  };
  // By itself a signal ends the process without the exit event.
  const onSignal = () => process.exit(1);
  process.once('exit', onExit);
  for (const signal of SIGNALS) process.once(signal, onSignal);
  return {
    dir,
    remove() {
      process.off('exit', onExit);
      for (const signal of SIGNALS) process.off(signal, onSignal);
      removeDir();
    },
  };
}
