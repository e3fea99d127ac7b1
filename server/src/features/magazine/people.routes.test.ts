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
        ...{ id, pref: 'dr.', ime: 'Čedo', prezime: 'Šimić', suf: 'ml.', email: 'c@example.org' },
        ...{ web: 'https://c.example', firma: false, version: 1 },
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
    const [stays, goes, third] = [
      await makeAuthor(db()),
      await makeAuthor(db(), { ime: 'T.', email: 't@example.org' }),
      await makeAuthor(db(), { ime: 'Borna' }),
    ];
    const alone = await makeArticle(db(), { autor_id: `${third}|${goes}`, foto_autor_id: goes });
    const both = await makeArticle(db(), { autor_id: `${goes}|${third}|${stays}` });
    const issue = await makeIssue(db(), { urednik_id: goes, prijevod_id: third });
    const signers = async () => [
      (await getArticle(alone)).json()[0].autor_id,
      (await getArticle(both)).json()[0].autor_id,
    ];
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
