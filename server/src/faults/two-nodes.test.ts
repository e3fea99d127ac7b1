import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { fileHostRoutes, type UploadedFile } from '@baklja/contract/features/media/file-host';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { pathFor } from '@baklja/contract/route';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../db/migrate.ts';
import { JOBS } from '../jobs/start-jobs.ts';
import { buildTestApp, TEST_NOW } from '../testing/build-test-app.ts';
import { CLOSED_DATABASES, type ClosedDatabase, NO_TABLES, useTarget } from '../testing/faults/closed-databases.ts';
import { kill, readAddress, type Started, startProcess } from '../testing/faults/killed-process.ts';
import { callServer } from '../testing/faults/real-installation.ts';
import { FORM_TYPE, makeFormBody } from '../testing/make-form.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { makeCategory, makePost } from '../testing/records/make-post.ts';
import { type S3Double, startS3Double } from '../testing/s3-double/start-s3-double.ts';

const PASSWORD = 'zadana lozinka';
const DAY_MS = 24 * 60 * 60 * 1000;

describe('two nodes on one PostgreSQL and one file store', () => {
  const folders: string[] = [];
  const servers: Started[] = [];
  let nodes: [string, string];
  let closed: ClosedDatabase;
  let double: S3Double;
  let token: string;
  let catid: number;

  beforeAll(async () => {
    closed = await CLOSED_DATABASES.PostgreSQL(NO_TABLES.PostgreSQL);
    double = await startS3Double();
    const started = await Promise.all([startNode(), startNode()]);
    nodes = [await readAddress(started[0]), await readAddress(started[1])];
    const body = { username: 'admin', password: PASSWORD };
    const { answer } = await callServer(nodes[0], authRoutes.logIn, { body });
    token = 'token' in answer ? answer.token : '';
    catid = await useTarget(closed.target, (database) => makeCategory(database));
  }, 120_000);

  afterAll(async () => {
    await Promise.all(servers.map(kill));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    await double.stop();
    await closed.destroy();
  });

  async function startNode(): Promise<Started> {
    const folder = await mkdtemp(path.join(tmpdir(), 'baklja-node-'));
    folders.push(folder);
    const env = {
      DATA_DIR: folder,
      PORT: '0',
      STARTER: 'empty',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: PASSWORD,
      DATABASE_URL: closed.target,
      TOKEN_SECRET: 'a secret that both of the nodes have',
      ...double.settings,
    };
    const server = startProcess(undefined, { env });
    servers.push(server);
    return server;
  }

  async function createPost(node: string, title: string): Promise<number> {
    const body = { title, catid, language: 'hr-HR', state: 1 } as const;
    return (await callServer(node, postRoutes.createPost, { token, body })).answer.id;
  }

  test('that start at once on an empty database migrate it once and make one account', async () => {
    await useTarget(closed.target, async ({ read }) => {
      expect(await read.selectFrom('users').select('username').execute()).toEqual([{ username: 'admin' }]);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(read);
      expect(rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
    });
  });

  test('pin three posts when five are pinned through both at the same moment', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map((number) => createPost(nodes[1], `Istaknut ${number}`)));
    const pins = ids.map((id, place) =>
      callServer(nodes[place % 2]!, pinnedPostRoutes.pinPost, { token, body: { id } }),
    );
    const statuses = (await Promise.all(pins)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 409, 409]);
  });

  test('count the posts of the other node at once', async () => {
    const params = { page: 1, language: 'hr-HR', search: '-' } as const;
    const totals = () =>
      Promise.all(
        nodes.map(async (node) => {
          const { answer } = await callServer(node, postRoutes.listPosts, { token, params, query: {} });
          return answer.posts[0]?.total_records ?? 0;
        }),
      );
    const [before = 0] = await totals();
    for (const [place, node] of [...nodes, ...nodes].entries()) {
      await createPost(node, `Novi ${place}`);
      expect(await totals()).toEqual([before + place + 1, before + place + 1]);
    }
  });

  test('serve the files of the other node', async () => {
    const form = [
      { name: 'folder', value: 'dokumenti' },
      { name: 'files[]', filename: 'zajednicki.txt', value: 'S prvog čvora.' },
    ];
    const headers = { 'x-access-token': token, 'content-type': FORM_TYPE };
    const address = `${nodes[0]}${pathFor(fileHostRoutes.uploadMedia, {})}`;
    const sent = await fetch(address, { method: 'POST', headers, body: makeFormBody(form) });
    const { url } = (await sent.json()) as UploadedFile;
    expect(await (await fetch(`${nodes[1]}${url}`)).text()).toBe('S prvog čvora.');
  });

  test('end a session of the other node', async () => {
    const check = () => callServer(nodes[1], profileRoutes.getProfile, { token });
    expect((await check()).status).toBe(200);
    await callServer(nodes[0], authRoutes.logOut, { token });
    expect((await check()).status).toBe(401);
  });
});

test('the jobs of two nodes run at the same moment without harm', async () => {
  const testApp = await buildTestApp('PostgreSQL');
  const { database } = testApp.dependencies;
  const as = 'superadmin';
  const { id } = await makePost(database);
  const file = await makeFile(testApp.dependencies, { path: 'images/slika.jpg' });
  await testApp.call(postRoutes.deletePost, { as, params: { id } });
  await testApp.call(mediaRoutes.deleteFiles, { as, body: { ids: [file.id] } });
  const inBin = () => database.read.selectFrom('deleted_records').select('table_name').execute();
  expect(await inBin()).toHaveLength(2);

  testApp.setNow(new Date(TEST_NOW.getTime() + 31 * DAY_MS));
  const log = { warn: () => {}, error: () => {} } as unknown as FastifyBaseLogger;
  const context = { ...testApp.dependencies, log, signal: new AbortController().signal };
  await Promise.all([...JOBS, ...JOBS].map(({ run }) => run(context)));
  expect(await inBin()).toEqual([]);
  expect(await testApp.dependencies.files.sizeOf(file.object_key)).toBeUndefined();
  await testApp.close();
});
