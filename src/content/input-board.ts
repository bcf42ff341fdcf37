import type { Refusal } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Board } from './sites/site.ts';
import { typeInto } from './write.ts';

/**
 * A board whose cells are inputs, in the order of the document.
 * @param element holds the inputs
 * @param selector tells the inputs of the cells from others that lie between them
 * @returns the board, or a refusal where there are not exactly 81 such inputs
 */
export function findInputBoard(element: HTMLElement, selector: string): Board | Refusal {
  const findInputs = () => [...element.querySelectorAll<HTMLInputElement>(selector)];
  let inputs = findInputs();
  if (inputs.length !== CELL_COUNT) return { kind: 'wrong-size', count: inputs.length };
  return {
    element,
    isAttached() {
      // Some pages draw a cell anew when it changes.
      if (!inputs.every((input) => input.isConnected)) inputs = findInputs();
      return element.isConnected && inputs.length === CELL_COUNT;
    },
    read(cell) {
      const { value, readOnly, disabled } = inputs[cell];
      // The property, not the attribute: saved progress is in the property alone.
      return { text: value, isGiven: readOnly || disabled };
    },
    write: (cell, text, manner) => typeInto(inputs[cell], text, manner),
  };
}
