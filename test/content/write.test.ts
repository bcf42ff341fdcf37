// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { typeInto } from '../../src/content/write.ts';
import { describePuzzle, inputAt, on, openPage, recordEvents } from './page.ts';

const [cell = 0] = describePuzzle('article-1').blanks;

beforeEach(() => openPage('puzzle_num=1'));

/** Types into the first blank cell while the page is in the background, and tells what events that caused. */
async function type(text: string, before = '') {
  const input = inputAt(cell);
  input.value = before;
  const events = recordEvents();
  await typeInto(input, text, 'swift');
  expect(events.every(({ target }) => target === input)).toBe(true);
  return events;
}

const namesOf = (events: readonly Event[]) => events.map(({ type }) => type);

/** Fields of events that a page may look at. */
function fieldsOf(events: readonly Event[], type: string) {
  const event = events.find((one) => one.type === type) as KeyboardEvent & InputEvent;
  const { bubbles, cancelable, composed, key, code, keyCode, which, data, inputType } = event;
  const isKey = event instanceof KeyboardEvent;
  const isInput = event instanceof InputEvent;
  return {
    ...{ bubbles, cancelable, composed },
    ...(isKey && { key, code, keyCode, which }),
    ...(isInput && { data, inputType }),
  };
}

describe('a digit', () => {
  it('comes with the events of a key, in their order', async () => {
    expect(namesOf(await type('7'))).toEqual([
      ...['focus', 'focusin', 'keydown', 'beforeinput', 'input', 'keyup', 'change'],
      ...['blur', 'focusout'],
    ]);
    expect(inputAt(cell).value).toBe('7');
  });

  it('has all that a page may ask its events for', async () => {
    const events = await type('7');
    const key = { key: '7', code: 'Digit7', keyCode: 55, which: 55 };
    const text = { data: '7', inputType: 'insertText' };
    const bubbling = { bubbles: true, composed: true };
    const both = { ...bubbling, cancelable: true };
    const neither = { ...bubbling, cancelable: false };
    expect(fieldsOf(events, 'keydown')).toEqual({ ...both, ...key });
    expect(fieldsOf(events, 'beforeinput')).toEqual({ ...both, ...text });
    expect(fieldsOf(events, 'input')).toEqual({ ...neither, ...text });
    expect(fieldsOf(events, 'keyup')).toEqual({ ...neither, ...key });
    expect(fieldsOf(events, 'change')).toEqual(neither);
    for (const type of ['focusin', 'focusout']) expect(fieldsOf(events, type)).toEqual(neither);
    for (const type of ['focus', 'blur']) {
      expect(fieldsOf(events, type)).toEqual({ ...neither, bubbles: false });
    }
    expect(events.filter((event) => event instanceof FocusEvent)).toHaveLength(4);
  });

  it('stands in the cell when the page hears of it, not before', async () => {
    const seen: Record<string, string> = {};
    for (const type of ['keydown', 'beforeinput', 'input', 'change']) {
      on(type, () => {
        seen[type] = inputAt(cell).value;
      });
    }
    await type('7', '3');
    expect(seen).toEqual({ keydown: '3', beforeinput: '3', input: '7', change: '7' });
  });
});

describe('other texts', () => {
  it('nothing comes by Backspace', async () => {
    const events = await type('', '7');
    expect(namesOf(events)).toEqual([
      ...['focus', 'focusin', 'keydown', 'beforeinput', 'input', 'keyup', 'change'],
      ...['blur', 'focusout'],
    ]);
    const key = { key: 'Backspace', code: 'Backspace', keyCode: 8, which: 8 };
    expect(fieldsOf(events, 'keydown')).toMatchObject(key);
    expect(fieldsOf(events, 'keyup')).toMatchObject(key);
    const deletion = { data: null, inputType: 'deleteContentBackward' };
    expect(fieldsOf(events, 'beforeinput')).toMatchObject(deletion);
    expect(fieldsOf(events, 'input')).toMatchObject(deletion);
    expect(inputAt(cell).value).toBe('');
  });

  it.each(['147', ' 5', '五六', 'e', '.'])('%j comes from no single key', async (text) => {
    const events = await type(text);
    expect(namesOf(events)).toEqual([
      ...['focus', 'focusin', 'beforeinput', 'input', 'change', 'blur', 'focusout'],
    ]);
    expect(fieldsOf(events, 'input')).toMatchObject({ data: text, inputType: 'insertText' });
    expect(inputAt(cell).value).toBe(text);
  });

  it('the digit before them goes by Backspace, for pages that follow keys', async () => {
    const events = await type('147', '7');
    expect(namesOf(events)).toEqual([
      ...['focus', 'focusin', 'keydown', 'beforeinput', 'input', 'keyup', 'change'],
      ...['beforeinput', 'input', 'change', 'blur', 'focusout'],
    ]);
    expect(fieldsOf(events, 'keydown')).toMatchObject({ key: 'Backspace' });
    expect(inputAt(cell).value).toBe('147');
  });
});

describe('a page that handles keys itself', () => {
  it('and takes the digit is not told again', async () => {
    on('keydown', (event) => {
      inputAt(cell).value = (event as KeyboardEvent).key;
      event.preventDefault();
    });
    expect(namesOf(await type('7'))).toEqual([
      ...['focus', 'focusin', 'keydown', 'keyup', 'blur', 'focusout'],
    ]);
    expect(inputAt(cell).value).toBe('7');
  });

  it('may take the digit a moment later', async () => {
    on('keydown', (event) => {
      event.preventDefault();
      setTimeout(() => {
        inputAt(cell).value = '7';
      });
    });
    const events = recordEvents();
    await typeInto(inputAt(cell), '7', 'patient');
    expect(namesOf(events)).not.toContain('input');
    expect(inputAt(cell).value).toBe('7');
  });

  it('but does nothing with it gets the digit all the same', async () => {
    on('keydown', (event) => event.preventDefault());
    expect(namesOf(await type('7'))).toContain('change');
    expect(inputAt(cell).value).toBe('7');
  });
});

describe('the focus', () => {
  it('stays where it is when writing swiftly', async () => {
    inputAt(0).focus();
    await type('7');
    expect(document.activeElement).toBe(inputAt(0));
  });

  it('really moves when writing patiently, and is told once', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const events = recordEvents();
    await typeInto(inputAt(cell), '7', 'patient');
    expect(document.activeElement).toBe(inputAt(cell));
    expect(namesOf(events).filter((name) => name === 'focus')).toHaveLength(1);
    expect(namesOf(events)).not.toContain('blur');
    expect(events.find(({ type }) => type === 'focus')?.isTrusted).toBe(true);
  });

  it('is told to a page that has none, where moving it says nothing', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => {});
    const events = recordEvents();
    await typeInto(inputAt(cell), '7', 'patient');
    expect(namesOf(events).filter((name) => /focus|blur/.test(name))).toEqual([
      ...['focus', 'focusin', 'blur', 'focusout'],
    ]);
  });
});
