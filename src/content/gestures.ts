/** What a person does with a page that has no inputs: the events of a click and of a key, in their order. */
import { CANCELABLE, describeKey } from './write.ts';

/** How often a page is looked at that is to show something; in milliseconds. */
const LOOK_AGAIN = 4;
/** A digit that comes later than this counts as not taken; in milliseconds. */
export const LATE = 1000;
/** Part of our shortcut, and perhaps still held down. */
const SHIFT = { key: 'Shift', code: 'ShiftLeft', keyCode: 16, which: 16 };

/** Clicks the middle of an element. */
export function click(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { ...CANCELABLE, clientX: left + width / 2, clientY: top + height / 2 };
  const pointer = { ...place, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...place, buttons: 1, detail: 1 }));
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', { ...place, detail: 1 }));
  element.dispatchEvent(new MouseEvent('click', { ...place, detail: 1 }));
}

/** Lets go of Shift: while it is held down, some pages take digits for pencil marks. */
export function releaseShift(target: EventTarget): void {
  target.dispatchEvent(new KeyboardEvent('keyup', { ...CANCELABLE, ...SHIFT }));
}

/** Presses the key of a digit, or Backspace where `digit` is ''. */
export function pressKey(target: EventTarget, digit: string): void {
  const key = { ...CANCELABLE, ...describeKey(digit) };
  target.dispatchEvent(new KeyboardEvent('keydown', key));
  target.dispatchEvent(new KeyboardEvent('keyup', key));
}

/** A pause for pages that take one thing at a time, in milliseconds. */
export function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration));
}

/**
 * Waits for what a page draws in a frame of its own; the next digit must not come before.
 * @param patience for how long at most, in milliseconds
 * @returns whether it is done
 */
export async function waitUntil(isDone: () => boolean, patience: number): Promise<boolean> {
  // Promises first, which is when React and Vue draw.
  await undefined;
  const end = performance.now() + patience;
  while (!isDone()) {
    if (performance.now() >= end) return false;
    await pause(LOOK_AGAIN);
  }
  return true;
}

/** Watches whether a page shows anything at all, be it that a cell is chosen: where it does not, no digit will come. */
export function watchPage(root: Node): { hasChanged(): boolean; stop(): void } {
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(root, all);
  return {
    hasChanged() {
      changes += observer.takeRecords().length;
      return changes > 0;
    },
    stop: () => observer.disconnect(),
  };
}
