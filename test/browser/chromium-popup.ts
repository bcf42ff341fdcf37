import { writeFileSync } from 'node:fs';
import type { CDPSession } from 'playwright-core';
import { evaluate, findButtons, type Send } from './cdp.ts';
import { type Popup, until } from './driver.ts';

const KEY_CODES: Record<string, number> = { Tab: 9, Enter: 13, Escape: 27, ' ': 32 };
const TEXTS: Record<string, string> = { Enter: '\r', ' ': ' ' };

/** Playwright does not know popups: this talks to one through the browser's own session. */
export async function attachPopup(
  cdp: CDPSession,
  targetId: string,
  isGone: () => Promise<boolean>,
  isDark?: boolean,
): Promise<Popup> {
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  const send = nestedSend(cdp, sessionId);
  if (isDark !== undefined) {
    const value = isDark ? 'dark' : 'light';
    await send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value }],
    });
  }
  await until(
    'popup loaded',
    async () => (await evaluate(send, 'document.readyState')) === 'complete',
  );

  return {
    evaluate: (expression) => evaluate(send, expression, true),

    async press(key) {
      const code = KEY_CODES[key];
      const text = TEXTS[key];
      // With the native code the browser takes what the document leaves, such as Escape.
      const event = {
        key,
        code: key === ' ' ? 'Space' : key,
        windowsVirtualKeyCode: code,
        nativeVirtualKeyCode: code,
      };
      const type = text === undefined ? 'rawKeyDown' : 'keyDown';
      try {
        await send('Input.dispatchKeyEvent', { type, text, ...event });
        await send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
      } catch (error) {
        // The key may have closed the popup.
        if (!(await isGone())) throw error;
      }
    },

    async screenshot(file) {
      const { data } = await send<{ data: string }>('Page.captureScreenshot');
      writeFileSync(file, data, 'base64');
    },
    accessibleButtons: () => findButtons(send),
    isOpen: async () => !(await isGone()),

    async close() {
      if (!(await isGone())) await cdp.send('Target.closeTarget', { targetId });
      await until('popup closed', isGone);
    },
  };
}

interface NestedReply {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

function nestedSend(cdp: CDPSession, sessionId: string): Send {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let lastId = 0;
  cdp.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result, error } = JSON.parse(event.message) as NestedReply;
    const call = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  cdp.on('Target.detachedFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    for (const { reject } of waiting.values()) reject(new Error('The popup has closed'));
    waiting.clear();
  });
  return <T>(method: string, params: object = {}) =>
    new Promise<T>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve: (value) => resolve(value as T), reject });
      const message = JSON.stringify({ id: lastId, method, params });
      cdp.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
}
