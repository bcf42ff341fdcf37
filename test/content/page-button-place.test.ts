// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { place } from '../../src/content/page-button-place.ts';
import { openPage } from './page.ts';

type Rectangle = [left: number, top: number, width: number, height: number];

/** The board of every page here, and the size of the button. */
const BOARD: Rectangle = [200, 100, 300, 300];
const [WIDTH, HEIGHT] = [80, 30];

/** Where the button can stand, the best first, and where its words then go. */
const BELOW = { left: '420px', top: '408px', words: 'left' };
const ABOVE = { left: '420px', top: '62px', words: 'above' };
const RIGHT = { left: '508px', top: '100px', words: 'right' };
const LEFT = { left: '112px', top: '100px', words: 'left' };
const BELOW_LEFT = { left: '200px', top: '408px', words: 'right' };

beforeEach(() => {
  openPage('variant=late');
  Object.assign(window, { scrollX: 0, scrollY: 0 });
});

function add(name: string, [left, top, width, height]: Rectangle): HTMLElement {
  const element = document.createElement(name);
  if (name === 'a') element.setAttribute('href', '/');
  if (name === 'p') element.textContent = 'text';
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(element);
  return element;
}

/** Places the button on a page of a width that holds other elements. */
function placeButton(
  others: [string, Rectangle][] = [],
  { pageWidth = 1000, board: at = BOARD }: { pageWidth?: number; board?: Rectangle } = {},
) {
  document.body.replaceChildren();
  const board = add('table', at);
  const elements = [board, ...others.map(([name, rectangle]) => add(name, rectangle))];
  const host = document.createElement('sudoku-autofill');
  host.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, HEIGHT);
  host.textContent = 'button';
  document.elementsFromPoint = (x, y) => [
    host,
    ...elements.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }),
    document.body,
  ];
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(pageWidth);
  place(host, board);
  const [left, top, room] = ['left', 'top', 'room'].map((name) =>
    host.style.getPropertyValue(`--${name}`),
  );
  return { left, top, room, words: host.dataset.words };
}

const OVER_BELOW: Rectangle = [400, 410, 200, 20];
const OVER_BOTH_BELOW: Rectangle = [190, 410, 400, 120];
const OVER_ROW_BELOW: Rectangle = [190, 410, 400, 20];
const OVER_ABOVE: Rectangle = [190, 60, 320, 20];
const OVER_RIGHT: Rectangle = [520, 90, 100, 100];
const OVER_LEFT: Rectangle = [100, 90, 40, 100];

const CASES: [string, [string, Rectangle][], object][] = [
  ['below where all is free', [], BELOW],
  ['below where only an empty box is', [['div', OVER_BELOW]], BELOW],
  ['above where a link is below', [['a', OVER_BELOW]], ABOVE],
  ['above where words are below', [['p', OVER_BELOW]], ABOVE],
  ['above where a picture is below', [['img', OVER_BELOW]], ABOVE],
  [
    'at the right where both are taken',
    [
      ['a', OVER_BELOW],
      ['p', OVER_ABOVE],
    ],
    RIGHT,
  ],
  [
    'at the left where three are',
    [
      ['a', OVER_BELOW],
      ['p', OVER_ABOVE],
      ['button', OVER_RIGHT],
    ],
    LEFT,
  ],
  [
    'below at the left at last',
    [
      ['a', OVER_BELOW],
      ['p', OVER_ABOVE],
      ['button', OVER_RIGHT],
      ['img', OVER_LEFT],
    ],
    BELOW_LEFT,
  ],
  [
    'a row further down where the row below is taken',
    [
      ['a', OVER_ROW_BELOW],
      ['p', OVER_ABOVE],
      ['a', OVER_RIGHT],
      ['a', OVER_LEFT],
    ],
    { left: '420px', top: '446px' },
  ],
  [
    'over words rather than over a link, where nothing is bare',
    [
      ['a', OVER_BOTH_BELOW],
      ['p', OVER_ABOVE],
      ['a', OVER_RIGHT],
      ['a', OVER_LEFT],
    ],
    ABOVE,
  ],
  [
    'somewhere in any case',
    [
      ['a', OVER_BOTH_BELOW],
      ['a', OVER_ABOVE],
      ['a', OVER_RIGHT],
      ['a', OVER_LEFT],
    ],
    BELOW,
  ],
];

it.each(CASES)('stands %s', (_, others, spot) => {
  expect(placeButton(others)).toMatchObject(spot);
});

it('stands nowhere outside the page', () => {
  const others: [string, Rectangle][] = [
    ['a', OVER_BELOW],
    ['a', OVER_ABOVE],
  ];
  expect(placeButton(others, { pageWidth: 588 })).toMatchObject(RIGHT);
  expect(placeButton(others, { pageWidth: 587 })).toMatchObject(LEFT);
  const atTop: Rectangle = [200, 37, 300, 363];
  expect(placeButton([['p', OVER_BELOW]], { board: atTop })).toMatchObject({ left: '508px' });
  const lower: Rectangle = [200, 38, 300, 362];
  expect(placeButton([['p', OVER_BELOW]], { board: lower })).toMatchObject({ top: '0px' });
});

it('tells its words how much room they have', () => {
  expect(placeButton().room).toBe('492px');
  const others: [string, Rectangle][] = [
    ['a', OVER_BELOW],
    ['a', OVER_ABOVE],
  ];
  expect(placeButton(others, { pageWidth: 700 }).room).toBe('184px');
});

it('keeps its place on a page that is scrolled', () => {
  Object.assign(window, { scrollX: 30, scrollY: 400 });
  const board: Rectangle = [170, -300, 300, 300];
  expect(placeButton([], { board })).toMatchObject(BELOW);
  const link: [string, Rectangle] = ['a', [370, 10, 200, 20]];
  expect(placeButton([link], { board })).toMatchObject(ABOVE);
});

it('counts from the root element where that is positioned', () => {
  document.documentElement.style.position = 'relative';
  document.documentElement.getBoundingClientRect = () => new DOMRect(20, -50, 960, 2000);
  expect(placeButton()).toMatchObject({ left: '400px', top: '458px' });
});
