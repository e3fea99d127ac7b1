import { KINDS } from '@baklja/contract/kinds';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { pathFor, type Route } from '@baklja/contract/route';
import { beforeEach, describe, expect, test } from 'vitest';
import { getListVersion } from '../db/list-version.ts';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { USUAL_KINDS } from '../testing/records/usual-kinds.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const LATER = new Date(TEST_NOW.getTime() + 60_000);
const NOWHERE = 999_999;

const stale = { message: 'Netko je u međuvremenu spremio novu verziju. Vaše promjene nisu spremljene.', code: 'stale' };
const notFound = (message: string) => ({ message, code: 'not-found' });

const EVERY_KIND = Object.keys(USUAL_KINDS) as (keyof typeof USUAL_KINDS)[];
const DELETED_TOGETHER = EVERY_KIND.filter((kind) => USUAL_KINDS[kind].calls.removeMany);

describe.each(DATABASE_NAMES)('records on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let made = 10;

  beforeEach(() => testApp.setNow(TEST_NOW));

  /** Calls about records of the kind, by a superadmin. */
  function use(kind: keyof typeof USUAL_KINDS) {
    const { calls, make, change, title, id: nameOfId = 'id', stamps } = USUAL_KINDS[kind];
    const table = KINDS[kind].plural;
    const { modified, modifiedBy } = stamps ?? { modified: 'modified', modifiedBy: 'modified_by' };
    const call = (route: Route, rawBody: object) => testApp.call(route, { as: 'superadmin', rawBody });
    const { read } = testApp.dependencies.database;
    return {
      titleColumn: KINDS[kind].title,
      title,
      makeTwo: async (): Promise<[number, number]> => {
        // Updates take further numbers of the hundred.
        made += 100;
        const { database } = testApp.dependencies;
        return [await make(database, made), await make(database, made + 1)];
      },
      update: async (id: number, number: number, version?: number) =>
        call(calls.update, { ...(await change(testApp.dependencies.database, number)), [nameOfId]: id, version }),
      remove: (id: number) => testApp.call(calls.remove, { as: 'superadmin', params: { id } } as never),
      removeMany: (...ids: number[]) => call(calls.removeMany!, { ids }),
      restore: (...ids: number[]) => call(calls.restore, { ids }),
      rowsOf: (ids: readonly number[]) =>
        read.selectFrom(table).selectAll().where('id', 'in', ids).orderBy('id').execute() as Promise<object[]>,
      binOf: (ids: readonly number[]) =>
        read
          .selectFrom('deleted_records')
          .select(['title', 'deleted', 'deleted_by', 'data'])
          .where('table_name', '=', table)
          .where('record_id', 'in', ids)
          .orderBy('record_id')
          .execute(),
      listVersion: () => getListVersion(read, kind),
      /** The stamp of a write at the time. */
      stampAt: (time: Date) => ({ [modified]: time.toISOString(), [modifiedBy]: expect.any(Number) }),
    };
  }

  describe.each(EVERY_KIND)('of the kind %s', (kind) => {
    test('are changed with a new version, user and time, but not over what another user has written since', async () => {
      const { makeTwo, update, rowsOf, listVersion, title, titleColumn, stampAt } = use(kind);
      const [id] = await makeTwo();
      const versionBefore = await listVersion();
      testApp.setNow(LATER);
      const answer = await update(id, made + 50, 1);
      expect([answer.statusCode, answer.json().version]).toEqual([200, 2]);
      const after = await rowsOf([id]);
      expect(after).toMatchObject([{ [titleColumn]: title(made + 50), version: 2, ...stampAt(LATER) }]);
      expect(await listVersion()).toBeGreaterThan(versionBefore);
      const refused = await update(id, made + 52, 1);
      expect([refused.statusCode, refused.json()]).toEqual([409, stale]);
      expect(await rowsOf([id])).toEqual(after);
      expect((await update(id, made + 52, 2)).statusCode).toBe(200);
    });

    test('are changed by one of many simultaneous writes with one version', async () => {
      const { makeTwo, update, rowsOf } = use(kind);
      const [id] = await makeTwo();
      const answers = await Promise.all(Array.from({ length: 4 }, (_, place) => update(id, made + 60 + place, 1)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
      expect(await rowsOf([id])).toMatchObject([{ version: 2 }]);
    });

    test('are deleted and restored, unchanged except for version, user and time', async () => {
      const { makeTwo, remove, restore, rowsOf, binOf, listVersion, titleColumn, stampAt } = use(kind);
      const ids = await makeTwo();
      const [before, versionBefore] = [await rowsOf(ids), await listVersion()];
      for (const id of ids) expect((await remove(id)).statusCode).toBe(200);
      expect(await rowsOf(ids)).toEqual([]);
      const versionAfter = await listVersion();
      expect(versionAfter).toBeGreaterThan(versionBefore);
      const kept = await binOf(ids);
      const deleted = { deleted: TEST_NOW.toISOString(), deleted_by: expect.any(Number) };
      const titles = before.map((row) => (row as Record<string, unknown>)[titleColumn]);
      expect(kept).toMatchObject(titles.map((title) => ({ title, ...deleted })));
      expect(kept.map(({ data }) => JSON.parse(data))).toEqual(before);
      testApp.setNow(LATER);
      expect((await restore(...ids, ids[0])).statusCode).toBe(200);
      expect(await listVersion()).toBeGreaterThan(versionAfter);
      expect(await rowsOf(ids)).toEqual(before.map((row) => ({ ...row, ...stampAt(LATER), version: 2 })));
      expect(await binOf(ids)).toEqual([]);
    });

    test('are neither read, changed, deleted nor restored when they do not exist', async () => {
      const { update, remove, restore } = use(kind);
      const params = { id: NOWHERE, alias: 'nema-ga' };
      const read = await testApp.call(USUAL_KINDS[kind].calls.get, { as: 'superadmin', params } as never);
      const answers = [read, await update(NOWHERE, 1), await remove(NOWHERE)];
      for (const answer of answers)
        expect([answer.statusCode, answer.json()]).toEqual([404, notFound(USUAL_KINDS[kind].missing)]);
      expect((await restore(NOWHERE)).statusCode).toBe(404);
    });

    test('are not looked up by what is no id', async () => {
      const { get, remove } = USUAL_KINDS[kind].calls;
      const headers = { token: await testApp.tokenOf('superadmin') };
      for (const { method, ...route } of kind === 'post' ? [remove] : [get, remove]) {
        for (const id of ['0', '-1', '1.5', '1e3', 'abc', '99999999999999999']) {
          const answer = await testApp.send({ method, url: pathFor(route, { params: { id } }), headers });
          expect([id, answer.statusCode]).toEqual([id, 400]);
        }
      }
    });

    test('are restored all or none', async () => {
      const { makeTwo, remove, restore, rowsOf, binOf } = use(kind);
      const ids = await makeTwo();
      for (const id of ids) await remove(id);
      expect((await restore(...ids, NOWHERE)).statusCode).toBe(404);
      expect([await rowsOf(ids), (await binOf(ids)).length]).toEqual([[], 2]);
    });

    test('are deleted and restored once by simultaneous calls', async () => {
      const { makeTwo, remove, restore, rowsOf } = use(kind);
      const [id] = await makeTwo();
      for (const work of [remove, restore]) {
        const answers = await Promise.all([work(id), work(id), work(id)]);
        expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
      }
      expect(await rowsOf([id])).toMatchObject([{ version: 2 }]);
    });
  });

  describe.each(DELETED_TOGETHER)('of the kind %s, several at once,', (kind) => {
    test('are deleted all or none', async () => {
      const { makeTwo, removeMany, rowsOf, binOf } = use(kind);
      const ids = await makeTwo();
      expect((await removeMany(...ids, NOWHERE)).statusCode).toBe(404);
      expect([(await rowsOf(ids)).length, await binOf(ids)]).toEqual([2, []]);
      expect((await removeMany(...ids, ids[0])).statusCode).toBe(200);
      expect([await rowsOf(ids), (await binOf(ids)).length]).toEqual([[], 2]);
    });

    test('are deleted and restored once by simultaneous calls, in any order', async () => {
      const { makeTwo, removeMany, restore, rowsOf } = use(kind);
      const ids = await makeTwo();
      for (const work of [removeMany, restore]) {
        const answers = await Promise.all([ids, ids.toReversed(), ids, ids.toReversed()].map((some) => work(...some)));
        expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404]);
      }
      expect(await rowsOf(ids)).toMatchObject([{ version: 2 }, { version: 2 }]);
    });

    test(`are at most ${RECORDS_AT_ONCE_LIMIT}, and are not deleted or restored for a wrong list`, async () => {
      const { removeMany, restore } = use(kind);
      const ids = Array.from({ length: RECORDS_AT_ONCE_LIMIT }, (_, place) => 900_000 + place);
      for (const work of [removeMany, restore]) {
        expect([(await work(...ids)).statusCode, (await work(...ids, 1)).statusCode]).toEqual([404, 400]);
        for (const wrong of [[], [0], [1.5], [null]]) expect((await work(...(wrong as number[]))).statusCode).toBe(400);
      }
    });
  });

  test.each([
    [
      'post',
      'Članak je spremljen.',
      'Izbrisano: 2 članka.',
      'Vraćeno: 2 članka.',
      'Članak je izbrisan.',
      'Članak je vraćen.',
      'Članak je izbrisan.',
      'Neki od odabranih članaka više ne postoje. Osvježite popis.',
      'Taj članak nije među izbrisanima. Možda je već vraćen.',
      'Neki od odabranih članaka nisu među izbrisanima. Možda su već vraćeni.',
    ],
    [
      'page',
      'Stranica je spremljena.',
      'Izbrisano: 2 stranice.',
      'Vraćeno: 2 stranice.',
      'Stranica je izbrisana.',
      'Stranica je vraćena.',
      'Stranica je izbrisana.',
      'Neke od odabranih stranica više ne postoje. Osvježite popis.',
      'Ta stranica nije među izbrisanima. Možda je već vraćena.',
      'Neke od odabranih stranica nisu među izbrisanima. Možda su već vraćene.',
    ],
  ] as const)('say what was done in the words of the kind %s', async (kind, ...sentences) => {
    const { makeTwo, update, remove, removeMany, restore } = use(kind);
    const ids = await makeTwo();
    const answers = [await update(ids[0], 1), await removeMany(...ids), await restore(...ids), await remove(ids[0])];
    answers.push(await restore(ids[0]), await removeMany(ids[0]));
    answers.push(await removeMany(...ids), await restore(ids[1]), await restore(...ids));
    expect(answers.map((answer) => answer.json().message)).toEqual(sentences);
  });
});
