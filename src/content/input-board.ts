import type { Refusal } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Cell } from '../sudoku/types.ts';
import { listCells } from './cells.ts';
import type { Board } from './sites/site.ts';
import { typeInto } from './write.ts';

/** Tells inputs from all others: a selector for all, in the order of the document, or one for each cell. */
export type InputSelector = string | ((cell: Cell) => string);

/**
 * A board whose cells are inputs.
 * @param element holds the inputs
 * @param cells which of them hold the digits
 * @param notes which of them hold pencil marks, if any do
 * @returns the board, or a refusal where there are not exactly 81 inputs of cells
 */
export function findInputBoard(
  element: HTMLElement,
  cells: InputSelector,
  notes?: InputSelector,
): Board | Refusal {
  const count = findInputs(element, cells).length;
  if (count !== CELL_COUNT) return { kind: 'wrong-size', count };
  const hasNotes = notes !== undefined && findInputs(element, notes).length === CELL_COUNT;
  const listInputs = () => [
    ...findInputs(element, cells),
    ...(hasNotes ? findInputs(element, notes) : []),
  ];
  let inputs = listInputs();
  const { length } = inputs;
  return {
    element,
    hasNotes,
    intake: 'known',
    isAttached() {
      // Some pages draw a cell anew when it changes.
      if (!inputs.every((input) => input.isConnected)) inputs = listInputs();
      return element.isConnected && inputs.length === length;
    },
    read(slot) {
      const { readOnly, disabled } = inputs[slot % CELL_COUNT];
      // The property, not the attribute: saved progress is in the property alone.
      return { text: inputs[slot]?.value ?? '', isGiven: readOnly || disabled };
    },
    write: (slot, text, manner) => typeInto(inputs[slot], text, manner),
    locate(cell) {
      const input = inputs[cell];
      const box = input.closest('td');
      return (box && element.contains(box) ? box : input).getBoundingClientRect();
    },
    findCell(element) {
      const slot = inputs.indexOf(element as HTMLInputElement);
      return slot < 0 ? undefined : slot % CELL_COUNT;
    },
  };
}

function findInputs(element: HTMLElement, selector: InputSelector): HTMLInputElement[] {
  return typeof selector === 'string'
    ? [...element.querySelectorAll<HTMLInputElement>(selector)]
    : listCells(element, selector);
}
