import { writeFileSync } from 'node:fs';
import { type AccessibleButton, type Popup, until } from './driver.ts';
import type { EvaluatePrivileged } from './firefox.ts';
import { accessibleButtonsScript, pressInWindow } from './firefox-page.ts';

const POPUP = "document.querySelector('browser.webextension-popup-browser')";

const KEY_CODES = { Tab: 9, Enter: 13, Escape: 27, ' ': 32 };

/** BiDi does not know popups: a frame script in the popup's own process evaluates for us. */
const FRAME_SCRIPT = `
  addMessageListener('tests:evaluate', async ({ data: { id, expression } }) => {
    const reply = (result) => sendAsyncMessage('tests:evaluated', { id, ...result });
    try {
      content.document.notifyUserGestureActivation();
      // A sandbox is free of the page's CSP, which forbids eval.
      const sandbox = Cu.Sandbox(content, { sandboxPrototype: content, wantXrays: false });
      sandbox.value = Cu.evalInSandbox(expression, sandbox);
      const json = Cu.evalInSandbox(
        'Promise.resolve(value).then((value) => JSON.stringify(value))',
        sandbox,
      );
      reply({ json: await json });
    } catch (error) {
      reply({ error: String(error) });
    }
  });`;

/** Waits for the popup that the browser is about to show. */
export async function openFirefoxPopup(privileged: EvaluatePrivileged): Promise<Popup> {
  await until('popup open', () =>
    privileged<boolean>(`${POPUP}?.closest('panel').state === 'open'`),
  );
  // Headless, the panel does not take the focus by itself.
  await privileged(`{
    ${POPUP}.focus();
    const script = 'data:,' + encodeURIComponent(${JSON.stringify(FRAME_SCRIPT)});
    ${POPUP}.messageManager.loadFrameScript(script, false);
    null
  }`);
  let lastId = 0;

  async function evaluate<T>(expression: string): Promise<T> {
    lastId += 1;
    const message = JSON.stringify({ id: lastId, expression });
    const reply = await privileged<{ json?: string; error?: string }>(`
      new Promise((resolve) => {
        const message = ${message};
        const popup = ${POPUP};
        if (!popup) return resolve({ error: 'The popup has closed' });
        const { messageManager } = popup;
        const listener = ({ data }) => {
          if (data.id === message.id) finish(data);
        };
        const finish = ({ json, error }) => {
          messageManager.removeMessageListener('tests:evaluated', listener);
          clearInterval(watch);
          resolve({ json, error });
        };
        const watch = setInterval(() => {
          if (!popup.isConnected) finish({ error: 'The popup has closed' });
        }, 50);
        messageManager.addMessageListener('tests:evaluated', listener);
        messageManager.sendAsyncMessage('tests:evaluate', message);
      })`);
    if (reply.error !== undefined) throw new Error(reply.error);
    return (reply.json === undefined ? undefined : JSON.parse(reply.json)) as T;
  }

  await until(
    'popup loaded',
    async () =>
      (await evaluate('document.readyState')) === 'complete' &&
      (await evaluate<string>('location.href')) !== 'about:blank',
  );
  const isOpen = () => privileged<boolean>(`${POPUP} !== null`);
  return {
    evaluate,
    async press(key) {
      const code = key === ' ' ? 'Space' : key;
      await privileged(pressInWindow([{ key, code, keyCode: KEY_CODES[key] }]));
    },
    async screenshot(file) {
      const url = await privileged<string>(SNAPSHOT);
      writeFileSync(file, url.slice(url.indexOf(',') + 1), 'base64');
    },
    accessibleButtons: () =>
      until('accessible tree', () =>
        privileged<AccessibleButton[] | null>(accessibleButtonsScript(POPUP)),
      ),
    isOpen,
    async close() {
      await privileged(`${POPUP}?.closest('panel').hidePopup(); null`);
      await until('popup closed', async () => !(await isOpen()));
    },
  };
}

const SNAPSHOT = `(async () => {
  const scale = window.devicePixelRatio;
  const image = await ${POPUP}.browsingContext.currentWindowGlobal.drawSnapshot(null, scale, 'white');
  const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/png');
})()`;
