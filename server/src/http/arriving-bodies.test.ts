import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { UnavailableError } from '../errors.ts';
import { ArrivingBodies } from './arriving-bodies.ts';

/** Each chunk counts as its bytes and 500 more. */
const LIMIT_BYTES = 2_000;

const HOUR_MS = 3_600_000;

const OVERLOADED = 'Poslužitelj je preopterećen, pa zahtjev nije izvršen. Pokušajte ponovno za koji trenutak.';

/** A body that is being read. */
function begin(bodies: ArrivingBodies) {
  const stream = new PassThrough();
  const socket = new EventEmitter();
  const raw = Object.assign(stream, { headers: {}, socket }) as unknown as IncomingMessage;
  bodies.add(raw, () => HOUR_MS);
  const text = bodies.read({ raw, routeOptions: { bodyLimit: 10_000 } } as FastifyRequest);
  const outcome = text.then(
    (read) => read.length,
    ({ status, message }) => (status === 503 ? message : status),
  );
  return {
    socket,
    outcome,
    send: (bytes: number) => new Promise((resolve) => stream.write('a'.repeat(bytes), resolve)),
    end: () => {
      stream.end();
      return outcome;
    },
    breakOff: () => {
      stream.destroy();
      socket.emit('close');
      return outcome;
    },
  };
}

test('bodies may take together as much as the limit', async () => {
  const bodies = new ArrivingBodies(LIMIT_BYTES);
  const [a, b] = [begin(bodies), begin(bodies)];
  await a.send(400);
  await b.send(600);
  expect([await a.end(), await b.end()]).toEqual([400, 600]);
});

test('one byte more refuses the largest of them', async () => {
  const bodies = new ArrivingBodies(LIMIT_BYTES);
  const [small, large] = [begin(bodies), begin(bodies)];
  await large.send(600);
  await small.send(401);
  expect([await small.end(), await large.outcome]).toEqual([401, OVERLOADED]);
});

test('a body of many small chunks takes more than its bytes', async () => {
  const bodies = new ArrivingBodies(LIMIT_BYTES);
  const body = begin(bodies);
  for (let chunk = 0; chunk < 4; chunk += 1) await body.send(1);
  expect(await body.outcome).toBe(OVERLOADED);
});

test('a body that has arrived, was refused or broke off takes nothing any more', async () => {
  const bodies = new ArrivingBodies(LIMIT_BYTES);
  for (let round = 0; round < 2; round += 1) {
    const [arrived, brokenOff] = [begin(bodies), begin(bodies)];
    await arrived.send(1_500);
    expect(await arrived.end()).toBe(1_500);
    await brokenOff.send(1_500);
    expect(await brokenOff.breakOff()).toBe(400);
    const refused = begin(bodies);
    await refused.send(1_501);
    expect(await refused.outcome).toBe(OVERLOADED);
  }
});

test.each([
  ['was refused', (bodies: ArrivingBodies) => bodies.refuseAll(new UnavailableError())],
  ['lost its connection', (_: ArrivingBodies, { socket }: ReturnType<typeof begin>) => socket.emit('close')],
])('a body that %s is kept by no timer', (_, finish) => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const bodies = new ArrivingBodies(LIMIT_BYTES);
  const body = begin(bodies);
  expect(timers()).toBe(before + 1);
  finish(bodies, body);
  expect(timers()).toBe(before);
});
