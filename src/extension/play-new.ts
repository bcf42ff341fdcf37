/** The dialog for a new puzzle. */
import { nameLevel } from '../explain/techniques.ts';
import type { MessageKey } from '../report.ts';
import { SYMMETRIES, type Symmetry } from '../sudoku/symmetry.ts';
import type { Level } from '../sudoku/techniques/grade.ts';
import { addChoices, connectDialog, readChoice, showRefusal } from './play-dialogs.ts';
import { createMaker } from './play-maker.ts';
import { openGame } from './play-session.ts';
import { createGame } from './play-store.ts';
import { find } from './popup-elements.ts';
import { translate } from './translate.ts';

export const LEVELS: readonly Level[] = ['easy', 'medium', 'advanced', 'diehard'];

/** What printed sudokus have. */
const USUAL: Symmetry = 'rotate-180';

const SYMMETRY_NAMES: Record<Symmetry, MessageKey> = {
  none: 'symmetryNone',
  'rotate-180': 'symmetryHalfTurn',
  'rotate-90': 'symmetryQuarterTurn',
  mirror: 'symmetryMirror',
  diagonal: 'symmetryDiagonal',
};

/** Makes the dialog work. @returns it */
export function connectNew(): HTMLDialogElement {
  const dialog = connectDialog('open-new', 'new-dialog', {
    prepare: () => showRefusal(dialog),
    leave: () => maker.cancel(),
  });
  const maker = createMaker(dialog);
  const form = find<HTMLFormElement>('new-form');
  const symmetry = find<HTMLSelectElement>('symmetry');
  addChoices(
    find('levels'),
    'level',
    LEVELS.map((level) => ({ value: level, label: nameLevel(level, translate) })),
  );
  const ordered = [...SYMMETRIES].sort((a, b) => Number(b === USUAL) - Number(a === USUAL));
  symmetry.append(...ordered.map((value) => new Option(translate(SYMMETRY_NAMES[value]), value)));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    showRefusal(dialog);
    const level = readChoice(form, 'level') as Level;
    const made = await maker.make(level, symmetry.value as Symmetry);
    if (made.kind !== 'puzzle') {
      const text = translate('noPuzzleMade', String(made.tries), nameLevel(level, translate));
      showRefusal(dialog, text);
      return;
    }
    dialog.close();
    await openGame(createGame(made.grid, undefined, undefined, made.grade.level));
  });
  return dialog;
}
