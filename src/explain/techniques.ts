/** What is told of each technique: its name, what explains it, and by what one is sent to look for it. */
import type { MessageKey, Translate } from '../report.ts';
import type { Level } from '../sudoku/techniques/grade.ts';
import type { TechniqueId } from '../sudoku/techniques/step.ts';
import { explainAlsChain, explainAlsXz, explainDeathBlossom } from './als.ts';
import { explainChain, explainContinuousLoop, explainDiscontinuousLoop } from './chains.ts';
import {
  explainColourTrap,
  explainColourWrap,
  explainMultiColours1,
  explainMultiColours2,
} from './colours.ts';
import type { Explainer } from './explainer.ts';
import { explainFish, explainFrankenFish, explainSiameseFish } from './fish.ts';
import { explainContradiction, explainVerity } from './forcing.ts';
import { explainDualKite, explainEmptyRectangle, explainPairs } from './single-digit.ts';
import { explainFullHouse, explainHiddenSingle, explainNakedSingle } from './singles.ts';
import {
  explainHiddenSubset,
  explainLockedCandidates,
  explainNakedSubset,
  explainSueDeCoq,
} from './subsets.ts';
import {
  explainAvoidable1,
  explainAvoidable2,
  explainBugPlusOne,
  explainHiddenRectangle,
  explainUniqueness1,
  explainUniqueness2,
  explainUniqueness3,
  explainUniqueness4,
  explainUniqueness6,
} from './uniqueness.ts';
import { explainRemotePair, explainWWing, explainXyWing, explainXyzWing } from './wings.ts';

export type Telling = {
  name: MessageKey;
  explain: Explainer;
  /** Houses where a pattern is seen in them; else the cells of the pattern, or of what is assumed */
  look: 'houses' | 'cells' | 'assumptions';
};

