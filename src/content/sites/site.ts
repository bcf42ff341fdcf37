import type { Refusal } from '../../protocol.ts';
import type { Cell } from '../../sudoku/types.ts';
import type { Manner } from '../write.ts';

/** Where a text stands: 0–80 is a cell's digit, and 81 more than the cell are its pencil marks. */
export type Slot = number;

/** One slot as the page shows it. */
export interface BoardSlot {
  text: string;
  /** The cell is printed by the puzzle: the player cannot change it. */
  isGiven: boolean;
}

/** A board on a page, free of how the page stores it. Nothing of it is remembered: each call asks the page. */
export interface Board {
  /** The element that shows the whole board. */
  element: HTMLElement;
  /** Whether each cell has a slot for pencil marks. */
  hasNotes: boolean;
  /** Whether the page takes digits: that is known of it, is to be seen by trying, or is out of the question. */
  intake: 'known' | 'unsure' | 'none';
  /** @returns false once the page has taken the board away */
  isAttached(): boolean;
  read(slot: Slot): BoardSlot;
  /** Types `text` (a digit, a former value, or nothing) into a slot, as a person would. */
  write(slot: Slot, text: string, manner: Manner): Promise<void>;
  /** @returns where the window shows a cell, with all that is in it */
  locate(cell: Cell): DOMRect;
  /** @returns the cell that an element takes texts for */
  findCell(element: Element | null): Cell | undefined;
}

/** What is known of one site. */
export interface Site {
  /** The host's name, as players know it; empty for what knows no site and finds boards on any page. */
  name: string;
  matches(url: URL): boolean;
  /** Our button stands beside its boards: the script is there before the player asks. */
  hasPageButton?: boolean;
  /**
   * @returns the board, why this one cannot be solved, or nothing where the page has none; where nothing is known
   * of the page, all that may be boards
   */
  find(document: Document): Board | Board[] | Refusal | undefined;
}
