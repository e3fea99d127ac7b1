import { athleteRoutes } from '@baklja/contract/features/athletes';
import { categoryRoutes } from '@baklja/contract/features/categories';
import { medalRoutes } from '@baklja/contract/features/medals';
import { pageRoutes } from '@baklja/contract/features/pages';
import { postRoutes } from '@baklja/contract/features/posts';
import { sportRoutes } from '@baklja/contract/features/sports';
import { KINDS } from '@baklja/contract/kinds';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import type { Route } from '@baklja/contract/route';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../testing/records/make-athlete.ts';
import { makePage } from '../testing/records/make-page.ts';
import { makeCategory, makePost } from '../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const LATER = new Date(TEST_NOW.getTime() + 60_000);
const STALE = 'Netko je u međuvremenu spremio novu verziju. Vaše promjene nisu spremljene.';

/** What the calls of a kind need, and what they answer. */
type UsualRecord = {
  kind: 'post' | 'page' | 'athlete' | 'medal' | 'sport' | 'category';
  writers: readonly string[];
  routes: { update: Route; remove: Route; removeMany: Route; restore: Route };
  /** Creates a record and returns its id. */
  make: (database: Database, title: string) => Promise<number>;
  /** What a change needs in addition to id and version. */
  body: (database: Database, title: string) => Promise<object>;
  columns: { title: 'title' | 'naziv' | 'name'; modified: string; modifiedBy: string };
  /** The name of a record that was made with the title; absent where it is the title. */
  nameOf?: (title: string) => string;
  texts: Record<
    'saved' | 'removed' | 'missing' | 'someMissing' | 'removedTwo' | 'restoredTwo' | 'notDeleted',
    string
  > & {
    someNotDeleted: string;
  };
};

const USUAL_COLUMNS = { title: 'title', modified: 'modified', modifiedBy: 'modified_by' } as const;