export const TELLINGS: Record<TechniqueId, Telling> = {
  'full-house': { name: 'techniqueFullHouse', explain: explainFullHouse, look: 'houses' },
  'naked-single': { name: 'techniqueNakedSingle', explain: explainNakedSingle, look: 'cells' },
  'hidden-single': { name: 'techniqueHiddenSingle', explain: explainHiddenSingle, look: 'houses' },
  'locked-pair': { name: 'techniqueLockedPair', explain: explainNakedSubset, look: 'houses' },
  'locked-triple': { name: 'techniqueLockedTriple', explain: explainNakedSubset, look: 'houses' },
  pointing: { name: 'techniquePointing', explain: explainLockedCandidates, look: 'houses' },
  claiming: { name: 'techniqueClaiming', explain: explainLockedCandidates, look: 'houses' },
  'naked-pair': { name: 'techniqueNakedPair', explain: explainNakedSubset, look: 'houses' },
  'naked-triple': { name: 'techniqueNakedTriple', explain: explainNakedSubset, look: 'houses' },
  'hidden-pair': { name: 'techniqueHiddenPair', explain: explainHiddenSubset, look: 'houses' },
  'hidden-triple': { name: 'techniqueHiddenTriple', explain: explainHiddenSubset, look: 'houses' },
  'naked-quad': { name: 'techniqueNakedQuad', explain: explainNakedSubset, look: 'houses' },
  'hidden-quad': { name: 'techniqueHiddenQuad', explain: explainHiddenSubset, look: 'houses' },
  'x-wing': { name: 'techniqueXWing', explain: explainFish, look: 'houses' },
  swordfish: { name: 'techniqueSwordfish', explain: explainFish, look: 'houses' },
  jellyfish: { name: 'techniqueJellyfish', explain: explainFish, look: 'houses' },
  'remote-pair': { name: 'techniqueRemotePair', explain: explainRemotePair, look: 'cells' },
  'bug-plus-one': { name: 'techniqueBugPlusOne', explain: explainBugPlusOne, look: 'cells' },
  skyscraper: { name: 'techniqueSkyscraper', explain: explainPairs, look: 'houses' },
  'two-string-kite': { name: 'techniqueTwoStringKite', explain: explainPairs, look: 'houses' },
  'dual-two-string-kite': {
    name: 'techniqueDualTwoStringKite',
    explain: explainDualKite,
    look: 'houses',
  },
  'turbot-fish': { name: 'techniqueTurbotFish', explain: explainPairs, look: 'houses' },
  'empty-rectangle': {
    name: 'techniqueEmptyRectangle',
    explain: explainEmptyRectangle,
    look: 'houses',
  },
  'dual-empty-rectangle': {
    name: 'techniqueDualEmptyRectangle',
    explain: explainEmptyRectangle,
    look: 'houses',
  },
  'w-wing': { name: 'techniqueWWing', explain: explainWWing, look: 'cells' },
  'xy-wing': { name: 'techniqueXyWing', explain: explainXyWing, look: 'cells' },
  'xyz-wing': { name: 'techniqueXyzWing', explain: explainXyzWing, look: 'cells' },
  'uniqueness-1': { name: 'techniqueUniqueness1', explain: explainUniqueness1, look: 'cells' },
  'uniqueness-2': { name: 'techniqueUniqueness2', explain: explainUniqueness2, look: 'cells' },
  'uniqueness-3': { name: 'techniqueUniqueness3', explain: explainUniqueness3, look: 'cells' },
  'uniqueness-4': { name: 'techniqueUniqueness4', explain: explainUniqueness4, look: 'cells' },
  'uniqueness-5': { name: 'techniqueUniqueness5', explain: explainUniqueness2, look: 'cells' },
  'uniqueness-6': { name: 'techniqueUniqueness6', explain: explainUniqueness6, look: 'cells' },
  'hidden-rectangle': {
    name: 'techniqueHiddenRectangle',
    explain: explainHiddenRectangle,
    look: 'cells',
  },
  'avoidable-rectangle-1': {
    name: 'techniqueAvoidableRectangle1',
    explain: explainAvoidable1,
    look: 'cells',
  },
  'avoidable-rectangle-2': {
    name: 'techniqueAvoidableRectangle2',
    explain: explainAvoidable2,
    look: 'cells',
  },
  'finned-x-wing': { name: 'techniqueFinnedXWing', explain: explainFish, look: 'houses' },
  'sashimi-x-wing': { name: 'techniqueSashimiXWing', explain: explainFish, look: 'houses' },
  'simple-colours-trap': {
    name: 'techniqueSimpleColoursTrap',
    explain: explainColourTrap,
    look: 'cells',
  },
  'simple-colours-wrap': {
    name: 'techniqueSimpleColoursWrap',
    explain: explainColourWrap,
    look: 'cells',
  },
  'multi-colours-1': {
    name: 'techniqueMultiColours1',
    explain: explainMultiColours1,
    look: 'cells',
  },
  'multi-colours-2': {
    name: 'techniqueMultiColours2',
    explain: explainMultiColours2,
    look: 'cells',
  },
  'finned-swordfish': { name: 'techniqueFinnedSwordfish', explain: explainFish, look: 'houses' },
  'sashimi-swordfish': { name: 'techniqueSashimiSwordfish', explain: explainFish, look: 'houses' },
  'finned-jellyfish': { name: 'techniqueFinnedJellyfish', explain: explainFish, look: 'houses' },
  'sashimi-jellyfish': { name: 'techniqueSashimiJellyfish', explain: explainFish, look: 'houses' },
  'siamese-finned-swordfish': {
    name: 'techniqueSiameseFinnedSwordfish',
    explain: explainSiameseFish,
    look: 'houses',
  },
  'siamese-sashimi-swordfish': {
    name: 'techniqueSiameseSashimiSwordfish',
    explain: explainSiameseFish,
    look: 'houses',
  },
  'siamese-finned-jellyfish': {
    name: 'techniqueSiameseFinnedJellyfish',
    explain: explainSiameseFish,
    look: 'houses',
  },
  'siamese-sashimi-jellyfish': {
    name: 'techniqueSiameseSashimiJellyfish',
    explain: explainSiameseFish,
    look: 'houses',
  },
  'sue-de-coq': { name: 'techniqueSueDeCoq', explain: explainSueDeCoq, look: 'houses' },
  'x-chain': { name: 'techniqueXChain', explain: explainChain, look: 'cells' },
  'xy-chain': { name: 'techniqueXyChain', explain: explainChain, look: 'cells' },
  'continuous-nice-loop': {
    name: 'techniqueContinuousNiceLoop',
    explain: explainContinuousLoop,
    look: 'cells',
  },
  'discontinuous-nice-loop': {
    name: 'techniqueDiscontinuousNiceLoop',
    explain: explainDiscontinuousLoop,
    look: 'cells',
  },
  aic: { name: 'techniqueAic', explain: explainChain, look: 'cells' },
  'grouped-continuous-nice-loop': {
    name: 'techniqueGroupedContinuousNiceLoop',
    explain: explainContinuousLoop,
    look: 'cells',
  },
  'grouped-discontinuous-nice-loop': {
    name: 'techniqueGroupedDiscontinuousNiceLoop',
    explain: explainDiscontinuousLoop,
    look: 'cells',
  },
  'grouped-aic': { name: 'techniqueGroupedAic', explain: explainChain, look: 'cells' },
  'als-xz': { name: 'techniqueAlsXz', explain: explainAlsXz, look: 'cells' },
  'als-xy-wing': { name: 'techniqueAlsXyWing', explain: explainAlsChain, look: 'cells' },
  'als-chain': { name: 'techniqueAlsChain', explain: explainAlsChain, look: 'cells' },
  'death-blossom': { name: 'techniqueDeathBlossom', explain: explainDeathBlossom, look: 'cells' },
  'finned-franken-x-wing': {
    name: 'techniqueFinnedFrankenXWing',
    explain: explainFrankenFish,
    look: 'houses',
  },
  'franken-swordfish': {
    name: 'techniqueFrankenSwordfish',
    explain: explainFrankenFish,
    look: 'houses',
  },
  'franken-jellyfish': {
    name: 'techniqueFrankenJellyfish',
    explain: explainFrankenFish,
    look: 'houses',
  },
  'finned-franken-swordfish': {
    name: 'techniqueFinnedFrankenSwordfish',
    explain: explainFrankenFish,
    look: 'houses',
  },
  'finned-franken-jellyfish': {
    name: 'techniqueFinnedFrankenJellyfish',
    explain: explainFrankenFish,
    look: 'houses',
  },
  'siamese-finned-franken-swordfish': {
    name: 'techniqueSiameseFinnedFrankenSwordfish',
    explain: explainSiameseFish,
    look: 'houses',
  },
  'siamese-finned-franken-jellyfish': {
    name: 'techniqueSiameseFinnedFrankenJellyfish',
    explain: explainSiameseFish,
    look: 'houses',
  },
  'forcing-chain-contradiction': {
    name: 'techniqueForcingChainContradiction',
    explain: explainContradiction,
    look: 'assumptions',
  },
  'forcing-chain-verity': {
    name: 'techniqueForcingChainVerity',
    explain: explainVerity,
    look: 'assumptions',
  },
  'forcing-net-contradiction': {
    name: 'techniqueForcingNetContradiction',
    explain: explainContradiction,
    look: 'assumptions',
  },
  'forcing-net-verity': {
    name: 'techniqueForcingNetVerity',
    explain: explainVerity,
    look: 'assumptions',
  },
  contradiction: {
    name: 'techniqueContradiction',
    explain: explainContradiction,
    look: 'assumptions',
  },
};

const LEVELS: Record<Level, MessageKey> = {
  easy: 'levelEasy',
  medium: 'levelMedium',
  advanced: 'levelAdvanced',
  diehard: 'levelDiehard',
};

/** @returns the name that players of the language give a technique */
export function nameTechnique(id: TechniqueId, translate: Translate): string {
  return translate(TELLINGS[id].name);
}

/** @returns the name of a level */
export function nameLevel(level: Level, translate: Translate): string {
  return translate(LEVELS[level]);
}
