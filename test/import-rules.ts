import type { Import, Source } from './sources.ts';

const CATALOGUE = 'src/_locales/en/messages.json';
const SITES = 'src/content/sites/';

/** For each part of src, what its files may import; the first part that fits a path counts. */
const RULES: readonly { part: RegExp; allowed: RegExp }[] = [
  { part: /^src\/sudoku\/types\.ts$/, allowed: /^$/ },
  { part: /^src\/sudoku\//, allowed: /^src\/sudoku\// },
  { part: /^src\/protocol\.ts$/, allowed: /^src\/sudoku\/types\.ts$/ },
  { part: /^src\/report\.ts$/, allowed: /^src\/(sudoku\/|protocol\.ts$|_locales\/en\/)/ },
  { part: /^src\/explain\//, allowed: /^src\/(explain\/|sudoku\/|(protocol|report)\.ts$)/ },
  { part: /^src\/content\//, allowed: /^src\/(content\/|sudoku\/|(protocol|report)\.ts$)/ },
  {
    part: /^src\/extension\/browser\.ts$/,
    allowed: /^webextension-polyfill$/,
  },
  {
    // The play page is a page and the extension at once: it has a board of its own, and what works on boards.
    part: /^src\/extension\/play-page\.ts$/,
    allowed:
      /^src\/(extension\/|protocol\.ts$|content\/(verbs|settle|drawer|input-board|overlay(-(view|style))?|sites\/(index|site))\.ts$)/,
  },
  {
    part: /^src\/extension\//,
    allowed: /^src\/(extension\/|explain\/|sudoku\/|(protocol|report)\.ts$)/,
  },
  { part: /^src\/cli\//, allowed: /^(src\/(cli|sudoku)\/|node:)/ },
];

/** @returns a sentence for each import that no rule allows */
export function findForbiddenImports(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const rule = RULES.find(({ part }) => part.test(source.path));
    if (!rule) return [`${source.path} is in no known part of src`];
    return source.imports
      .filter((one) => !rule.allowed.test(one.target) || !isFit(one) || !isSiteFree(source, one))
      .map(({ target }) => `${source.path} imports ${target}`);
  });
}

/** A catalogue may lend its type, never its words. */
function isFit({ target, isType, isDynamic }: Import): boolean {
  return !isDynamic && (target !== CATALOGUE || isType);
}

/** A site knows nothing of other sites. */
function isSiteFree({ path, imports }: Source, { target }: Import): boolean {
  if (!path.startsWith(SITES) || imports.length === 0) return true;
  if (path === `${SITES}index.ts`) return target.startsWith(SITES);
  return !target.startsWith(SITES) || target === `${SITES}site.ts`;
}

/** @returns every file that runs when `path` runs, itself included */
export function findReach(sources: readonly Source[], path: string): Set<string> {
  const reach = new Set([path]);
  for (const reached of reach) {
    const source = sources.find((one) => one.path === reached);
    for (const { target, isType } of source?.imports ?? []) if (!isType) reach.add(target);
  }
  return reach;
}

/** @returns files that import each other in a circle, types counted; empty where none do */
export function findCycle(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const search = (path: string, trail: string[]): string[] => {
    const start = trail.indexOf(path);
    if (start >= 0) return [...trail.slice(start), path];
    if (done.has(path)) return [];
    for (const { target } of byPath.get(path)?.imports ?? []) {
      const cycle = search(target, [...trail, path]);
      if (cycle.length > 0) return cycle;
    }
    done.add(path);
    return [];
  };
  for (const { path } of sources) {
    const cycle = search(path, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
