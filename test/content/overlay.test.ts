// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Lesson, PageVerbs } from '../../src/protocol.ts';
import type { Digit } from '../../src/sudoku/types.ts';
import {
  collectRoots,
  describePuzzle,
  enter,
  inputAt,
  lendWords,
  loadVerbs,
  nextFrame,
  on,
  openPage,
  pencil,
  readAll,
  recordEvents,
  table,
} from './page.ts';

const NAME = 'sudoku-autofill-lesson';
const puzzle = describePuzzle('easy-1');
const givens = puzzle.givens.map((digit) => Number(digit.replace('.', '0')));
const [first = 0, second = 0, third = 0] = puzzle.blanks;

const LESSON: Lesson = {
  topic: 'hint',
  depth: 3,
  title: 'a title',
  text: ['one', 'two'],
  marks: [
    { cell: first, role: 'removed', digits: [4, 6] },
    { cell: first, role: 'where' },
    { cell: second, role: 'placed', digits: [9] },
    { cell: third, role: 'wrong' },
  ],
};

let verbs: PageVerbs;
let roots: Record<string, ShadowRoot>;
let words: ReturnType<typeof lendWords>;

beforeEach(async () => {
  openPage('puzzle_num=easy-1');
  words = lendWords();
  roots = collectRoots();
  verbs = await loadVerbs();
  // The window outlives the test, and with it what a lesson listens to.
  onTestFinished(async () => {
    await verbs.write({ purpose: 'hint', givens: [] });
  });
});

const host = () => document.querySelector(NAME);
const find = (selector: string) => [
  ...(roots[NAME]?.querySelectorAll<HTMLElement>(selector) ?? []),
];

async function show(changes: Partial<Lesson> = {}): Promise<void> {
  expect(verbs.show({ ...LESSON, ...changes })).toEqual({ kind: 'shown' });
  await nextFrame();
}

/** What each cell that is lit shows: its roles, then its digits. */
const readMarks = () =>
  find('.cell').map((cell) =>
    [...cell.querySelectorAll('i, b')].map((one) => one.className + (one.textContent ?? '')),
  );

describe('a lesson', () => {
  it('lights cells and says its words, beside the page rather than in it', async () => {
    const before = readAll();
    const markup = document.body.outerHTML;
    const events = recordEvents();
    await show();
    expect(readMarks()).toEqual([
      ['where', 'removed', 'removed4', 'removed6'],
      ['placed', 'placed9'],
      ['wrong'],
    ]);
    expect(find('strong, p').map(({ textContent }) => textContent)).toEqual([
      'a title',
      'one',
      'two',
    ]);
    expect(host()?.parentElement).toBe(document.documentElement);
    expect(host()?.shadowRoot).toBeNull();
    expect(document.body.outerHTML).toBe(markup);
    expect(readAll()).toEqual(before);
    expect(events).toEqual([]);
  });

  it('is read out: its words come into a region that is there already, and the marks are silent', async () => {
    verbs.show(LESSON);
    const [region] = find('[role=status]');
    expect(region?.textContent).toBe('');
    await nextFrame();
    expect(find('[role=status]')).toEqual([region]);
    expect(region?.textContent).toBe('a titleonetwo');
    expect(find('.cell').every((cell) => cell.closest('[aria-hidden=true]'))).toBe(true);
    const [button] = find('button');
    expect(region?.contains(button as Node)).toBe(false);
    expect(button?.ariaLabel).toBe('Close');
    expect(host()?.getAttribute('lang')).toBe('en');
  });

  it('without marks has its words alone', async () => {
    await show({ marks: [] });
    expect(readMarks()).toEqual([]);
    expect(find('strong')).toHaveLength(1);
  });

  it('takes the place of the one before, in the same region', async () => {
    await show();
    const [region] = find('[role=status]');
    await show({ marks: [{ cell: third, role: 'because', digits: [1] }], title: 'another' });
    expect(document.querySelectorAll(NAME)).toHaveLength(1);
    expect(readMarks()).toEqual([['because', 'because1']]);
    expect(find('[role=status]')).toEqual([region]);
    expect(find('strong').map(({ textContent }) => textContent)).toEqual(['another']);
  });

  it('lies on its cells, wherever they go', async () => {
    const cell = inputAt(second).closest('td') as HTMLElement;
    let top = 50;
    cell.getBoundingClientRect = () => new DOMRect(30, top, 54, 54);
    await show();
    const position = () => {
      const { left, top, width, height } = (find('.cell')[1] as HTMLElement).style;
      return [left, top, width, height];
    };
    expect(position()).toEqual(['30px', '50px', '54px', '54px']);
    top = -20;
    table().dispatchEvent(new Event('scroll'));
    await nextFrame();
    expect(position()).toEqual(['30px', '-20px', '54px', '54px']);
    top = 10;
    document.body.classList.add('moved');
    await nextFrame();
    await nextFrame();
    expect(position()[1]).toBe('10px');
  });

  it('stays where the page draws the same board anew', async () => {
    await show();
    const fresh = table().cloneNode(true) as HTMLElement;
    table().replaceWith(fresh);
    await nextFrame();
    await nextFrame();
    expect(host()).not.toBeNull();
    expect(verbs.read()).toHaveProperty('shown');
  });
});

