import type { Lesson } from '../protocol.ts';
import type { Grid } from '../sudoku/types.ts';
import { type FoundBoard, readTexts } from './reading.ts';
import { isStillThere } from './write-cells.ts';

/** Draws lessons over the board. It comes to the page with the first lesson: most players never ask for one. */
export interface Drawer {
  /** Shows a lesson on the page until the next edit or Escape. */
  show(found: FoundBoard, givens: Grid, lesson: Lesson): void;
  /** Takes the lesson off the page, if there is one. */
  hide(): void;
  /** @returns the lesson that is shown, if nothing has changed on its board since */
  lessonOn(found: FoundBoard): Lesson | undefined;
}

/** What a drawer asks of the page: it is a script of its own, which remembers nothing of boards. */
export const TOOLS = { isStillThere, readTexts };

let drawer: Drawer | undefined;

/** Gives the page its drawer, once. */
export function equip(create: (tools: typeof TOOLS) => Drawer): void {
  drawer ??= create(TOOLS);
}

/** @returns the drawer; nothing before the first lesson */
export const readDrawer = () => drawer;

/** Takes the lesson off the page, if there is one. */
export function hideLesson(): void {
  drawer?.hide();
}
