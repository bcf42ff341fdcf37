import type { JSDOM } from 'jsdom';
import { onTestFinished, vi } from 'vitest';
import type { MessageKey } from '../../src/report.ts';
import { type Locale, translateIn } from '../catalogue.ts';
import { renderPage } from '../site/page.ts';
import { PUZZLES, type PuzzleName } from '../site/puzzles.ts';

/** Vitest's name for the window that a test file has. */
declare const jsdom: JSDOM;

const TYPES = [
  ...['focus', 'focusin', 'blur', 'focusout', 'keydown', 'keypress', 'keyup'],
  ...['beforeinput', 'input', 'change', 'mousedown', 'click', 'submit', 'scroll'],
];

/** Pages parsed before: copying one is much faster. */
const pages = new Map<string, Document>();

function parse(url: string): Document {
  // Handlers in the markup call the page's scripts.
  const markup = renderPage(new URL(url)).replace(/ onchange="[^"]*"/g, '');
  const page = new DOMParser().parseFromString(markup, 'text/html');
  pages.set(url, page);
  return page;
}

/** What jsdom lacks: layout, scrolling and what watches them. */
function supplyMissing(): void {
  document.elementsFromPoint = () => [];
  window.scrollTo = () => {};
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/**
 * Opens a page of the replica, its own scripts not run, with our modules as fresh as on a page just opened.
 * @param query the parameters of the address, such as `puzzle_num=2`
 */
export function openPage(query = '', origin = 'http://www.sudoku.name') {
  vi.restoreAllMocks();
  vi.resetModules();
  supplyMissing();
  const url = `${origin}/index.php?${query}`;
  jsdom.reconfigure({ url });
  const page = pages.get(url) ?? parse(url);
  document.documentElement.replaceWith(document.importNode(page.documentElement, true));
  // A page opened a minute ago: nothing on it is still about to appear.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
}

/** @returns the verbs of a page that has what draws lessons as well */
export async function loadVerbs() {
  const { equip } = await import('../../src/content/drawer.ts');
  equip((await import('../../src/content/overlay.ts')).createDrawer);
  return (await import('../../src/content/verbs.ts')).verbs;
}

export const table = () => document.getElementById('sudoku_main_board') as HTMLTableElement;

/** The main input of a cell, counted from 0. */
export const inputAt = (cell: number) =>
  document.getElementById(`c${cell + 1}`) as HTMLInputElement;

/** The input of a cell's pencil marks. */
export const pencilAt = (cell: number) =>
  document.getElementById(`cpad${cell + 1}`) as HTMLInputElement;

/** What the main inputs hold. */
export const readTexts = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('.i3'), ({ value }) => value);

/** What every input of the page holds, the pencil marks included. */
export const readAll = () => Array.from(document.querySelectorAll('input'), ({ value }) => value);

/** Puts texts into cells, as saved progress is. */
export function enter(texts: Record<number, string>): void {
  for (const [cell, text] of Object.entries(texts)) inputAt(Number(cell)).value = text;
}

/** Puts pencil marks into cells. */
export function pencil(texts: Record<number, string>): void {
  for (const [cell, text] of Object.entries(texts)) pencilAt(Number(cell)).value = text;
}

/** The puzzle's givens, its solution and which cells are blank. */
export function describePuzzle(name: PuzzleName) {
  const puzzle: { givens: string; solution?: string } = PUZZLES[name];
  const { givens, solution = '' } = puzzle;
  const blanks = [...givens].flatMap((digit, cell) => (digit === '.' ? [cell] : []));
  return { givens: [...givens], solution: [...solution], blanks };
}

/** A digit that is wrong in a cell. */
export const wrongFor = (digit: string | undefined) => String((Number(digit) % 9) + 1);

/** Records every event of the page that a filler could cause, in order, until the test ends. */
export function recordEvents(): Event[] {
  const events: Event[] = [];
  for (const type of TYPES) on(type, (event) => events.push(event), window);
  return events;
}

/** Listens to the events of a type until the test ends, before anything else does. */
export function on(
  type: string,
  listener: (event: Event) => unknown,
  target: EventTarget = document,
): void {
  const isCapture = true;
  target.addEventListener(type, listener, isCapture);
  onTestFinished(() => target.removeEventListener(type, listener, isCapture));
}

/** The cell of a main input, counted from 0. */
export const cellOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.className === 'i3'
    ? Number(target.id.slice(1)) - 1
    : -1;

/** Does something to a cell whenever the page is told that its value has changed; `time` counts from 1. */
export function onChange(
  cell: number,
  react: (input: HTMLInputElement, time: number) => void,
): void {
  let time = 0;
  on('change', ({ target }) => {
    if (cellOf(target) === cell) react(target as HTMLInputElement, ++time);
  });
}

/** @returns once the page has drawn a frame */
export const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

/** Lets our scripts look their messages up until the test ends; those of an extension that is then removed are gone. */
export function lendWords(locale: Locale = 'en'): { remove(): void } {
  const page = globalThis as { browser?: unknown };
  const translate = translateIn(locale);
  page.browser = {
    i18n: { getMessage: (key: MessageKey, texts: string[] = []) => translate(key, ...texts) },
  };
  const remove = () => {
    delete page.browser;
  };
  onTestFinished(remove);
  return { remove };
}

/** @returns the closed shadow roots that are attached from now on, by the names of their hosts */
export function collectRoots(): Record<string, ShadowRoot> {
  const roots: Record<string, ShadowRoot> = {};
  const { attachShadow } = Element.prototype;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const root = attachShadow.call(this, init);
    if (init.mode === 'closed') roots[this.localName] = root;
    return root;
  });
  return roots;
}

export const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
