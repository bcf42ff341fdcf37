/** Answers blocks in threads and gives the answers in the order of the blocks. */
import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Answer, answerBlock, type Task } from './answer.ts';

/** Enough that no thread waits for the reader, few enough that memory stays small. */
const BLOCKS_PER_JOB = 3;

/** With one job nothing leaves this thread. */
export async function* answerInOrder(
  blocks: AsyncIterable<Uint8Array>,
  task: Task,
  jobs: number,
): AsyncGenerator<Answer> {
  if (jobs === 1) {
    for await (const block of blocks) yield answerBlock(block, task);
    return;
  }
  const workers = Array.from({ length: jobs }, () => startWorker(task));
  const waiting: Promise<Answer>[] = [];
  let next = 0;
  try {
    for await (const block of blocks) {
      waiting.push(workers[next++ % jobs].answer(block));
      if (waiting.length < jobs * BLOCKS_PER_JOB) continue;
      const oldest = waiting.shift();
      if (oldest !== undefined) yield await oldest;
    }
    for (const answer of waiting) yield await answer;
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
}

function startWorker(task: Task) {
  const worker = new Worker(new URL(import.meta.url), { workerData: task });
  let previous: Promise<unknown> = Promise.resolve();
  return {
    /** A worker takes one block after the other, so its next message answers its oldest block. */
    answer(block: Uint8Array): Promise<Answer> {
      const own = Uint8Array.from(block);
      const answer = previous.then(async (): Promise<Answer> => {
        const message = once(worker, 'message');
        worker.postMessage(own, [own.buffer]);
        const [reply] = await message;
        return reply;
      });
      previous = answer;
      // Whoever awaits the answer sees the failure; until then it must not count as unhandled.
      answer.catch(() => {});
      return answer;
    },
    end: () => worker.terminate(),
  };
}

/** What a worker thread does. */
export function answerBlocks(): void {
  const task: Task = workerData;
  parentPort?.on('message', (block: Uint8Array) => {
    const { text, puzzles, problems } = answerBlock(block, task);
    const own = Uint8Array.from(text);
    parentPort?.postMessage({ text: own, puzzles, problems }, [own.buffer]);
  });
}
