import { find, findButton } from './popup-elements.ts';

/**
 * Makes a button open a dialog.
 * @param prepare fills the dialog before it shows
 * @param leave ends what goes on in it
 */
export function connectDialog(
  opener: string,
  name: string,
  { prepare = () => {}, leave = () => {} }: { prepare?: () => unknown; leave?: () => void } = {},
): HTMLDialogElement {
  const dialog = find<HTMLDialogElement>(name);
  findButton(opener).addEventListener('click', async () => {
    await prepare();
    if (!dialog.open) dialog.showModal();
  });
  dialog.querySelector('.leave')?.addEventListener('click', () => dialog.close());
  // A press on the backdrop hits the dialog itself, and nothing within it.
  dialog.addEventListener('mousedown', ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (target === dialog && !isWithin) dialog.close();
  });
  dialog.addEventListener('close', leave);
  return dialog;
}

/** Shows what a dialog refuses, and why; nothing without a text. */
export function showRefusal(dialog: HTMLElement, text = ''): void {
  const line = dialog.querySelector('.refusal');
  if (line) line.textContent = text;
}

/** Adds choices of which one is taken, to be told by its value. */
export function addChoices(
  parent: HTMLElement,
  name: string,
  choices: readonly { value: string; label: string }[],
): void {
  for (const [i, { value, label }] of choices.entries()) {
    const input = Object.assign(document.createElement('input'), {
      ...{ type: 'radio', name, value, checked: i === 0 },
    });
    const text = document.createElement('span');
    text.textContent = label;
    const line = document.createElement('label');
    line.append(input, text);
    parent.append(line);
  }
}

/** @returns the value of the choice that is taken */
export const readChoice = (form: HTMLFormElement, name: string) =>
  String(new FormData(form).get(name));
