// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placeCaption } from '../../src/content/overlay-caption.ts';
import { openPage } from './page.ts';

type Rectangle = [left: number, top: number, width: number, height: number];

/** The size of the words. */
const [WIDTH, HEIGHT] = [300, 150];

beforeEach(() => openPage('variant=late'));

function add(name: string, [left, top, width, height]: Rectangle): HTMLElement {
  const element = document.createElement(name);
  if (name === 'a') element.setAttribute('href', '/');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(element);
  return element;
}

/** Places the words on a page in a window of a size; returns where they went. */
function placeWords(
  board: Rectangle,
  others: Rectangle[] = [],
  [width, height]: [number, number] = [1200, 800],
) {
  document.body.replaceChildren();
  const table = add('table', board);
  for (const other of others) add('a', other);
  const caption = document.createElement('section');
  caption.className = 'docked low';
  caption.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, HEIGHT);
  const root = document.documentElement;
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(height);
  let spot: object | undefined;
  placeCaption(caption, table, (_, { left, top }) => {
    spot = { left, top };
  });
  return spot ?? caption.className;
}

const BOARD: Rectangle = [350, 162, 480, 480];
const RIGHT: Rectangle = [900, 200, 50, 20];
const LEFT: Rectangle = [100, 200, 50, 20];
const ABOVE: Rectangle = [360, 100, 50, 20];
const BELOW: Rectangle = [360, 660, 50, 20];

describe('the words stand', () => {
  it.each<[string, Rectangle[], object]>([
    ['at the right of the board', [], { left: 838, top: 162 }],
    ['at the left where a link is at the right', [RIGHT], { left: 42, top: 162 }],
    ['below where links are at both sides', [RIGHT, LEFT], { left: 350, top: 650 }],
    [
      'at the right where links are all around',
      [RIGHT, LEFT, ABOVE, BELOW],
      { left: 838, top: 162 },
    ],
  ])('%s', (_, others, spot) => {
    expect(placeWords(BOARD, others)).toEqual(spot);
  });

  it('beside what is in view of the board', () => {
    expect(placeWords([350, -300, 480, 480])).toEqual({ left: 838, top: 8 });
    expect(placeWords([350, 700, 480, 480])).toEqual({ left: 838, top: 642 });
  });

  it('at the edge of a narrow window, away from the board', () => {
    expect(placeWords([8, 60, 344, 344], [[8, 420, 90, 30]], [360, 640])).toBe('docked low');
    expect(placeWords([8, 280, 344, 344], [[8, 100, 90, 30]], [360, 640])).toBe('docked high');
  });

  it('below the board of a narrow window where that is bare', () => {
    expect(placeWords([8, 60, 344, 344], [], [360, 640])).toEqual({ left: 8, top: 412 });
  });
});
