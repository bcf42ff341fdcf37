import { formatGrid } from '../sudoku/grid.ts';
import type { Grid } from '../sudoku/types.ts';
import { connectDialog } from './play-dialogs.ts';
import { readSession } from './play-session.ts';
import { find, findButton } from './popup-elements.ts';
import { translate } from './translate.ts';

/** What can be copied of a puzzle, by the button for it. */
const FORMS: Record<string, (givens: Grid) => string> = {
  'copy-line': formatGrid,
  'copy-grid': drawGrid,
  'copy-link': (givens) => formatLink(location.href, givens),
};

export function connectCopy(): void {
  const outcome = find('copy-outcome');
  const clear = () => {
    outcome.textContent = '';
  };
  connectDialog('open-copy', 'copy-dialog', { prepare: clear });
  for (const [id, format] of Object.entries(FORMS)) {
    findButton(id).addEventListener('click', async () => {
      const session = readSession();
      if (!session) return;
      clear();
      await navigator.clipboard.writeText(format(session.played.game.givens));
      outcome.textContent = translate('copied');
    });
  }
}

/** @returns nine lines, with rules between the boxes */
export function drawGrid(givens: Grid): string {
  const rows = formatGrid(givens).match(/.{9}/g) ?? [];
  const lines = rows.map((row) =>
    (row.match(/.{3}/g) ?? []).map((box) => [...box].join(' ')).join(' | '),
  );
  const rule = lines[0]?.replaceAll(/[^|]/g, '-').replaceAll('|', '+') ?? '';
  return [0, 3, 6].map((at) => lines.slice(at, at + 3).join('\n')).join(`\n${rule}\n`);
}

/** @returns the play page's address with the puzzle behind it: no server ever sees that part */
export function formatLink(address: string, givens: Grid): string {
  const url = new URL(address);
  return `${url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin}${url.pathname}#${formatGrid(givens)}`;
}
