/**
 * Runs every test, from a bare machine: installs missing browsers, builds, checks types, style and the Firefox
 * package, then runs the unit tests and those in real browsers. Ends with a line that counts them all.
 *
 *   npm test [-- --only checks|unit|browser]
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installBrowsers } from './browser/find-browsers.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PARTS = ['checks', 'unit', 'browser'] as const;

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const parts = PARTS.filter((part) => options.only === undefined || options.only === part);
if (parts.length === 0) {
  console.error(`--only takes one of: ${PARTS.join(', ')}`);
  process.exit(2);
}

const count = { passed: 0, failed: 0, skipped: 0 };

if (parts.includes('browser')) {
  const missing = installBrowsers();
  if (missing) {
    console.error(missing);
    process.exit(1);
  }
}
check('build', process.execPath, 'build.mjs', '--package');
if (parts.includes('checks')) {
  check('types', bin('tsc'), '-p', '.');
  check('types of the pure core, without the DOM', bin('tsc'), '-p', 'src/sudoku');
  check('style', bin('biome'), 'ci', '.');
  check('Firefox package', bin('addons-linter'), '--warnings-as-errors', 'dist/firefox');
}
const projects = parts.filter((part) => part !== 'checks');
if (projects.length > 0) runVitest(projects);

console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exitCode = count.failed > 0 ? 1 : 0;

function bin(name: string): string {
  return join(ROOT, 'node_modules/.bin', name);
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  return status === 0;
}

/** One command that must succeed counts as one test. */
function check(title: string, command: string, ...args: string[]): void {
  console.log(`\n# ${title}`);
  const isGood = run(command, args);
  count[isGood ? 'passed' : 'failed']++;
  if (!isGood) console.log(`FAILED: ${title}`);
}

function runVitest(projects: string[]): void {
  console.log(`\n# tests: ${projects.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-autofill-test-'));
  const report = join(folder, 'report.json');
  const isGood = run(bin('vitest'), [
    'run',
    '--config=test/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projects.map((project) => `--project=${project}`),
  ]);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  rmSync(folder, { recursive: true });
  count.passed += numPassedTests;
  count.failed += numFailedTests;
  count.skipped += numPendingTests + numTodoTests;
  // A file that could not even be loaded has no tests to count.
  if (!isGood && numFailedTests === 0) count.failed++;
}
