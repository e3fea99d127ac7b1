import { recentRoutes } from '@baklja/contract/features/site/recent';
import type { Kind } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeAthlete, makeSport } from '../../testing/records/make-athlete.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('the records edited last on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  test('are five of the caller, each once, without those that are deleted or not open to the role', async () => {
    const as = 'sportasi';
    const { database } = testApp.dependencies;
    const list = async () => (await testApp.call(recentRoutes.listRecentRecords, { as })).json();
    expect(await list()).toEqual([]);
    const { id: user } = await database.read
      .selectFrom('users')
      .select('id')
      .where('username', '=', `${as}-of-tests`)
      .executeTakeFirstOrThrow();
    const athletes: number[] = [];
    for (const Prezime of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) athletes.push(await makeAthlete(database, { Prezime }));
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = athletes;
    const entries: [Kind, number, AuditAction, number | null][] = [
      ...athletes.map((id): [Kind, number, AuditAction, number] => ['athlete', id, 'create', user]),
      ['athlete', a, 'update', user],
      ['athlete', a, 'update', user],
      ['athlete', b, 'update', null],
      ['athlete', c, 'delete', user],
      ['athlete', 9999, 'update', user],
      ['sport', await makeSport(database), 'update', user],
    ];
    await database.write((transaction) =>
      transaction
        .insertInto('audit_log')
        .values(
          entries.map(([kind, record_id, action, user_id], place) => ({
            ...{ kind, record_id, action, user_id, at: new Date(Date.UTC(2026, 10, 20, 8, place)).toISOString() },
            ...{ title: 'Prije', title_folded: 'prije', details: '{}', address: null, agent: null },
          })),
        )
        .execute(),
    );
    const records: { id: number }[] = await list();
    expect(records.map(({ id }) => id)).toEqual([a, g, f, e, d]);
    expect(records[0]).toEqual({
      ...{ kind: 'athlete', id: a, key: String(a), title: expect.stringContaining('A') },
      at: '2026-11-20T08:08:00.000Z',
    });
  });
});
