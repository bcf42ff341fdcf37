/**
 * Types into an input so that any page takes it: the events are those that a key of a person causes,
 * in that order. Pages differ in which of them they listen to.
 *
 * `swift` tells the page of the focus without moving it: Chrome looks through all fields of a page whenever
 * the focus moves (for its own form filling), which measured 5–15 ms a cell on a board of 162 inputs, as
 * against 0.1 ms for everything else. `patient` moves it, and gives the page time for timers and frames;
 * it is for cells that did not take their digit swiftly.
 */
export type Manner = 'swift' | 'patient';

const BACKSPACE = { key: 'Backspace', code: 'Backspace', keyCode: 8, which: 8 };
const BUBBLING = { bubbles: true, composed: true };
export const CANCELABLE = { ...BUBBLING, cancelable: true };

/**
 * Lets the page react before ours goes on. Swiftly, its promises get their turn, which is when React and Vue
 * draw; patiently, so do its timers. A task a cell, by message or by scheduler, measured up to twice a bare loop.
 */
export async function breathe(manner: Manner): Promise<void> {
  if (manner === 'patient') await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Replaces an input's value.
 * @param text a digit, any former value, or '' to clear
 */
export async function typeInto(
  input: HTMLInputElement,
  text: string,
  manner: Manner,
): Promise<void> {
  if (manner === 'patient') input.focus({ preventScroll: true });
  // In a document without focus, such as one under an open popup, focus() causes no event.
  const isFocused = document.hasFocus() && document.activeElement === input;
  if (!isFocused) tellFocus(input);
  if (/^[1-9]$/.test(text)) {
    await enter(input, text, manner, describeKey(text));
  } else {
    // Notes and the like come from no single key; a page that follows keys shall at least know its digit gone.
    if (input.value !== '') await enter(input, '', manner, describeKey(''));
    if (text !== '') await enter(input, text, manner);
  }
  if (!isFocused) tellBlur(input);
}

async function enter(
  input: HTMLInputElement,
  text: string,
  manner: Manner,
  key?: KeyboardEventInit,
): Promise<void> {
  const insertion =
    text === ''
      ? { inputType: 'deleteContentBackward', data: null }
      : { inputType: 'insertText', data: text };
  if (key) {
    const isUnhandled = input.dispatchEvent(
      new KeyboardEvent('keydown', { ...CANCELABLE, ...key }),
    );
    // A page that handles the key itself may do so a moment later.
    if (!isUnhandled && input.value !== text) await breathe(manner);
  }
  if (input.value !== text) {
    input.dispatchEvent(new InputEvent('beforeinput', { ...CANCELABLE, ...insertion }));
  }
  const isTakenByPage = input.value === text;
  if (!isTakenByPage) {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { ...BUBBLING, ...insertion }));
  }
  if (key) input.dispatchEvent(new KeyboardEvent('keyup', { ...BUBBLING, ...key }));
  if (!isTakenByPage) input.dispatchEvent(new Event('change', BUBBLING));
}

/** Tells the page that `element` has the focus now. */
export function tellFocus(element: Element): void {
  element.dispatchEvent(new FocusEvent('focus', { composed: true }));
  element.dispatchEvent(new FocusEvent('focusin', BUBBLING));
}

function tellBlur(element: Element): void {
  element.dispatchEvent(new FocusEvent('blur', { composed: true }));
  element.dispatchEvent(new FocusEvent('focusout', BUBBLING));
}

/**
 * `keyCode` only reaches the page from the constructor.
 * @returns what tells the key of a digit, or Backspace where `digit` is ''
 */
export function describeKey(digit: string): KeyboardEventInit {
  if (digit === '') return BACKSPACE;
  const keyCode = digit.charCodeAt(0);
  return { key: digit, code: `Digit${digit}`, keyCode, which: keyCode };
}
