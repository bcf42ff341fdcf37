import https from 'node:https';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VARIANTS } from './options.ts';
import { renderPage } from './page.ts';
import { PUZZLES, type Puzzle } from './puzzles.ts';
import { type Site, startSite } from './server.ts';

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const SOLVED: Record<string, number> = {
  empty: 2,
  conflict: 0,
  'no-solution': 0,
  'many-solutions': 2,
};

function canSee(a: number, b: number): boolean {
  const [row, column, otherRow, otherColumn] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9];
  const box = (r: number, c: number) => Math.floor(r / 3) * 3 + Math.floor(c / 3);
  const meets = row === otherRow || column === otherColumn;
  return a !== b && (meets || box(row, column) === box(otherRow, otherColumn));
}

const PEERS = CELLS.map((cell) => CELLS.filter((other) => canSee(cell, other)));

function hasConflict(grid: string): boolean {
  return CELLS.some(
    (cell) => grid[cell] !== '.' && PEERS[cell]?.some((p) => grid[p] === grid[cell]),
  );
}

/** Up to `limit` solutions by plain trial, so that the puzzles do not depend on the solver under test. */
function solutionsOf(grid: string, limit: number): string[] {
  if (hasConflict(grid)) return [];
  const found: string[] = [];
  const search = (rest: string) => {
    const candidates = (cell: number) =>
      [...'123456789'].filter((digit) => PEERS[cell]?.every((peer) => rest[peer] !== digit));
    const blanks = CELLS.filter((cell) => rest[cell] === '.').map((cell) => ({
      cell,
      digits: candidates(cell),
    }));
    const first = blanks.sort((a, b) => a.digits.length - b.digits.length)[0];
    if (!first) found.push(rest);
    for (const digit of first?.digits ?? []) {
      if (found.length < limit)
        search(rest.slice(0, first?.cell) + digit + rest.slice((first?.cell ?? 0) + 1));
    }
  };
  search(grid);
  return found;
}

const pageAt = (path: string) =>
  new JSDOM(renderPage(new URL(path, 'http://www.sudoku.name'))).window.document;

describe('puzzles', () => {
  it.each(Object.entries<Puzzle>(PUZZLES))(
    '%s has the solutions it says',
    (name, { givens, solution }) => {
      expect(givens).toMatch(/^[1-9.]{81}$/);
      const found = solutionsOf(givens, 2);
      expect(found).toHaveLength(SOLVED[name] ?? 1);
      if (name === 'conflict') expect(hasConflict(givens)).toBe(true);
      if (name === 'no-solution') expect(hasConflict(givens)).toBe(false);
      expect(solution).toBe(found.length === 1 ? found[0] : undefined);
    },
  );
});

