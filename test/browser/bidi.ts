import WebSocket from 'ws';

/** A small client of WebDriver BiDi: one promise for each command, and values turned back into plain data. */
export interface Bidi {
  send<T = unknown>(method: string, params?: object): Promise<T>;
  /** Evaluates in a browsing context's own world, awaits promises. */
  evaluate<T>(context: string, expression: string): Promise<T>;
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
      if (reply.type === 'exception') throw new Error(reply.exceptionDetails.text);
      return fromRemote(reply.result) as T;
    },
    close: () => socket.close(),
  };
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