/** The kinds of which the usual calls change, delete and restore records. */
const USUAL_RECORDS: readonly UsualRecord[] = [
  {
    kind: 'post',
    writers: ['superadmin', 'tipfeler'],
    routes: {
      update: postRoutes.updatePost,
      remove: postRoutes.deletePost,
      removeMany: postRoutes.deletePosts,
      restore: postRoutes.restorePosts,
    },
    make: async (database, title) => (await makePost(database, { title, fulltext: '<p>tekst</p>' })).id,
    body: async (database, title) => ({ title, catid: await makeCategory(database), language: 'hr-HR' }),
    columns: USUAL_COLUMNS,
    texts: {
      saved: 'Članak je spremljen.',
      removed: 'Članak je izbrisan.',
      missing: 'Taj članak ne postoji.',
      someMissing: 'Neki od odabranih članaka više ne postoje. Osvježite popis.',
      removedTwo: 'Izbrisano: 2 članka.',
      restoredTwo: 'Vraćeno: 2 članka.',
      notDeleted: 'Taj članak nije među izbrisanima. Možda je već vraćen.',
      someNotDeleted: 'Neki od odabranih članaka nisu među izbrisanima. Možda su već vraćeni.',
    },
  },
  {
    kind: 'page',
    writers: ['superadmin', 'tipfeler'],
    routes: {
      update: pageRoutes.updatePage,
      remove: pageRoutes.deletePage,
      removeMany: pageRoutes.deletePages,
      restore: pageRoutes.restorePages,
    },
    make: async (database, title) => (await makePage(database, { title, description: '<p>tekst</p>' })).id,
    body: async (_, title) => ({ title }),
    columns: { title: 'title', modified: 'modified_time', modifiedBy: 'modified_user_id' },
    texts: {
      saved: 'Stranica je spremljena.',
      removed: 'Stranica je izbrisana.',
      missing: 'Ta stranica ne postoji.',
      someMissing: 'Neke od odabranih stranica više ne postoje. Osvježite popis.',
      removedTwo: 'Izbrisano: 2 stranice.',
      restoredTwo: 'Vraćeno: 2 stranice.',
      notDeleted: 'Ta stranica nije među izbrisanima. Možda je već vraćena.',
      someNotDeleted: 'Neke od odabranih stranica nisu među izbrisanima. Možda su već vraćene.',
    },
  },
  {
    kind: 'athlete',
    writers: ['superadmin', 'olimp', 'tipfeler', 'dokumenti', 'sportasi'],
    routes: {
      update: athleteRoutes.updateAthlete,
      remove: athleteRoutes.deleteAthlete,
      removeMany: athleteRoutes.deleteAthletes,
      restore: athleteRoutes.restoreAthletes,
    },
    make: (database, Ime) => makeAthlete(database, { Ime, Prezime: 'Kolak' }),
    body: async (database, Ime) => ({ Ime, Prezime: 'Kolak', sportid: await makeSport(database) }),
    columns: { title: 'name', modified: 'azurirano', modifiedBy: 'modified_by' },
    nameOf: (title) => `${title} Kolak`,
    texts: {
      saved: 'Sportaš je spremljen.',
      removed: 'Sportaš je izbrisan.',
      missing: 'Taj sportaš ne postoji.',
      someMissing: 'Neki od odabranih sportaša više ne postoje. Osvježite popis.',
      removedTwo: 'Izbrisano: 2 sportaša.',
      restoredTwo: 'Vraćeno: 2 sportaša.',
      notDeleted: 'Taj sportaš nije među izbrisanima. Možda je već vraćen.',
      someNotDeleted: 'Neki od odabranih sportaša nisu među izbrisanima. Možda su već vraćeni.',
    },
  },
  {
    kind: 'medal',
    writers: ['superadmin', 'olimp', 'dokumenti'],
    routes: {
      update: medalRoutes.updateMedal,
      remove: medalRoutes.deleteMedal,
      removeMany: medalRoutes.deleteMedals,
      restore: medalRoutes.restoreMedals,
    },
    make: async (database, natjecanje) =>
      makeMedal(database, { natjecanje, athletes: [await makeAthlete(database, { Ime: natjecanje })] }),
    body: async (database, natjecanje) => {
      const { id: page } = await makePage(database, { title: natjecanje });
      const ime_prezime = [{ id: await makeAthlete(database, { Ime: natjecanje }) }];
      return { natjecanje, ime_prezime, medalja: 1, sport: 'Atletika', page_id: page, page_id_eng: page, tim: false };
    },
    columns: USUAL_COLUMNS,
    nameOf: (title) => `Zlato, atletika, ${title}`,
    texts: {
      saved: 'Medalja je spremljena.',
      removed: 'Medalja je izbrisana.',
      missing: 'Ta medalja ne postoji.',
      someMissing: 'Neke od odabranih medalja više ne postoje. Osvježite popis.',
      removedTwo: 'Izbrisano: 2 medalje.',
      restoredTwo: 'Vraćeno: 2 medalje.',
      notDeleted: 'Ta medalja nije među izbrisanima. Možda je već vraćena.',
      someNotDeleted: 'Neke od odabranih medalja nisu među izbrisanima. Možda su već vraćene.',
    },
  },
  {
    kind: 'sport',
    writers: ['superadmin'],
    routes: {
      update: sportRoutes.updateSport,
      remove: sportRoutes.deleteSport,
      removeMany: sportRoutes.deleteSports,
      restore: sportRoutes.restoreSports,
    },
    make: makeSport,
    body: async (_, naziv) => ({ naziv }),
    columns: { ...USUAL_COLUMNS, title: 'naziv' },
    texts: {
      saved: 'Sport je spremljen.',
      removed: 'Sport je izbrisan.',
      missing: 'Taj sport ne postoji.',
      someMissing: 'Neki od odabranih sportova više ne postoje. Osvježite popis.',
      removedTwo: 'Izbrisano: 2 sporta.',
      restoredTwo: 'Vraćeno: 2 sporta.',
      notDeleted: 'Taj sport nije među izbrisanima. Možda je već vraćen.',
      someNotDeleted: 'Neki od odabranih sportova nisu među izbrisanima. Možda su već vraćeni.',
    },
  },
  {
    kind: 'category',
    writers: ['superadmin'],
    routes: {
      update: categoryRoutes.updateCategory,
      remove: categoryRoutes.deleteCategory,
      removeMany: categoryRoutes.deleteCategories,
      restore: categoryRoutes.restoreCategories,
    },
    make: makeCategory,
    body: async (_, title) => ({ title }),
    columns: USUAL_COLUMNS,
    texts: {
      saved: 'Kategorija je spremljena.',
      removed: 'Kategorija je izbrisana.',
      missing: 'Ta kategorija ne postoji.',
      someMissing: 'Neke od odabranih kategorija više ne postoje. Osvježite popis.',
      removedTwo: 'Izbrisano: 2 kategorije.',
      restoredTwo: 'Vraćeno: 2 kategorije.',
      notDeleted: 'Ta kategorija nije među izbrisanima. Možda je već vraćena.',
      someNotDeleted: 'Neke od odabranih kategorija nisu među izbrisanima. Možda su već vraćene.',
    },
  },
];

