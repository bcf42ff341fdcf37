/** Puzzles from elsewhere: pasted, typed, opened as a file, dropped, or in the page's address. */
import { report } from '../report.ts';
import { readPuzzle } from '../sudoku/formats/read-puzzles.ts';
import { solve } from '../sudoku/solver.ts';
import { refuse } from './coach.ts';
import { markRemoved } from './notes.ts';
import { connectDialog, showRefusal } from './play-dialogs.ts';
import { describeRefusal } from './play-refusals.ts';
import { openGame, readSession } from './play-session.ts';
import { say } from './play-status.ts';
import { createGame, loadGames } from './play-store.ts';
import { find } from './popup-elements.ts';
import { translate } from './translate.ts';

/** No text with a puzzle in it is longer, in characters; larger files are not even read. */
const MOST_TEXT = 1_000_000;

export function connectOpen(): void {
  const box = find<HTMLTextAreaElement>('text');
  const file = find<HTMLInputElement>('file');
  const dialog = connectDialog('open-text', 'text-dialog', {
    prepare() {
      for (const field of [box, file]) field.value = '';
      showRefusal(dialog);
    },
  });
  const tryIn = async (text: string) => {
    const refusal = await openText(text, () => dialog.close());
    if (refusal !== undefined) showRefusal(dialog, refusal);
  };
  // What was refused is being changed.
  box.addEventListener('input', () => showRefusal(dialog));
  find('text-form').addEventListener('submit', (event) => {
    event.preventDefault();
    tryIn(box.value);
  });
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    box.value = await readFile(chosen);
    tryIn(box.value);
  });
  const openHere = async (text: string) => {
    const refusal = await openText(text);
    if (refusal !== undefined) say(refusal, 'warning');
  };
  document.addEventListener('paste', (event) => {
    // In the dialog it is for the text box.
    if (event.target instanceof Element && event.target.closest('dialog[open]')) return;
    event.preventDefault();
    openHere(event.clipboardData?.getData('text') ?? '');
  });
  // Without it the browser would leave the page for the file.
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', async (event) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer?.files ?? [];
    const text = dropped ? await readFile(dropped) : event.dataTransfer?.getData('text');
    await (dialog.open ? tryIn : openHere)(text ?? '');
  });
}

/**
 * Opens the puzzle of a text as a new game; the one before it is kept.
 * @param leave called before the game opens, which takes the focus
 * @returns why not, in the player's words
 */
export async function openText(text: string, leave = () => {}): Promise<string | undefined> {
  const reading = readPuzzle(text);
  if (reading.kind === 'invalid') return describeRefusal(reading.reason);
  const { givens, entries, removed } = reading;
  const verdict = solve(givens);
  if (verdict.kind === 'none' || verdict.kind === 'conflict') {
    return report(refuse(verdict), translate).text;
  }
  leave();
  const before = readSession();
  await openGame(createGame(givens, entries, markRemoved(givens, entries, removed)));
  if (readSession()?.played.isSolved) say(translate('alreadyComplete'));
  else if (verdict.kind === 'multiple') say(translate('openedWithMany'));
  else say(translate(before ? 'opened' : 'openedFirst'));
  return undefined;
}

/** Opens the puzzle of a link, or goes on with the game that was begun from it. */
export async function openLink(text: string): Promise<string | undefined> {
  const reading = readPuzzle(text);
  const givens = reading.kind === 'puzzle' ? String(reading.givens) : '';
  const known = (await loadGames()).find(({ game }) => String(game.givens) === givens);
  if (!known) return openText(text);
  await openGame(known);
  return undefined;
}

async function readFile(file: File): Promise<string> {
  return file.size > MOST_TEXT ? '' : file.text();
}
