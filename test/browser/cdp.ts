import type { CDPSession } from 'playwright-core';
import type { AccessibleButton } from './driver.ts';

/** Sends a DevTools command; untyped, as some are newer than Playwright's types. */
export type Send = <T = unknown>(method: string, params?: object) => Promise<T>;

export function sendThrough(cdp: CDPSession): Send {
  return cdp.send.bind(cdp) as Send;
}

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** Evaluates in the target's own world, awaits promises; the value must be plain JSON data. */
export async function evaluate<T>(send: Send, expression: string, userGesture = false): Promise<T> {
  const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
    userGesture,
  });
  if (exceptionDetails) {
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }
  return result.value as T;
}

interface AccessibleNode {
  role?: { value: string };
  name?: { value: string };
  ignored: boolean;
  backendDOMNodeId?: number;
  properties?: { name: string; value: { value: unknown } }[];
}

export async function findButtons(send: Send): Promise<AccessibleButton[]> {
  const { nodes } = await send<{ nodes: AccessibleNode[] }>('Accessibility.getFullAXTree');
  const buttons: AccessibleButton[] = [];
  for (const { role, name, properties, backendDOMNodeId, ignored } of nodes) {
    if (role?.value !== 'button' || ignored) continue;
    const has = (key: string) => properties?.find((p) => p.name === key)?.value.value === true;
    const { quads } = await send<{ quads: number[][] }>('DOM.getContentQuads', {
      backendNodeId: backendDOMNodeId,
    }).catch(() => ({ quads: [] })); // a button without a box
    const [x = 0, y = 0, , , right = x, bottom = y] = quads[0] ?? [];
    buttons.push({
      name: name?.value ?? '',
      disabled: has('disabled'),
      focused: has('focused'),
      box: { x, y, width: right - x, height: bottom - y },
    });
  }
  return buttons;
}
