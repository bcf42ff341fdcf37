import { findAnywhere } from '../finder/find-anywhere.ts';
import type { Site } from './site.ts';

/** Any page: what may be a board is known by its shape and its digits. */
export const generic: Site = {
  name: '',
  matches: () => true,
  find: findAnywhere,
};
