/** `npm run bench [-- page|solver|hints|generator] [-- --json]`: builds, then measures. Only the ratios mean something on another machine. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installBrowsers } from '../browser/find-browsers.ts';
import { benchGenerator } from './generator.ts';
import { benchHints } from './hints.ts';
import { benchPage } from './page.ts';
import { benchSolver } from './solver.ts';

const PARTS = {
  page: async (args: readonly string[]) => {
    const missing = installBrowsers(['chromium']);
    if (missing) throw new Error(missing);
    await benchPage(args);
  },
  solver: benchSolver,
  hints: benchHints,
  generator: benchGenerator,
};

const args = process.argv.slice(2);
const { positionals: wanted } = parseArgs({
  args,
  allowPositionals: true,
  options: { json: { type: 'boolean' }, rounds: { type: 'string' }, hunt: { type: 'string' } },
});
const unknown = wanted.find((part) => !(part in PARTS));
if (unknown) {
  console.error(`No such part: ${unknown}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
execFileSync(process.execPath, ['build.mjs'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: ['ignore', 'ignore', 'inherit'],
});
for (const [part, bench] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(part)) await bench(args);
}
