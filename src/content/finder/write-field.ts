import { type Manner, typeInto } from '../write.ts';
import { isBlank } from './cell-text.ts';

/** Puts a digit, or what stood there before, into a field of any kind, by the events of a person. */
export async function writeField(field: HTMLElement, text: string, manner: Manner): Promise<void> {
  if (field instanceof HTMLSelectElement) choose(field, text);
  else await typeInto(asInput(field), text, manner);
}

function choose(field: HTMLSelectElement, text: string): void {
  const isMeant = (shown: string) => shown === text || (text === '' && isBlank(shown));
  const index = [...field.options].findIndex((option) => isMeant(option.text.trim()));
  if (index < 0) return;
  field.selectedIndex = index;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Gives an element that can be edited the value of an input; the page's own script does not see it. */
function asInput(field: HTMLElement): HTMLInputElement {
  if (!('value' in field)) {
    Object.defineProperty(field, 'value', {
      get: () => field.textContent?.trim(),
      set: (text: string) => {
        field.textContent = text;
      },
    });
  }
  return field as HTMLInputElement;
}
