import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { MAGAZINE_ARTICLES_PAGE_SIZE } from '@baklja/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { deleteMagazine, makeArticle, makeAuthor, makeIssue } from '../../testing/records/make-magazine.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'olimp';

describe.each(DATABASE_NAMES)('articles of the magazine on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;

  beforeEach(() => deleteMagazine(db()));
  const getArticle = (id: number) => testApp.call(magazineArticleRoutes.getMagazineArticle, { params: { id } });
  const addSection = async (naziv: string): Promise<number> =>
    (await testApp.call(magazineRoutes.createMagazineSection, { as, rawBody: [naziv] })).json().id;

  const create = (body: object) => testApp.call(magazineArticleRoutes.createMagazineArticle, { as, rawBody: body });
  const update = (body: object) => testApp.call(magazineArticleRoutes.updateMagazineArticle, { as, rawBody: body });
  const list = async (query: object = {}, page = 1, search = '-') =>
    (await testApp.call(magazineArticleRoutes.listMagazineArticles, { params: { page, search }, query })).json();

  test('keep several authors in order, and are read as specified', async () => {
    const [a, b] = [await makeAuthor(db()), await makeAuthor(db(), { ime: 'Borna', prezime: 'Primjerić' })];
    const [issue, section] = [await makeIssue(db()), await addSection('Povijest')];
    const body = {
      naslov: 'Od četverca do dvojca',
      podnaslov: 'London',
      broj_id: issue,
      rubrika_id: String(section),
      autor_id: `${b}|${a}`,
      foto_autor_id: a,
      stranica_start: '16',
      stranica_kraj: 21,
      tagovi: 'veslanje',
      puni_sadrzaj: '<p>Tekst<script>alert(1)</script></p>',
    };
    const { id } = (await create(body)).json();
    const shown = {
      ...body,
      id,
      rubrika_id: section,
      stranica_start: 16,
      puni_sadrzaj: '<p>Tekst</p>',
      version: 1,
      broj: '083',
      rubrika: 'Povijest',
      autori: 'Borna Primjerić, Tena Uzorić',
    };
    expect((await getArticle(id)).json()).toEqual([shown]);
    const edited = await testApp.call(magazineArticleRoutes.getEditedMagazineArticle, { as, params: { id } });
    expect(edited.json()).toMatchObject([{ ...shown, modified: TEST_NOW.toISOString() }]);
    expect((await getArticle(99_999)).statusCode).toBe(404);
  });

  test('are changed by the fields of the specification in both spellings, and keep what is left out', async () => {
    const author = await makeAuthor(db());
    const id = await makeArticle(db(), { autor_id: String(author), podnaslov: 'Ostaje' });
    const change = { naslov: 'Novi', photo_autor_id: author, puni_sardrzaj: '<p>a</p>' };
    const answer = await update({ id, ...change, version: 1 });
    expect(answer.json()).toMatchObject({ version: 2, modified: TEST_NOW.toISOString() });
    const changed = { naslov: 'Novi', podnaslov: 'Ostaje', autor_id: String(author), foto_autor_id: author };
    expect((await getArticle(id)).json()).toMatchObject([{ ...changed, puni_sadrzaj: '<p>a</p>' }]);
    await update({ id, puni_sadrzaj: '<p>b</p>', autor: '' });
    expect((await getArticle(id)).json()).toMatchObject([{ ...changed, autor_id: '', puni_sadrzaj: '<p>b</p>' }]);
    await update({ id, autor: author });
    expect((await getArticle(id)).json()[0].autor_id).toBe(String(author));
  });

  test.each([
    [{ naslov: '' }, 'naslov'],
    [{ broj_id: 99_999 }, 'broj_id'],
    [{ rubrika_id: 99_999 }, 'rubrika_id'],
    [{ foto_autor_id: 99_999 }, 'foto_autor_id'],
    [{ autor_id: '99999' }, 'autor_id'],
    [{ autor_id: '1|' }, 'autor_id'],
    [{ autor_id: 'Tena' }, 'autor_id'],
    [{ stranica_start: 9, stranica_kraj: 8 }, 'stranica_kraj'],
    [{ stranica_start: 0 }, 'stranica_start'],
    [{ stranica_kraj: '2001' }, 'stranica_kraj'],
  ])('are refused with %j', async (values, field) => {
    const answer = await create({ naslov: 'Naslov', ...values });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
    expect((await list()).total).toBe(0);
  });

  test('never have the same author twice', async () => {
    const author = await makeAuthor(db());
    const id = await makeArticle(db(), { autor_id: String(author) });
    const answer = await update({ id, naslov: 'Novi', autor: `${author}|${author}` });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Isti je autor naveden dvaput.']);
    expect((await getArticle(id)).json()).toMatchObject([{ naslov: 'Naslov', version: 1 }]);
  });

  test('are listed by issue and page, 20 a page, and found by words, issue, section and author', async () => {
    const [older, newer] = [await makeIssue(db(), { broj: '9' }), await makeIssue(db(), { broj: '10' })];
    const [author, section] = [await makeAuthor(db()), await addSection('Edukacija')];
    const inOlder = await makeArticle(db(), { broj_id: older, naslov: 'Čamac', stranica_start: 3 });
    const second = await makeArticle(db(), { broj_id: newer, rubrika_id: section, stranica_start: 9 });
    const first = await makeArticle(db(), { broj_id: newer, autor_id: String(author), stranica_start: 4 });
    const without = await makeArticle(db(), { podnaslov: 'o čamcima' });
    const ids = async (...request: Parameters<typeof list>) =>
      (await list(...request)).articles.map((article: { id: number }) => article.id);
    expect(await ids()).toEqual([first, second, inOlder, without]);
    expect(await ids({}, 1, 'cam')).toEqual([inOlder, without]);
    expect(await ids({ search: 'ČAMC' })).toEqual([without]);
    expect(await ids({ broj_id: newer })).toEqual([first, second]);
    expect(await ids({ rubrika_id: section })).toEqual([second]);
    expect(await ids({ autor_id: author })).toEqual([first]);
    for (let count = 4; count <= MAGAZINE_ARTICLES_PAGE_SIZE; count += 1) await makeArticle(db());
    expect(await list()).toMatchObject({ numPages: 2, total: 21 });
    expect((await list({}, 2)).articles).toHaveLength(1);
    expect((await list({}, 3)).articles).toEqual([]);
  });
});
