// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberPlace } from '../../src/content/place.ts';
import {
  describePuzzle,
  enter,
  inputAt,
  nextFrame,
  on,
  openPage,
  recordEvents,
  table,
} from './page.ts';

const { blanks } = describePuzzle('easy-1');
const [first = 0, second = 0] = blanks;

beforeEach(async () => {
  // What an earlier test left for the next frame is not this one's.
  await nextFrame();
  openPage('puzzle_num=easy-1');
  Object.assign(window, { scrollX: 0, scrollY: 0 });
});

const fill = async () => (await import('../../src/content/fill.ts')).fill();

/** A page that moves the focus to each cell that is written. */
function followCells() {
  on('change', ({ target }) => (target as HTMLElement).focus());
}

describe('after a fill the player finds', () => {
  it('the focus and the selection where they were', async () => {
    enter({ [first]: '147' });
    inputAt(first).focus();
    inputAt(first).setSelectionRange(1, 2, 'backward');
    followCells();
    await fill();
    expect(document.activeElement).toBe(inputAt(first));
    const pencil = document.getElementById('cpad5') as HTMLInputElement;
    pencil.value = '147';
    pencil.focus();
    pencil.setSelectionRange(1, 3, 'backward');
    on('change', () => pencil.select());
    openedAgain();
    await fill();
    expect(document.activeElement).toBe(pencil);
    const { selectionStart, selectionEnd, selectionDirection } = pencil;
    expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 3, 'backward']);
  });

  it('no focus where there was none', async () => {
    followCells();
    await fill();
    expect(document.activeElement).toBe(document.body);
  });

  it('the focus on what is no input', async () => {
    const button = document.getElementById('check_button') as HTMLElement;
    button.focus();
    followCells();
    const events = recordEvents();
    await fill();
    expect(document.activeElement).toBe(button);
    expect(events.map(({ type }) => type)).not.toContain('click');
  });

  it('no focus where the page took away what had it', async () => {
    const link = document.querySelector('nav a') as HTMLElement;
    link.focus();
    followCells();
    on('change', () => link.remove());
    await fill();
    expect(document.activeElement).toBe(document.body);
  });

  it('the page scrolled as it was', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    Object.assign(window, { scrollX: 12, scrollY: 340 });
    on('change', () => Object.assign(window, { scrollX: 0, scrollY: 999 }));
    await fill();
    await nextFrame();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 12, top: 340, behavior: 'instant' });
  });

  it('the page not scrolled where it never moved', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await fill();
    await nextFrame();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(focus).not.toHaveBeenCalled();
  });
});

/** All blank again, as after loading the page. */
function openedAgain() {
  for (const cell of blanks) inputAt(cell).value = '';
}

describe('the page', () => {
  it('that was told of a focus elsewhere is told where it is', () => {
    inputAt(second).focus();
    const restore = rememberPlace(document);
    const events = recordEvents();
    restore();
    expect(events.map(({ type, target }) => [type, target])).toEqual([
      ['focus', inputAt(second)],
      ['focusin', inputAt(second)],
    ]);
  });

  it('is scrolled by no focus', () => {
    inputAt(first).focus();
    const restore = rememberPlace(document);
    inputAt(second).focus();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    restore();
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(table().contains(document.activeElement)).toBe(true);
  });
});
