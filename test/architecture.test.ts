import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SITES } from '../src/content/sites/index.ts';
import { findFolders, readFolderMap } from './folder-map.ts';
import { findCycle, findForbiddenImports, findReach } from './import-rules.ts';
import {
  findNames,
  findTexts,
  listFiles,
  parseSource,
  ROOT,
  read,
  readSources,
} from './sources.ts';

const sources = readSources();
const files = listFiles();
const inPart = (folder: string) => sources.filter(({ path }) => path.startsWith(folder));

/** Ways to run or fetch what did not come with the extension, and to make markup of text. */
const DANGEROUS = [
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe', 'parseFromString'],
  ...['document.write', 'document.writeln', 'createContextualFragment', 'srcdoc'],
  ...['eval', 'new Function', 'Function', 'importScripts'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon', 'WebTransport'],
];
const IMPURE = [
  ...['Math.random', 'Date', 'performance', 'document', 'window', 'globalThis', 'self'],
  ...['navigator', 'location', 'crypto', 'process', 'setTimeout', 'setInterval', 'queueMicrotask'],
  ...['browser', 'chrome', 'console'],
];

function findUses(source: ReturnType<typeof parseSource>, names: readonly string[]): string[] {
  const found = findNames(source);
  return names.filter((name) => found.has(name)).map((name) => `${source.path} uses ${name}`);
}

describe('imports', () => {
  it('go only where the rules allow', () => {
    expect(sources.length).toBeGreaterThan(30);
    expect(findForbiddenImports(sources)).toEqual([]);
  });

  it('make no circle, types counted', () => {
    expect(findCycle(sources)).toEqual([]);
  });

  it('lead from a site neither to the solver nor to the filling', () => {
    for (const { path } of inPart('src/content/sites/')) {
      const reach = [...findReach(sources, path)];
      expect(reach.filter((target) => /solver|fill|undo|verbs/.test(target))).toEqual([]);
    }
  });

  it('lead from the page to no technique: hints are found elsewhere', () => {
    const reach = [...findReach(sources, 'src/content/index.ts')];
    expect(reach).toContain('src/content/show.ts');
    expect(reach.filter((target) => target.startsWith('src/sudoku/techniques/'))).toEqual([]);
  });

  it.each([
    ['src/sudoku/grid.ts', "import type { Board } from '../content/sites/site.ts';"],
    ['src/sudoku/grid.ts', "import fs from 'node:fs';"],
    ['src/sudoku/types.ts', "export * from './grid.ts';"],
    ['src/protocol.ts', "import { solve } from './sudoku/solver.ts';"],
    ['src/report.ts', "import messages from './_locales/en/messages.json';"],
    ['src/explain/path.ts', "import { translate } from '../extension/translate.ts';"],
    ['src/content/fill.ts', "import { explainStep } from '../explain/explain.ts';"],
    ['src/content/fill.ts', "import { translate } from '../extension/translate.ts';"],
    ['src/content/fill.ts', "import { browser } from 'webextension-polyfill';"],
    ['src/extension/popup.ts', "import { fill } from '../content/fill.ts';"],
    ['src/extension/popup.ts', "import browser from 'webextension-polyfill';"],
    ['src/extension/popup.ts', "const badge = await import('./badge.ts');"],
    ['src/extension/popup.ts', "let b: import('../content/look.ts').Look;"],
    ['src/content/sites/a.ts', "import { b } from './b.ts';"],
    ['src/other/a.ts', ''],
  ])('in %s would be found: %s', (path, text) => {
    expect(findForbiddenImports([parseSource(path, text)])).toHaveLength(1);
  });

  it('in a circle would be found', () => {
    const circle = [
      parseSource('src/a.ts', "import './b.ts'; import './d.ts';"),
      parseSource('src/b.ts', "export type { C } from './c.ts';"),
      parseSource('src/c.ts', "import type { B } from './b.ts';"),
      parseSource('src/d.ts', ''),
    ];
    expect(findCycle(circle)).toEqual(['src/b.ts', 'src/c.ts', 'src/b.ts']);
  });
});

describe('what the code may touch', () => {
  it('is nothing that runs, fetches or parses foreign text', () => {
    expect(sources.flatMap((source) => findUses(source, DANGEROUS))).toEqual([]);
  });

  it('is not the world around it, for the pure core', () => {
    const parts = ['src/sudoku/', 'src/explain/', 'src/report.ts', 'src/protocol.ts'];
    const core = parts.flatMap(inPart);
    expect(core.length).toBeGreaterThan(4);
    expect(core.flatMap((source) => findUses(source, IMPURE))).toEqual([]);
  });

  it('is the browser API, for one content file alone, and only its messages', () => {
    const users = inPart('src/content/').filter(
      (source) => findUses(source, ['browser', 'chrome']).length > 0,
    );
    expect(users.map(({ path }) => path)).toEqual(['src/content/translate.ts']);
    const members = [...findNames(users[0] as (typeof users)[0])].filter((name) => /\./.test(name));
    expect(members.map((name) => name.split('.')[1]).sort()).toEqual(['getMessage', 'i18n']);
  });

  it('is the browser API through its one door, for the extension', () => {
    const direct = inPart('src/extension/').flatMap((source) => findUses(source, ['chrome']));
    expect(direct).toEqual([]);
  });

  it('is no address of the web', () => {
    const addresses = sources.flatMap((source) =>
      findTexts(source).filter(({ value }) => /^(https?|wss?|ftp|data|blob):/i.test(value)),
    );
    expect(addresses.map(({ value }) => value)).toEqual([]);
    for (const path of files.filter((file) => /^src\/.*\.(html|css)$/.test(file))) {
      expect(read(path), path).not.toMatch(/https?:|(src|href)="\/\/|url\(|@import|\son\w+=/);
    }
  });

  it.each([
    ['element["innerHTML"] = text', DANGEROUS],
    ['document.write(text)', DANGEROUS],
    ['new Function(text)()', DANGEROUS],
    ['globalThis.fetch(address)', DANGEROUS],
    ['navigator.sendBeacon(address)', DANGEROUS],
    ['const now = Date.now()', IMPURE],
    ['const { random } = Math; Math.random()', IMPURE],
  ])('would be found: %s', (text, names) => {
    expect(findUses(parseSource('src/a.ts', text), names)).not.toEqual([]);
  });
});

describe('the tree', () => {
  it('lists every site that it has a file for', async () => {
    const paths = inPart('src/content/sites/')
      .map(({ path }) => path)
      .filter((path) => !/\/(index|site)\.ts$/.test(path));
    const sites = await Promise.all(
      paths.map(async (path) => {
        const exports: object = await import(pathToFileURL(join(ROOT, path)).href);
        return Object.entries(exports).filter(([, value]) => value && 'find' in value);
      }),
    );
    expect(sites.map((exported) => exported.length)).toEqual(paths.map(() => 1));
    // What finds boards on any page is several, all without a name.
    const names = sites.flat().map(([, site]) => [site].flat()[0].name);
    expect(names.sort()).toEqual([...new Set(SITES.map(({ name }) => name))].sort());
    expect(new Set(names).size).toBe(names.length);
  });

  it('has nothing at its top but what belongs there', () => {
    const allowed = [
      ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'PRIVACY.md', 'LICENSE'],
      ...['manifest.json', 'package.json', 'package-lock.json', 'tsconfig.json', 'build.mjs'],
      ...['src', 'test', 'icons'],
    ];
    const top = new Set(files.map((file) => file.split('/')[0] ?? ''));
    expect([...top].filter((name) => !name.startsWith('.') && !allowed.includes(name))).toEqual([]);
  });

  it('has its folders in the map of CONTRIBUTING.md, and no others', () => {
    expect(existsSync(join(ROOT, 'CONTRIBUTING.md'))).toBe(true);
    expect(readFolderMap(read('CONTRIBUTING.md')).sort()).toEqual(findFolders(files));
  });

  it('would miss a folder that the map leaves out', () => {
    const map = '# A\n\n```\nb.mjs  builds\nsrc/\n  c/  deep/\n    d.ts\n  e/\ntest/  more\n```\n';
    expect(readFolderMap(map)).toEqual(['src/', 'src/c/', 'src/e/', 'test/']);
    expect(findFolders(['a.ts', 'src/c/e/d.ts', '.ci/run'])).toEqual([
      'src/',
      'src/c/',
      'src/c/e/',
    ]);
  });

  it('has one version', () => {
    const { version } = JSON.parse(read('package.json'));
    expect(JSON.parse(read('manifest.json')).version).toBe(version);
    expect(JSON.parse(read('package-lock.json')).version).toBe(version);
  });

  it('names no place to download packages from', () => {
    const texts = files.filter((file) => !file.endsWith('.png'));
    const host = /\bregistry\.[a-z][\w-]*\.|npmmirror\.com|registry\s*=|"resolved": *"(git\+)?http/;
    expect(texts.filter((file) => host.test(read(file)))).toEqual([]);
  });
});
