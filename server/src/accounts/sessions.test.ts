import { describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { makeReadCaller, openSession } from './sessions.store.ts';

const MINUTE_MS = 60 * 1000;

const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);

describe.each(DATABASE_NAMES)('the last use of a session on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  /** A session, and a reader of its token that reports each write and each fault. */
  async function open(username: string, write?: Database['write']) {
    const { database, tokens } = testApp.dependencies;
    const user = await makeUser(database, { username });
    const opened = { user: { ...user, role: 'tipfeler' as const }, now: TEST_NOW };
    const token = await database.write((transaction) => openSession(transaction, tokens, opened));
    const writes: Promise<unknown>[] = [];
    const faults: unknown[] = [];
    let now = TEST_NOW;
    const watched: Database['write'] = (work) => {
      const written = (write ?? database.write)(work);
      writes.push(
        written.then(
          () => {},
          () => {},
        ),
      );
      return written as never;
    };
    const readCaller = makeReadCaller({ read: database.read, write: watched }, tokens, () => now);
    const readAt = async (moment: Date) => {
      now = moment;
      return readCaller(token, (fault) => faults.push(fault));
    };
    const seen = async () => {
      await Promise.all(writes);
      const rows = await database.read.selectFrom('sessions').select('seen').where('user_id', '=', user.id).execute();
      return rows[0]?.seen;
    };
    return { readAt, seen, writes, faults };
  }

  test('is stored when five minutes have passed, and not before', async () => {
    const { readAt, seen, writes } = await open('ana');
    await readAt(later(5 * MINUTE_MS - 1));
    expect(writes).toHaveLength(0);
    await readAt(later(5 * MINUTE_MS));
    expect(await seen()).toBe(later(5 * MINUTE_MS).toISOString());
  });

  test('is stored once for calls at the same time', async () => {
    const { readAt, seen, writes } = await open('eva');
    await Promise.all(Array.from({ length: 20 }, () => readAt(later(6 * MINUTE_MS))));
    await seen();
    expect(writes).toHaveLength(1);
  });

  test('makes no call wait', async () => {
    const never = Promise.withResolvers<never>();
    const { readAt } = await open('iva', () => never.promise);
    expect(await readAt(later(6 * MINUTE_MS))).toMatchObject({ name: 'Korisnik iva' });
  });

  test('fails no call when it cannot be stored, and the fault is reported', async () => {
    const fault = new Error('the disk is full');
    const { readAt, seen, faults } = await open('mia', () => Promise.reject(fault));
    expect(await readAt(later(6 * MINUTE_MS))).toMatchObject({ name: 'Korisnik mia' });
    await seen();
    expect(faults).toEqual([fault]);
  });
});
