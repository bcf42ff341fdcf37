import { connect, createServer, type Socket } from 'node:net';

/**
 * A SOCKS5 proxy (RFC 1928) that knows only the addresses in `ports` ("host:port" → local port) and refuses all others.
 * Firefox has no host-resolver rules; a proxy at this level leaves http and https untouched.
 */
export async function startSocksProxy(
  ports: Map<string, number>,
): Promise<{ port: number; close(): void }> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    // The client waits for each answer, so each of its messages comes as one piece.
    client.once('data', () => {
      client.write(Buffer.from([5, 0]));
      client.once('data', (request) => relay(client, ports.get(addressIn(request))));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    port: address.port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** "host:port" of a request: version, command, 0, address type 3 (name), length, name, port. */
function addressIn(request: Buffer): string {
  if (request[3] !== 3) return '';
  const end = 5 + (request[4] ?? 0);
  return `${request.toString('latin1', 5, end)}:${request.readUInt16BE(end)}`;
}

function relay(client: Socket, port: number | undefined): void {
  const answer = (status: number) => Buffer.from([5, status, 0, 1, 0, 0, 0, 0, 0, 0]);
  if (port === undefined) {
    client.end(answer(2));
    return;
  }
  const upstream = connect(port, '127.0.0.1', () => {
    client.write(answer(0));
    client.pipe(upstream).pipe(client);
  });
  upstream.on('error', () => client.destroy());
  upstream.on('close', () => client.destroy());
  client.on('close', () => upstream.destroy());
}
