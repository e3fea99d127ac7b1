import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { recordRows } from '../../../testing/record-rows.ts';
import { makeCategorisation } from '../../../testing/records/make-categorisation.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { getInForce, listIds, writeRows } from './categorisation.store.ts';
import { makeListAnswers } from './categorisation.ts';

const as = 'kategorizacije';

const PEOPLE = Array.from({ length: 1001 }, (_, place) => ({ PreZme: `Primjer ${1001 - place}` }));

describe.each(DATABASE_NAMES)('the answer of the whole categorisation on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const database = () => testApp.dependencies.database;
  const read = (headers: Record<string, string> = {}) =>
    testApp.call(categorisationRoutes.listCategorisation, { headers });

  test('is made of rows that are read 500 at a time, with turns in between', async () => {
    await makeCategorisation(database(), PEOPLE);
    const { listId } = await getInForce(database().read);
    const ids = await listIds(database().read, listId);
    const seen: string[] = [];
    const recorder = recordRows(database().read, ({ length }) => {
      seen.push(String(length));
      setImmediate(() => seen.push('turn'));
    });
    const json = await writeRows(recorder, { listId, ids, everyColumn: true });
    expect(seen).toEqual(['500', 'turn', '500', 'turn', '1', 'turn']);
    const rows = JSON.parse(json.toString());
    expect(rows.map(({ AUTOID }: { AUTOID: number }) => AUTOID)).toEqual(ids);
    expect(rows[0]).toMatchObject({ AUTOID: 1001, PreZme: 'Primjer 1', KatDo: '31.12.2026.' });
    expect((await writeRows(recorder, { listId, ids: [], everyColumn: true })).toString()).toBe('[]');
  });

  test('is made once for each version and view, also for callers who ask at once', async () => {
    let queries = 0;
    const db = recordRows(database().read, () => {
      queries += 1;
    });
    const answerList = makeListAnswers(db);
    const inForce = async () => getInForce(database().read);
    await makeCategorisation(database(), [{ PreZme: 'Prvi' }]);
    const first = await inForce();
    const [one, other] = await Promise.all([answerList(first, false), answerList(first, false)]);
    const everything = await answerList(first, true);
    expect([one === other, queries]).toEqual([true, 4]);
    expect([await answerList(first, false), await answerList(first, true)]).toEqual([one, everything]);
    expect(queries).toBe(4);
    await makeCategorisation(database(), [{ PreZme: 'Drugi' }]);
    expect(String(await answerList(await inForce(), false))).toContain('Drugi');
    expect(queries).toBe(6);
  });

  test('is the same bytes compressed and plain, under one tag', async () => {
    await makeCategorisation(database(), PEOPLE);
    const [plain, br, gzip] = [
      await read(),
      await read({ 'accept-encoding': 'br' }),
      await read({ 'accept-encoding': 'gzip' }),
    ];
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect((await read({ 'accept-encoding': 'br' })).rawPayload).toEqual(br.rawPayload);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(1);
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      vary: 'Origin, accept-encoding',
    });
    expect(Object.keys(plain.json()[0])).toEqual([
      'AUTOID',
      'Ime',
      'PreZme',
      'SptNazOK',
      'EVSKat',
      'KatRezult',
      'Zupanija',
    ]);
    const all = await testApp.call(categorisationRoutes.listCategorisation, { as });
    expect(all.json()).toEqual((await testApp.call(categorisationRoutes.exportCategorisation, { as })).json());
  });
});