test.each(USUAL_RECORDS)('the calls of $kind are for $writers', ({ routes, writers }) => {
  for (const { access } of Object.values(routes)) expect(access).toEqual(writers);
});

describe.each(DATABASE_NAMES)('records on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeEach(() => testApp.setNow(TEST_NOW));

  describe.each(USUAL_RECORDS)('of the kind $kind', ({ kind, routes, make, body, columns, texts, ...record }) => {
    const as = 'superadmin';
    const table = KINDS[kind].plural;
    let made = 0;

    const makeTwo = async (): Promise<[number, number]> => {
      made += 2;
      const { database } = testApp.dependencies;
      return [await make(database, `Zapis ${made}`), await make(database, `Zapis ${made + 1}`)];
    };
    const call = (route: Route, rawBody: object) => testApp.call(route, { as, rawBody });
    const remove = (...ids: number[]) => call(routes.removeMany, { ids });
    const restore = (...ids: number[]) => call(routes.restore, { ids });
    const removeOne = (id: number) => testApp.call(routes.remove, { as, params: { id } } as never);
    const update = async (id: number, title: string, version?: number) =>
      call(routes.update, { ...(await body(testApp.dependencies.database, title)), id, version });
    const rowsOf = (ids: readonly number[]) =>
      testApp.dependencies.database.read.selectFrom(table).selectAll().where('id', 'in', ids).orderBy('id').execute();
    const deletedOf = (ids: readonly number[]) =>
      testApp.dependencies.database.read
        .selectFrom('deleted_records')
        .select(['title', 'deleted', 'deleted_by', 'data'])
        .where('table_name', '=', table)
        .where('record_id', 'in', ids)
        .orderBy('record_id')
        .execute();

    test('are changed with a new version, user and time', async () => {
      const [id] = await makeTwo();
      testApp.setNow(LATER);
      const answer = await update(id, 'Promijenjen', 1);
      const { message, version, ...modified } = answer.json();
      expect([message, version, Object.values(modified)]).toEqual([texts.saved, 2, [LATER.toISOString()]]);
      expect(await rowsOf([id])).toMatchObject([
        {
          [columns.title]: record.nameOf?.('Promijenjen') ?? 'Promijenjen',
          version: 2,
          [columns.modified]: LATER.toISOString(),
          [columns.modifiedBy]: expect.any(Number),
        },
      ]);
      await update(id, `Zapis ${made}`);
    });

    test('are not changed when another user has written since, or when they do not exist', async () => {
      const [id] = await makeTwo();
      await update(id, 'Prva', 1);
      const before = await rowsOf([id]);
      const stale = await update(id, 'Druga', 1);
      expect([stale.statusCode, stale.json()]).toEqual([409, { message: STALE, code: 'stale' }]);
      const missing = await update(999_999, 'Nema');
      expect([missing.statusCode, missing.json()]).toEqual([404, { message: texts.missing, code: 'not-found' }]);
      expect(await rowsOf([id])).toEqual(before);
      expect((await update(id, 'Treća', 2)).statusCode).toBe(200);
    });

    test('are changed by one of many simultaneous writes with one version', async () => {
      const [id] = await makeTwo();
      const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => update(id, `Gužva ${place}`, 1)));
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
      expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
      expect(await rowsOf([id])).toMatchObject([{ version: 2 }]);
    });

    test('are deleted and restored, unchanged except for version, user and time', async () => {
      const ids = await makeTwo();
      const before = await rowsOf(ids);
      expect((await remove(...ids, ids[0])).json()).toEqual({ message: texts.removedTwo });
      expect(await rowsOf(ids)).toEqual([]);
      const kept = await deletedOf(ids);
      expect(kept).toMatchObject(
        before.map((row) => ({
          title: (row as Record<string, unknown>)[columns.title],
          deleted: TEST_NOW.toISOString(),
          deleted_by: expect.any(Number),
        })),
      );
      expect(kept.map(({ data }) => JSON.parse(data))).toEqual(before);
      testApp.setNow(LATER);
      expect((await restore(...ids, ids[0])).json()).toEqual({ message: texts.restoredTwo });
      const stamp = { [columns.modified]: LATER.toISOString(), [columns.modifiedBy]: expect.any(Number) };
      expect(await rowsOf(ids)).toEqual(before.map((row) => ({ ...row, ...stamp, version: 2 })));
      expect(await deletedOf(ids)).toEqual([]);
    });

    test('are deleted all or none', async () => {
      const ids = await makeTwo();
      const answer = await remove(...ids, 999_999);
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: texts.someMissing, code: 'not-found' }]);
      expect((await remove(999_999)).json().message).toBe(texts.missing);
      expect([(await rowsOf(ids)).length, await deletedOf(ids)]).toEqual([2, []]);
    });

    test('are restored all or none', async () => {
      const ids = await makeTwo();
      await remove(...ids);
      const answer = await restore(...ids, 999_999);
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: texts.someNotDeleted, code: 'not-found' }]);
      expect((await restore(999_999)).json().message).toBe(texts.notDeleted);
      expect([await rowsOf(ids), (await deletedOf(ids)).length]).toEqual([[], 2]);
    });

    test('are deleted once, also one by one', async () => {
      const [id] = await makeTwo();
      const answers = await Promise.all([removeOne(id), removeOne(id), removeOne(id)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
      expect(answers.map((answer) => answer.json().message)).toContain(texts.removed);
      expect((await removeOne(id)).json()).toEqual({ message: texts.missing, code: 'not-found' });
    });

    test('are deleted and restored once by simultaneous calls, in any order', async () => {
      const ids = await makeTwo();
      for (const work of [remove, restore]) {
        const answers = await Promise.all([ids, ids.toReversed(), ids, ids.toReversed()].map((some) => work(...some)));
        expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404]);
      }
      expect(await rowsOf(ids)).toMatchObject([{ version: 2 }, { version: 2 }]);
    });

    test.each([[[]], ['sve'], [[0]], [[1.5]], [[null]], [undefined]])(
      'are not deleted or restored for %j',
      async (ids) => {
        for (const route of [routes.removeMany, routes.restore]) {
          expect((await call(route, { ids })).statusCode).toBe(400);
        }
      },
    );

    test(`are at most ${RECORDS_AT_ONCE_LIMIT} in one call`, async () => {
      const ids = Array.from({ length: RECORDS_AT_ONCE_LIMIT }, (_, place) => 900_000 + place);
      for (const work of [remove, restore]) {
        expect([(await work(...ids)).statusCode, (await work(...ids, 1)).statusCode]).toEqual([404, 400]);
      }
    });
  });
});
