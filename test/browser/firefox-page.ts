import { writeFileSync } from 'node:fs';
import type { Bidi } from './bidi.ts';
import {
  type AccessibleButton,
  type Modifier,
  type NavigationOptions,
  type Page,
  until,
} from './driver.ts';
import type { EvaluatePrivileged } from './firefox.ts';

/** Keys that have no character, as WebDriver spells them. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/** Opens a tab in the foreground. */
export async function openFirefoxPage(
  bidi: Bidi,
  privileged: EvaluatePrivileged,
  url: string,
  options?: NavigationOptions,
): Promise<Page> {
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    background: false,
  });
  const evaluate = <T>(expression: string) => bidi.evaluate<T>(context, expression);
  const bringToFront = async () => {
    await bidi.send('browsingContext.activate', { context });
  };

  async function traverse(delta: number): Promise<void> {
    await bidi.send('browsingContext.traverseHistory', { context, delta });
    await until('page loaded', async () => (await evaluate('document.readyState')) === 'complete');
  }

  async function perform(actions: object[], type = 'key'): Promise<void> {
    const source = { type, id: type, actions };
    await bidi.send('input.performActions', { context, actions: [source] });
  }

  const page: Page = {
    async url() {
      const { contexts } = await bidi.send<{ contexts: { url: string }[] }>(
        'browsingContext.getTree',
        { root: context, maxDepth: 0 },
      );
      return contexts[0]?.url ?? '';
    },
    evaluate,
    evaluateInShadow: (host, declaration) => bidi.evaluateInShadow(context, host, declaration),

    async goto(target, { wait = 'load' } = {}) {
      await bidi.send('browsingContext.navigate', {
        context,
        url: target,
        wait: wait === 'load' ? 'complete' : 'none',
      });
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    async reload() {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' });
    },

    async pressShortcut(letter = 'U') {
      await bringToFront();
      await privileged(shortcutScript(letter));
    },
    press: (key, modifiers = []) => perform(keyActions(key, modifiers)),
    type: (text) => perform([...text].flatMap((character) => keyActions(character, []))),
    click: (x, y) =>
      perform(
        [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
        'pointer',
      ),

    async screenshot(file) {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      writeFileSync(file, data, 'base64');
    },
    async accessibleButtons() {
      await bringToFront();
      return until('accessible tree', () =>
        privileged<AccessibleButton[] | null>(accessibleButtonsScript('gBrowser.selectedBrowser')),
      );
    },
    async setViewport(width, height) {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async emulateDark(dark) {
      // The whole browser turns dark, the popup included.
      await privileged(
        `Services.prefs.setIntPref('ui.systemUsesDarkTheme', ${dark ? 1 : 0}); null`,
      );
      const matches = "matchMedia('(prefers-color-scheme: dark)').matches";
      await until('colour scheme set', async () => (await evaluate(matches)) === dark);
    },
    bringToFront,
    async close() {
      await bidi.send('browsingContext.close', { context });
    },
  };
  await page.goto(url, options);
  return page;
}

function keyActions(key: string, modifiers: Modifier[]): object[] {
  const values = [...modifiers, key].map((name) => KEYS[name] ?? name);
  return [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.reverse().map((value) => ({ type: 'keyUp', value })),
  ];
}

/** Alt+Shift+letter. */
function shortcutScript(letter: string): string {
  return `window.focus(); gBrowser.selectedBrowser.focus(); ${pressInWindow([
    { key: 'Alt', code: 'AltLeft', keyCode: 18 },
    { key: 'Shift', code: 'ShiftLeft', keyCode: 16 },
    { key: letter, code: `Key${letter}`, keyCode: letter.charCodeAt(0) },
  ])}`;
}

/** BiDi's own keys go straight to the page, past the browser's commands; these go through the window. */
export function pressInWindow(keys: { key: string; code: string; keyCode: number }[]): string {
  return `{
    const input = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
    input.beginInputTransactionForTests(window);
    const keys = ${JSON.stringify(keys)}.map((key) => new KeyboardEvent('', key));
    for (const key of keys) input.keydown(key);
    for (const key of keys.reverse()) input.keyup(key);
    null
  }`;
}

/** Needed from the start: the service knows only of focus that moves while it runs, and ends when nobody holds it. */
export const START_ACCESSIBILITY = `
  window.accessibilityOfTests =
    Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  null`;

/** `browser` is the element that shows the document. Null until its accessible tree is there. */
export const accessibleButtonsScript = (browser: string) => `(() => {
  const page = window.accessibilityOfTests.getAccessibleFor(${browser})?.firstChild;
  if (!page?.firstChild) return null;
  const boxOf = (accessible) => {
    const [x, y, width, height] = [{}, {}, {}, {}];
    accessible.getBounds(x, y, width, height);
    return [x, y, width, height].map(({ value }) => value / window.devicePixelRatio);
  };
  const stateOf = (accessible) => {
    const state = {};
    accessible.getState(state, {});
    return state.value;
  };
  const [left, top] = boxOf(page);
  const buttons = [];
  const walk = (accessible) => {
    if (accessible.role === Ci.nsIAccessibleRole.ROLE_PUSHBUTTON) {
      const state = stateOf(accessible);
      const [x, y, width, height] = boxOf(accessible);
      buttons.push({
        name: accessible.name ?? '',
        disabled: (state & Ci.nsIAccessibleStates.STATE_UNAVAILABLE) !== 0,
        focused: (state & Ci.nsIAccessibleStates.STATE_FOCUSED) !== 0,
        box: { x: x - left, y: y - top, width, height },
      });
    }
    for (let child = accessible.firstChild; child; child = child.nextSibling) walk(child);
  };
  walk(page);
  return buttons;
})()`;
