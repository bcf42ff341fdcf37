import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ScratchProject } from './scratch-project.ts';
import { listFiles, read } from './sources.ts';

const BROWSERS = ['chrome', 'firefox'] as const;
const KIB = 1024;
/** Of the content script, in bytes as shipped and gzipped: every page of a site pays for it. */
const LIMITS = [40 * KIB, 16 * KIB] as const;

let here: ScratchProject;
let there: ScratchProject;

beforeAll(async () => {
  [here, there] = await Promise.all([copyProject('a'), copyProject('some/other folder')]);
  await Promise.all([
    here.build({ args: ['--package'], timeZone: 'Asia/Taipei' }),
    there.build({ args: ['--package'], timeZone: 'America/New_York', mask: '077' }),
  ]);
}, 120_000);

afterAll(() => Promise.all([here.remove(), there.remove()]));

const inDist = (...path: string[]) => join(here.folder, 'dist', ...path);
const readManifest = (browser: string) =>
  JSON.parse(readFileSync(inDist(browser, 'manifest.json'), 'utf8'));

/** The paths of all files in a folder. */
function listFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Every string in a piece of JSON. */
function findStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(findStrings) : [];
}

describe('the manifest for both browsers', () => {
  it.each(BROWSERS)('asks %s for the least', (browser) => {
    const manifest = readManifest(browser);
    expect(manifest.manifest_version).toBe(3);
    expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage']);
    expect(manifest.host_permissions).toEqual(['*://*.sudoku.name/*']);
    const [script, ...others] = manifest.content_scripts;
    expect(others).toEqual([]);
    expect(script).toEqual({
      matches: ['*://*.sudoku.name/*'],
      js: ['content.js', 'page-button.js'],
      run_at: 'document_idle',
    });
    const asked = Object.keys(manifest).filter((key) =>
      /permissions|externally|web_accessible|optional/.test(key),
    );
    expect(asked.sort()).toEqual(['host_permissions', 'permissions']);
  });

  it.each(BROWSERS)('forbids pages in %s all that is not their own', (browser) => {
    const policy: string = readManifest(browser).content_security_policy.extension_pages;
    const directives = new Map(
      policy.split(';').map((text) => {
        const [name = '', ...values] = text.trim().split(/\s+/);
        return [name, values];
      }),
    );
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'"]);
    const values = [...directives.values()].flat();
    expect(values.filter((value) => !["'none'", "'self'"].includes(value))).toEqual([]);
  });

  it.each(BROWSERS)('names only files that are there, for %s', (browser) => {
    const paths = findStrings(readManifest(browser)).filter((text) => /^[\w/-]+\.\w+$/.test(text));
    const files = paths.filter((text) => !/^\d/.test(text));
    expect(files.length).toBeGreaterThan(6);
    for (const path of files) expect(statSync(inDist(browser, path)).size, path).toBeGreaterThan(0);
    const { default_locale: locale } = readManifest(browser);
    expect(statSync(inDist(browser, `_locales/${locale}/messages.json`)).isFile()).toBe(true);
  });
});

describe('the manifest for one browser', () => {
  it('Chrome, has nothing that is Firefox’s', () => {
    const manifest = readManifest('chrome');
    expect(manifest).not.toHaveProperty('browser_specific_settings');
    expect(manifest.background).toEqual({ service_worker: 'background.js' });
    expect(Number(manifest.minimum_chrome_version)).toBeGreaterThanOrEqual(121);
  });

  it('Firefox, has nothing that is Chrome’s', () => {
    const manifest = readManifest('firefox');
    expect(manifest).not.toHaveProperty('minimum_chrome_version');
    expect(manifest.background).toEqual({ scripts: ['background.js'] });
    expect(manifest.browser_specific_settings.gecko).toMatchObject({
      id: expect.stringMatching(/^[\w.-]+@[\w.-]+$/),
      data_collection_permissions: { required: ['none'] },
    });
  });
});

