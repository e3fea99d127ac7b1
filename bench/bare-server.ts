/** The minimal baseline: `node:http` with a constant response of the size of a list. Prints its address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

const ANSWER_BYTES = 16_000;
const answer = Buffer.alloc(ANSWER_BYTES, ' ');

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': ANSWER_BYTES });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
