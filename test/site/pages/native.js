// The built-ins this page relies on, kept before the hostile variant breaks them.
const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
const { apply } = Reflect;

export const now = Date.now;

/** The text an input really holds. */
export const readValue = (input) => apply(get, input, []);

/** Puts a text into an input the way a page does: no event follows. */
export const writeValue = (input, text) => apply(set, input, [text]);
