import type { PageVerbs } from '../protocol.ts';
import { mountPageButton } from './page-button.ts';
import { verbs } from './verbs.ts';

const page = globalThis as { sudokuAutofill?: PageVerbs };

// Injected again, this script finds its verbs at work and leaves them their memory.
if (!page.sudokuAutofill) {
  page.sudokuAutofill = verbs;
  mountPageButton();
}
