import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { previewRoutes } from '@baklja/contract/features/content/previews';
import { keyRoutes } from '@baklja/contract/features/site/keys';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { MACHINE_KEYS_LIMIT } from '@baklja/contract/limits';
import { afterEach, describe, expect, test } from 'vitest';
import { makeReadMachine } from '../../accounts/machine-keys.store.ts';
import type { Database } from '../../db/database.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeAthlete } from '../../testing/records/make-athlete.ts';
import { makeCategory, makePost } from '../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'superadmin';

describe.each(DATABASE_NAMES)('keys of machines on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;

  afterEach(async () => {
    testApp.setNow(TEST_NOW);
    await db().write((transaction) => transaction.deleteFrom('machine_keys').execute());
  });

  const create = (body: object = {}) =>
    testApp.call(keyRoutes.createKey, {
      as,
      rawBody: { name: 'Javni web', role: 'tipfeler', may_write: 1, expires: null, ...body },
    });
  const make = async (body?: object): Promise<{ id: number; key: string }> => (await create(body)).json();
  const list = async () => (await testApp.call(keyRoutes.listKeys, { as })).json();
  const remove = (id: number) => testApp.call(keyRoutes.deleteKey, { as, params: { id } });
  const withKey = (key: string, headers = {}) => ({ headers: { authorization: `Bearer ${key}`, ...headers } });
  const readDraft = async (key: string) => {
    const { alias } = await makePost(db(), { state: 0 });
    return (await testApp.call(postRoutes.getPost, { params: { alias }, ...withKey(key) })).statusCode;
  };

  test('are shown once, listed without the key, and stored as a hash', async () => {
    const answer = await create();
    expect(answer.json()).toEqual({
      message: 'Ključ je napravljen. Spremite ga: neće se više prikazati.',
      id: expect.any(Number),
      key: expect.stringMatching(/^baklja_[\w-]{43}$/),
    });
    const { id, key } = answer.json();
    expect(await list()).toEqual([
      {
        id,
        name: 'Javni web',
        role: 'tipfeler',
        may_write: 1,
        expires: null,
        created: TEST_NOW.toISOString(),
        created_by_name: expect.any(String),
        last_used: null,
      },
    ]);
    const stored = JSON.stringify(await db().read.selectFrom('machine_keys').selectAll().execute());
    expect(stored).not.toContain(key.slice(7));
    const log = await db().read.selectFrom('audit_log').selectAll().where('action', '=', 'create-key').execute();
    expect(log.at(-1)).toMatchObject({
      title: 'Javni web',
      details: '{"role":"tipfeler","may_write":1,"expires":null}',
    });
    expect(JSON.stringify(log)).not.toContain(key.slice(7));
  });

  test('write in the name of the machine, in stamps, history and log', async () => {
    const { key } = await make({ name: 'Uvoz agencije' });
    const body = { title: 'Iz agencije', catid: await makeCategory(db()), language: 'hr-HR' as const };
    const { id, alias } = (await testApp.call(postRoutes.createPost, { body, ...withKey(key) })).json();
    const post = (await testApp.call(postRoutes.getPost, { params: { alias }, as })).json();
    expect([post.id, post.created_by_name]).toEqual([id, 'Uvoz agencije']);
    const entry = await db()
      .read.selectFrom('audit_log')
      .innerJoin('users', 'users.id', 'audit_log.user_id')
      .select(['users.name', 'action'])
      .where('record_id', '=', id)
      .where('kind', '=', 'post')
      .executeTakeFirst();
    expect(entry).toEqual({ name: 'Uvoz agencije', action: 'create' });
  });

  test('are refused once they are ended, have expired, or are wrong; the name stays where they wrote', async () => {
    const expires = new Date(TEST_NOW.getTime() + 1000).toISOString();
    const [ended, expiring] = [await make(), await make({ expires })];
    expect([await readDraft(ended.key), await readDraft(expiring.key)]).toEqual([200, 200]);
    expect((await remove(ended.id)).json()).toEqual({ message: 'Ključ je ukinut.' });
    const log = await db().read.selectFrom('audit_log').select('title').where('action', '=', 'delete-key').execute();
    expect(log).toEqual([{ title: 'Javni web' }]);
    expect((await remove(ended.id)).statusCode).toBe(404);
    testApp.setNow(new Date(expires));
    expect([await readDraft(ended.key), await readDraft(expiring.key)]).toEqual([401, 401]);
    expect(await readDraft(`${expiring.key.slice(0, -1)}_`)).toBe(401);
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual([expiring.id]);
  });

  test('note their last use once a minute', async () => {
    const { key } = await make();
    const lastUsed = async () => (await list())[0].last_used;
    const use = async (seconds: number) => {
      testApp.setNow(new Date(TEST_NOW.getTime() + seconds * 1000));
      await readDraft(key);
    };
    await use(0);
    await expect.poll(lastUsed).toBe(TEST_NOW.toISOString());
    await use(59);
    expect(await lastUsed()).toBe(TEST_NOW.toISOString());
    await use(60);
    await expect.poll(lastUsed).toBe(new Date(TEST_NOW.getTime() + 60_000).toISOString());
  });

  test('are answered before their last use is written, once for calls at the same moment on two nodes', async () => {
    const { key } = await make();
    const answered = Promise.withResolvers<void>();
    const written: Promise<unknown>[] = [];
    const write: Database['write'] = (work) => {
      const result = answered.promise.then(() => db().write(work));
      written.push(result);
      return result;
    };
    const nodes = [1, 2].map(() => makeReadMachine({ read: db().read, write }));
    const calls = [...nodes, ...nodes].map((readMachine) => readMachine(key, TEST_NOW, () => expect.unreachable()));
    await Promise.all(calls);
    answered.resolve();
    const updated = (await Promise.all(written)) as [{ numUpdatedRows: bigint }][];
    expect(updated.map(([{ numUpdatedRows }]) => Number(numUpdatedRows)).toSorted()).toEqual([0, 1]);
  });

  test('work while their last use cannot be written, which the log says', async () => {
    const { key } = await make();
    const lost = new Error('pukla veza');
    const readMachine = makeReadMachine({ read: db().read, write: () => Promise.reject(lost) });
    const fault = Promise.withResolvers<unknown>();
    expect(await readMachine(key, TEST_NOW, fault.resolve)).toMatchObject({ name: 'Javni web' });
    expect(await fault.promise).toBe(lost);
  });

  test('neither read nor write a personal number', async () => {
    const { key } = await make({ role: 'sportasi' });
    const id = await makeAthlete(db(), { oib: '69435151530' });
    const read = await testApp.call(athleteRoutes.getAthlete, { params: { id }, ...withKey(key) });
    expect([read.statusCode, read.json()[0].oib]).toEqual([200, '']);
    const body = { Ime: 'Ana', Prezime: 'Nova', sportid: 1, oib: '94577403194' };
    const created = await testApp.call(athleteRoutes.createAthlete, { body, ...withKey(key) });
    const update = (change: object) =>
      testApp.call(athleteRoutes.updateAthlete, { rawBody: { id, ...body, ...change }, ...withKey(key) });
    const answers = [created, await update({}), await update({ oib: '' }), await update({ oib: undefined })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 200]);
    const read2 = await db().read.selectFrom('athletes').select('oib').where('id', '=', id).executeTakeFirst();
    expect(read2).toEqual({ oib: '69435151530' });
  });

  test('show drafts to no one else', async () => {
    const { key } = await make();
    const { id } = await makePost(db(), { state: 0 });
    const body = { kind: 'post' as const, id };
    const calls = [previewRoutes.createPreviewToken, previewRoutes.createPreviewLink].map((route) =>
      testApp.call(route, { body, ...withKey(key) }),
    );
    expect((await Promise.all(calls)).map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'key'],
      [403, 'key'],
    ]);
  });

  test('have users that are in no list, cannot log in, and cannot be changed', async () => {
    await make({ name: 'Stroj' });
    const { user_id: id } = await db().read.selectFrom('machine_keys').select('user_id').executeTakeFirstOrThrow();
    const users = (await testApp.call(userRoutes.listUsers, { as })).json();
    expect(users.map((user: { id: number }) => user.id)).not.toContain(id);
    const { username, ...user } = await db()
      .read.selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ active: 0, password_hash: '' });
    expect((await testApp.call(authRoutes.logIn, { body: { username, password: '' } })).statusCode).toBeOneOf([
      400, 401,
    ]);
    const calls = [
      testApp.call(userRoutes.updateUser, { as, params: { id }, rawBody: { role: 'superadmin', active: 1 } }),
      testApp.call(userRoutes.setUserPassword, { as, params: { id }, body: { password: 'sasvim nova lozinka' } }),
      testApp.call(userRoutes.deleteUser, { as, params: { id } }),
    ];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test.each([
    ['of a superadmin', { role: 'superadmin' }],
    ['without a name', { name: ' ' }],
    ['that has expired already', { expires: TEST_NOW.toISOString() }],
    ['without a word about its end', { expires: undefined }],
  ])('are not made %s', async (_, body) => {
    expect((await create(body)).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  test(`are at most ${MACHINE_KEYS_LIMIT}, also in a race`, async () => {
    for (let made = 0; made < MACHINE_KEYS_LIMIT - 1; made += 1) await make();
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'too-many-keys' });
    const keys = await list();
    expect(keys).toHaveLength(MACHINE_KEYS_LIMIT);
    await remove(keys[0].id);
    expect((await create()).statusCode).toBe(200);
  });
});
