import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Received = { headers: IncomingHttpHeaders; body: string };

export type Receiver = {
  url: string;
  /** All calls, in the order in which they came. */
  received: Received[];
  /** How it answers from now on; with 204 until it is set. */
  answer: (reply: Reply) => void;
  stop: () => Promise<void>;
};

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** A receiver of webhooks at a free port of this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let reply: Reply = (response) => void response.writeHead(204).end();
  const server = http.createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    reply(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/baklja`,
    received,
    answer: (next) => {
      reply = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
