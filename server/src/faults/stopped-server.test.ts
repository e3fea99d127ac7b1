import { once } from 'node:events';
import { Agent, type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import { pathFor, type Route } from '@baklja/contract/route';
import { describe, expect, onTestFinished, test } from 'vitest';
import { kill, readAddress, startProcess } from '../testing/faults/killed-process.ts';
import { makeRealInstallation } from '../testing/faults/real-installation.ts';
import { makeRows } from '../testing/records/make-categorisation.ts';
import { DATABASE_NAMES, type DatabaseName } from '../testing/test-databases.ts';

const CALLS = 30;
const ROWS = 20_000;

/** A stop ends so soon after the last answer, ms. */
const AFTER_LAST_ANSWER_MS = 2_000;

type Answer = { status: number; retryAfter: string | undefined; connection: string | undefined };

/** A server whose connections are kept alive. One of them is idle, and on another nothing was ever sent. */
async function startServer(databaseName: DatabaseName) {
  const installation = await makeRealInstallation(databaseName);
  const server = startProcess(undefined, { env: installation.settings });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(async () => {
    agent.destroy();
    await kill(server);
    await installation.destroy();
  });
  const address = await readAddress(server);
  const silent = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
  await once(silent, 'connect');

  const send = (route: Route, body: unknown): ClientRequest => {
    const payload = Buffer.from(JSON.stringify(body));
    const headers = {
      'content-type': 'application/json',
      'content-length': payload.length,
      'x-access-token': installation.token,
    };
    return request(`${address}${pathFor(route)}`, { method: route.method, headers, agent }).end(payload);
  };
  await answerOf(send(postRoutes.createPost, {}));
  return { installation, server, send };
}

async function answerOf(call: ClientRequest): Promise<Answer> {
  const [{ statusCode: status, headers }] = await once(call, 'response').then(async ([response]) => {
    await once(response.resume(), 'end');
    return [response];
  });
  return { status, retryAfter: headers['retry-after'], connection: headers['connection'] };
}

describe.each(DATABASE_NAMES)('a server on %s that is stopped by SIGTERM', (databaseName) => {
  test(`answers all of ${CALLS} creations at once, and ends`, async () => {
    const { installation, server, send } = await startServer(databaseName);
    const { catid, use } = installation;
    const calls = Array.from({ length: CALLS }, (_, number) =>
      send(postRoutes.createPost, { title: `Naslov ${number}`, catid, language: 'hr-HR', state: 0 }),
    );
    const answers = Promise.all(calls.map(answerOf));
    // On one database when each has been sent, on the other when one was answered.
    const isSqlite = databaseName === 'SQLite';
    if (isSqlite) await Promise.all(calls.map((call) => once(call, 'finish')));
    else await Promise.race(calls.map((call) => once(call, 'response')));
    server.process.kill('SIGTERM');
    const answered = await answers;
    const answeredAt = performance.now();
    expect(await server.ended).toBe(0);
    expect(performance.now() - answeredAt).toBeLessThan(AFTER_LAST_ANSWER_MS);

    const [saved, refused] = [200, 503].map((status) => answered.filter((answer) => answer.status === status));
    expect(saved!.length + refused!.length).toBe(CALLS);
    for (const answer of refused!) expect(answer).toMatchObject({ retryAfter: '5', connection: 'close' });
    const stored = await use(({ read }) => read.selectFrom('posts').select('id').execute());
    expect(stored).toHaveLength(saved!.length);
    // It gave a sign of life at its start, and is not missing.
    expect(await use(({ read }) => read.selectFrom('nodes').selectAll().execute())).toEqual([]);
  }, 60_000);

  test.runIf(databaseName === 'SQLite')(
    `completes and answers an import of ${ROWS.toLocaleString('en')} rows, and ends`,
    async () => {
      const { installation, server, send } = await startServer(databaseName);
      const call = send(categorisationRoutes.importCategorisation, makeRows(ROWS));
      const answer = answerOf(call);
      await once(call, 'finish');
      server.process.kill('SIGTERM');
      expect(await answer).toMatchObject({ status: 200, connection: 'close' });
      const answeredAt = performance.now();
      expect(await server.ended).toBe(0);
      expect(performance.now() - answeredAt).toBeLessThan(AFTER_LAST_ANSWER_MS);
      const stored = await installation.use(({ read }) =>
        read
          .selectFrom('categorisation_list_rows')
          .select((eb) => eb.fn.countAll<number>().as('rows'))
          .executeTakeFirst(),
      );
      expect(stored?.rows).toBe(ROWS);
    },
    60_000,
  );
});

test('a stop that takes too long ends with 0', async () => {
  const stuck = startProcess('run-endless-stop.ts');
  onTestFinished(() => kill(stuck));
  while (!stuck.output().includes('ready')) await once(stuck.stdout, 'data');
  stuck.process.kill('SIGTERM');
  expect(await stuck.ended).toBe(0);
  expect(stuck.complaint()).toContain('the stop took too long, and what still ran was cut');
});
