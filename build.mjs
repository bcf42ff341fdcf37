/**
 * Builds the extension for Chrome and Edge into dist/chrome and for Firefox into dist/firefox, and the
 * command line tool into dist/cli.mjs. With --package, makes a zip of each and of nothing else.
 * The same sources give the same bytes, whenever and wherever they are built.
 */
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { zipSync } from 'fflate';
import { minify } from 'terser';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
const BROWSERS = { chrome: 'chrome121', firefox: 'firefox140' };

/** What runs in the pages of others; the last two only where they are needed. */
const PAGE_SCRIPTS = {
  content: 'src/content/index.ts',
  lesson: 'src/content/lesson-script.ts',
  'page-button': 'src/content/page-button-script.ts',
};

/**
 * Names of our own that the scripts of a page use among themselves, and neither the browser nor messages know: they
 * are shortened, in all of these scripts alike. New ones go to the end: an update brings its scripts to pages that hold
 * older ones.
 */
const INTERNAL =
  'isAttached locate areNamed findCell hasChanged hasNotes intake isCell isGiven isPictured isThere listCells'.split(
    ' ',
  );

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const manifest = JSON.parse(await readFile(join(root, 'manifest.json'), 'utf8'));
if (manifest.version !== version) {
  throw new Error(`manifest.json says ${manifest.version}, package.json ${version}`);
}

await rm(dist, { recursive: true, force: true });
for (const browser of Object.keys(BROWSERS)) await buildExtension(browser);
await buildCli();
if (process.argv.includes('--package')) {
  for (const browser of Object.keys(BROWSERS)) await packageExtension(browser);
}

async function buildExtension(browser) {
  const folder = join(dist, browser);
  await mkdir(folder, { recursive: true });
  const options = {
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    format: 'iife',
    target: BROWSERS[browser],
    charset: 'utf8',
    legalComments: 'eof',
    logLevel: 'warning',
  };
  const shorten = {
    mangleProps: new RegExp(`^(${INTERNAL.join('|')})$`),
    // Each script is bundled by itself: left to the bundler, each would have short names of its own.
    mangleCache: Object.fromEntries(
      INTERNAL.map((name, i) => [name, String.fromCharCode('A'.charCodeAt(0) + i)]),
    ),
  };
  const plugins = [minifyStyles(options.target)];
  await build({ ...options, plugins, minifySyntax: true, ...shorten, entryPoints: PAGE_SCRIPTS });
  for (const name of Object.keys(PAGE_SCRIPTS)) await minifyScript(join(folder, `${name}.js`));
  await build({
    ...options,
    entryPoints: {
      background: 'src/extension/background.ts',
      'first-look': 'src/extension/first-look.ts',
      popup: 'src/extension/popup.ts',
      play: 'src/extension/play.ts',
      'analysis-worker': 'src/extension/analysis-worker.ts',
    },
  });
  const pages = await readdir(join(root, 'src/extension'));
  for (const file of pages.filter((name) => /\.(html|css)$/.test(name))) {
    await cp(join(root, 'src/extension', file), join(folder, file));
  }
  await cp(join(root, 'src/_locales'), join(folder, '_locales'), { recursive: true });
  await cp(join(root, 'icons'), join(folder, 'icons'), { recursive: true });
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const derived = deriveManifest(browser);
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(derived, null, 2)}\n`);
  for (const path of findPaths(derived)) {
    await stat(join(folder, path)).catch(() => {
      throw new Error(`manifest.json names ${path}, which is not in ${relative(root, folder)}`);
    });
  }
}

/** Every page of a site pays for the content script's size; the other scripts can be read as they are. */
async function minifyScript(file) {
  const { code } = await minify(await readFile(file, 'utf8'), {
    ecma: 2020,
    module: true,
    compress: { passes: 3, unsafe_arrows: true },
  });
  await writeFile(file, `${code}\n`);
}

/** The style sheets that stand in scripts as text. */
function minifyStyles(target) {
  return {
    name: 'styles',
    setup({ onLoad }) {
      onLoad({ filter: /-style\.ts$/ }, async ({ path }) => {
        const script = await readFile(path, 'utf8');
        const [sheet] = script.match(/(?<=`)[^`]*(?=`)/);
        const { code } = await transform(sheet, { loader: 'css', minify: true, target });
        return { contents: script.replace(sheet, () => code.trim()), loader: 'ts' };
      });
    },
  };
}

/** One manifest holds what all browsers need; each build drops what the other's browsers warn of. */
function deriveManifest(browser) {
  const derived = structuredClone(manifest);
  if (browser === 'firefox') {
    delete derived.minimum_chrome_version;
    delete derived.background.service_worker;
  } else {
    delete derived.browser_specific_settings;
    delete derived.background.scripts;
  }
  return derived;
}

/** Every string of the manifest that is the path of a file. */
function findPaths(value) {
  if (typeof value === 'string')
    return /^[\w/-]+\.(js|html|css|png|svg)$/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(findPaths) : [];
}

async function buildCli() {
  await build({
    absWorkingDir: root,
    entryPoints: ['src/cli/index.ts'],
    outfile: join(dist, 'cli.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    logLevel: 'warning',
  });
}

async function packageExtension(browser) {
  const folder = join(dist, browser);
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const files = {};
  // Date's local fields are what the format stores, so the time zone has no part in it.
  const attributes = { mtime: new Date(1980, 0, 1), os: 3, attrs: 0o644 << 16, level: 9 };
  for (const name of names) files[name] = [await readFile(join(folder, name)), attributes];
  await writeFile(join(dist, `sudoku-autofill-${browser}-${version}.zip`), zipSync(files));
}
