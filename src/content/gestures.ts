/** What a person does with a page that has no inputs: the events of a click and of a key, in their order. */
import { describeDigitKey } from './write.ts';

const BUBBLING = { bubbles: true, cancelable: true, composed: true };
/** Part of our shortcut, and perhaps still held down. */
const SHIFT = { key: 'Shift', code: 'ShiftLeft', keyCode: 16, which: 16 };
const BACKSPACE = { key: 'Backspace', code: 'Backspace', keyCode: 8, which: 8 };

/** Clicks the middle of an element. */
export function click(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { ...BUBBLING, clientX: left + width / 2, clientY: top + height / 2 };
  const pointer = { ...place, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...place, buttons: 1, detail: 1 }));
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', { ...place, detail: 1 }));
  element.dispatchEvent(new MouseEvent('click', { ...place, detail: 1 }));
}

/** Lets go of Shift: while it is held down, some pages take digits for pencil marks. */
export function releaseShift(target: EventTarget): void {
  target.dispatchEvent(new KeyboardEvent('keyup', { ...BUBBLING, ...SHIFT }));
}

/** Presses the key of a digit, or Backspace where `digit` is ''. */
export function pressKey(target: EventTarget, digit: string): void {
  const key = { ...BUBBLING, ...(digit === '' ? BACKSPACE : describeDigitKey(digit)) };
  target.dispatchEvent(new KeyboardEvent('keydown', key));
  target.dispatchEvent(new KeyboardEvent('keyup', key));
}

/** A pause for pages that take one thing at a time, in milliseconds. */
export function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration));
}
