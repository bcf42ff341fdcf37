/** What a technique has found: plain data, enough to explain, to light cells and to apply. */
import type { Candidate, Cell, Digit } from '../types.ts';

export type { Candidate };

/** Names of the techniques, easiest first; the order of the search is that of TECHNIQUES. */
export type TechniqueId =
  | 'full-house'
  | 'naked-single'
  | 'hidden-single'
  | 'locked-pair'
  | 'locked-triple'
  | 'pointing'
  | 'claiming'
  | 'naked-pair'
  | 'naked-triple'
  | 'hidden-pair'
  | 'hidden-triple'
  | 'naked-quad'
  | 'hidden-quad'
  | 'x-wing'
  | 'swordfish'
  | 'jellyfish'
  | 'remote-pair'
  | 'bug-plus-one'
  | 'skyscraper'
  | 'two-string-kite'
  | 'dual-two-string-kite'
  | 'turbot-fish'
  | 'empty-rectangle'
  | 'dual-empty-rectangle'
  | 'w-wing'
  | 'xy-wing'
  | 'xyz-wing'
  | 'uniqueness-1'
  | 'uniqueness-2'
  | 'uniqueness-3'
  | 'uniqueness-4'
  | 'uniqueness-5'
  | 'uniqueness-6'
  | 'hidden-rectangle'
  | 'avoidable-rectangle-1'
  | 'avoidable-rectangle-2'
  | 'finned-x-wing'
  | 'sashimi-x-wing'
  | 'simple-colours-trap'
  | 'simple-colours-wrap'
  | 'multi-colours-1'
  | 'multi-colours-2'
  | 'finned-swordfish'
  | 'sashimi-swordfish'
  | 'finned-jellyfish'
  | 'sashimi-jellyfish'
  | 'siamese-finned-swordfish'
  | 'siamese-sashimi-swordfish'
  | 'siamese-finned-jellyfish'
  | 'siamese-sashimi-jellyfish'
  | 'sue-de-coq'
  | 'x-chain'
  | 'xy-chain'
  | 'continuous-nice-loop'
  | 'discontinuous-nice-loop'
  | 'aic'
  | 'grouped-continuous-nice-loop'
  | 'grouped-discontinuous-nice-loop'
  | 'grouped-aic'
  | 'als-xz'
  | 'als-xy-wing'
  | 'als-chain'
  | 'death-blossom'
  | 'finned-franken-x-wing'
  | 'franken-swordfish'
  | 'franken-jellyfish'
  | 'finned-franken-swordfish'
  | 'finned-franken-jellyfish'
  | 'siamese-finned-franken-swordfish'
  | 'siamese-finned-franken-jellyfish'
  | 'forcing-chain-contradiction'
  | 'forcing-chain-verity'
  | 'forcing-net-contradiction'
  | 'forcing-net-verity'
  | 'contradiction';

/** A candidate, or several of one digit that share a house and act as one (a group), or an almost locked set's digit. */
export type ChainNode = { cells: Cell[]; digit: Digit; set?: Cell[] };

/** Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to` is false. */
export type ChainLink = { from: ChainNode; to: ChainNode; kind: 'strong' | 'weak' };

/** A named part of a pattern, for the sentence that explains it. */
export type Part = {
  role:
    | 'base'
    | 'cover'
    | 'fin'
    | 'pivot'
    | 'pincer'
    | 'rectangle'
    | 'floor'
    | 'roof'
    | 'subset'
    | 'box'
    | 'set'
    | 'colour-a'
    | 'colour-b'
    | 'colour-c'
    | 'colour-d'
    | 'end'
    | 'assumption';
  cells: Cell[];
  digits: Digit[];
  /** Index into HOUSES, where the part is a house's */
  house?: number;
};

export type Step = {
  technique: TechniqueId;
  /** The digits the pattern is about, ascending */
  digits: Digit[];
  placements: Candidate[];
  eliminations: Candidate[];
  /** Where to look: the cells of the pattern, ascending */
  where: Cell[];
  /** What makes it so: cells outside the pattern or of special weight in it (fins, pincers, the cells that exclude) */
  because: Cell[];
  /** Indices into HOUSES, of the houses the pattern is seen in */
  houses: number[];
  /** Parts by name, in the order in which a sentence would name them */
  parts?: Part[];
  /** The chains, link by link, in reading order: one for an AIC, several for a forcing chain */
  chains?: ChainLink[][];
};
