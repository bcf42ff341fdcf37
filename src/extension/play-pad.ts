import type { Digit } from '../sudoku/types.ts';
import type { Stroke } from './play-keys.ts';
import { find, findButton } from './popup-elements.ts';
import { translate } from './translate.ts';

const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const TOOLS = ['undo', 'redo', 'erase', 'marks'] as const;

const buttons = new Map<Digit, { button: HTMLButtonElement; left: HTMLElement }>();

/** Makes the number pad and the tools beside it; each of them does what a key does. */
export function connectPad(stroke: (stroke: Stroke) => void): void {
  for (const digit of DIGITS) {
    const button = document.createElement('button');
    const [name, left] = [document.createElement('b'), document.createElement('small')];
    button.type = 'button';
    left.ariaHidden = 'true';
    name.textContent = String(digit);
    button.append(name, left);
    button.addEventListener('click', () => stroke({ kind: 'digit', digit, isOther: false }));
    buttons.set(digit, { button, left });
    find('pad').append(button);
  }
  for (const kind of TOOLS) findButton(kind).addEventListener('click', () => stroke({ kind }));
  // The focus stays in the cell that the player is at.
  for (const id of ['pad', 'tools']) {
    find(id).addEventListener('mousedown', (event) => event.preventDefault());
  }
}

/**
 * @param counts how often each digit stands on the board
 * @param isOpen whether the board takes digits now
 */
export function showPad(counts: ReadonlyMap<number, number>, isMarking: boolean, isOpen: boolean) {
  for (const [digit, { button, left }] of buttons) {
    const rest = Math.max(0, 9 - (counts.get(digit) ?? 0));
    left.textContent = String(rest);
    button.ariaDescription = translate('digitsLeft', String(rest));
    button.classList.toggle('done', rest === 0);
    button.disabled = !isOpen;
  }
  find('pad').classList.toggle('marking', isMarking);
  findButton('marks').ariaPressed = String(isMarking);
}
