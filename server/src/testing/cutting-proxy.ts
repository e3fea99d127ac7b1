import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type CuttingProxy = { url: string; close: () => Promise<void> };

/**
 * A proxy between a client and a server that breaks the first connection with more than the given bytes. `dead` leaves
 * the server uninformed, as when a cable is pulled; `closed` closes both ends.
 */
export async function startCuttingProxy(
  target: string,
  { afterBytes, end }: { afterBytes: number; end: 'closed' | 'dead' },
): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let bytes = 0;
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.on('data', (chunk) => {
      bytes += chunk.length;
      if (isCut || bytes <= afterBytes) return;
      isCut = true;
      client.unpipe(server);
      client.destroy();
      if (end === 'closed') server.destroy();
    });
    client.pipe(server, { end: end === 'closed' });
    server.pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
