import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { magazineIssueRoutes, NEW_ISSUE_COLUMNS } from '@baklja/contract/features/magazine/magazine-issues';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/schema.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { deleteMagazine, makeArticle, makeAuthor, makeIssue } from '../../testing/records/make-magazine.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { listIssues } from './issues.store.ts';

const as = 'olimp';

describe.each(DATABASE_NAMES)('issues of the magazine on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;

  beforeEach(() => deleteMagazine(db()));
  const getArticle = (id: number) => testApp.call(magazineArticleRoutes.getMagazineArticle, { params: { id } });

  const WHOLE = {
    broj: '83',
    godina: 2026,
    mjesec: 'rujan',
    graficka_priprema: 'Slog',
    tisak: 'Tiskara Primjer',
    issuu: 'https://issuu.com/primjer',
    link: 'dokumenti/olimp.pdf',
    slika: 'images/olimp.jpg',
    urednik_id: null,
    prijevod_id: null,
    produkcija_id: null,
    nakladnik: 'Nakladnik',
    naklada: '3.000',
    dodatno: 'd',
    dodatno_eng: 'e',
    opis: 'Opis broja',
  };
  const rowOf = (values: object = {}) => {
    const whole: Record<string, unknown> = { ...WHOLE, ...values };
    return NEW_ISSUE_COLUMNS.map((column) => whole[column] ?? null);
  };
  const create = (values: object = {}) => testApp.call(magazineIssueRoutes.createIssue, { as, rawBody: rowOf(values) });
  const update = (body: object) => testApp.call(magazineIssueRoutes.updateIssue, { as, rawBody: body });
  const get = async (id: number, who: object = {}) =>
    (await testApp.call(magazineIssueRoutes.getIssue, { ...who, params: { id } })).json();

  test('are added from a row of 16 values, and read by everyone as specified', async () => {
    const editor = await makeAuthor(db());
    const { id, message } = (await create({ urednik_id: editor })).json();
    expect(message).toBe('Broj Olimpa je spremljen.');
    const shown = { ...WHOLE, id, broj: '083', urednik_id: editor, version: 1 };
    const pictures = { slika: null };
    expect(await get(id)).toEqual([{ ...shown, pictures }]);
    expect(await get(id, { as: 'tipfeler' })).toEqual([{ ...shown, pictures }]);
    const counts = { articles: 0, pages: 0, pdf_missing: 1, pdf_size: 0, gaps: 0, overlaps: 0 };
    const stamps = { modified: TEST_NOW.toISOString(), modified_by_name: expect.any(String) };
    expect(await get(id, { as })).toMatchObject([{ ...shown, ...counts, ...stamps }]);
  });

  test.each([
    ['5', '05'],
    ['075', '075'],
    [8, '08'],
    [' 12 ', '012'],
  ])('number %j is stored as %s', async (broj, stored) => {
    const { id } = (await create({ broj })).json();
    expect((await get(id))[0].broj).toBe(stored);
    await update({ id, broj_olimpa: broj });
    expect((await get(id))[0].broj).toBe(stored);
  });

  test.each([
    [{ slika: '' }, 'Slika nije dodana', 'slika'],
    [{ slika: null }, 'Slika nije dodana', 'slika'],
    [{ link: '  ' }, 'Dokument nije dodan!', 'link'],
    [{ broj: '' }, 'Unesite broj i issuu link!', 'broj'],
    [{ issuu: ' ' }, 'Unesite broj i issuu link!', 'issuu'],
    [{ issuu: 'javascript:alert(1)' }, 'Upišite adresu koja počinje s http:// ili https://.', 'issuu'],
    [{ urednik_id: 99_999 }, 'Taj autor ne postoji.', 'urednik_id'],
  ])('are refused with %j', async (values, message, field) => {
    const answer = await create(values);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message, errors: [{ field }] }]);
    expect((await testApp.call(magazineIssueRoutes.listIssues)).json()).toEqual([]);
  });

  test('are changed by the fields of the specification, and keep what is left out', async () => {
    const author = await makeAuthor(db());
    const { id } = (await create()).json();
    const changed = {
      broj_olimpa: '84',
      godina_: '2027',
      mjesec: 3,
      graficka: 'a',
      tisak: 'b',
      issue: 'http://i.example',
      pdf: 'dokumenti/b.pdf',
      img: 'images/b.jpg',
      urednik: author,
      prijevod: String(author),
      produkcija: author,
      nakladnik: 'c',
      naklada: 500,
      dodatno: 'f',
      dodatnoEng: 'g',
      opis: 'h',
    };
    expect((await update({ id, ...changed, version: 1 })).json()).toMatchObject({ version: 2 });
    const now = {
      broj: '084',
      godina: 2027,
      mjesec: 'ožujak',
      graficka_priprema: 'a',
      tisak: 'b',
      issuu: 'http://i.example',
      link: 'dokumenti/b.pdf',
      slika: 'images/b.jpg',
      urednik_id: author,
      prijevod_id: author,
      produkcija_id: author,
      nakladnik: 'c',
      naklada: '500',
      dodatno: 'f',
      dodatno_eng: 'g',
      opis: 'h',
      pictures: { slika: null },
    };
    expect(await get(id)).toEqual([{ id, version: 2, ...now }]);
    expect((await update({ id, opis: 'samo opis' })).statusCode).toBe(200);
    expect(await get(id)).toEqual([{ id, version: 3, ...now, opis: 'samo opis' }]);
    expect((await update({ id, godina_: null })).statusCode).toBe(200);
    expect(await get(id)).toMatchObject([{ godina: null, version: 4 }]);
    expect((await update({ id, img: '' })).json()).toMatchObject({ message: 'Slika nije dodana' });
  });

  test.each([
    ['3', 'ožujak'],
    ['03', 'ožujak'],
    [' Rujan', 'rujan'],
    ['13', '13'],
    ['zima', 'zima'],
    [null, ''],
  ])('the month %j is stored as %j', async (mjesec, stored) => {
    const { id } = (await create({ mjesec })).json();
    expect(await get(id)).toMatchObject([{ mjesec: stored }]);
  });

  test('have one number in one year, also when two are added at once; what has it already may keep it', async () => {
    const answers = await Promise.all([create(), create({ broj: '0083' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { id } = answers.find(({ statusCode }) => statusCode === 200)!.json();
    const message = 'Olimp 083 za 2026. već postoji.';
    const refused = { message, code: 'number-taken', errors: [{ field: 'broj', message, id }] };
    expect((await create()).json()).toEqual(refused);
    const { id: next } = (await create({ godina: null })).json();
    const moved = await update({ id: next, godina_: 2026 });
    expect([moved.statusCode, moved.json()]).toEqual([409, refused]);
    const double = await makeIssue(db(), { broj: '84', godina: 2026 });
    await db().write((within) =>
      within.updateTable('magazine_issues').set({ broj: '083' }).where('id', '=', double).execute(),
    );
    expect((await update({ id: double, broj_olimpa: '83', godina_: 2026, opis: 'd' })).statusCode).toBe(200);
  });

  test('are listed by their number, the highest first', async () => {
    for (const broj of ['9', '083', '10', '100']) await create({ broj });
    const list = (await testApp.call(magazineIssueRoutes.listIssues)).json<{ broj: string }[]>();
    expect(list.map(({ broj }) => broj)).toEqual(['0100', '083', '010', '09']);
  });

  test('know whether their PDF is there, also under a former name, and are named where it is used', async () => {
    const pdf = { path: 'dokumenti/olimp 83.pdf', bytes: '%PDF-1.4', media_type: 'application/pdf' };
    const { id: file } = await makeFile(testApp.dependencies, pdf);
    const id = await makeIssue(db(), { link: 'dokumenti/olimp 83.pdf' });
    const isMissing = async () => (await get(id, { as }))[0].pdf_missing;
    expect(await isMissing()).toBe(0);
    expect(await get(id, { as })).toMatchObject([{ pdf_size: '%PDF-1.4'.length }]);
    await testApp.call(mediaRoutes.updateFile, { as, params: { id: file }, rawBody: { name: 'novi.pdf' } });
    expect(await isMissing()).toBe(0);
    const details = (await testApp.call(mediaRoutes.getFile, { as, params: { id: file } })).json();
    const uses = [{ kind: 'magazineIssue', record_id: id, title: 'Olimp 083' }];
    expect(details).toMatchObject({ total_uses: 1, uses });
    await testApp.call(mediaRoutes.deleteFiles, { as, body: { ids: [file] } });
    expect(await isMissing()).toBe(1);
  });

  test('count for staff the gaps between their articles and the pages of several articles', async () => {
    const [whole, faulty] = [await makeIssue(db()), await makeIssue(db(), { broj: '84' })];
    const pages = [
      [whole, 3, 5],
      [whole, 6, null],
      [faulty, 3, 6],
      [faulty, 5, 8],
      [faulty, 10, 11],
      [faulty, 14, 14],
      [faulty, null, null],
    ];
    for (const [broj_id, stranica_start, stranica_kraj] of pages) {
      await makeArticle(db(), { broj_id, stranica_start, stranica_kraj });
    }
    const found = { gaps: 2, overlaps: 2 };
    expect((await testApp.call(magazineIssueRoutes.listIssues, { as })).json()).toMatchObject([
      { id: faulty, ...found },
      { id: whole, gaps: 0, overlaps: 0 },
    ]);
    expect(await get(faulty, { as })).toMatchObject([found]);
    expect((await get(faulty))[0]).not.toHaveProperty('gaps');
    expect((await testApp.call(magazineIssueRoutes.listIssues)).json()[0]).not.toHaveProperty('gaps');
  });

  test('are listed with as many queries for three as for one', async () => {
    await makeIssue(db());
    const list = (counted: Db) => listIssues(counted, { seesEverything: true });
    const ofOne = await countQueries(db().read, list);
    for (const broj of ['84', '85'])
      await makeArticle(db(), { broj_id: await makeIssue(db(), { broj }), stranica_start: 3 });
    expect(await countQueries(db().read, list)).toBe(ofOne);
  });

  test('come back from the bin before their articles', async () => {
    const id = await makeIssue(db());
    const article = await makeArticle(db(), { broj_id: id });
    await testApp.call(magazineArticleRoutes.deleteMagazineArticle, { as, params: { id: article } });
    await testApp.call(magazineIssueRoutes.deleteIssue, { as, params: { id } });
    const restoreArticle = () =>
      testApp.call(magazineArticleRoutes.restoreMagazineArticles, { as, body: { ids: [article] } });
    expect((await restoreArticle()).json()).toMatchObject({ code: 'issue-gone' });
    await testApp.call(magazineIssueRoutes.restoreMagazineIssues, { as, body: { ids: [id] } });
    expect((await restoreArticle()).statusCode).toBe(200);
    expect((await getArticle(article)).json()[0].broj_id).toBe(id);
  });
});
