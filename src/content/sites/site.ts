import type { Refusal } from '../../protocol.ts';
import type { Cell } from '../../sudoku/types.ts';
import type { Manner } from '../write.ts';

/** One cell as the page shows it. */
export interface BoardCell {
  text: string;
  /** Printed by the puzzle: the player cannot change it. */
  isGiven: boolean;
}

/** A board on a page, free of how the page stores it. Nothing of it is remembered: each call asks the page. */
export interface Board {
  /** The element that shows the whole board. */
  element: HTMLElement;
  /** @returns false once the page has taken the board away */
  isAttached(): boolean;
  read(cell: Cell): BoardCell;
  /** Types `text` (a digit, a former value, or nothing) into a cell, as a person would. */
  write(cell: Cell, text: string, manner: Manner): Promise<void>;
}

/** What is known of one site. */
export interface Site {
  /** The host's name, as players know it. */
  name: string;
  matches(url: URL): boolean;
  /** @returns the board, why this one cannot be solved, or nothing where the page has none */
  find(document: Document): Board | Refusal | undefined;
}
