/** Pages whose boards have the shapes that are seen in the wild, for the finder that knows no site. */
export const SHAPES_HOST = 'boards.test';

/** What a page is told of itself, in the place of `/* options *\/ {}` in its script. */
export interface HostOptions {
  givens: string;
  /** Empty where the puzzle has not exactly one solution. */
  solution: string;
  /** Of `variant=`. */
  variants: string[];
}

type Shape = (options: HostOptions) => string;

/** By name, which is the path of the page. */
export const SHAPES: Record<string, Shape> = {};

/** @returns the page of a shape; nothing where there is none of this name */
export function renderShape(url: URL, options: HostOptions): string | undefined {
  return SHAPES[url.pathname.slice(1)]?.(options);
}
