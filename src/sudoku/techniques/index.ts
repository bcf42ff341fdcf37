/** The techniques, easiest first. The order is that of the search for a hint and of the path of a grade. */
import { ALS_CHAIN, ALS_XY_WING } from './als-chain.ts';
import { ALS_XZ } from './als-xz.ts';
import { AVOIDABLE_RECTANGLES } from './avoidable-rectangle.ts';
import { BUG_PLUS_ONE } from './bug.ts';
import { CONTRADICTION } from './contradiction.ts';
import { DEATH_BLOSSOM } from './death-blossom.ts';
import { DUAL_EMPTY_RECTANGLE, EMPTY_RECTANGLE } from './empty-rectangle.ts';
import {
  FINNED_JELLYFISH,
  FINNED_SWORDFISH,
  FINNED_X_WINGS,
  JELLYFISH,
  SWORDFISH,
  X_WING,
} from './fish.ts';
import { FORCING_CHAIN_CONTRADICTION, FORCING_CHAIN_VERITY } from './forcing-chain.ts';
import { FORCING_NET_CONTRADICTION, FORCING_NET_VERITY } from './forcing-net.ts';
import { FRANKEN_JELLYFISH, FRANKEN_SWORDFISH } from './franken-fish.ts';
import { LOCKED_CANDIDATES } from './locked-candidates.ts';
import { MULTI_COLOURS_1, MULTI_COLOURS_2 } from './multi-colours.ts';
import { GROUPED_NICE_LOOPS, NICE_LOOPS } from './nice-loops.ts';
import { REMOTE_PAIR } from './remote-pair.ts';
import { SIMPLE_COLOURS_TRAP, SIMPLE_COLOURS_WRAP } from './simple-colours.ts';
import { DUAL_TWO_STRING_KITE, SKYSCRAPER, TURBOT_FISH, TWO_STRING_KITE } from './single-digit.ts';
import { FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE } from './singles.ts';
import {
  HIDDEN_PAIR,
  HIDDEN_QUAD,
  HIDDEN_TRIPLE,
  LOCKED_PAIR,
  LOCKED_TRIPLE,
  NAKED_PAIR,
  NAKED_QUAD,
  NAKED_TRIPLE,
} from './subsets.ts';
import { SUE_DE_COQ } from './sue-de-coq.ts';
import type { Technique } from './technique.ts';
import { HIDDEN_RECTANGLE, UNIQUENESS } from './uniqueness.ts';
import { W_WING, XY_WING, XYZ_WING } from './wings.ts';
import { X_CHAIN, XY_CHAIN } from './x-and-xy-chain.ts';

export const TECHNIQUES: readonly Technique[] = [
  FULL_HOUSE,
  HIDDEN_SINGLE,
  NAKED_SINGLE,
  ...LOCKED_CANDIDATES,
  LOCKED_PAIR,
  LOCKED_TRIPLE,
  NAKED_PAIR,
  X_WING,
  HIDDEN_PAIR,
  NAKED_TRIPLE,
  SWORDFISH,
  HIDDEN_TRIPLE,
  SKYSCRAPER,
  DUAL_TWO_STRING_KITE,
  TWO_STRING_KITE,
  TURBOT_FISH,
  XY_WING,
  DUAL_EMPTY_RECTANGLE,
  EMPTY_RECTANGLE,
  ...FINNED_X_WINGS,
  XYZ_WING,
  ...AVOIDABLE_RECTANGLES,
  ...UNIQUENESS,
  NAKED_QUAD,
  W_WING,
  REMOTE_PAIR,
  HIDDEN_RECTANGLE,
  JELLYFISH,
  HIDDEN_QUAD,
  BUG_PLUS_ONE,
  SIMPLE_COLOURS_TRAP,
  SIMPLE_COLOURS_WRAP,
  MULTI_COLOURS_1,
  MULTI_COLOURS_2,
  ...FINNED_SWORDFISH,
  ...FINNED_JELLYFISH,
  SUE_DE_COQ,
  X_CHAIN,
  XY_CHAIN,
  ...NICE_LOOPS,
  ...GROUPED_NICE_LOOPS,
  ALS_XZ,
  ALS_XY_WING,
  ALS_CHAIN,
  DEATH_BLOSSOM,
  FORCING_CHAIN_CONTRADICTION,
  FORCING_CHAIN_VERITY,
  // Franken fish stand before forcing chains in HoDoKu's list, but are harder to see, and to search for.
  ...FRANKEN_SWORDFISH,
  FORCING_NET_CONTRADICTION,
  FORCING_NET_VERITY,
  ...FRANKEN_JELLYFISH,
  CONTRADICTION,
];
