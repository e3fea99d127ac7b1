import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a server is away: nothing listens at its port, or its machine swallows every byte. */
export type Away = 'refusing' | 'silent';

export type SwitchedProxy = {
  /** The address of the target, by way of the proxy. */
  url: string;
  takeAway: (way: Away) => Promise<void>;
  restore: () => Promise<void>;
  /** Passes on the next request that contains the text, and cuts the connection before its answer arrives. */
  loseAnswerTo: (text: string) => void;
  close: () => Promise<void>;
};

/** A proxy in front of a server, which can take the server away and bring it back. */
export async function startSwitchedProxy(target: string): Promise<SwitchedProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let lostText: string | undefined;

  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let isLost = false;
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (isSilent) return;
      if (lostText !== undefined && chunk.includes(lostText)) {
        isLost = true;
        lostText = undefined;
      }
      server.write(chunk);
    });
    server.on('data', (chunk) => {
      if (isLost) client.destroy();
      else if (!isSilent) client.write(chunk);
    });
  });

  const listen = async (at: number) => {
    proxy.listen(at, '127.0.0.1');
    await once(proxy, 'listening');
    return (proxy.address() as AddressInfo).port;
  };
  const stop = async () => {
    if (!proxy.listening) return;
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const own = await listen(0);
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.href,
    takeAway: async (way) => {
      isSilent = way === 'silent';
      if (way === 'refusing') await stop();
    },
    restore: async () => {
      isSilent = false;
      if (!proxy.listening) await listen(own);
    },
    loseAnswerTo: (text) => {
      lostText = text;
    },
    close: stop,
  };
}
