import type { Refusal } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Board } from './sites/site.ts';
import { typeInto } from './write.ts';

/**
 * A board whose cells are inputs, in the order of the document.
 * @param element holds the inputs
 * @param cells a selector that tells the inputs of the cells from others that lie between them
 * @param notes the same for the inputs of pencil marks
 * @returns the board, or a refusal where there are not exactly 81 inputs of cells
 */
export function findInputBoard(
  element: HTMLElement,
  cells: string,
  notes?: string,
): Board | Refusal {
  const find = (selector: string) => [...element.querySelectorAll<HTMLInputElement>(selector)];
  let inputs = find(cells);
  if (inputs.length !== CELL_COUNT) return { kind: 'wrong-size', count: inputs.length };
  const hasNotes = notes !== undefined && find(notes).length === CELL_COUNT;
  const findInputs = () => [...find(cells), ...(hasNotes ? find(notes) : [])];
  inputs = findInputs();
  const { length } = inputs;
  return {
    element,
    hasNotes,
    isAttached() {
      // Some pages draw a cell anew when it changes.
      if (!inputs.every((input) => input.isConnected)) inputs = findInputs();
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
