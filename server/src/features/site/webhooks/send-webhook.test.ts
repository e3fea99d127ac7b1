import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../../../testing/start-receiver.ts';
import { sealSecret, sendWebhook } from './send-webhook.ts';

const SECRET = 'a secret of tests that is long enough';
const NOW = new Date('2026-11-21T11:00:00.000Z');
const MEGABYTE = Buffer.alloc(1024 * 1024, 'a');

let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

function send(url = receiver.url, allowsPrivateWebhooks = true) {
  const { sealed } = sealSecret(Buffer.alloc(32), { url, secret: SECRET });
  const sender = { config: { allowsPrivateWebhooks }, secret: SECRET };
  const sent = { url, secret: sealed, messageId: 'msg_1', message: '{}' };
  return sendWebhook(sender, sent, NOW);
}

test('a receiver that hangs has failed after five seconds; the status of an answer that hangs later counts', async () => {
  const later = await startReceiver();
  receiver.answer(() => {});
  later.answer((response) => void response.writeHead(200).write('U redu'));
  expect(await Promise.all([send(), send(later.url)])).toMatchObject([
    { status: null, problem: 'timeout' },
    { status: 200, problem: null, answer: 'U redu' },
  ]);
  await later.stop();
}, 15_000);

test('of an answer without an end 64 KB are read', async () => {
  receiver.answer((response) => {
    response.writeHead(200);
    const more = () => void (response.destroyed || response.write(MEGABYTE, more));
    more();
  });
  const outcome = await send();
  expect(outcome).toMatchObject({ status: 200, problem: null });
  expect(outcome.answer.length).toBeLessThan(256 * 1024);
});

test('a redirect is not followed', async () => {
  const other = await startReceiver();
  receiver.answer((response) => void response.writeHead(302, { location: other.url }).end());
  expect(await send()).toMatchObject({ status: 302, problem: null });
  expect(other.received).toEqual([]);
  await other.stop();
});

test('a name is called only if all of its addresses are public at that moment', async () => {
  const named = receiver.url.replace('127.0.0.1', 'localhost');
  expect(await send(named, false)).toMatchObject({ status: null, problem: 'address' });
  expect(receiver.received).toEqual([]);
});

test('a receiver that is not there is unreachable', async () => {
  await receiver.stop();
  expect(await send()).toMatchObject({ status: null, problem: 'unreachable' });
  receiver = await startReceiver();
});
