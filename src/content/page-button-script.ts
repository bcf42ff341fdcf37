import type { ownWorld } from './own-world.ts';
import { mountPageButton } from './page-button.ts';

const { sudokuAutofill } = globalThis as typeof ownWorld;

// Injected again, it leaves the button as it is.
if (sudokuAutofill && !sudokuAutofill.hasPageButton) {
  sudokuAutofill.hasPageButton = true;
  mountPageButton(sudokuAutofill);
}
