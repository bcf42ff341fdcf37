// A page whose world is broken on purpose. An extension lives in another world and must not notice any of it.
import { log } from './log.js';

const define = Object.defineProperty;

/** Replaces a built-in by something that tells the log and then lies or fails. */
function breakMethod(owner, name, label, lie) {
  let isTold = false;
  define(owner, name, {
    configurable: true,
    writable: true,
    value: function broken(...args) {
      if (!isTold) log(`hostile: ${label}`);
      isTold = true;
      return lie(this, args);
    },
  });
}

const fail = () => {
  throw new Error('this page breaks built-ins');
};

function breakBuiltIns() {
  for (const name of [
    'map',
    'filter',
    'forEach',
    'push',
    'slice',
    'indexOf',
    'includes',
    'join',
    'reduce',
    'find',
  ]) {
    breakMethod(Array.prototype, name, `Array.prototype.${name}`, fail);
  }
  breakMethod(Array.prototype, Symbol.iterator, 'Array.prototype[Symbol.iterator]', fail);
  breakMethod(EventTarget.prototype, 'dispatchEvent', 'dispatchEvent', () => false);
  breakMethod(Promise.prototype, 'then', 'Promise.prototype.then', () => new Promise(() => {}));
  breakMethod(JSON, 'parse', 'JSON.parse', fail);
  breakMethod(JSON, 'stringify', 'JSON.stringify', fail);
  breakMethod(Element.prototype, 'attachShadow', 'attachShadow', fail);
  breakMethod(performance, 'now', 'performance.now', () => 0);
  breakMethod(window, 'queueMicrotask', 'queueMicrotask', () => undefined);
  breakMethod(window, 'requestAnimationFrame', 'requestAnimationFrame', () => 0);
  breakMethod(window, 'MutationObserver', 'MutationObserver', () => ({
    observe() {},
    disconnect() {},
  }));
  breakMethod(window, 'Event', 'Event', fail);
  breakMethod(window, 'InputEvent', 'InputEvent', fail);
  breakMethod(window, 'KeyboardEvent', 'KeyboardEvent', fail);
}

let isBroken = false;

/** Breaks the page's world, once, and makes each input of the board lie about its value. */
export function makeHostile(holder) {
  const inputs = holder.getElementsByTagName('input');
  for (let i = 0; i < inputs.length; i++) {
    define(inputs[i], 'value', { configurable: true, get: () => '5', set: () => undefined });
    define(inputs[i], 'readOnly', { configurable: true, get: () => false, set: () => undefined });
  }
  if (!isBroken) breakBuiltIns();
  isBroken = true;
}
