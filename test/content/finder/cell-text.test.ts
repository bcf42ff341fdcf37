// @vitest-environment jsdom
import { expect, it } from 'vitest';
import {
  isBlank,
  isCellText,
  readPicture,
  readText,
} from '../../../src/content/finder/cell-text.ts';

function cell(markup: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = markup;
  return element;
}

it.each(['', ' ', '\n', '\u00a0', '0', '.', '-', '_', '–', '０', '\u200b'])(
  'takes %j for blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(readText(cell(text))).toBe('');
  },
);

it.each(['1', '9', '５', '12', '00', '..', 'x'])('does not take %j for blank', (text) => {
  expect(isBlank(text)).toBe(false);
});

it.each([
  ['7', '7'],
  [' 7\n', '7'],
  ['<b><i>7</i></b>', '7'],
  ['<span></span><span>7</span>', '7'],
  ['７', '７'],
  ['12', '12'],
  ['<i>1</i><i>5</i>', '1,5,'],
  ['<i>1</i><i></i><i></i><i></i>', '1,'],
  ['<div><i></i><i></i><i>3</i><i></i></div>', '3,'],
  ['1 5\n9', '1,5,9,'],
  ['5 1', '5 1'],
  ['<i>&nbsp;</i><i>&nbsp;</i><i>&nbsp;</i><i>&nbsp;</i>', ''],
])('reads %j as %j', (markup, text) => {
  expect(readText(cell(markup))).toBe(text);
});

it.each([
  ['', true],
  ['4', true],
  ['1,5,', true],
  ['15', false],
  ['10', false],
  ['Mon', false],
])('holds %j to be fit for a cell: %s', (text, isFit) => {
  expect(isCellText(text)).toBe(isFit);
});

it.each([
  ['<img alt="4">', '4'],
  ['<span aria-label="4"></span>', '4'],
  ['<svg><title>4</title></svg>', '4'],
  ['<svg data-number="4"></svg>', '4'],
  ['<img alt="Row 1, column 4">', ''],
  ['<img alt="">', ''],
])('reads the picture %s as %j', (markup, digit) => {
  expect(readPicture(cell(markup))).toBe(digit);
});
