import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { deleteMagazine, makeArticle, makeAuthor, makeIssue } from '../../testing/records/make-magazine.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'olimp';

describe.each(DATABASE_NAMES)('authors and sections of the magazine on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;

  beforeEach(() => deleteMagazine(db()));
  const getArticle = (id: number) => testApp.call(magazineArticleRoutes.getMagazineArticle, { params: { id } });
  const addSection = async (naziv: string): Promise<number> =>
    (await testApp.call(magazineRoutes.createMagazineSection, { as, rawBody: [naziv] })).json().id;

  const add = (row: unknown) => testApp.call(magazineRoutes.createMagazineAuthor, { as, rawBody: row });

  test('of authors the first name is required, and the rest is as specified', async () => {
    const { id } = (await add(['dr.', 'Čedo', 'Šimić', 'ml.', 'c@example.org', 'https://c.example', false])).json();
    expect((await add([['', 'Slog d.o.o.', null, '', '', '', true]])).statusCode).toBe(200);
    expect((await add(['', ' ', 'Anić', '', '', '', false])).json()).toMatchObject({ message: 'Unesite ime!' });
    expect((await add(['', 'Ana', '', '', '', 'javascript:x', 0])).json()).toMatchObject({
      errors: [{ field: 'web' }],
    });
    const list = (await testApp.call(magazineRoutes.listMagazineAuthors)).json();
    expect(list).toEqual([
      expect.objectContaining({ ime: 'Slog d.o.o.', prezime: '', firma: true }),
      {
        id,
        pref: 'dr.',
        ime: 'Čedo',
        prezime: 'Šimić',
        suf: 'ml.',
        email: 'c@example.org',
        web: 'https://c.example',
        firma: false,
        version: 1,
      },
    ]);
  });

  test('of authors are changed with what is left out kept, and count what names them', async () => {
    const id = await makeAuthor(db(), { pref: 'dr.' });
    const update = { as, rawBody: { id, prezime: 'Novi', version: 1 } } as const;
    expect((await testApp.call(magazineRoutes.updateMagazineAuthor, update)).statusCode).toBe(200);
    const read = () => testApp.call(magazineRoutes.getMagazineAuthor, { as, params: { id } });
    const none = { articles: 0, photographs: 0, issues: 0 };
    expect((await read()).json()).toMatchObject({ pref: 'dr.', prezime: 'Novi', ...none });
    await makeArticle(db(), { autor_id: String(id), foto_autor_id: id });
    await makeIssue(db(), { prijevod_id: id });
    expect((await read()).json()).toMatchObject({ articles: 1, photographs: 1, issues: 1 });
  });

  test('of authors are merged in one step, and parted again when the second comes back', async () => {
    const [stays, third] = [await makeAuthor(db()), await makeAuthor(db(), { ime: 'Borna' })];
    const goes = await makeAuthor(db(), { ime: 'T.', email: 't@example.org' });
    const alone = await makeArticle(db(), { autor_id: `${third}|${goes}`, foto_autor_id: goes });
    const both = await makeArticle(db(), { autor_id: `${goes}|${third}|${stays}` });
    const issue = await makeIssue(db(), { urednik_id: goes, prijevod_id: third });
    const signersOf = async (id: number) => (await getArticle(id)).json()[0].autor_id;
    const signers = async () => [await signersOf(alone), await signersOf(both)];
    const editor = async () =>
      (await testApp.call(magazineIssueRoutes.getIssue, { params: { id: issue } })).json()[0].urednik_id;
    const merge = (body: object) => testApp.call(magazineRoutes.mergeMagazineAuthors, { as, rawBody: body });

    expect((await merge({ id: stays, merged_id: stays })).statusCode).toBe(400);
    expect((await merge({ id: stays, merged_id: 99_999 })).statusCode).toBe(404);
    expect((await merge({ id: 99_999, merged_id: goes })).statusCode).toBe(404);
    expect(await signers()).toEqual([`${third}|${goes}`, `${goes}|${third}|${stays}`]);

    const answer = await merge({ id: stays, merged_id: goes });
    expect(answer.json()).toEqual({ message: 'Autori su spojeni.' });
    expect(await signers()).toEqual([`${third}|${stays}`, `${stays}|${third}`]);
    expect((await getArticle(alone)).json()[0]).toMatchObject({ foto_autor_id: stays, version: 3 });
    expect(await editor()).toBe(stays);
    const read = (id: number) => testApp.call(magazineRoutes.getMagazineAuthor, { as, params: { id } });
    expect((await read(stays)).json()).toMatchObject({ email: '', articles: 2 });
    expect((await read(goes)).statusCode).toBe(404);

    await testApp.call(magazineRoutes.restoreMagazineAuthors, { as, body: { ids: [goes] } });
    expect(await signers()).toEqual([`${third}|${goes}`, `${goes}|${third}|${stays}`]);
    expect((await getArticle(alone)).json()[0].foto_autor_id).toBe(goes);
    expect(await editor()).toBe(goes);
  });

  test('of authors get back after a merge only what still names the other author', async () => {
    const [stays, goes, third] = [await makeAuthor(db()), await makeAuthor(db()), await makeAuthor(db())];
    const own = { autor_id: String(goes), foto_autor_id: goes };
    const [changed, kept] = [await makeArticle(db(), own), await makeArticle(db(), own)];
    const issue = await makeIssue(db(), { urednik_id: goes, prijevod_id: goes });
    await testApp.call(magazineRoutes.mergeMagazineAuthors, { as, rawBody: { id: stays, merged_id: goes } });
    const unsigned = { id: changed, autor: '', photo_autor_id: third };
    await testApp.call(magazineArticleRoutes.updateMagazineArticle, { as, rawBody: unsigned });
    await testApp.call(magazineIssueRoutes.updateIssue, { as, rawBody: { id: issue, urednik: third } });

    await testApp.call(magazineRoutes.restoreMagazineAuthors, { as, body: { ids: [goes] } });
    expect((await getArticle(changed)).json()).toMatchObject([{ autor_id: '', foto_autor_id: third }]);
    expect((await getArticle(kept)).json()).toMatchObject([{ autor_id: String(goes), foto_autor_id: goes }]);
    const read = await testApp.call(magazineIssueRoutes.getIssue, { params: { id: issue } });
    expect(read.json()).toMatchObject([{ urednik_id: third, prijevod_id: goes }]);
  });

  test.each([
    ['in a chain', { last: 2, inOrder: [200, 200] }],
    ['into each other', { last: 0, inOrder: [200, 404] }],
  ])('of authors who are merged %s at the same moment leave no signature of one who is gone', async (_, row) => {
    const ids = [await makeAuthor(db()), await makeAuthor(db()), await makeAuthor(db())];
    await makeArticle(db(), { autor_id: `${ids[0]}|${ids[1]}` });
    const merge = (from: number, into: number) => () => {
      const rawBody = { id: ids[into], merged_id: ids[from] };
      return testApp.call(magazineRoutes.mergeMagazineAuthors, { as, rawBody });
    };
    const answers = await runTogether(db(), 'magazine_authors', [merge(0, 1), merge(1, row.last)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    // The first merge fails when the second one comes before it and takes an author away.
    expect([row.inOrder, [404, 200]]).toContainEqual(statuses);
    const authors = db().read.selectFrom('magazine_authors').select('id');
    const gone = db().read.selectFrom('magazine_article_authors').selectAll().where('author_id', 'not in', authors);
    expect(await gone.execute()).toEqual([]);
  });

  test('of sections are listed with their names, and count their articles', async () => {
    const id = await addSection('Povijest');
    const rename = { as, rawBody: { id, naziv: 'Povijest sporta' } } as const;
    expect((await testApp.call(magazineRoutes.updateMagazineSection, rename)).statusCode).toBe(200);
    await makeArticle(db(), { rubrika_id: id });
    const sections = [{ id, naziv: 'Povijest sporta', version: 2 }];
    expect((await testApp.call(magazineRoutes.listMagazineSections)).json()).toEqual(sections);
    const one = await testApp.call(magazineRoutes.getMagazineSection, { as, params: { id } });
    expect(one.json()).toMatchObject({ id, articles: 1 });
  });
});

describe.each(DATABASE_NAMES)('authors who may be the same on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;

  beforeEach(async () => {
    await db().write(async (transaction) => {
      await transaction.deleteFrom('magazine_different_authors').execute();
      await transaction.deleteFrom('magazine_authors').execute();
    });
  });

  const person = (ime: string, prezime: string) => makeAuthor(db(), { ime, prezime });
  /** Several of the last name, by their first names. */
  const people = async <Names extends string[]>(prezime: string, ...names: Names) => {
    const ids: number[] = [];
    for (const ime of names) ids.push(await person(ime, prezime));
    return ids as { [Place in keyof Names]: number };
  };
  const company = (ime: string) => makeAuthor(db(), { ime, prezime: '', firma: 1 });
  const pairs = async (): Promise<[number, number][]> =>
    (await testApp.call(magazineRoutes.listSameMagazineAuthors, { as }))
      .json<{ first_id: number; second_id: number }[]>()
      .map(({ first_id, second_id }) => [first_id, second_id]);
  const set = (id: number, other: number, different: 0 | 1 = 1) =>
    testApp.call(magazineRoutes.setMagazineAuthorsDifferent, { as, body: { id, other_id: other, different } });

  test('have the same last name and first letter of the first name, without regard to case and marks', async () => {
    const [klara, short] = await people('Slovčić', 'Klara', 'K.', 'Ana');
    const folded = await person('karlo', 'SLOVCIC');
    await person('Klara', 'Slovčić Đurđević');
    expect((await pairs()).toSorted()).toEqual([
      [klara, short],
      [klara, folded],
      [short, folded],
    ]);
  });

  test('are companies of the same name, not a company and a person, in the order of the list of authors', async () => {
    const [one, other] = [await company('Čaša'), await company(' caša  ')];
    await company('Čaše');
    await person('Čaša', '');
    const [first, second] = await people('Anić', 'Tena', 'T.');
    expect(await pairs()).toEqual([
      [first, second],
      [one, other],
    ]);
  });

  test('are no longer pointed out when they are different, in either order of the ids, until it is taken back', async () => {
    const [klara, short] = await people('Slovčić', 'Klara', 'K.');
    for (const [one, other] of [
      [klara, short],
      [short, klara],
    ] as const) {
      const answer = await set(one, other);
      expect(answer.json()).toEqual({ message: 'Zapisano je da to nisu isti autori.' });
      expect((await set(one, other)).statusCode).toBe(200);
      expect(await pairs()).toEqual([]);
      expect((await set(one, other, 0)).json()).toEqual({ message: 'Autori se opet uspoređuju.' });
      expect(await pairs()).toEqual([[klara, short]]);
    }
  });

  test('stay different when one of them was deleted and restored', async () => {
    const [klara, short, third] = await people('Slovčić', 'Klara', 'K.', 'Karlo');
    await set(klara, short);
    await set(short, third);
    await set(klara, third);
    await testApp.call(magazineRoutes.deleteMagazineAuthor, { as, params: { id: short } });
    const kept = await db().read.selectFrom('magazine_different_authors').selectAll().execute();
    expect(kept).toEqual([{ first_id: klara, second_id: third }]);
    await testApp.call(magazineRoutes.restoreMagazineAuthors, { as, body: { ids: [short] } });
    expect(await db().read.selectFrom('magazine_different_authors').selectAll().execute()).toHaveLength(3);
    expect(await pairs()).toEqual([]);
  });

  test('are no longer recorded as different when they are merged', async () => {
    const [klara, short] = await people('Slovčić', 'Klara', 'K.');
    await set(klara, short);
    await testApp.call(magazineRoutes.mergeMagazineAuthors, { as, body: { id: klara, merged_id: short } });
    expect(await db().read.selectFrom('magazine_different_authors').selectAll().execute()).toEqual([]);
    expect(await pairs()).toEqual([]);
  });

  test('cannot be one author, or one who does not exist', async () => {
    const klara = await person('Klara', 'Slovčić');
    const alone = await set(klara, klara);
    expect(alone.json()).toMatchObject({ message: 'Odaberite dva različita autora.', errors: [{ field: 'other_id' }] });
    const missing = await set(klara, 99_999);
    expect([missing.statusCode, missing.json().message]).toEqual([404, 'Taj autor ne postoji.']);
    expect((await set(0, klara)).statusCode).toBe(400);
  });
});
