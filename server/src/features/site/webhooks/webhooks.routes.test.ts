import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Webhook, webhookRoutes } from '@baklja/contract/features/site/webhooks';
import { WEBHOOK_BATCH_SIZE, WEBHOOK_DELIVERIES_KEPT, WEBHOOKS_LIMIT } from '@baklja/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noteChange } from '../../../db/changes.ts';
import { countRows } from '../../../db/count-rows.ts';
import { deliverTo, deliverWebhooksJob } from '../../../jobs/deliver-webhooks.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { type Receiver, startReceiver } from '../../../testing/start-receiver.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { sealSecret } from './send-webhook.ts';
import { listDueWebhooks, takeBatch } from './webhooks.store.ts';

const as = 'superadmin';
const SECOND_MS = 1000;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

const PUBLIC = ['https://93.184.215.14/hook', 'http://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]:8080/'];

const PRIVATE = [
  'http://127.0.0.1/',
  'http://localhost:3000/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[fe80::1]/',
  'http://[ff02::1]/',
];

const NO_ADDRESS = [
  '',
  'example.org',
  '//example.org',
  'ftp://example.org',
  'javascript:alert(1)',
  'mailto:a@example.org',
  'http://',
  'http://[',
];

describe.each(DATABASE_NAMES)('webhooks on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, { WEBHOOK_PRIVATE: '1' });
  let receiver: Receiver;
  let formerEntries: number;

  beforeEach(async () => {
    const { config, database } = testApp.dependencies;
    testApp.setNow(TEST_NOW);
    config.allowsPrivateWebhooks = true;
    for (const table of ['webhooks', 'changes'] as const) {
      await database.write((transaction) => transaction.deleteFrom(table).execute());
    }
    formerEntries = await countRows(database.read.selectFrom('audit_log'));
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  /** For calls of receivers, in which no database has a part. */
  const onceTest = test.runIf(databaseName === 'SQLite');

  const create = (url = receiver.url) => testApp.call(webhookRoutes.createWebhook, { as, body: { url } });
  const created = async (): Promise<{ id: number; secret: string }> => (await create()).json();
  const list = async (): Promise<Webhook[]> => (await testApp.call(webhookRoutes.listWebhooks, { as })).json();
  const later = (seconds: number) => testApp.setNow(new Date(TEST_NOW.getTime() + seconds * SECOND_MS));
  const change = async (...tags: string[]) => {
    for (const tag of tags) {
      await testApp.dependencies.database.write(async (transaction) =>
        noteChange(transaction, { tags: [tag], at: testApp.dependencies.clock() }),
      );
    }
  };
  const context = (signal = new AbortController().signal) => ({ ...testApp.dependencies, signal });
  const deliver = (id: number, node = 'one') => deliverTo(context(), id, node);
  const newestChange = async () => {
    const changes = testApp.dependencies.database.read.selectFrom('changes').select('id').orderBy('id', 'desc');
    return (await changes.executeTakeFirstOrThrow()).id;
  };
  /** What the log has of the present test. */
  const readLog = async () =>
    (await testApp.dependencies.database.read.selectFrom('audit_log').selectAll().orderBy('id').execute()).slice(
      formerEntries,
    );
  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));
  const tagsOf = ({ data }: { data: { changes: { tags: string[] }[] } }) => data.changes.flatMap(({ tags }) => tags);
  const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);
  const answerStatus = (status: number) => receiver.answer((response) => void response.writeHead(status).end());

  test('refuse at once what is no address, and what leads to a name or network that is not public', async () => {
    testApp.dependencies.config.allowsPrivateWebhooks = false;
    for (const url of [...PRIVATE, ...NO_ADDRESS, 'http://user:pass@93.184.215.14/', 'http://nema.invalid/']) {
      const answer = await create(url);
      expect([url, answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([url, 400, 'url']);
    }
    for (const url of PUBLIC) expect((await create(url)).statusCode).toBe(200);
    expect(await list()).toMatchObject(PUBLIC.map((url) => ({ url })));
  });

  test('are ten at most, also when calls race', async () => {
    const answers = await Promise.all(Array.from({ length: WEBHOOKS_LIMIT + 2 }, () => create()));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array.from({ length: WEBHOOKS_LIMIT }, () => 200), 409, 409]);
    expect(await list()).toHaveLength(WEBHOOKS_LIMIT);
    expect((await create()).json()).toMatchObject({ code: 'too-many-webhooks' });
  });

  test('answer their secret once, and store it sealed', async () => {
    const answer = (await create()).json();
    expect(answer).toEqual({
      message: 'Webhook je dodan.',
      id: expect.any(Number),
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const [row] = await testApp.dependencies.database.read.selectFrom('webhooks').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(answer.secret.slice(6));
    expect((await testApp.call(webhookRoutes.listWebhooks, { as })).body).not.toContain(answer.secret);
  });

  test('get the changes after they were added, in order, signed, a hundred at once', async () => {
    await change('posts');
    const position = await newestChange();
    const { id, secret } = await created();
    const total = 2 * WEBHOOK_BATCH_SIZE + 1;
    await change(...Array.from({ length: total }, (_, place) => `post-${place}`));
    expect(await list()).toMatchObject([{ position, behind: total }]);
    await deliver(id);
    expect(bodies().flatMap(tagsOf)).toEqual(Array.from({ length: total }, (_, place) => `post-${place}`));
    expect(bodies().map(({ data }) => data.changes.length)).toEqual([WEBHOOK_BATCH_SIZE, WEBHOOK_BATCH_SIZE, 1]);
    expect(new Set(ids()).size).toBe(3);
    const at = TEST_NOW.toISOString();
    expect(bodies()[2]).toEqual({
      type: 'content.changed',
      timestamp: at,
      data: { changes: [{ id: position + total, at, tags: [`post-${total - 1}`] }], last: position + total },
    });
    for (const { headers, body } of receiver.received) {
      expect(headers['content-type']).toBe('application/json');
      expect(headers['webhook-timestamp']).toBe(String(TEST_NOW.getTime() / SECOND_MS));
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    }
    const delivery = { status: 204, problem: null, tries: 1 };
    expect(await list()).toMatchObject([
      {
        position: position + total,
        behind: 0,
        failing_since: null,
        next_try: null,
        deliveries: [delivery, delivery, delivery],
      },
    ]);
  });

  test('repeat a batch that failed with its id and its changes, after pauses that grow to an hour, and then go on', async () => {
    const { id } = await created();
    answerStatus(500);
    await change('post-1');
    const pauses: number[] = [];
    let at = 0;
    while (at < DAY_S) {
      await deliver(id);
      // Nothing is sent before its time, and later changes wait.
      await change('posts');
      await deliver(id);
      const [{ next_try, failing_since } = {} as Webhook] = await list();
      expect(failing_since).toBe(TEST_NOW.toISOString());
      const next = (Date.parse(next_try ?? '') - TEST_NOW.getTime()) / SECOND_MS;
      pauses.push(next - at);
      at = next;
      later(at);
    }
    expect(pauses.slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, HOUR_S, HOUR_S]);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(ids()).size).toBe(1);
    expect(receiver.received).toHaveLength(pauses.length);
    const stamps = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(new Set(stamps).size).toBe(pauses.length);
    answerStatus(200);
    await deliver(id);
    expect(bodies().slice(-2).map(tagsOf)).toEqual([['post-1'], pauses.map(() => 'posts')]);
    expect(await list()).toMatchObject([{ behind: 0, failing_since: null, next_try: null }]);
  });

  test('keep their last fifty deliveries, the latest first', async () => {
    const { id } = await created();
    for (let count = 0; count <= WEBHOOK_DELIVERIES_KEPT; count += 1) {
      await change(`post-${count}`);
      await deliver(id);
    }
    const [{ deliveries } = {} as Webhook] = await list();
    expect(deliveries.map(({ message_id }) => message_id)).toEqual(ids().slice(1).toReversed());
  });

  test('are tried at once when someone sends again, and only while they fail', async () => {
    const { id } = await created();
    const resend = (which = id) => testApp.call(webhookRoutes.resendWebhook, { as, params: { id: which } });
    expect((await resend()).json()).toMatchObject({ code: 'not-failing' });
    expect((await resend(id + 1)).statusCode).toBe(404);
    answerStatus(503);
    await change('posts');
    await deliver(id);
    answerStatus(200);
    await deliver(id);
    expect(receiver.received).toHaveLength(1);
    expect((await resend()).json()).toEqual({ message: 'Šalje se ponovno.' });
    await deliver(id);
    expect([receiver.received.length, new Set(ids()).size]).toEqual([2, 1]);
    const actions = (await readLog()).map(({ action, title }) => ({ action, title }));
    expect(actions).toEqual(['add-webhook', 'resend-webhook'].map((action) => ({ action, title: receiver.url })));
  });

  test('get one change with the tag of everything in place of deleted changes, or of numbers that were given again', async () => {
    const { id } = await created();
    await change('posts', 'pages', 'medals');
    const newest = await newestChange();
    await testApp.dependencies.database.write((transaction) =>
      transaction.deleteFrom('changes').where('id', '<', newest).execute(),
    );
    await deliver(id);
    expect(bodies()[0].data).toEqual({
      changes: [{ id: newest, at: TEST_NOW.toISOString(), tags: ['everything'] }],
      last: newest,
    });
    await change('sports');
    await testApp.dependencies.database.write((transaction) =>
      transaction
        .updateTable('webhooks')
        .set({ position: newest + 6 })
        .execute(),
    );
    await deliver(id);
    expect(tagsOf(bodies()[1])).toEqual(['everything']);
    expect(await list()).toMatchObject([{ position: newest + 1, behind: 0 }]);
  });

  test('are served once by any number of nodes', async () => {
    const { id } = await created();
    for (let round = 0; round < 5; round += 1) {
      await change(`post-${round}`);
      await Promise.all(['one', 'two', 'three'].map((node) => deliver(id, node)));
    }
    expect(bodies().flatMap(tagsOf)).toEqual(['post-0', 'post-1', 'post-2', 'post-3', 'post-4']);
  });

  test('get the batch of a killed node from another one after half a minute, or after the clock was set back', async () => {
    const { id } = await created();
    await change('posts');
    const { database, clock } = testApp.dependencies;
    await database.write((transaction) => takeBatch(transaction, { id, node: 'killed', now: clock() }));
    for (const [seconds, due] of [
      [29, []],
      [30, [id]],
      [-1, [id]],
    ] as const) {
      later(seconds);
      expect(await listDueWebhooks(database.read, clock())).toEqual(due);
    }
    await deliver(id, 'other');
    expect(bodies().map(tagsOf)).toEqual([['posts']]);
  });

  test('whose secret was sealed by another installation, or whose address is not public, are not called', async () => {
    const { id } = await created();
    await change('posts');
    const { database, secret, config } = testApp.dependencies;
    config.allowsPrivateWebhooks = false;
    await deliver(id);
    const { sealed } = sealSecret(Buffer.alloc(32), { url: receiver.url, secret: `another ${secret}` });
    await database.write((transaction) => transaction.updateTable('webhooks').set({ secret: sealed }).execute());
    later(HOUR_S);
    await deliver(id);
    const [{ deliveries } = {} as Webhook] = await list();
    expect(deliveries.map(({ problem }) => problem)).toEqual(['secret', 'address']);
    expect(receiver.received).toEqual([]);
  });

  test('are tried with a signed message, and say what they answered', async () => {
    const { id } = await created();
    const send = () => testApp.call(webhookRoutes.testWebhook, { as, params: { id } });
    receiver.answer((response) => void response.writeHead(422).end('Nepoznat tip'));
    expect((await send()).json()).toEqual({
      message: 'Proba je poslana, odgovor je 422.',
      status: 422,
      problem: null,
      duration_ms: expect.any(Number),
      answer: 'Nepoznat tip',
    });
    expect(bodies()).toEqual([{ type: 'webhook.test', timestamp: TEST_NOW.toISOString(), data: {} }]);
    expect(receiver.received[0]?.headers['webhook-signature']).toMatch(/^v1,/);
    expect(await list()).toMatchObject([{ failing_since: null, deliveries: [] }]);
    testApp.dependencies.config.allowsPrivateWebhooks = false;
    expect((await send()).json()).toMatchObject({ message: 'Proba nije stigla.', status: null, problem: 'address' });
    const missing = await testApp.call(webhookRoutes.testWebhook, { as, params: { id: id + 1 } });
    expect(missing.statusCode).toBe(404);
  });

  test('that are deleted get nothing more; the log leaves out the query of the address', async () => {
    const { id } = (await create(`${receiver.url}?tajna=1`)).json();
    await change('posts');
    const remove = () => testApp.call(webhookRoutes.deleteWebhook, { as, params: { id } });
    expect((await remove()).json()).toEqual({ message: 'Webhook je izbrisan.' });
    expect((await remove()).statusCode).toBe(404);
    await deliver(id);
    expect([receiver.received, await list()]).toEqual([[], []]);
    const log = await readLog();
    expect(log.map(({ action }) => action)).toEqual(['add-webhook', 'delete-webhook']);
    expect(log.map(({ title }) => title)).toEqual([receiver.url, receiver.url]);
  });

  onceTest(
    'are served by a job while one of them hangs; a stop waits for its answer, and nothing more is sent',
    async () => {
      const other = await startReceiver();
      const { promise: hanging, resolve } = Promise.withResolvers<ServerResponse>();
      receiver.answer(resolve);
      const { id } = await created();
      await create(other.url);
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      const tags = () => other.received.flatMap(({ body }) => tagsOf(JSON.parse(body)));
      other.answer((response) => {
        response.writeHead(204).end();
        if (tags().includes('pages')) arrive();
      });
      const stopping = new AbortController();
      const log = { error: () => {} } as unknown as FastifyBaseLogger;
      await change('posts');
      const running = deliverWebhooksJob.run({ ...context(stopping.signal), log });
      const response = await hanging;
      await change('pages');
      await arrived;
      stopping.abort();
      response.writeHead(204).end();
      await running;
      expect([tags(), bodies().flatMap(tagsOf)]).toEqual([['posts', 'pages'], ['posts']]);
      expect((await list()).find((webhook) => webhook.id === id)).toMatchObject({
        behind: 1,
        deliveries: [{ status: 204 }],
      });
      await other.stop();
    },
  );
});
