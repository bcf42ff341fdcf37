/** The solution of a board that takes no digits: a small grid to read or to copy. */
import type { Outcome } from '../protocol.ts';
import { formatGrid } from '../sudoku/grid.ts';
import { find, findButton } from './popup-elements.ts';
import { translate } from './translate.ts';

const grid = find<HTMLTableElement>('solution');
const copyButton = findButton('copy-solution');
let solution = '';

export function connectSolution(): void {
  copyButton.addEventListener('click', async () => {
    await navigator.clipboard.writeText(solution);
    copyButton.textContent = translate('copied');
  });
}

/** Shows the solution that an outcome brings; hides it after any other. */
export function showSolution(outcome?: Outcome): void {
  const told = outcome?.kind === 'unwritable' ? outcome : undefined;
  for (const element of [grid, copyButton]) element.hidden = !told;
  if (!told) return;
  solution = formatGrid(Uint8Array.from(told.solution));
  copyButton.textContent = translate('copySolution');
  const rows = Array.from({ length: 9 }, (_, row) => {
    const line = document.createElement('tr');
    for (let cell = row * 9; cell < row * 9 + 9; cell++) {
      const box = line.insertCell();
      box.textContent = solution.charAt(cell);
      box.classList.toggle('given', told.givens[cell] !== 0);
    }
    return line;
  });
  grid.tBodies[0]?.replaceChildren(...rows);
}
