import type { Refusal } from '../protocol.ts';
import { CELL_COUNT } from '../sudoku/grid.ts';
import type { Board } from './sites/site.ts';
import { typeInto } from './write.ts';

const TEXT_TYPES = new Set(['text', 'tel', 'number', 'search']);

/**
 * A board whose cells are inputs, in the order of the document.
 * @param element holds the inputs
 * @param isMainInput tells the inputs of the cells from others that lie between them
 * @returns the board, or a refusal where there are not exactly 81 such inputs
 */
export function findInputBoard(
  element: HTMLElement,
  isMainInput: (input: HTMLInputElement) => boolean,
): Board | Refusal {
  const inputs = [...element.querySelectorAll('input')].filter(
    (input) => TEXT_TYPES.has(input.type) && isMainInput(input),
  );
  if (inputs.length !== CELL_COUNT) return { kind: 'wrong-size', count: inputs.length };
  return {
    element,
    // The property, not the attribute: saved progress is in the property alone.
    read: () =>
      inputs.map((input) => ({ text: input.value, isGiven: input.readOnly || input.disabled })),
    write: (cell, text, manner) => typeInto(inputs[cell], text, manner),
    isAttached: (cell = 0) => inputs[cell].isConnected,
  };
}
