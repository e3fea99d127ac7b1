import { magazineRoutes } from '@baklja/contract/features/magazine';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine-articles';
import { magazineIssueRoutes, NEW_ISSUE_COLUMNS } from '@baklja/contract/features/magazine-issues';
import { mediaRoutes } from '@baklja/contract/features/media';
import { MAGAZINE_ARTICLES_PAGE_SIZE } from '@baklja/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/schema.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeAuthor, makeIssue } from '../../testing/records/make-magazine.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { listIssues } from './issues.store.ts';

const as = 'olimp';

describe.each(DATABASE_NAMES)('the magazine on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeEach(async () => {
    await testApp.dependencies.database.write(async (transaction) => {
      for (const table of [
        'magazine_article_authors',
        'magazine_articles',
        'magazine_issues',
        'magazine_authors',
      ] as const)
        await transaction.deleteFrom(table).execute();
      await transaction.deleteFrom('magazine_sections').execute();
    });
  });

  const db = () => testApp.dependencies.database;

  describe('issues', () => {
    const WHOLE = {
      ...{ broj: '83', godina: 2026, mjesec: 'rujan', graficka_priprema: 'Slog', tisak: 'Tiskara Primjer' },
      ...{ issuu: 'https://issuu.com/primjer', link: 'dokumenti/olimp.pdf', slika: 'images/olimp.jpg' },
      ...{ urednik_id: null, prijevod_id: null, produkcija_id: null, nakladnik: 'Nakladnik', naklada: '3.000' },
      ...{ dodatno: 'd', dodatno_eng: 'e', opis: 'Opis broja' },
    };
    const rowOf = (values: object = {}) => {
      const whole: Record<string, unknown> = { ...WHOLE, ...values };
      return NEW_ISSUE_COLUMNS.map((column) => whole[column] ?? null);
    };
    const create = (values: object = {}) =>
      testApp.call(magazineIssueRoutes.createIssue, { as, rawBody: rowOf(values) });
    const update = (body: object) => testApp.call(magazineIssueRoutes.updateIssue, { as, rawBody: body });
    const get = async (id: number, who: object = {}) =>
      (await testApp.call(magazineIssueRoutes.getIssue, { ...who, params: { id } })).json();

    test('are added from a row of 16 values, and read by everyone as specified', async () => {
      const editor = await makeAuthor(db());
      const { id, message } = (await create({ urednik_id: editor })).json();
      expect(message).toBe('Broj Olimpa je spremljen.');
      const shown = { ...WHOLE, id, broj: '083', urednik_id: editor, version: 1 };
      expect(await get(id)).toEqual([shown]);
      expect(await get(id, { as: 'tipfeler' })).toEqual([shown]);
      expect(await get(id, { as })).toMatchObject([
        {
          ...shown,
          articles: 0,
          pages: 0,
          ...{ pdf_missing: 1, pdf_size: 0, gaps: 0, overlaps: 0 },
          modified: TEST_NOW.toISOString(),
          modified_by_name: expect.any(String),
        },
      ]);
      expect((await testApp.call(magazineIssueRoutes.getIssue, { params: { id: 99_999 } })).statusCode).toBe(404);
    });

    test.each([
      ['5', '05'],
      ['75', '075'],
      ['075', '075'],
      [8, '08'],
      [' 12 ', '012'],
      ['100', '0100'],
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

    test('are refused with a row of another length', async () => {
      const rawBody = rowOf().slice(1);
      expect((await testApp.call(magazineIssueRoutes.createIssue, { as, rawBody })).statusCode).toBe(400);
    });

    test('are changed by the fields of the specification, and keep what is left out', async () => {
      const author = await makeAuthor(db());
      const { id } = (await create()).json();
      const changed = {
        ...{ broj_olimpa: '84', godina_: '2027', mjesec: 3, graficka: 'a', tisak: 'b', issue: 'http://i.example' },
        ...{
          pdf: 'dokumenti/b.pdf',
          img: 'images/b.jpg',
          urednik: author,
          prijevod: String(author),
          produkcija: author,
        },
        ...{ nakladnik: 'c', naklada: 500, dodatno: 'f', dodatnoEng: 'g', opis: 'h' },
      };
      expect((await update({ id, ...changed, version: 1 })).json()).toMatchObject({ version: 2 });
      const now = {
        ...{ broj: '084', godina: 2027, mjesec: '3', graficka_priprema: 'a', tisak: 'b', issuu: 'http://i.example' },
        ...{ link: 'dokumenti/b.pdf', slika: 'images/b.jpg', urednik_id: author, prijevod_id: author },
        ...{ produkcija_id: author, nakladnik: 'c', naklada: '500', dodatno: 'f', dodatno_eng: 'g', opis: 'h' },
      };
      expect(await get(id)).toEqual([{ id, version: 2, ...now }]);
      expect((await update({ id, opis: 'samo opis' })).statusCode).toBe(200);
      expect(await get(id)).toEqual([{ id, version: 3, ...now, opis: 'samo opis' }]);
      expect((await update({ id, godina_: null })).statusCode).toBe(200);
      expect(await get(id)).toMatchObject([{ godina: null, version: 4 }]);
      expect((await update({ id, img: '' })).json()).toMatchObject({ message: 'Slika nije dodana' });
      expect((await update({ id, opis: 'x', version: 1 })).json()).toMatchObject({ code: 'stale' });
      expect((await update({ id: 99_999, opis: 'x' })).statusCode).toBe(404);
    });

    test('are listed by their number, the highest first', async () => {
      for (const broj of ['9', '083', '10', '100']) await create({ broj });
      const list = (await testApp.call(magazineIssueRoutes.listIssues)).json<{ broj: string }[]>();
      expect(list.map(({ broj }) => broj)).toEqual(['0100', '083', '010', '09']);
    });

    test('know whether their PDF is there, also under a former name, and are named where it is used', async () => {
      const { id: file } = await makeFile(testApp.dependencies, {
        path: 'dokumenti/olimp 83.pdf',
        bytes: '%PDF-1.4',
        media_type: 'application/pdf',
      });
      const id = await makeIssue(db(), { link: 'dokumenti/olimp 83.pdf' });
      const isMissing = async () => (await get(id, { as }))[0].pdf_missing;
      expect(await isMissing()).toBe(0);
      expect(await get(id, { as })).toMatchObject([{ pdf_size: '%PDF-1.4'.length }]);
      await testApp.call(mediaRoutes.updateFile, { as, params: { id: file }, rawBody: { name: 'novi.pdf' } });
      expect(await isMissing()).toBe(0);
      const details = (await testApp.call(mediaRoutes.getFile, { as, params: { id: file } })).json();
      expect(details).toMatchObject({
        total_uses: 1,
        uses: [{ kind: 'magazineIssue', record_id: id, title: 'Olimp 083' }],
      });
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
        await makeArticle({ broj_id, stranica_start, stranica_kraj });
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
        await makeArticle({ broj_id: await makeIssue(db(), { broj }), stranica_start: 3 });
      expect(await countQueries(db().read, list)).toBe(ofOne);
    });

    test('with articles are not deleted; others go to the bin and come back', async () => {
      const id = await makeIssue(db());
      const article = await makeArticle({ broj_id: id });
      const remove = () => testApp.call(magazineIssueRoutes.deleteIssue, { as, params: { id } });
      expect((await remove()).json()).toMatchObject({
        code: 'in-use',
        message: expect.stringContaining('1 članak Olimpa'),
      });
      const uses = await testApp.call(magazineIssueRoutes.listIssueReferences, { as, params: { id } });
      expect(uses.json()).toMatchObject({
        total: 1,
        references: [{ kind: 'magazineArticle', id: article, title: 'Naslov' }],
      });
      await testApp.call(magazineArticleRoutes.deleteMagazineArticle, { as, params: { id: article } });
      expect((await remove()).statusCode).toBe(200);
      const restoreArticle = () =>
        testApp.call(magazineArticleRoutes.restoreMagazineArticles, { as, body: { ids: [article] } });
      expect((await restoreArticle()).json()).toMatchObject({ code: 'issue-gone' });
      expect(
        (await testApp.call(magazineIssueRoutes.restoreMagazineIssues, { as, body: { ids: [id] } })).statusCode,
      ).toBe(200);
      expect((await restoreArticle()).statusCode).toBe(200);
      expect((await getArticle(article)).json()[0].broj_id).toBe(id);
    });
  });

  const makeArticle = async (body: object = {}): Promise<number> =>
    (
      await testApp.call(magazineArticleRoutes.createMagazineArticle, { as, rawBody: { naslov: 'Naslov', ...body } })
    ).json().id;
  const getArticle = (id: number) => testApp.call(magazineArticleRoutes.getMagazineArticle, { params: { id } });
  const addSection = async (naziv: string): Promise<number> =>
    (await testApp.call(magazineRoutes.createMagazineSection, { as, rawBody: [naziv] })).json().id;

  describe('articles', () => {
    const create = (body: object) => testApp.call(magazineArticleRoutes.createMagazineArticle, { as, rawBody: body });
    const update = (body: object) => testApp.call(magazineArticleRoutes.updateMagazineArticle, { as, rawBody: body });
    const list = async (query: object = {}, page = 1, search = '-') =>
      (await testApp.call(magazineArticleRoutes.listMagazineArticles, { params: { page, search }, query })).json();

    test('keep several authors in order, and are read as specified', async () => {
      const [a, b] = [await makeAuthor(db()), await makeAuthor(db(), { ime: 'Borna', prezime: 'Primjerić' })];
      const [issue, section] = [await makeIssue(db()), await addSection('Povijest')];
      const body = {
        ...{ naslov: 'Od četverca do dvojca', podnaslov: 'London', broj_id: issue, rubrika_id: String(section) },
        ...{
          autor_id: `${b}|${a}`,
          foto_autor_id: a,
          stranica_start: '16',
          stranica_kraj: 21,
          tagovi: 'veslanje,Pariz',
        },
        puni_sadrzaj: '<p>Tekst<script>alert(1)</script></p>',
      };
      const { id } = (await create(body)).json();
      const shown = {
        ...body,
        ...{ id, rubrika_id: section, stranica_start: 16, puni_sadrzaj: '<p>Tekst</p>', version: 1 },
        ...{ broj: '083', rubrika: 'Povijest', autori: 'Borna Primjerić, Tena Uzorić' },
      };
      expect((await getArticle(id)).json()).toEqual([shown]);
      const edited = await testApp.call(magazineArticleRoutes.getEditedMagazineArticle, { as, params: { id } });
      expect(edited.json()).toMatchObject([{ ...shown, modified: TEST_NOW.toISOString() }]);
      expect((await getArticle(99_999)).statusCode).toBe(404);
    });

    test('are changed by the fields of the specification in both spellings, and keep what is left out', async () => {
      const author = await makeAuthor(db());
      const id = await makeArticle({ autor_id: String(author), podnaslov: 'Ostaje' });
      const answer = await update({
        id,
        naslov: 'Novi',
        photo_autor_id: author,
        puni_sardrzaj: '<p>a</p>',
        version: 1,
      });
      expect(answer.json()).toMatchObject({ version: 2, modified: TEST_NOW.toISOString() });
      expect((await getArticle(id)).json()).toMatchObject([
        {
          naslov: 'Novi',
          podnaslov: 'Ostaje',
          autor_id: String(author),
          foto_autor_id: author,
          puni_sadrzaj: '<p>a</p>',
        },
      ]);
      await update({ id, puni_sadrzaj: '<p>b</p>', autor: '' });
      expect((await getArticle(id)).json()).toMatchObject([
        { autor_id: '', puni_sadrzaj: '<p>b</p>', foto_autor_id: author },
      ]);
      await update({ id, autor: author });
      expect((await getArticle(id)).json()[0].autor_id).toBe(String(author));
      expect((await update({ id, naslov: 'x', version: 1 })).json()).toMatchObject({ code: 'stale' });
      expect((await update({ id: 99_999, naslov: 'x' })).statusCode).toBe(404);
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
      const id = await makeArticle({ autor_id: String(author) });
      const answer = await update({ id, naslov: 'Novi', autor: `${author}|${author}` });
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Isti je autor naveden dvaput.']);
      expect((await getArticle(id)).json()).toMatchObject([{ naslov: 'Naslov', version: 1 }]);
    });

    test('are listed by issue and page, 20 a page, and found by words, issue, section and author', async () => {
      const [older, newer] = [await makeIssue(db(), { broj: '9' }), await makeIssue(db(), { broj: '10' })];
      const [author, section] = [await makeAuthor(db()), await addSection('Edukacija')];
      const inOlder = await makeArticle({ broj_id: older, naslov: 'Čamac', stranica_start: 3 });
      const second = await makeArticle({ broj_id: newer, rubrika_id: section, stranica_start: 9 });
      const first = await makeArticle({ broj_id: newer, autor_id: String(author), stranica_start: 4 });
      const without = await makeArticle({ podnaslov: 'o čamcima' });
      const ids = async (...request: Parameters<typeof list>) =>
        (await list(...request)).articles.map((article: { id: number }) => article.id);
      expect(await ids()).toEqual([first, second, inOlder, without]);
      expect(await ids({}, 1, 'cam')).toEqual([inOlder, without]);
      expect(await ids({ search: 'ČAMC' })).toEqual([without]);
      expect(await ids({ broj_id: newer })).toEqual([first, second]);
      expect(await ids({ rubrika_id: section })).toEqual([second]);
      expect(await ids({ autor_id: author })).toEqual([first]);
      for (let count = 4; count <= MAGAZINE_ARTICLES_PAGE_SIZE; count += 1) await makeArticle();
      expect(await list()).toMatchObject({ numPages: 2, total: 21 });
      expect((await list({}, 2)).articles).toHaveLength(1);
      expect((await list({}, 3)).articles).toEqual([]);
    });

    test('are deleted several at a time, and authors and sections that nothing names too', async () => {
      const [author, section] = [await makeAuthor(db()), await addSection('Povijest')];
      const ids = [await makeArticle({ autor_id: String(author) }), await makeArticle({ rubrika_id: section })];
      const removeAuthors = () => testApp.call(magazineRoutes.deleteMagazineAuthors, { as, body: { ids: [author] } });
      const removeSections = () =>
        testApp.call(magazineRoutes.deleteMagazineSections, { as, body: { ids: [section] } });
      expect([(await removeAuthors()).statusCode, (await removeSections()).statusCode]).toEqual([409, 409]);
      const removed = await testApp.call(magazineArticleRoutes.deleteMagazineArticles, { as, body: { ids } });
      expect(removed.json()).toEqual({ message: 'Izbrisano: 2 članka Olimpa.' });
      expect((await list()).total).toBe(0);
      expect([(await removeAuthors()).statusCode, (await removeSections()).statusCode]).toEqual([200, 200]);
    });

    test('come back from the bin with their authors, without those who are gone', async () => {
      const [a, b] = [await makeAuthor(db()), await makeAuthor(db(), { ime: 'Borna' })];
      const id = await makeArticle({ autor_id: `${b}|${a}` });
      await testApp.call(magazineArticleRoutes.deleteMagazineArticle, { as, params: { id } });
      expect((await getArticle(id)).statusCode).toBe(404);
      await testApp.call(magazineRoutes.deleteMagazineAuthor, { as, params: { id: b } });
      await testApp.call(magazineArticleRoutes.restoreMagazineArticles, { as, body: { ids: [id] } });
      expect((await getArticle(id)).json()[0].autor_id).toBe(String(a));
    });
  });

  describe('authors and sections', () => {
    const add = (row: unknown) => testApp.call(magazineRoutes.createMagazineAuthor, { as, rawBody: row });
    const remove = (id: number) => testApp.call(magazineRoutes.deleteMagazineAuthor, { as, params: { id } });

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

    test('of authors are changed with what is left out kept, and not deleted while an article or imprint names them', async () => {
      const id = await makeAuthor(db(), { pref: 'dr.' });
      const update = { as, rawBody: { id, prezime: 'Novi', version: 1 } } as const;
      expect((await testApp.call(magazineRoutes.updateMagazineAuthor, update)).statusCode).toBe(200);
      const read = () => testApp.call(magazineRoutes.getMagazineAuthor, { as, params: { id } });
      expect((await read()).json()).toMatchObject({
        pref: 'dr.',
        prezime: 'Novi',
        articles: 0,
        photographs: 0,
        issues: 0,
      });
      const article = await makeArticle({ autor_id: String(id), foto_autor_id: id });
      const issue = await makeIssue(db(), { prijevod_id: id });
      expect((await read()).json()).toMatchObject({ articles: 1, photographs: 1, issues: 1 });
      const refused = await remove(id);
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        'Autor „Tena Novi” je u upotrebi i ne može se izbrisati. Koriste ga: 1 članak Olimpa, 1 članak s fotografijama, 1 impresum.',
      ]);
      const uses = await testApp.call(magazineRoutes.listMagazineAuthorReferences, { as, params: { id } });
      expect(uses.json()).toMatchObject({ total: 3 });
      await testApp.call(magazineArticleRoutes.deleteMagazineArticle, { as, params: { id: article } });
      await testApp.call(magazineIssueRoutes.deleteIssue, { as, params: { id: issue } });
      expect((await remove(id)).statusCode).toBe(200);
      expect((await testApp.call(magazineRoutes.restoreMagazineAuthors, { as, body: { ids: [id] } })).statusCode).toBe(
        200,
      );
    });

    test('of authors are merged in one step, and parted again when the second comes back', async () => {
      const [stays, goes, third] = [
        await makeAuthor(db()),
        await makeAuthor(db(), { ime: 'T.', email: 't@example.org' }),
        await makeAuthor(db(), { ime: 'Borna' }),
      ];
      const alone = await makeArticle({ autor_id: `${third}|${goes}`, foto_autor_id: goes });
      const both = await makeArticle({ autor_id: `${goes}|${third}|${stays}` });
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
      expect((await merge({ id: stays, merged_id: goes, version: 7 })).json()).toMatchObject({ code: 'stale' });
      expect(await signers()).toEqual([`${third}|${goes}`, `${goes}|${third}|${stays}`]);

      const answer = await merge({ id: stays, merged_id: goes, email: 't@example.org', version: 1 });
      expect(answer.json()).toEqual({ message: 'Autori su spojeni.', version: 2 });
      expect(await signers()).toEqual([`${third}|${stays}`, `${stays}|${third}`]);
      expect((await getArticle(alone)).json()[0]).toMatchObject({ foto_autor_id: stays, version: 3 });
      expect(await editor()).toBe(stays);
      const read = (id: number) => testApp.call(magazineRoutes.getMagazineAuthor, { as, params: { id } });
      expect((await read(stays)).json()).toMatchObject({ email: 't@example.org', articles: 2 });
      expect((await read(goes)).statusCode).toBe(404);

      await testApp.call(magazineRoutes.restoreMagazineAuthors, { as, body: { ids: [goes] } });
      expect(await signers()).toEqual([`${third}|${goes}`, `${goes}|${third}|${stays}`]);
      expect((await getArticle(alone)).json()[0].foto_autor_id).toBe(goes);
      expect(await editor()).toBe(goes);
    });

    test('of sections exist once in any case and with any marks, and are not deleted while an article has them', async () => {
      const id = await addSection('Povijest');
      const again = await testApp.call(magazineRoutes.createMagazineSection, { as, rawBody: [' POVIJEST '] });
      expect(again.statusCode).toBe(409);
      const rename = { as, rawBody: { id, naziv: 'Povijest sporta' } } as const;
      expect((await testApp.call(magazineRoutes.updateMagazineSection, rename)).statusCode).toBe(200);
      const article = await makeArticle({ rubrika_id: id });
      const removeSection = () => testApp.call(magazineRoutes.deleteMagazineSection, { as, params: { id } });
      expect((await removeSection()).json()).toMatchObject({ code: 'in-use' });
      const uses = await testApp.call(magazineRoutes.listMagazineSectionReferences, { as, params: { id } });
      expect(uses.json()).toMatchObject({ total: 1 });
      expect((await testApp.call(magazineRoutes.listMagazineSections)).json()).toEqual([
        { id, naziv: 'Povijest sporta', version: 2 },
      ]);
      const one = await testApp.call(magazineRoutes.getMagazineSection, { as, params: { id } });
      expect(one.json()).toMatchObject({ id, articles: 1 });
      await testApp.call(magazineArticleRoutes.deleteMagazineArticle, { as, params: { id: article } });
      expect((await removeSection()).statusCode).toBe(200);
      await testApp.call(magazineRoutes.restoreMagazineSections, { as, body: { ids: [id] } });
      expect((await testApp.call(magazineRoutes.listMagazineSections)).json()).toHaveLength(1);
    });
  });
});
