/** Printing: one, two, four or six puzzles a sheet, the rest of them new ones of the same level. */
import { nameLevel } from '../explain/techniques.ts';
import { solve } from '../sudoku/solver.ts';
import type { Level } from '../sudoku/techniques/grade.ts';
import type { Grid } from '../sudoku/types.ts';
import { drawBoard } from './board-picture.ts';
import { addChoices, connectDialog, readChoice, showRefusal } from './play-dialogs.ts';
import { createMaker } from './play-maker.ts';
import { readSession } from './play-session.ts';
import { find } from './popup-elements.ts';
import { translate } from './translate.ts';

interface Printed {
  givens: Grid;
  level: Level | undefined;
}

const PER_SHEET = ['1', '2', '4', '6'];

const sheets = find('sheets');
/** Whether the sheets are those of the dialog. */
let isAsked = false;

export function connectPrint(): void {
  const form = find<HTMLFormElement>('print-form');
  const dialog = connectDialog('open-print', 'print-dialog', {
    prepare: () => showRefusal(dialog),
    leave: () => maker.cancel(),
  });
  const maker = createMaker(dialog);
  addChoices(
    find('per-sheet'),
    'per-sheet',
    PER_SHEET.map((count) => ({ value: count, label: count })),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const puzzles = listOwn();
    const level = puzzles[0]?.level ?? 'medium';
    while (puzzles.length < Number(readChoice(form, 'per-sheet'))) {
      const made = await maker.make(level, 'rotate-180');
      if (made.kind !== 'puzzle') {
        const text = translate('noPuzzleMade', String(made.tries), nameLevel(level, translate));
        showRefusal(dialog, text);
        return;
      }
      puzzles.push({ givens: made.grid, level });
    }
    const isChecked = (id: string) => find<HTMLInputElement>(id).checked;
    layOut(puzzles, isChecked('with-level'), isChecked('with-solutions'));
    isAsked = true;
    dialog.close();
    print();
  });
  // Printed by the browser's own command, the page is the puzzle on it.
  addEventListener('beforeprint', () => {
    if (!isAsked) layOut(listOwn(), true, false);
  });
  addEventListener('afterprint', () => {
    isAsked = false;
  });
}

function listOwn(): Printed[] {
  const { played } = readSession() ?? {};
  return played ? [{ givens: played.game.givens, level: played.level }] : [];
}

/** Puts sheets into the page that only the printer shows. */
export function layOut(
  puzzles: readonly Printed[],
  hasLevel: boolean,
  hasSolutions: boolean,
): void {
  const sheet = (boards: readonly Printed[], isSolved: boolean) => {
    const element = document.createElement('section');
    element.className = `sheet of-${boards.length}${isSolved ? ' solved' : ''}`;
    if (isSolved) {
      const title = document.createElement('h2');
      title.textContent = translate('solutions');
      element.append(title);
    }
    element.append(...boards.map((one, i) => drawFigure(one, i + 1, hasLevel, isSolved)));
    return element;
  };
  sheets.replaceChildren(sheet(puzzles, false));
  if (hasSolutions) sheets.append(sheet(puzzles, true));
}

function drawFigure(
  { givens, level }: Printed,
  number: number,
  hasLevel: boolean,
  isSolved: boolean,
): HTMLElement {
  const verdict = isSolved ? solve(givens) : undefined;
  const solution = verdict && 'solution' in verdict ? verdict.solution : undefined;
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  const name = hasLevel && level ? nameLevel(level, translate) : '';
  caption.textContent = [String(number), name].filter(Boolean).join(' · ');
  figure.append(caption, drawBoard(givens, solution));
  return figure;
}
