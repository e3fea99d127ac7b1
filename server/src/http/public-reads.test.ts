import { allRoutes } from '@baklja/contract';
import { pathFor } from '@baklja/contract/route';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { makeAthlete, makeMedal } from '../testing/records/make-athlete.ts';
import { makeCategorisation } from '../testing/records/make-categorisation.ts';
import { makeDocument, makeFolder } from '../testing/records/make-folder.ts';
import { makeMagazine } from '../testing/records/make-magazine.ts';
import { makeMenuItem, makeSection } from '../testing/records/make-menu.ts';
import { makePage } from '../testing/records/make-page.ts';
import { makePost } from '../testing/records/make-post.ts';
import { makeStart } from '../testing/records/make-start.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const PUBLIC_READS = allRoutes.filter(({ route }) => route.access === 'public' && route.method === 'GET');

describe.each(DATABASE_NAMES)('public reads on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let alias: string;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    ({ alias } = await makePost(database, { state: 1 }));
    // In an empty database the first id of each kind is 1.
    await makePage(database);
    await makeCategorisation(database, [{}]);
    await makeDocument(database, { page_id: await makeFolder(database) });
    await makeMagazine(testApp.dependencies.database);
    await makeMenuItem(database, { nav: await makeSection(database) });
    await makeMedal(database, { athletes: [await makeAthlete(database, { Prezime: 'Čop' })] });
    await makeStart(database);
  });

  test.each(PUBLIC_READS)(
    '$key has a tag, and 304 without a body for a caller who has the answer',
    async ({ route }) => {
      const params = { alias, id: 1, folderId: 1, page: 1, language: 'hr-HR', lng: 'hrv', search: '-', set: 'starts' };
      const url = pathFor(route, { params });
      const first = await testApp.send({ url });
      expect(first.statusCode).toBe(200);
      expect(first.headers['content-type']).toBe(`${route.responseType ?? 'application/json'}; charset=utf-8`);
      expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^W\/"[^"]+"$/), 'cache-control': 'no-cache' });

      const again = await testApp.send({ url, headers: { 'if-none-match': `"x", ${first.headers.etag}` } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
      const other = await testApp.send({ url, headers: { 'if-none-match': 'W/"x"' } });
      expect([other.statusCode, other.body]).toEqual([200, first.body]);
    },
  );

  test('have another tag once they say something else, and are private for a caller with a token', async () => {
    const read = async (headers = {}) => (await testApp.send({ url: '/api/sportasi/dohvati/1', headers })).headers;
    const before = await read();
    const forWriter = await read({ token: await testApp.tokenOf('sportasi') });
    expect(forWriter.etag).not.toBe(before.etag);
    expect(forWriter['cache-control']).toBe('private, no-cache');

    const { database } = testApp.dependencies;
    await database.write((transaction) => transaction.updateTable('athletes').set({ Ime: 'Ana' }).execute());
    expect((await read()).etag).not.toBe(before.etag);
  });
});
