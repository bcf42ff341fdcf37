import { equip } from './drawer.ts';
import { findBoard, findSites } from './find-board.ts';
import { onOutcome } from './session.ts';
import { canUndoFill } from './undo.ts';
import { verbs } from './verbs.ts';

/** What this script gives to those that come after it: the verbs to the extension, the others to our own scripts. */
export const OWN = {
  ...verbs,
  ...{ equip, findBoard, findSites, onOutcome, canUndoFill },
  /** Whether the button beside the board has been seen to. */
  hasPageButton: false,
};

/** Our scripts' own world in the page, where they find each other; the page's scripts cannot look into it. */
export const ownWorld = globalThis as { sudokuAutofill?: typeof OWN };
