import type { Lesson, Mark } from '../protocol.ts';
import type { Cell } from '../sudoku/types.ts';
import { findParent } from './finder/elements.ts';
import { placeCaption } from './overlay-caption.ts';
import { OVERLAY_STYLE } from './overlay-style.ts';
import type { Board } from './sites/site.ts';
import { translate } from './translate.ts';

/** No page has an element of this name, so no page's style sheet means it. */
export const HOST_NAME = 'sudoku-autofill-lesson';

/** The width that the style gives the host; what it measures in the window tells how the page is zoomed. */
const HOST_WIDTH = 100;

/** Gives a lesson its style. */
let dress = (root: ShadowRoot): void => {
  add(root, 'style', OVERLAY_STYLE);
};

/** Sets another way to do so: a page of the extension allows no style elements. */
export function dressBy(other: typeof dress): void {
  dress = other;
}

/** Makes the elements of a lesson: outlines over the cells, and a box of words. */
export function createOverlay(onClose: () => void) {
  const host = document.createElement(HOST_NAME);
  host.lang = translate('languageCode');
  const root = host.attachShadow({ mode: 'closed' });
  dress(root);
  const marks = add(root, 'div');
  // The words say it all.
  marks.ariaHidden = 'true';
  const caption = add(root, 'section');
  // Empty at first: what comes into a region that is there already is read out.
  const words = add(caption, 'div');
  words.setAttribute('role', 'status');
  const button = add(caption, 'button', '×');
  button.type = 'button';
  button.ariaLabel = translate('close');
  button.addEventListener('click', onClose);
  // The focus stays in the cell that the player is at.
  caption.addEventListener('mousedown', (event) => event.preventDefault());
  let cells = new Map<Cell, HTMLElement>();

  return {
    host,
    draw({ marks: lit, title, text }: Lesson): void {
      cells = new Map();
      marks.replaceChildren();
      // A hatch fills the whole cell, below no outline: those would count it for one more of theirs.
      const isHatch = ({ role }: Mark) => role === 'removed';
      const ordered = [...lit.filter((mark) => !isHatch(mark)), ...lit.filter(isHatch)];
      for (const { cell, role, digits = [] } of ordered) {
        let box = cells.get(cell);
        if (!box) {
          box = add(marks, 'div', '', 'cell');
          add(box, 'div', '', 'chips');
          cells.set(cell, box);
        }
        const chips = box.lastChild as Element;
        chips.before(create('i', '', role));
        for (const digit of digits) add(chips, 'b', `${digit}`, role);
      }
      words.replaceChildren(create('strong', title), ...text.map((one) => create('p', one)));
    },
    /** Puts everything where the board is now. */
    place(board: Board): void {
      const { left, top, width } = host.getBoundingClientRect();
      const scale = width / HOST_WIDTH || 1;
      const toPage = (length: number) => `${length / scale}px`;
      const move = (element: HTMLElement, box: { left: number; top: number }) => {
        element.style.left = toPage(box.left - left);
        element.style.top = toPage(box.top - top);
      };
      for (const [cell, element] of cells) {
        const box = board.locate(cell);
        move(element, box);
        element.style.width = toPage(box.width);
        element.style.height = toPage(box.height);
        element.style.fontSize = `max(10px, ${toPage(Math.min(box.width, box.height) / 4.2)})`;
      }
      marks.style.clipPath = `polygon(${findWindow(board.element).map(
        ([x, y]) => `${toPage(x - left)} ${toPage(y - top)}`,
      )})`;
      placeCaption(caption, board.element, move);
    },
  };
}

/** @returns the corners of what can be seen of an element: it may be part of something that scrolls */
function findWindow(element: HTMLElement): [x: number, y: number][] {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let one = findParent(element); one && one !== document.body; one = findParent(one)) {
    if (getComputedStyle(one).overflow === 'visible') continue;
    const box = one.getBoundingClientRect();
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text = '',
  className = '',
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

function add<K extends keyof HTMLElementTagNameMap>(
  parent: ParentNode,
  ...what: [name: K, text?: string, className?: string]
): HTMLElementTagNameMap[K] {
  const element = create(...what);
  parent.append(element);
  return element;
}