describe('markup', () => {
  it.each(Object.entries<Puzzle>(PUZZLES))(
    '%s is printed as sudoku.name does',
    (name, { givens }) => {
      const page = pageAt(`/index.php?ln=en&puzzle_num=${name}`);
      const table = page.querySelector<HTMLTableElement>('table#sudoku_main_board');
      expect([...(table?.rows ?? [])].map((row) => row.cells.length)).toEqual(Array(9).fill(9));
      expect(table?.querySelectorAll('input')).toHaveLength(162);
      expect(table?.querySelectorAll('table, th, input:not([type=text])')).toHaveLength(0);
      for (const cell of CELLS) {
        const td = table?.rows[Math.floor(cell / 9)]?.cells[cell % 9];
        expect(td?.id).toBe(`cell${cell + 1}`);
        const main = td?.querySelector(`input#c${cell + 1}`);
        const pencil = td?.querySelector(`input#cpad${cell + 1}`);
        expect(main?.getAttribute('class')).toBe('i3');
        expect(main?.getAttribute('style')).toMatch(/^color: #000;/);
        expect(main?.getAttribute('value')).toBe(givens[cell] === '.' ? null : givens[cell]);
        expect(main?.hasAttribute('readonly')).toBe(givens[cell] !== '.');
        expect(pencil?.classList.contains('i3')).toBe(false);
      }
      for (const id of ['hide_timer_count', 'new_game_button'])
        expect(page.getElementById(id)).not.toBeNull();
    },
  );

  it('follows the parameters', () => {
    expect(pageAt('/?puzzle_num=2').body.innerHTML).toBe(
      pageAt('/?puzzle_num=article-2').body.innerHTML,
    );
    expect(pageAt('/index.php?ln=cn').documentElement.lang).toBe('zh-CN');
    expect(pageAt('/index-cn.php').getElementById('new_game_button')?.getAttribute('value')).toBe(
      '新游戏',
    );
    expect(pageAt('/?killer_sudoku=1').querySelectorAll('.i3[value]')).toHaveLength(0);
    expect(pageAt('/?killer_sudoku=0').querySelectorAll('.i3[value]')).not.toHaveLength(0);
    expect(pageAt('/?variant=few').querySelectorAll('.i3')).toHaveLength(80);
    expect(pageAt('/?variant=many').querySelectorAll('.i3')).toHaveLength(82);
    expect(pageAt('/?variant=no-pencil').querySelectorAll('.pencil')).toHaveLength(0);
    expect(pageAt('/?variant=late').querySelector('#sudoku_main_board')).toBeNull();
    expect(pageAt('/?variant=maxlength').querySelectorAll('.i3[maxlength="1"]')).toHaveLength(81);
    expect(
      pageAt('/?variant=bad-given').querySelectorAll('[value=x], [value="0"].i3'),
    ).toHaveLength(2);
    expect(pageAt('/about.php').querySelector('table')).toBeNull();
    expect(() => pageAt('/?variant=misspelt')).toThrow('misspelt');
  });
});

describe('server', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  const get = (path: string) => fetch(`http://127.0.0.1:${site.http}${path}`);

  it.each(VARIANTS)('serves %s with all it needs, and nothing from elsewhere', async (variant) => {
    const page = await get(`/index-es.php?variant=${variant}`);
    expect(page.status).toBe(200);
    expect(page.headers.has('content-security-policy')).toBe(variant === 'strict-csp');
    const text = await page.text();
    expect(text).not.toMatch(/https?:\/\//);
    const assets = [...text.matchAll(/(?:src|<link rel="stylesheet" href)="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(assets.length).toBeGreaterThan(2);
    for (const path of assets) expect((await get(path)).status, path).toBe(200);
    expect(text.includes('onchange=')).toBe(
      !/jquery|keydown|react|vue|input-only|strict-csp/.test(variant),
    );
  });

  it('answers other paths, and remembers all', async () => {
    expect((await get('/favicon.ico')).status).toBe(204);
    expect((await get('/index.html')).status).toBe(404);
    expect((await get('/css/../server.ts')).status).toBe(404);
    expect(site.requests).toContain(`http://127.0.0.1:${site.http}/index.html`);
  });

  it('speaks https as www.sudoku.name', async () => {
    const status = await new Promise((resolve, reject) => {
      const options = {
        port: site.https,
        path: '/?puzzle_num=1',
        headers: { host: 'www.sudoku.name' },
      };
      https
        .get({ ...options, rejectUnauthorized: false }, (reply) =>
          resolve(reply.resume().statusCode),
        )
        .on('error', reject);
    });
    expect(status).toBe(200);
    expect(site.requests).toContain('https://www.sudoku.name/?puzzle_num=1');
  });

  it.each(['plain', 'jquery', 'keydown', 'react', 'vue', 'input-only'])(
    'has a model in %s that follows its handlers, not its inputs',
    async (family) => {
      const html = await (await get(`/?puzzle_num=1&variant=${family}`)).text();
      const { window } = new JSDOM(html, { runScripts: 'dangerously' });
      window.eval(await (await get(`/js/${family}.js`)).text());
      const document = window.document;
      const model = () => document.getElementById('page_model')?.textContent;
      const { givens } = PUZZLES['article-1'];
      const input = document.getElementById('c2') as HTMLInputElement;
      const setter = Object.getOwnPropertyDescriptor(
        window.HTMLInputElement.prototype,
        'value',
      )?.set;
      setter?.call(input, '2');
      expect(model()).toBe(givens);
      const key = { key: '2', code: 'Digit2', keyCode: 50, bubbles: true, cancelable: true };
      input.dispatchEvent(new window.KeyboardEvent('keydown', key));
      input.dispatchEvent(new window.InputEvent('input', { bubbles: true, data: '2' }));
      input.dispatchEvent(new window.Event('change', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      expect(model()).toBe(`72${givens.slice(2)}`);
      expect(document.getElementById('entered_count')?.textContent).toBe('1');
      expect(window.pageLog).toEqual([]);
      window.eval(
        'check_grid(); timer_count = 3; document.getElementById("hide_timer_count").value = "9"',
      );
      expect(window.pageLog).toEqual([
        'check_grid',
        'timer_count written: 3',
        'hide_timer_count written: 9',
      ]);
      window.close();
    },
  );
});
