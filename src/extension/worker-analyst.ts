import type { Word } from './analysis-worker.ts';
import type { Analyst, Answers } from './run-analysis.ts';

const WORKER = 'analysis-worker.js';

/** An analyst who leaves the page free to be used meanwhile. */
export interface WorkerAnalyst {
  analyse: Analyst;
  /** Ends what is being analysed: its promise never settles. */
  cancel(): void;
}

/** Starts a worker with the first question. */
export function createWorkerAnalyst(): WorkerAnalyst {
  let worker: Worker | undefined;
  let last = 0;
  return {
    analyse(question, onProgress) {
      worker ??= new Worker(WORKER);
      const own = worker;
      const id = ++last;
      return new Promise((resolve, reject) => {
        own.addEventListener('message', ({ data }: MessageEvent<Word>) => {
          if (data.id !== id) return;
          if ('done' in data) onProgress?.(data.done);
          else resolve(data.answer as Answers[(typeof question)['kind']]);
        });
        own.addEventListener('error', reject, { once: true });
        own.postMessage({ id, question });
      });
    },
    cancel() {
      worker?.terminate();
      worker = undefined;
    },
  };
}
