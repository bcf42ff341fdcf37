/** Alternating chains and nice loops: what they prove, then the chain itself in Eureka notation. */
import type { ChainNode } from '../sudoku/techniques/step.ts';
import type { Explainer } from './explainer.ts';
import { formatChain, formatNode } from './notation.ts';

/** Terms of a chain that are shown; a popup has room for no more. */
const MOST_TERMS = 12;

const isSame = (a: ChainNode, b: ChainNode) =>
  a.digit === b.digit && a.cells.join() === b.cells.join();

/** Of one digit, or between two ends of any digits: one of the ends is true. */
export const explainChain: Explainer = ({ chains: [links] = [[]] }, words) => {
  const { translate } = words;
  const [start, end] = [links[0].from, links[links.length - 1].to].map(formatNode);
  return [translate('whyChain', start, end), formatChain(links, MOST_TERMS, words)];
};

export const explainContinuousLoop: Explainer = ({ chains: [links] = [[]] }, words) => {
  const { translate } = words;
  return [translate('whyContinuousLoop'), formatChain(links, MOST_TERMS, words)];
};

/** Back where it started, the loop proves its start true if it left by a strong link, and false if by a weak one. */
export const explainDiscontinuousLoop: Explainer = (step, words) => {
  const { translate } = words;
  const [links] = step.chains ?? [[]];
  const [first, last] = [links[0], links[links.length - 1]];
  if (!isSame(first.from, last.to)) return explainChain(step, words);
  const start = formatNode(first.from);
  return [
    first.kind === 'strong' ? translate('whyLoopTrue', start) : translate('whyLoopFalse', start),
    formatChain(links, MOST_TERMS, words),
  ];
};
