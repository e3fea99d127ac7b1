import { categoryRoutes } from '@baklja/contract/features/content/categories';
import { pageRoutes } from '@baklja/contract/features/content/pages';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { binRoutes, type DeletedRecord } from '@baklja/contract/features/site/bin';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { kindsWith } from '@baklja/contract/kinds';
import type { BinKind } from '@baklja/contract/records/bin';
import { describe, expect, test } from 'vitest';
import { REMOVERS } from '../../../testing/bin/removers.ts';
import { type TestApp, useTestApp } from '../../../testing/build-test-app.ts';
import { dumpTables } from '../../../testing/dump-tables.ts';
import { makeAthlete, makeMedal } from '../../../testing/records/make-athlete.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../../testing/records/make-folder.ts';
import { makeArticle, makeAuthor, makeIssue } from '../../../testing/records/make-magazine.ts';
import { makeMenuItem, makeSection } from '../../../testing/records/make-menu.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const as = 'superadmin';
const PICTURE = '<p><img src="/files/clanci-slike/a.jpg"></p>';

/** Makes a record of each kind with everything that can belong to one, and returns its id. */
const WHOLE: Record<BinKind, (on: TestApp) => Promise<number>> = {
  post: async (on) => {
    const { database } = on.dependencies;
    const { id } = await makePost(database, { title: 'Cijeli', introtext: PICTURE });
    const { id: translation_id } = await makePost(database, { title: 'Whole', language: 'en-GB' });
    await on.call(postRoutes.setPostTranslation, { as, body: { id, translation_id } });
    await on.call(postRoutes.setIzdvojeno, { as, body: { id, val: 1 } });
    await on.call(pinnedPostRoutes.pinPost, { as, body: { id } });
    return id;
  },
  page: async (on) => {
    const { database } = on.dependencies;
    const { id } = await makePage(database, { title: 'Cijela', description: PICTURE });
    const { id: translation_id } = await makePage(database, { title: 'Whole', language: 'en-GB' });
    await on.call(pageRoutes.setPageTranslation, { as, body: { id, translation_id } });
    await makeMedal(database, { tim: 1, timVal: 'Hrvatska', page_id: id });
    await makeMedal(database, { tim: 1, timVal: 'Hrvatska', page_id_eng: id });
    await makeMenuItem(database, { nav: await makeSection(database), link: `/page/${id}/1` });
    return id;
  },
  file: async (on) => {
    const { id } = await makeFile(on.dependencies, { path: 'galerije/cijela/prva.jpg' });
    await on.call(mediaRoutes.updateFile, { as, params: { id }, body: { name: 'druga', alt: 'Opis' } });
    await makePost(on.dependencies.database, { introtext: '<img src="/files/galerije/cijela/prva.jpg">' });
    return id;
  },
  athlete: ({ dependencies: { database } }) => makeAthlete(database, { tekst: PICTURE, oib: '12345678903' }),
  medal: async ({ dependencies: { database } }) => {
    const athletes = [await makeAthlete(database), await makeAthlete(database)].toReversed();
    const [page, english] = [await makePage(database), await makePage(database, { language: 'en-GB' })];
    return makeMedal(database, { athletes, page_id: page.id, page_id_eng: english.id });
  },
  documentFolder: async (on) => (await makeDocuments(on)).folder,
  subfolder: async (on) => (await makeDocuments(on)).sub,
  document: async (on) => (await makeDocuments(on)).document,
  menuSection: async (on) => (await makeMenu(on)).section,
  menuItem: async (on) => (await makeMenu(on)).item,
  magazineIssue: async ({ dependencies: { database } }) =>
    makeIssue(database, {
      broj: '91',
      urednik_id: await makeAuthor(database),
      prijevod_id: await makeAuthor(database),
    }),
  magazineArticle: async (on) => {
    const { database } = on.dependencies;
    const authors = [await makeAuthor(database), await makeAuthor(database)].toReversed();
    const section = await on.call(magazineRoutes.createMagazineSection, { as, rawBody: ['Cijela rubrika'] });
    return makeArticle(database, {
      ...{ autor_id: authors.join('|'), foto_autor_id: authors[0]!, rubrika_id: section.json().id },
      ...{ broj_id: await makeIssue(database, { broj: '92' }), puni_sadrzaj: PICTURE },
    });
  },
  magazineAuthor: async (on) => {
    const { database } = on.dependencies;
    const [id, other_id] = [await makeAuthor(database), await makeAuthor(database)];
    await on.call(magazineRoutes.setMagazineAuthorsDifferent, { as, rawBody: { id, other_id, different: 1 } });
    return id;
  },
  magazineSection: async (on) =>
    (await on.call(magazineRoutes.createMagazineSection, { as, rawBody: ['Povijest'] })).json().id,
  sport: async (on) => (await on.call(sportRoutes.createSport, { as, rawBody: { naziv: 'Šah' } })).json().id,
  category: async (on) => (await on.call(categoryRoutes.createCategory, { as, rawBody: { title: 'Razno' } })).json().id,
  user: async ({ dependencies: { database } }) => (await makeUser(database, { username: 'cijeli', name: 'Cijeli' })).id,
};

