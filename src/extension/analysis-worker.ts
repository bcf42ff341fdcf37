import { type Question, runAnalysis } from './run-analysis.ts';

/** What the worker says of a question; the last word is its answer. */
export type Word =
  | { id: number; done: number }
  | { id: number; answer: ReturnType<typeof runAnalysis> };

const say = (word: Word) => postMessage(word);

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  say({ id, answer: runAnalysis(question, (done) => say({ id, done })) });
});
