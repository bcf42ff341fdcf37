// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { place } from '../../src/content/page-button-place.ts';
import { openPage } from './page.ts';

type Rectangle = [left: number, top: number, width: number, height: number];

/** The board of every page here, and the size of the button. */
const BOARD: Rectangle = [200, 100, 300, 300];
const [WIDTH, HEIGHT] = [80, 30];

/** Where the button can stand, the best first. */
const RIGHT = { left: '508px', top: '100px' };
const ABOVE = { left: '420px', top: '62px' };
const BELOW = { left: '420px', top: '408px' };
const BELOW_LEFT = { left: '200px', top: '408px' };
const LEFT = { left: '112px', top: '100px' };

beforeEach(() => {
  openPage('variant=late');
  document.body.replaceChildren();
  Object.assign(window, { scrollX: 0, scrollY: 0 });
});

function add(name: string, [left, top, width, height]: Rectangle): HTMLElement {
  const element = document.createElement(name);
  if (name === 'a') element.setAttribute('href', '/');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(element);
  return element;
}

/** Places the button on a page of a width that holds other elements. */
function placeButton(
  others: [string, Rectangle][] = [],
  { pageWidth = 1000, board: at = BOARD }: { pageWidth?: number; board?: Rectangle } = {},
) {
  const board = add('table', at);
  const elements = [board, ...others.map(([name, rectangle]) => add(name, rectangle))];
  document.elementFromPoint = (x, y) =>
    elements.find((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }) ?? document.body;
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(pageWidth);
  const host = document.createElement('sudoku-autofill');
  host.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, HEIGHT);
  place(host, board);
  const [left, top] = ['--left', '--top'].map((name) => host.style.getPropertyValue(name));
  return { left, top, isAtRight: host.hasAttribute('data-at-right') };
}

const link = (rectangle: Rectangle): [string, Rectangle] => ['a', rectangle];
const text = (rectangle: Rectangle): [string, Rectangle] => ['p', rectangle];

const OVER_RIGHT: Rectangle = [520, 90, 100, 100];
const OVER_ABOVE: Rectangle = [190, 60, 320, 20];
const OVER_BELOW: Rectangle = [400, 410, 200, 20];
const OVER_BOTH_BELOW: Rectangle = [190, 410, 400, 20];
const OVER_LEFT: Rectangle = [100, 90, 40, 100];

it.each([
  ['at the board’s right where all is free', [], RIGHT],
  ['above where a link is at the right', [link(OVER_RIGHT)], ABOVE],
  ['above where words are at the right', [text(OVER_RIGHT)], ABOVE],
  ['below where both are taken', [link(OVER_RIGHT), link(OVER_ABOVE)], BELOW],
  ['below at the left', [link(OVER_RIGHT), text(OVER_ABOVE), link(OVER_BELOW)], BELOW_LEFT],
  ['at the left at last', [link(OVER_RIGHT), text(OVER_ABOVE), link(OVER_BOTH_BELOW)], LEFT],
  [
    'over words rather than over a link, where nothing is bare',
    [link(OVER_RIGHT), text(OVER_ABOVE), link(OVER_BOTH_BELOW), link(OVER_LEFT)],
    ABOVE,
  ],
  [
    'somewhere in any case',
    [link(OVER_RIGHT), link(OVER_ABOVE), link(OVER_BOTH_BELOW), link(OVER_LEFT)],
    RIGHT,
  ],
] satisfies [string, [string, Rectangle][], object][])('stands %s', (_, others, spot) => {
  expect(placeButton(others)).toMatchObject(spot);
});

it('stands above a board that leaves no room at its side', () => {
  expect(placeButton([], { pageWidth: 520 })).toEqual({ ...ABOVE, isAtRight: true });
});

it('stands below a board at the very top of a narrow page', () => {
  const board: Rectangle = [0, 10, 320, 300];
  expect(placeButton([], { pageWidth: 330, board })).toMatchObject({ left: '240px', top: '318px' });
});

it('tells whether its words have room at the right', () => {
  expect(placeButton([], { pageWidth: 788 }).isAtRight).toBe(false);
  expect(placeButton([], { pageWidth: 787 }).isAtRight).toBe(true);
});

it('keeps its place on a page that is scrolled', () => {
  Object.assign(window, { scrollX: 30, scrollY: 400 });
  const board: Rectangle = [170, -300, 300, 300];
  expect(placeButton([], { board })).toMatchObject(RIGHT);
});

it('counts from the root element where that is positioned', () => {
  document.documentElement.style.position = 'relative';
  document.documentElement.getBoundingClientRect = () => new DOMRect(20, -50, 960, 2000);
  expect(placeButton()).toMatchObject({ left: '488px', top: '150px' });
});