describe('the bundles', () => {
  it.each(BROWSERS)('keep the content script small in %s', (browser) => {
    const script = readFileSync(inDist(browser, 'content.js'));
    const sizes = [script.length, gzipSync(script, { level: 9 }).length];
    for (const [i, size] of sizes.entries()) {
      expect(size).toBeLessThan(LIMITS[i] ?? 0);
    }
  });

  it('shorten no name that goes from script to script by message, or into what pages show', () => {
    const names =
      read('build.mjs')
        .match(/INTERNAL =\s+'([^']+)'/)?.[1]
        ?.split(' ') ?? [];
    expect(names).toContain('isThere');
    for (const path of ['src/protocol.ts', 'src/_locales/en/messages.json']) {
      expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(read(path)))).toEqual([]);
    }
  });

  it.each(BROWSERS)('tell nothing of where they were built for %s', (browser) => {
    for (const file of listFolder(inDist(browser))) {
      const text = readFileSync(inDist(browser, file), 'latin1');
      expect(text.includes(here.folder), file).toBe(false);
      expect(/sourceMappingURL|\.\.\/node_modules/.test(text), file).toBe(false);
    }
  });
});

describe('the packages', () => {
  const { version } = JSON.parse(read('package.json'));
  const nameOf = (browser: string) => `sudoku-autofill-${browser}-${version}.zip`;
  const zipOf = (project: ScratchProject, browser: string) =>
    readFileSync(join(project.folder, 'dist', nameOf(browser)));

  it.each(BROWSERS)('for %s are the same bytes wherever they are built', (browser) => {
    expect(zipOf(here, browser).equals(zipOf(there, browser))).toBe(true);
  });

  it.each(BROWSERS)('for %s hold the build and nothing else', (browser) => {
    const entries = unzipSync(zipOf(here, browser));
    expect(Object.keys(entries).sort()).toEqual(listFolder(inDist(browser)));
    for (const [name, bytes] of Object.entries(entries)) {
      expect(readFileSync(inDist(browser, name)).equals(bytes), name).toBe(true);
    }
    const expected =
      /^(manifest\.json|LICENSE|(content|lesson|page-button|background|first-look|popup|play|analysis-worker)\.js|(popup|play)\.html|(theme|popup|play(-\w+)?)\.css|icons\/icon(-\d+\.png|\.svg)|_locales\/\w+\/messages\.json)$/;
    expect(Object.keys(entries).filter((name) => !expected.test(name))).toEqual([]);
    const locales = Object.keys(entries).filter((name) => name.startsWith('_locales'));
    expect(locales).toHaveLength(3);
  });
});

describe('a build refuses', () => {
  let broken: ScratchProject;
  beforeAll(async () => {
    broken = await copyProject('c');
  });
  afterAll(() => broken.remove());

  /** Builds with a manifest in which one text is another. */
  async function buildWith(text: string, other: string): Promise<string> {
    const manifest = read('manifest.json');
    expect(manifest).toContain(text);
    writeFileSync(join(broken.folder, 'manifest.json'), manifest.replace(text, other));
    return broken.build().then(
      () => 'built',
      (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr}`,
    );
  }

  it('versions that differ', async () => {
    const { version } = JSON.parse(read('package.json'));
    const message = await buildWith(`"version": "${version}"`, '"version": "99.8.7"');
    expect(message).toMatch(/^1: /);
    expect(message).toContain('99.8.7');
    expect(message).toContain(version);
  });

  it.each([
    ['"popup.html"', '"popover.html"'],
    ['"content.js"', '"contents.js"'],
    ['icons/icon-48.png', 'icons/icon-49.png'],
  ])('a manifest that names a missing file: %s', async (text, other) => {
    const message = await buildWith(text, other);
    expect(message).toMatch(/^1: /);
    expect(message).toContain(other.replace(/["[\]]/g, ''));
  });
});

describe('icons', () => {
  const icons = listFiles().filter((path) => /^icons\/.*\.png$/.test(path));

  it.each(icons)('%s has the size that its name says', (path) => {
    const png = readFileSync(join(here.folder, path));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const size = Number(/icon-(\d+)\.png$/.exec(path)?.[1]);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  });

  it('are named for their size in the manifest', () => {
    const { icons: listed, action } = JSON.parse(read('manifest.json'));
    expect(Object.keys(listed)).toEqual(expect.arrayContaining(['16', '48', '128']));
    for (const [size, path] of [
      ...Object.entries(listed),
      ...Object.entries(action.default_icon),
    ]) {
      expect(path).toBe(`icons/icon-${size}.png`);
    }
  });
});
