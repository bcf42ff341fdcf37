// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { chooseFields, isField, isWritable } from '../../../src/content/finder/fields.ts';

function make(markup: string): HTMLElement[] {
  const around = document.createElement('div');
  around.innerHTML = markup;
  return [...around.children] as HTMLElement[];
}

it.each([
  ['<input>', true],
  ['<input type="tel">', true],
  ['<input type="checkbox">', false],
  ['<input type="submit">', false],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable></div>', true],
  ['<div contenteditable="false"></div>', false],
  ['<button></button>', false],
])('%s is a field: %s', (markup, isOne) => {
  expect(make(markup).map(isField)).toEqual([isOne]);
});

it.each([
  ['<input>', true],
  ['<input readonly>', false],
  ['<input disabled>', false],
  ['<select disabled></select>', false],
  ['<div contenteditable></div>', true],
])('%s can be written: %s', (markup, can) => {
  expect(make(markup).map(isWritable)).toEqual([can]);
});

it.each([
  ['class', '<input class="digit"><input class="pencil">', 81],
  ['id', '<input id="c#"><input id="cpad#">', 81],
  ['class, beside others', '<input class="digit">', 81],
])('drops the fields of pencil marks by their %s', (_, pair, count) => {
  const cells = Array.from({ length: count }, (_, i) => pair.replaceAll('#', String(i))).join('');
  const fields = make(`<input name="q">${cells}`);
  expect(chooseFields(fields, 81)).toEqual(
    fields.slice(1).filter((_, i) => pair.split('<').length === 2 || i % 2 === 0),
  );
});

it('chooses none where no kind has as many as asked for', () => {
  expect(chooseFields(make('<input class="a">'.repeat(82)), 81)).toBeUndefined();
});