/** What the bin says that belonged to it, where that is something. */
const PARTS: Partial<Record<BinKind, Record<string, number>>> = {
  post: { pin: 1, translation: 1 },
  page: { translation: 1, medals: 2, menuLinks: 1 },
  file: { uses: 1 },
  medal: { winners: 2 },
  documentFolder: { subfolder: 1, document: 3, menuLinks: 1 },
  subfolder: { document: 1 },
  menuSection: { menuItem: 3 },
  magazineArticle: { signers: 2 },
  magazineAuthor: { different: 1 },
};

describe.each(DATABASE_NAMES)('a record of the bin on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  test.each(kindsWith('bin'))('of the kind %s comes back with everything that belonged to it', async (kind) => {
    const id = await WHOLE[kind](testApp);
    const before = await dumpTables(testApp.dependencies.database.read);
    const removed = await testApp.call(REMOVERS[kind], { as, params: { id }, body: { ids: [id] } } as never);
    expect(removed.statusCode).toBe(200);
    expect(await dumpTables(testApp.dependencies.database.read)).not.toEqual(before);

    const list = await testApp.call(binRoutes.listDeletedRecords, { as, query: { kind } });
    const { records } = list.json<{ records: DeletedRecord[] }>();
    const { id: row, parts = [] } = records.find(({ record_id }) => record_id === id) ?? {};
    expect(Object.fromEntries(parts.map(({ part, count }) => [part, count]))).toEqual(PARTS[kind] ?? {});
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

/** A folder with a subfolder; of three documents the second is shown in the subfolder, the last belongs to it. */
async function makeDocuments({ dependencies: { database } }: TestApp) {
  const folder = await makeFolder(database);
  const sub = await makeSubfolder(database, { doc_cat: folder });
  await makeDocument(database, { page_id: folder, orderIndex: 1 });
  const document = await makeDocument(database, { page_id: folder, sub_folder: sub, show_in_sub: 1, orderIndex: 2 });
  await makeDocument(database, { page_id: folder, sub_folder: sub, orderIndex: 3 });
  await makeMenuItem(database, { nav: await makeSection(database), link: `/dokumenti/folder/${folder}` });
  return { folder, sub, document };
}

/** Two sections before one that is part of the site; the first has three items. */
async function makeMenu({ dependencies: { database } }: TestApp) {
  const places = await database.read.selectFrom('menu_sections').select('orderIndex').execute();
  const first = Math.max(0, ...places.map(({ orderIndex }) => orderIndex)) + 1;
  const section = await makeSection(database, { orderIndex: first });
  await makeSection(database, { orderIndex: first + 1 });
  const items: number[] = [];
  for (const orderIndex of [1, 2, 3]) {
    const link = '/files/dokumenti/statut.pdf';
    items.push(await makeMenuItem(database, { nav: section, orderIndex, link }));
  }
  return { section, item: items[1] ?? 0 };
}
