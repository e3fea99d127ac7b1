import { type AuditEntry, auditLogRoutes } from '@baklja/contract/features/accounts/audit-log';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import type { Role } from '@baklja/contract/roles';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeOldAddressesJob } from '../../../jobs/delete-old-data.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete } from '../../../testing/records/make-athlete.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const as = 'superadmin';
const AGENT = 'Mozilla/5.0 (test)';
const OIB = '69435151530';
const HOUR_MS = 60 * 60 * 1000;

/** Later than every change so far. */
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * 24 * 60 * 60 * 1000);

describe.each(DATABASE_NAMES)('the audit log on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeEach(() => testApp.setNow(TEST_NOW));

  const list = async (query: object = {}) => {
    const answer = await testApp.call(auditLogRoutes.listAuditLog, { as, query });
    return answer.json<{ entries: AuditEntry[]; next: number | null; total: number }>();
  };
  const latest = async (query: object = {}) => (await list(query)).entries[0];
  const createSport = async (naziv: string) => {
    const headers = { 'user-agent': AGENT };
    const answer = await testApp.call(sportRoutes.createSport, { as, headers, body: { naziv } });
    return answer.json<{ id: number }>().id;
  };
  const insertEntries = (count: number, entry: object = {}) =>
    testApp.dependencies.database.write((transaction) =>
      transaction
        .insertInto('audit_log')
        .values(
          Array.from({ length: count }, (_, place) => ({
            at: daysLater(-400).toISOString(),
            user_id: null,
            action: 'create' as const,
            kind: 'page' as const,
            record_id: place,
            title: `Stara ${place}`,
            title_folded: `stara ${place}`,
            details: '{}',
            address: '203.0.113.9',
            agent: null,
            ...entry,
          })),
        )
        .execute(),
    );

  test('says who did what to which record, when and from where', async () => {
    const id = await createSport('Veslanje');
    const who = { user_id: expect.any(Number), user_name: 'Korisnik superadmin-of-tests' };
    const record = { kind: 'sport', record_id: id, record_key: String(id), title: 'Veslanje' };
    const call = { at: TEST_NOW.toISOString(), address: '127.0.0.1', agent: AGENT };
    expect(await latest()).toEqual({
      id: expect.any(Number),
      action: 'create',
      details: {},
      ...who,
      ...record,
      ...call,
    });
  });

  test('holds the values before and after a change, and nothing of a rejected one', async () => {
    const id = await createSport('Skokovi');
    const update = (body: object) => testApp.call(sportRoutes.updateSport, { as, rawBody: { id, ...body } });
    expect((await update({ naziv: 'Skokovi u vodu', version: 1 })).statusCode).toBe(200);
    expect(await latest()).toMatchObject({ action: 'update', details: { naziv: ['Skokovi', 'Skokovi u vodu'] } });
    const { total } = await list();
    expect((await update({ naziv: 'Ronjenje', version: 1 })).statusCode).toBe(409);
    expect((await list()).total).toBe(total);
  });

  test('holds deletions and restorations, each record once', async () => {
    const ids = [await createSport('Mačevanje'), await createSport('Streljaštvo')];
    await testApp.call(sportRoutes.deleteSports, { as, body: { ids } });
    await testApp.call(sportRoutes.restoreSports, { as, body: { ids } });
    const { entries } = await list();
    expect(entries.slice(0, 4).map(({ action, title }) => [action, title])).toEqual([
      ['restore', 'Streljaštvo'],
      ['restore', 'Mačevanje'],
      ['delete', 'Streljaštvo'],
      ['delete', 'Mačevanje'],
    ]);
  });

  test('holds that an OIB was changed, and never the number', async () => {
    const { database } = testApp.dependencies;
    const id = await makeAthlete(database, { Ime: 'Proba', Prezime: 'Čitanje', oib: OIB });
    const { sportid } = (await testApp.call(athleteRoutes.getAthlete, { as, params: { id } })).json()[0];
    const rawBody = { id, Ime: 'Proba', Prezime: 'Čitanje', sportid, oib: '' };
    expect((await testApp.call(athleteRoutes.updateAthlete, { as, rawBody })).statusCode).toBe(200);
    expect((await latest())?.details).toEqual({ oib: true });
    const rows = await database.read.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(OIB);
  });

  test('holds that an OIB was shown once for each person and hour', async () => {
    const id = await makeAthlete(testApp.dependencies.database, { oib: '12345678903' });
    // An hour earlier, so that entries of other tests stay the latest.
    const start = TEST_NOW.getTime() - HOUR_MS;
    const read = async (role: Role, ms: number) => {
      testApp.setNow(new Date(start + ms));
      expect((await testApp.call(athleteRoutes.getAthlete, { as: role, params: { id } })).statusCode).toBe(200);
      const { entries } = await list({ action: 'read-oib' });
      return entries.filter(({ record_id }) => record_id === id).map(({ user_name }) => user_name);
    };
    const [first, second] = ['Korisnik sportasi-of-tests', 'Korisnik tipfeler-of-tests'];
    expect(await read('sportasi', 0)).toEqual([first]);
    expect(await read('tipfeler', 1)).toEqual([second, first]);
    expect(await read('sportasi', HOUR_MS - 1)).toEqual([second, first]);
    expect(await read('sportasi', HOUR_MS)).toEqual([first, second, first]);
  });

  test('holds no name of a user, and shows the present one', async () => {
    const { read } = testApp.dependencies.database;
    const user = { username: 'prolaznik', name: 'Prvo Ime', email: 'prolaznik@example.hr', role: 'olimp' } as const;
    const body = { ...user, password: TEST_PASSWORD };
    const { id } = (await testApp.call(userRoutes.createUser, { as, body })).json<{ id: number }>();
    await testApp.call(userRoutes.updateUser, { as, params: { id }, body: { name: 'Drugo Ime' } });
    await insertEntries(1, { kind: 'user', record_id: id, title: '', title_folded: '', user_id: id });
    const [update, create, own] = (await list({ search: 'drugo ime' })).entries;
    expect([update, create]).toMatchObject(['update', 'create'].map((action) => ({ action, title: 'Drugo Ime' })));
    expect(own).toMatchObject({ title: 'Drugo Ime', user_name: 'Drugo Ime' });
    await testApp.call(userRoutes.deleteUser, { as, params: { id } });
    expect((await list({ user: id })).entries).toMatchObject([{ title: '', user_name: null, user_id: id }]);

    const log = read.selectFrom('audit_log').selectAll().where('kind', '=', 'user').where('record_id', '=', id);
    const rows = await log.where('user_id', '!=', id).orderBy('id').execute();
    const expected = ['create', 'update', 'delete'].map((action) => ({ action, title: '', title_folded: '' }));
    expect(rows).toMatchObject(expected);
    expect(JSON.stringify(rows)).not.toMatch(/prolaznik|prvo|drugo/i);
  });

  test('holds what the address of a record contains, while the record exists', async () => {
    const { database } = testApp.dependencies;
    const title = 'Adresa u dnevniku';
    const { id, alias } = await makePost(database, { title });
    await insertEntries(1, { kind: 'post', record_id: id, title, title_folded: 'adresa u dnevniku' });
    const find = async () => (await list({ search: 'adresa u dnevniku' })).entries[0]?.record_key;
    expect(await find()).toBe(alias);
    await database.write((transaction) => transaction.deleteFrom('posts').where('id', '=', id).execute());
    expect(await find()).toBeNull();
  });

  test('has pages of fifty that a new entry does not shift', async () => {
    await insertEntries(120, { action: 'move' });
    const first = await list({ action: 'move' });
    await insertEntries(1, { action: 'move' });
    const second = await list({ action: 'move', before: first.next });
    const third = await list({ action: 'move', before: second.next });
    expect([first, second, third].map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
    expect([first.total, third.total, third.next]).toEqual([120, 121, null]);
    const all = [first, second, third].flatMap(({ entries }) => entries);
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
  });

  test.each([
    ['the kind', { kind: 'subfolder' }],
    ['the action', { action: 'merge' }],
    ['the days', { from: '2020-02-29', to: '2020-02-29' }],
    ['the title, folded', { search: 'SKIJASKI ČUČANJ' }],
  ])('is narrowed by %s', async (_, query) => {
    // 23:30 of the day in Zagreb.
    const at = '2020-02-29T22:30:00.000Z';
    const entry = { at, action: 'merge', kind: 'subfolder', title: 'Skijaški čučanj', title_folded: 'skijaski cucanj' };
    const before = await list(query);
    await insertEntries(1, entry);
    await insertEntries(1, { at: '2020-02-29T23:00:00.000Z' });
    const after = await list(query);
    expect(after.total - before.total).toBe(1);
    expect(after.entries.some(({ title }) => title === 'Skijaški čučanj')).toBe(true);
  });

  test('is counted up to ten thousand', async () => {
    for (let round = 0; round < 11; round += 1) await insertEntries(1000, { action: 'order' });
    expect((await list({ action: 'order' })).total).toBe(10_000);
  });

  test('is exported with the same filters', async () => {
    await insertEntries(60, { action: 'pin' });
    const answer = await testApp.call(auditLogRoutes.exportAuditLog, { as, query: { action: 'pin' } });
    expect(answer.json()).toMatchObject({ isWhole: true, entries: { length: 60 } });
  });

  test('loses addresses and browsers after twelve months, and nothing else', async () => {
    const { database } = testApp.dependencies;
    await insertEntries(1, { action: 'unpin', at: daysLater(-366).toISOString(), agent: AGENT });
    await insertEntries(1, { action: 'unpin', at: daysLater(-364).toISOString(), agent: AGENT });
    const run = () => removeOldAddressesJob.run(testApp.dependencies as never);
    await run();
    await run();
    const rows = await database.read
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'unpin')
      .orderBy('id')
      .execute();
    expect(rows.map(({ address, agent, title }) => [address, agent, title])).toEqual([
      [null, null, 'Stara 0'],
      ['203.0.113.9', AGENT, 'Stara 0'],
    ]);
  });

  test('cannot be changed or emptied, not even by the server', async () => {
    const { database } = testApp.dependencies;
    await insertEntries(1, { action: 'erase' });
    const changes = [
      sql`delete from audit_log`,
      sql`update audit_log set title = 'Nešto drugo' where action = 'erase'`,
      sql`update audit_log set details = '{"x":1}' where action = 'erase'`,
      sql`update audit_log set user_id = 1 where action = 'erase'`,
      sql`update audit_log set address = '192.0.2.1' where action = 'erase'`,
    ];
    for (const change of changes) {
      await expect(database.write((transaction) => change.execute(transaction))).rejects.toThrow('audit log');
    }
    expect((await list({ action: 'erase' })).entries).toMatchObject([{ title: 'Stara 0', address: '203.0.113.9' }]);
  });
});
