/** The search for a hint on popup and play page: it says when it takes long, and the same button gives it up. */
import { findButton } from './popup-elements.ts';
import type { Analyst } from './run-analysis.ts';
import { translate } from './translate.ts';
import type { WorkerAnalyst } from './worker-analyst.ts';

/** How long it may take before the player is told; in milliseconds. */
const PATIENCE = 200;

export interface HintSearch {
  /** Never ends where it is given up. */
  analyse: Analyst;
  /** Whether the player has been told that it takes long. */
  isLong(): boolean;
  /** @returns whether there was anything to give up */
  giveUp(): boolean;
}

/** @param say tells the player that it takes long */
export function createHintSearch(analyst: WorkerAnalyst, say: (words: string) => void): HintSearch {
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isLong = false;

  function end(): void {
    clearTimeout(patience);
    isRunning = isLong = false;
  }

  return {
    async analyse(question) {
      isRunning = true;
      patience = setTimeout(() => {
        isLong = true;
        say(translate('thinking'));
        findButton('hint').textContent = translate('cancel');
      }, PATIENCE);
      try {
        return await analyst.analyse(question);
      } finally {
        end();
      }
    },
    isLong: () => isLong,
    giveUp() {
      const wasRunning = isRunning;
      if (wasRunning) analyst.cancel();
      end();
      return wasRunning;
    },
  };
}
