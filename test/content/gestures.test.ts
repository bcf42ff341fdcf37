// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { click, pause, pressKey, releaseShift } from '../../src/content/gestures.ts';

const TYPES = [
  ...['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keypress', 'keyup'],
];

let cell: HTMLElement;

beforeEach(() => {
  cell = document.createElement('div');
  document.body.replaceChildren(cell);
});

/** Records what reaches the document until the test ends. */
function recordEvents(): (MouseEvent & KeyboardEvent)[] {
  const events: (MouseEvent & KeyboardEvent)[] = [];
  const listener = (event: Event) => events.push(event as (typeof events)[number]);
  for (const type of TYPES) document.addEventListener(type, listener);
  onTestFinished(() => {
    for (const type of TYPES) document.removeEventListener(type, listener);
  });
  return events;
}

it('clicks the middle of an element, with the events of a click in their order', () => {
  vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 30, 40));
  const events = recordEvents();
  click(cell);
  expect(events.map(({ type }) => type)).toEqual([
    ...['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'],
  ]);
  for (const event of events) {
    expect(event).toMatchObject({ target: cell, clientX: 25, clientY: 40, cancelable: true });
    expect(event).toMatchObject({ composed: true, shiftKey: false, altKey: false, button: 0 });
  }
  expect(events.map(({ buttons }) => buttons)).toEqual([1, 1, 0, 0, 0]);
});

it.each([
  ['5', { key: '5', code: 'Digit5', keyCode: 53, which: 53 }],
  ['', { key: 'Backspace', code: 'Backspace', keyCode: 8, which: 8 }],
])('presses a key, Backspace to erase: "%s"', (digit, key) => {
  const events = recordEvents();
  pressKey(cell, digit);
  expect(events.map(({ type }) => type)).toEqual(['keydown', 'keyup']);
  for (const event of events) {
    expect(event).toMatchObject({ ...key, target: cell, bubbles: true, cancelable: true });
    expect(event).toMatchObject({ shiftKey: false, altKey: false });
  }
});

it('lets go of Shift, which the shortcut holds down', () => {
  const events = recordEvents();
  releaseShift(document);
  expect(events.map(({ type, key, keyCode }) => [type, key, keyCode])).toEqual([
    ['keyup', 'Shift', 16],
  ]);
});

it('makes a pause', async () => {
  const start = performance.now();
  await pause(30);
  expect(performance.now() - start).toBeGreaterThan(25);
});