describe('a lesson is gone', () => {
  async function isGone(): Promise<boolean> {
    await nextFrame();
    await nextFrame();
    return host() === null && !('shown' in verbs.read());
  }

  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    inputAt(first).dispatchEvent(event);
    return event;
  };

  it('with Escape, which the page hears all the same', async () => {
    await show();
    const heard: string[] = [];
    on('keydown', (event) => heard.push((event as KeyboardEvent).key), inputAt(first));
    expect(press('Escape').defaultPrevented).toBe(false);
    expect(heard).toEqual(['Escape']);
    expect(host()).toBeNull();
    expect(await isGone()).toBe(true);
  });

  it('with its close button, which leaves the focus where it is', async () => {
    inputAt(second).focus();
    await show();
    const [button] = find('button');
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    button?.dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);
    button?.click();
    expect(await isGone()).toBe(true);
    expect(document.activeElement).toBe(inputAt(second));
  });

  it.each(['input', 'change', 'keydown', 'click'])(
    'with an edit that is told by %s',
    async (type) => {
      await show();
      enter({ [third]: '5' });
      inputAt(third).dispatchEvent(new Event(type, { bubbles: true }));
      expect(await isGone()).toBe(true);
    },
  );

  it('with an edit of pencil marks', async () => {
    await show();
    pencil({ [third]: '5' });
    inputAt(third).dispatchEvent(new Event('input', { bubbles: true }));
    expect(await isGone()).toBe(true);
  });

  it('but not with a key that changes nothing', async () => {
    await show();
    press('ArrowDown');
    expect(await isGone()).toBe(false);
  });

  it('with a fill, and with a write though it changes nothing', async () => {
    await show();
    await verbs.write({ purpose: 'hint', givens });
    expect(await isGone()).toBe(true);
    await show();
    const filling = verbs.fill();
    expect(host()).toBeNull();
    await filling;
  });

  it.each(['taken away', 'replaced'])('with its board that is %s', async (how) => {
    await show();
    const other = table().cloneNode(true) as HTMLTableElement;
    const input = other.querySelector<HTMLInputElement>('[readonly]');
    if (input) input.value = String((Number(input.value) % 9) + 1);
    table().replaceWith(...(how === 'replaced' ? [other] : []));
    expect(await isGone()).toBe(true);
  });

  it('with the extension', async () => {
    await show();
    words.remove();
    window.dispatchEvent(new Event('resize'));
    expect(await isGone()).toBe(true);
  });

  it('with the host that a later run of the extension took away', async () => {
    await show();
    vi.resetModules();
    const later = await loadVerbs();
    later.show(LESSON);
    await nextFrame();
    await nextFrame();
    expect(document.querySelectorAll(NAME)).toHaveLength(1);
    expect(verbs.read()).not.toHaveProperty('shown');
    expect(later.read()).toHaveProperty('shown');
    await later.write({ purpose: 'hint', givens: [] });
  });

  it('and listens to nothing any more', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    await show();
    press('Escape');
    const list = (spy: typeof added | typeof removed) =>
      spy.mock.calls.map(([type, listener]) => [type, listener]);
    expect(added.mock.calls.length).toBeGreaterThan(5);
    expect(list(removed)).toEqual(list(added));
    expect(disconnect).toHaveBeenCalledOnce();
  });
});

it('the button beside the board solves after a hint, and undoes only a fill', async () => {
  vi.spyOn(MutationObserver.prototype, 'observe').mockReturnValue();
  const { mountPageButton } = await import('../../src/content/page-button.ts');
  const { OWN } = await import('../../src/content/own-world.ts');
  mountPageButton(OWN);
  onTestFinished(() => document.querySelector('sudoku-autofill')?.remove());
  const button = roots['sudoku-autofill']?.querySelector('button') as HTMLButtonElement;
  const digit = Number(puzzle.solution[first]) as Digit;
  await verbs.write({ purpose: 'hint', givens, digits: [{ cell: first, digit }] });
  await nextFrame();
  expect(verbs.look().canUndo).toBe(true);
  expect(button.textContent).toBe('Solve');
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Undo'));
  expect(verbs.look().last).toMatchObject({ kind: 'filled' });
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Solve'));
  expect(inputAt(first).value).toBe(String(digit));
});
