// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { findAnywhere, findEverywhere } from '../../../src/content/finder/find-anywhere.ts';
import { isMarks } from '../../../src/content/reading.ts';
import { PUZZLES } from '../../site/puzzles.ts';
import { DECOYS } from '../../site/shapes/decoys.ts';
import { FIELD_SHAPES } from '../../site/shapes/fields.ts';
import { PAD_SHAPES } from '../../site/shapes/pads.ts';
import { TEXT_SHAPES } from '../../site/shapes/texts.ts';
import { renderShape } from '../../site/shapes.ts';

const puzzle = PUZZLES['easy-1'];

/** Opens a shape without its scripts and without layout. */
function open(shape: string): void {
  const url = new URL(`http://boards.test/${shape}`);
  const markup = renderShape(url, { ...puzzle, variants: [] }) ?? '';
  const page = new DOMParser().parseFromString(markup, 'text/html');
  document.body.replaceChildren(...document.importNode(page.body, true).childNodes);
}

/** What is on the only board of the page, 81 characters without pencil marks, or what was found in its place. */
function read(): unknown {
  const found = findAnywhere(document) ?? findEverywhere(document);
  if (!Array.isArray(found)) return found;
  const show = (text: string) => (isMarks(text) ? '.' : text.normalize('NFKC') || '.');
  const texts = found.map(({ read }) =>
    Array.from({ length: 81 }, (_, cell) => show(read(cell).text)).join(''),
  );
  return texts.length === 1 ? texts[0] : texts;
}

beforeEach(() => document.body.replaceChildren());

/** Without layout nothing tells columns from rows, or hidden inputs from others; the script draws the last. */
const NEEDS_LAYOUT = [
  ...['inputs-column-order', 'inputs-boxes', 'inputs-nested-tables', 'divs-boxes', 'nested-tables'],
  ...['inputs-162-hidden', 'spoken-words', 'inputs-late', 'marks-small', 'answer-transparent'],
];
/** These say of other cells what they hold: notes in fields, an answer. */
const HOLDS_MORE = ['inputs-noted', 'hidden-answer'];

describe('boards', () => {
  const shapes = Object.keys({ ...FIELD_SHAPES, ...PAD_SHAPES, ...TEXT_SHAPES }).filter(
    (shape) => ![...NEEDS_LAYOUT, ...HOLDS_MORE].includes(shape),
  );
  it.each(shapes)('are found and read: %s', (shape) => {
    open(shape);
    expect(read()).toBe(puzzle.givens);
  });

  it('are found in open shadow roots', () => {
    open('inputs-table');
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(document.querySelector('table') as Element);
    document.body.append(host);
    expect(read()).toBe(puzzle.givens);
  });

  it('are found once each, all of them', () => {
    open('inputs-table');
    document.body.append(document.querySelector('table')?.cloneNode(true) as Element);
    expect(read()).toEqual([puzzle.givens, puzzle.givens]);
  });
});

describe('what is no board', () => {
  it.each(['multiplication', 'calendar', 'bingo', 'timetable', 'links', 'swatches', 'checkboxes'])(
    'is passed over: %s',
    (shape) => {
      expect(DECOYS).toHaveProperty(shape);
      open(shape);
      expect(read()).toBeUndefined();
    },
  );

  it.each([
    ['four-by-four', 16],
    ['six-by-six', 36],
    ['sixteen-by-sixteen', 256],
    ['samurai', 441],
  ])('is refused for its size: %s', (shape, count) => {
    open(shape);
    expect(read()).toEqual({ kind: 'wrong-size', count });
  });

  it.each([
    ['killer-classes', 'killer'],
    ['jigsaw', 'variant'],
    ['x-sudoku', 'variant'],
  ])('is refused for its rules: %s', (shape, reason) => {
    open(shape);
    expect(read()).toEqual({ kind: 'unsupported', reason });
  });
});
