import type { Failure, FillResult, PageStatus, PageVerbs } from '../protocol.ts';
import { hideLesson } from './drawer.ts';
import { fill } from './fill.ts';
import { look } from './look.ts';
import { read } from './read.ts';
import { settle } from './settle.ts';
import { show } from './show.ts';
import { choose, stand } from './stand.ts';
import { takeTurn } from './turns.ts';
import { undo } from './undo.ts';
import { writeChange } from './write-change.ts';

let filling: Promise<FillResult> | undefined;

/** What the page offers to the extension. Every outcome is a value, our own faults included. */
export const verbs: PageVerbs = {
  look: () => lookBy(look),
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
  stand() {
    const standing = attempt(stand);
    return 'kind' in standing ? { weight: 1, count: 0, index: 0 } : standing;
  },
  choose: (index) => lookBy(() => choose(index)),
};

function lookBy(verb: () => PageStatus): PageStatus {
  const status = attempt(verb);
  return 'kind' in status ? { board: status, canUndo: false } : status;
}

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
