import { mediaRoutes } from '@baklja/contract/features/media/media';
import { binRoutes, type DeletedRecord } from '@baklja/contract/features/site/bin';
import { kindsWith } from '@baklja/contract/kinds';
import type { BinKind } from '@baklja/contract/records/bin';
import { describe, expect, test } from 'vitest';
import { REMOVERS } from '../../../testing/bin/removers.ts';
import { type TestApp, useTestApp } from '../../../testing/build-test-app.ts';
import { dumpTables } from '../../../testing/dump-tables.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { USUAL_KINDS } from '../../../testing/records/usual-kinds.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const as = 'superadmin';

/** Makes a record of each kind with everything that can belong to one, and returns its id. */
/** Makes a record of a kind with everything that can belong to one, and returns its id. */
function makeWhole(kind: BinKind, on: TestApp): Promise<number> {
  if (kind === 'file') return makeWholeFile(on);
  const { database } = on.dependencies;
  if (kind === 'user') return makeUser(database, { username: 'cijeli', name: 'Cijeli' }).then(({ id }) => id);
  const { whole, make } = USUAL_KINDS[kind];
  return whole?.(on) ?? make(database, 90);
}

async function makeWholeFile(on: TestApp): Promise<number> {
  const { id } = await makeFile(on.dependencies, { path: 'galerije/cijela/prva.jpg' });
  await on.call(mediaRoutes.updateFile, { as, params: { id }, body: { name: 'druga', alt: 'Opis' } });
  await makePost(on.dependencies.database, { introtext: '<img src="/files/galerije/cijela/prva.jpg">' });
  return id;
}

/** What the bin says that belonged to a record of a kind. */
function partsOf(kind: BinKind): Record<string, number> {
  if (kind === 'file') return { uses: 1 };
  return kind === 'user' ? {} : (USUAL_KINDS[kind].parts ?? {});
}

describe.each(DATABASE_NAMES)('a record of the bin on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  test.each(kindsWith('bin'))('of the kind %s comes back with everything that belonged to it', async (kind) => {
    const id = await makeWhole(kind, testApp);
    const before = await dumpTables(testApp.dependencies.database.read);
    const removed = await testApp.call(REMOVERS[kind], { as, params: { id }, body: { ids: [id] } } as never);
    expect(removed.statusCode).toBe(200);
    expect(await dumpTables(testApp.dependencies.database.read)).not.toEqual(before);

    const list = await testApp.call(binRoutes.listDeletedRecords, { as, query: { kind } });
    const { records } = list.json<{ records: DeletedRecord[] }>();
    const { id: row, parts = [] } = records.find(({ record_id }) => record_id === id) ?? {};
    expect(Object.fromEntries(parts.map(({ part, count }) => [part, count]))).toEqual(partsOf(kind));
    const restored = await testApp.call(binRoutes.restoreDeletedRecords, {
      as,
      rawBody: { ids: [row], confirmed: kind === 'user' },
    });
    const name = 'Cijeli';
    const notes =
      kind === 'user'
        ? [`Korisnik „${name}” vraća se bez lozinke, slike i drugog koraka prijave: postavite mu novu lozinku.`]
        : [];
    expect(restored.json()).toMatchObject({ restored: 1, notes, blocked: [] });
    const after = await dumpTables(testApp.dependencies.database.read);
    const { users, record_versions, ...others } = before;
    // The medals that a page loses and gets back are changed each time, and keep their versions.
    if (kind === 'page') expect(after['record_versions']).toHaveLength((record_versions?.length ?? 0) + 4);
    else expect(after['record_versions']).toEqual(record_versions);
    if (kind !== 'user') expect(after['users']).toEqual(users);
    else expect(after['users']?.find((user) => user['id'] === id)).toMatchObject({ name, password_hash: '' });
    expect(after).toMatchObject(others);
    expect(Object.keys(after)).toEqual(Object.keys(before));
  });
});
