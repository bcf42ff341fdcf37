/** The board of the play page: the same table and ids as that of sudoku.name, so that the one content code reads it. */
import type { Game } from '../sudoku/game.ts';
import { readGrid } from '../sudoku/game.ts';
import { CELL_COUNT, isPeer } from '../sudoku/grid.ts';
import type { Cell } from '../sudoku/types.ts';
import { parseDigitKey, readKey, type Stroke } from './play-keys.ts';
import { translate } from './translate.ts';

/** What the board shows. */
export interface BoardView {
  game: Game;
  selected: Cell;
  /** Cells whose digit stands twice in a house. */
  conflicts: ReadonlySet<Cell>;
}

interface Hands {
  select(cell: Cell): void;
  stroke(stroke: Stroke): void;
  /** Something else than a key has put a text into an input: our own content code, or an input method. */
  text(cell: Cell, slot: 'digit' | 'marks', text: string): void;
}

interface Square {
  box: HTMLTableCellElement;
  digit: HTMLInputElement;
  pencil: HTMLInputElement;
  marks: HTMLElement[];
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const ROW_LENGTH = 9;

/** Fills a table with 81 cells, and tells `hands` what is done to them. */
export function createBoard(table: HTMLTableElement, hands: Hands) {
  table.role = 'grid';
  const squares = Array.from({ length: CELL_COUNT }, (_, cell) => createSquare(cell));
  for (let row = 0; row < ROW_LENGTH; row++) {
    const line = table.insertRow();
    line.role = 'row';
    line.append(...squares.slice(row * ROW_LENGTH, (row + 1) * ROW_LENGTH).map(({ box }) => box));
  }
  const cellOf = (target: EventTarget | null) =>
    squares.findIndex(({ digit, pencil }) => digit === target || pencil === target);

  table.addEventListener('focusin', (event) => {
    // The content code tells of a focus that it does not move.
    if (event.isTrusted) hands.select(cellOf(event.target));
  });
  table.addEventListener('keydown', (event) => {
    const stroke = event.isTrusted && !event.isComposing ? readKey(event) : undefined;
    if (!stroke) return;
    event.preventDefault();
    hands.stroke(stroke);
  });
  table.addEventListener('beforeinput', (event) => {
    if (!event.isTrusted || !event.cancelable) return;
    event.preventDefault();
    const digit = parseDigitKey(event.data ?? '');
    if (digit) hands.stroke({ kind: 'digit', digit, isOther: false });
  });
  table.addEventListener('input', ({ target }) => {
    const cell = cellOf(target);
    if (cell < 0) return;
    const { digit, pencil } = squares[cell] as Square;
    if (target === digit) hands.text(cell, 'digit', digit.value);
    else hands.text(cell, 'marks', pencil.value);
  });

  return {
    render({ game, selected, conflicts }: BoardView): void {
      const grid = readGrid(game);
      for (const [cell, square] of squares.entries()) {
        const isGiven = game.givens[cell] !== 0;
        showTexts(square, grid[cell] ?? 0, game.marks[cell] ?? 0, isGiven);
        for (const [i, mark] of square.marks.entries()) {
          mark.classList.toggle('lit', i + 1 === grid[selected]);
        }
        const isSame = grid[cell] !== 0 && grid[cell] === grid[selected];
        const states = {
          given: isGiven,
          selected: cell === selected,
          peer: isPeer(cell, selected),
          same: isSame,
          conflict: conflicts.has(cell),
        };
        for (const [name, isOn] of Object.entries(states)) square.box.classList.toggle(name, isOn);
        put(square.box, 'ariaSelected', String(cell === selected));
        put(square.digit, 'tabIndex', cell === selected ? 0 : -1);
        put(square.digit, 'ariaInvalid', String(conflicts.has(cell)));
        const name = nameCell(cell, isGiven, game.marks[cell] ?? 0, grid[cell] ?? 0);
        put(square.digit, 'ariaLabel', name);
      }
    },
    /** @param preventScroll leaves the page where the player has scrolled it */
    focus(cell: Cell, preventScroll = false): void {
      squares[cell]?.digit.focus({ preventScroll });
    },
  };
}

function createSquare(cell: Cell): Square {
  const box = document.createElement('td');
  box.role = 'gridcell';
  const [digit, pencil] = ['c', 'cpad'].map((id) => {
    const input = document.createElement('input');
    input.id = `${id}${cell + 1}`;
    input.className = id === 'c' ? 'digit' : 'pencil';
    // The number pad is below, and nothing is ever typed by the browser itself.
    input.inputMode = 'none';
    input.autocomplete = 'off';
    input.tabIndex = -1;
    return input;
  }) as [HTMLInputElement, HTMLInputElement];
  const marks = DIGITS.map(() => document.createElement('span'));
  const list = document.createElement('div');
  list.className = 'marks';
  list.append(...marks);
  for (const hidden of [pencil, list]) hidden.ariaHidden = 'true';
  box.append(digit, pencil, list);
  box.addEventListener('click', () => digit.focus());
  return { box, digit, pencil, marks };
}

function showTexts(square: Square, digit: number, mask: number, isGiven: boolean): void {
  const isMarked = (one: string) => ((mask >> (Number(one) - 1)) & 1) === 1;
  const texts: [HTMLInputElement, string][] = [
    [square.digit, digit === 0 ? '' : String(digit)],
    [square.pencil, DIGITS.filter(isMarked).join('')],
  ];
  for (const [input, text] of texts) {
    put(input, 'value', text);
    put(input, 'readOnly', isGiven);
  }
  for (const [i, one] of DIGITS.entries()) {
    put(square.marks[i] as HTMLElement, 'textContent', digit === 0 && isMarked(one) ? one : '');
  }
}

/** The place, and what its digit does not tell. */
function nameCell(cell: Cell, isGiven: boolean, mask: number, digit: number): string {
  const row = String(Math.floor(cell / ROW_LENGTH) + 1);
  const column = String((cell % ROW_LENGTH) + 1);
  if (isGiven) return translate('cellGiven', row, column);
  const marks = DIGITS.filter((one) => (mask >> (Number(one) - 1)) & 1);
  if (digit !== 0 || marks.length === 0) return translate('cellPlace', row, column);
  return translate('cellMarks', row, column, marks.join(' '));
}

/** Sets a property that has another value: a set that changes nothing still wakes whoever watches the page. */
function put<T, K extends keyof T>(object: T, name: K, value: T[K]): void {
  if (object[name] !== value) object[name] = value;
}
