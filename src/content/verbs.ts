import type { Failure, FillResult, PageVerbs } from '../protocol.ts';
import { fill } from './fill.ts';
import { look } from './look.ts';
import { hideLesson } from './overlay.ts';
import { read } from './read.ts';
import { settle } from './settle.ts';
import { show } from './show.ts';
import { takeTurn } from './turns.ts';
import { undo } from './undo.ts';
import { writeChange } from './write-change.ts';

let filling: Promise<FillResult> | undefined;

/** What the page offers to the extension. Every outcome is a value, our own faults included. */
export const verbs: PageVerbs = {
  look() {
    const status = attempt(look);
    return 'kind' in status ? { board: status, canUndo: false } : status;
  },
  fill(options) {
    hideLesson();
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
  read: () => attempt(read),
  write(change) {
    hideLesson();
    return takeTurn(() => writeChange(change)).catch(describeFault);
  },
  show: (lesson) => attempt(() => show(lesson)),
};

function attempt<T>(verb: () => T): T | Failure {
  try {
    return verb();
  } catch (fault) {
    return describeFault(fault);
  }
}

function describeFault(fault: unknown): Failure {
  return { kind: 'failed', detail: String(fault) };
}
