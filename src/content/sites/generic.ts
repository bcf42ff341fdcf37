import { findAnywhere, findEverywhere } from '../finder/find-anywhere.ts';
import type { Site } from './site.ts';

/** Any page: what may be a board is known by its shape and its digits. Where that finds none, it is looked for longer. */
export const generic: Site[] = [findAnywhere, findEverywhere].map((find) => ({
  name: '',
  matches: () => true,
  find,
}));
