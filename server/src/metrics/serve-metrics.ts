import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingError } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { makeMetrics } from './metrics.ts';

/**
 * Serves the metrics at `/metrics` of an address of their own. It does not keep the process alive.
 * @throws SettingError for an address that cannot be listened at.
 */
export async function serveMetrics(
  dependencies: Dependencies,
  { host, port }: { host: string; port: number },
): Promise<{ address: string; close: () => void }> {
  const { contentType, read } = makeMetrics(dependencies);
  const answer = async ({ method = '', url }: IncomingMessage, response: ServerResponse) => {
    const isKnown = url === '/metrics' && ['GET', 'HEAD'].includes(method);
    if (!isKnown) return response.writeHead(404).end();
    const text = await read();
    return response.writeHead(200, { 'content-type': contentType }).end(text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.unref().listen(port, host);
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new SettingError('METRICS_PORT', `${port} cannot be listened on at ${host} (${code})`);
  });
  const { address, family, port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
