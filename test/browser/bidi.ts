import WebSocket from 'ws';

/** A small client of WebDriver BiDi: one promise for each command, and values turned back into plain data. */
export interface Bidi {
  send<T = unknown>(method: string, params?: object): Promise<T>;
  /** Evaluates in a browsing context's own world, awaits promises. */
  evaluate<T>(context: string, expression: string): Promise<T>;
  /** Calls a function with the shadow root, be it closed, of the element that `host` selects. */
  evaluateInShadow<T>(context: string, host: string, declaration: string): Promise<T | undefined>;
  close(): void;
}

interface Reply {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}

interface RemoteValue {
  type: string;
  value?: unknown;
}

interface RemoteElement {
  value: { shadowRoot?: { sharedId: string } | null };
}

type Evaluated =
  | { type: 'success'; result: RemoteValue }
  | { type: 'exception'; exceptionDetails: { text: string } };

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url, { maxPayload: 2 ** 28 });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let lastId = 0;

  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Reply;
    const call = waiting.get(id ?? 0);
    if (!call) return;
    waiting.delete(id ?? 0);
    if (type === 'error') call.reject(new Error(`${error}: ${message}`));
    else call.resolve(result);
  });
  socket.on('error', () => socket.close());
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone'));
    waiting.clear();
  });

  function send<T>(method: string, params: object = {}): Promise<T> {
    if (socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Error('The browser has gone'));
    }
    return new Promise<T>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve: (value) => resolve(value as T), reject });
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
  }

  return {
    send,
    async evaluate<T>(context: string, expression: string) {
      const reply = await send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      return fromRemote(resultOf(reply)) as T;
    },
    async evaluateInShadow<T>(context: string, host: string, functionDeclaration: string) {
      // A world of its own: the page's may be broken.
      const target = { context, sandbox: 'tests' };
      const found = await send<Evaluated>('script.evaluate', {
        expression: `document.querySelector(${JSON.stringify(host)})`,
        target,
        awaitPromise: false,
        serializationOptions: { maxDomDepth: 1, includeShadowTree: 'all' },
      });
      const element = resultOf(found);
      if (element.type !== 'node') return undefined;
      const { shadowRoot } = (element as RemoteValue & RemoteElement).value;
      if (!shadowRoot) return undefined;
      const reply = await send<Evaluated>('script.callFunction', {
        functionDeclaration,
        arguments: [{ sharedId: shadowRoot.sharedId }],
        target,
        awaitPromise: true,
      });
      return fromRemote(resultOf(reply)) as T;
    },
    close: () => socket.close(),
  };
}

function resultOf(reply: Evaluated): RemoteValue {
  if (reply.type === 'exception') throw new Error(reply.exceptionDetails.text);
  return reply.result;
}

/** BiDi's typed values, as JSON would have them: what is no plain data becomes undefined. */
function fromRemote({ type, value }: RemoteValue): unknown {
  switch (type) {
    case 'null':
      return null;
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      // NaN, Infinity and -0 come as strings.
      return Number(value);
    case 'array':
      return (value as RemoteValue[]).map(fromRemote);
    case 'object':
      return Object.fromEntries(
        (value as [string, RemoteValue][]).map(([key, item]) => [key, fromRemote(item)]),
      );
    default:
      return undefined;
  }
}
