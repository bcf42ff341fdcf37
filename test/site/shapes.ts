/** Pages whose boards have the shapes that are seen in the wild, for the finder that knows no site. */

import { DECOYS } from './shapes/decoys.ts';
import { FIELD_SHAPES } from './shapes/fields.ts';
import { MARKING_SHAPES } from './shapes/marking.ts';
import { PAD_SHAPES } from './shapes/pads.ts';
import type { HostOptions, Shape } from './shapes/page.ts';
import { PLACED_SHAPES } from './shapes/placed.ts';
import { PLAYED_SHAPES, RESTLESS_SHAPES } from './shapes/played.ts';
import { STATIC_SHAPES } from './shapes/static.ts';
import { TEXT_SHAPES } from './shapes/texts.ts';
import { VARIANT_SHAPES } from './shapes/variants.ts';

export type { HostOptions } from './shapes/page.ts';

export const SHAPES_HOST = 'boards.test';

/** Pages that take digits, each with a model that only its own handlers change. */
export const WRITABLE: Record<string, Shape> = {
  ...FIELD_SHAPES,
  ...PAD_SHAPES,
  ...PLACED_SHAPES,
  ...PLAYED_SHAPES,
  ...TEXT_SHAPES,
};

/** By name, which is the path of the page. */
export const SHAPES: Record<string, Shape> = {
  ...WRITABLE,
  ...STATIC_SHAPES,
  ...MARKING_SHAPES,
  ...RESTLESS_SHAPES,
  ...DECOYS,
  ...VARIANT_SHAPES,
};

/** @returns the page of a shape; nothing where there is none of this name */
export function renderShape(url: URL, options: HostOptions): string | undefined {
  return SHAPES[url.pathname.slice(1)]?.(options);
}
