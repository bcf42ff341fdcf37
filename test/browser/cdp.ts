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
  const evaluated = await send<Evaluated>('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
    userGesture,
  });
  return unwrap<T>(evaluated);
}

function unwrap<T>({ result, exceptionDetails }: Evaluated): T {
  if (exceptionDetails) {
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }
  return result.value as T;
}

/** Calls a function with the shadow root, be it closed, of the element that `host` selects. */
export async function evaluateInShadow<T>(
  send: Send,
  host: string,
  declaration: string,
): Promise<T | undefined> {
  const expression = `document.querySelector(${JSON.stringify(host)})`;
  const { result } = await send<{ result: { objectId?: string } }>('Runtime.evaluate', {
    expression,
  });
  if (!result.objectId) return undefined;
  const { node } = await send<{ node: { shadowRoots?: { backendNodeId: number }[] } }>(
    'DOM.describeNode',
    { objectId: result.objectId },
  );
  const [root] = node.shadowRoots ?? [];
  if (!root) return undefined;
  const { object } = await send<{ object: { objectId: string } }>('DOM.resolveNode', {
    backendNodeId: root.backendNodeId,
  });
  const evaluated = await send<Evaluated>('Runtime.callFunctionOn', {
    functionDeclaration: declaration,
    objectId: object.objectId,
    arguments: [{ objectId: object.objectId }],
    awaitPromise: true,
    returnByValue: true,
  });
  return unwrap<T>(evaluated);
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
