import type { Failure, FillResult, PageVerbs } from '../protocol.ts';
import { fill } from './fill.ts';
import { look } from './look.ts';
import { settle } from './settle.ts';
import { takeTurn } from './turns.ts';
import { undo } from './undo.ts';

let filling: Promise<FillResult> | undefined;

/** What the page offers to the extension. Every outcome is a value, our own faults included. */
export const verbs: PageVerbs = {
  look() {
    try {
      return look();
    } catch (fault) {
      return { board: describeFault(fault), canUndo: false };
    }
  },
  fill(options) {
    // A key pressed twice is meant once.
    filling ??= takeTurn(() => fill(options))
      .catch(describeFault)
      .finally(() => {
        filling = undefined;
      });
    return filling;
  },
  settle,
  undo: () => takeTurn(undo).catch(describeFault),
};

function describeFault(fault: unknown): Failure {
  return { kind: 'failed', detail: String(fault) };
}
