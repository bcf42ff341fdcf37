import { describe, expect, it } from 'vitest';
import { readKey, type Stroke } from '../../src/extension/play-keys.ts';

const plain = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (key: string, more: Partial<typeof plain> = {}) =>
  readKey({ ...plain, key, ...more });
const goFrom = (cell: number, stroke: Stroke | undefined) =>
  stroke?.kind === 'go' ? stroke.to(cell) : undefined;

describe('keys', () => {
  it.each([
    ['ArrowUp', 40, 31],
    ['ArrowDown', 40, 49],
    ['ArrowLeft', 40, 39],
    ['ArrowRight', 40, 41],
    ['ArrowUp', 4, 76],
    ['ArrowDown', 76, 4],
    ['ArrowLeft', 36, 44],
    ['ArrowRight', 44, 36],
    ['Home', 40, 36],
    ['End', 40, 44],
  ])('%s leads from cell %i to %i', (key, from, to) => {
    expect(goFrom(from, press(key))).toBe(to);
  });

  it('lead to the corners with Control', () => {
    expect(goFrom(40, press('Home', { ctrlKey: true }))).toBe(0);
    expect(goFrom(40, press('End', { ctrlKey: true }))).toBe(80);
  });

  it('write digits, wherever the keyboard has them', () => {
    const five = { kind: 'digit', digit: 5, isOther: false };
    expect(press('5', { code: 'Numpad5' })).toEqual(five);
    // An input method, and a French keyboard without Shift and with its lock.
    expect(press('５', { code: 'Digit5' })).toEqual(five);
    expect(press('(', { code: 'Digit5' })).toEqual(five);
    expect(press('5', { code: 'Digit5' })).toEqual(five);
  });

  it('make a pencil mark of a digit with Shift', () => {
    const mark = { kind: 'digit', digit: 5, isOther: true };
    expect(press('%', { code: 'Digit5', shiftKey: true })).toEqual(mark);
    // A French keyboard.
    expect(press('5', { code: 'Digit5', shiftKey: true })).toEqual(mark);
  });

  it('undo and redo, on a Mac as well', () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(press('z', more)).toEqual({ kind: 'undo' });
      expect(press('y', more)).toEqual({ kind: 'redo' });
      expect(press('Z', { ...more, shiftKey: true })).toEqual({ kind: 'redo' });
    }
  });

  it('are the browser’s where they mean nothing here', () => {
    expect(press('Tab')).toBeUndefined();
    expect(press('Enter')).toBeUndefined();
    expect(press('x', { code: 'KeyX' })).toBeUndefined();
    expect(press('5', { code: 'Digit5', ctrlKey: true })).toBeUndefined();
    expect(press('u', { altKey: true, shiftKey: true })).toBeUndefined();
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  });
});
