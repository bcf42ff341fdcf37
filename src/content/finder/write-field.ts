import { describeDigitKey, type Manner, tellFocus, typeInto } from '../write.ts';
import { isBlank, readField } from './cell-text.ts';

const BUBBLING = { bubbles: true, composed: true };

/** Puts a digit, or what stood there before, into a field of any kind, by the events of a person. */
export async function writeField(field: HTMLElement, text: string, manner: Manner): Promise<void> {
  if (field instanceof HTMLSelectElement) choose(field, text);
  else if ('value' in field) await typeInto(field as HTMLInputElement, text, manner);
  else edit(field, text, manner);
}

function choose(field: HTMLSelectElement, text: string): void {
  const isMeant = (shown: string) => shown === text || (text === '' && isBlank(shown));
  const index = [...field.options].findIndex((option) => isMeant(option.text.trim()));
  if (index < 0) return;
  field.selectedIndex = index;
  field.dispatchEvent(new Event('input', BUBBLING));
  field.dispatchEvent(new Event('change', BUBBLING));
}

function edit(field: HTMLElement, text: string, manner: Manner): void {
  const key = text === '' ? { key: 'Backspace', keyCode: 8, which: 8 } : describeDigitKey(text);
  const insertion = {
    inputType: text === '' ? 'deleteContentBackward' : 'insertText',
    data: text || null,
  };
  if (manner === 'patient') field.focus({ preventScroll: true });
  else tellFocus(field);
  field.dispatchEvent(new KeyboardEvent('keydown', { ...BUBBLING, cancelable: true, ...key }));
  if (readField(field) !== text) {
    const before = { ...BUBBLING, cancelable: true, ...insertion };
    field.dispatchEvent(new InputEvent('beforeinput', before));
  }
  if (readField(field) !== text) {
    field.textContent = text;
    field.dispatchEvent(new InputEvent('input', { ...BUBBLING, ...insertion }));
  }
  field.dispatchEvent(new KeyboardEvent('keyup', { ...BUBBLING, ...key }));
  field.dispatchEvent(new FocusEvent('blur', { composed: true }));
  field.dispatchEvent(new FocusEvent('focusout', BUBBLING));
}
