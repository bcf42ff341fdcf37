import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { belongsTo } from '../../src/content/host.ts';
import { SITES } from '../../src/content/sites/index.ts';
import { HOST_PAGES } from '../site/hosts.ts';
import { listFiles, ROOT, read } from '../sources.ts';

/** The sites we know by name; one of them may have two. */
const named = SITES.filter(({ name }) => name !== '');
const names = named.flatMap(({ name }) => name.split(', '));

/** An address on a host where its board may be. */
const urlOf = (host: string) => new URL(`http://${host}/puzzles/sudoku/hard`);

/** Of the table of sites in README: the names in its first column. */
function readTable(): string[] {
  const section = /## Supported sites\n([^#]*)/.exec(read('README.md'))?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+\.[a-z]+)`/g)].map(([, name = '']) => name),
  );
}

describe('the sites', () => {
  it('are those of README’s table', () => {
    expect(readTable().sort()).toEqual([...names].sort());
  });

  it('each have a page in test/site to be tried on, and no page is left over', () => {
    const hosts = [...Object.keys(HOST_PAGES).map((key) => key.split('/')[0] ?? ''), 'sudoku.name'];
    for (const host of hosts) {
      expect(
        named.filter((site) => site.matches(urlOf(host))),
        host,
      ).toHaveLength(1);
    }
    for (const name of names) {
      expect(
        hosts.filter((host) => belongsTo(urlOf(host), name)),
        name,
      ).not.toEqual([]);
    }
    const files = readdirSync(join(ROOT, 'test/site/hosts')).filter((file) => /\.html$/.test(file));
    expect([...new Set(Object.values(HOST_PAGES))].sort()).toEqual(files.sort());
  });

  it('are found by their hosts and those below, and by no others', () => {
    for (const name of names) {
      const [site] = named.filter((one) => one.name.includes(name));
      expect(site?.matches(new URL(`http://not${name}/puzzles/sudoku`)), name).toBe(false);
      expect(site?.matches(new URL(`http://${name}.test/puzzles/sudoku`)), name).toBe(false);
    }
    expect(belongsTo(urlOf('websudoku.com'), 'sudoku.com')).toBe(false);
    expect(belongsTo(urlOf('en.sudoku.com'), 'sudoku.com')).toBe(true);
  });

  it('take no more than 40 lines each', () => {
    const files = listFiles().filter((path) =>
      /^src\/content\/sites\/(?!index|site|generic)/.test(path),
    );
    expect(files.length).toBe(named.length);
    for (const path of files)
      expect(read(path).trimEnd().split('\n').length, path).toBeLessThan(41);
  });

  it('are never asked for the answer that they hide, nor for what they judge by', () => {
    const forbidden = /cheat|editmask|hid_aw|robot|btnReady|main_game|check_grid|timer_count/;
    const files = listFiles().filter((path) => /^src\/content\/.*\.ts$/.test(path));
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((path) => forbidden.test(read(path)))).toEqual([]);
  });
});
