import { magazineIssueRoutes } from '@baklja/contract/features/magazine-issues';
import { mediaRoutes } from '@baklja/contract/features/media';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { makeTextPdf } from '../testing/documents/make-text-pdf.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { deleteMagazine, makeArticle, makeIssue } from '../testing/records/make-magazine.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { readMagazineTexts } from './read-magazine-texts.ts';

const as = 'olimp';

/** Asks for a password before it can be opened. */
const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<01> <01>]`;

describe.each(DATABASE_NAMES)('the archive of the magazine on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let made = 0;

  const db = () => testApp.dependencies.database;

  beforeEach(() => deleteMagazine(db()));

  const read = (signal = new AbortController().signal) => readMagazineTexts({ ...testApp.dependencies, signal });
  const search = async (text: string) =>
    (await testApp.call(magazineIssueRoutes.findPages, { query: { text } })).json();
  const addFile = async (bytes: Buffer): Promise<{ id: number; path: string }> => {
    made += 1;
    const path = `dokumenti/broj ${made}.pdf`;
    const { id } = await makeFile(testApp.dependencies, { path, bytes, media_type: 'application/pdf' });
    return { id, path };
  };
  const addIssue = async (pages: readonly string[] | Buffer, broj = '83') => {
    const { id: file, path: link } = await addFile(Buffer.isBuffer(pages) ? pages : makeTextPdf(pages));
    return { file, id: await makeIssue(db(), { broj, link, godina: 2026, mjesec: 'rujan' }) };
  };

  test('finds the page with all words, folded, and answers their sentence and the article of the page', async () => {
    const { id } = await addIssue([
      'Naslovnica',
      'Uvod. Klara Šlovčić vesla u Čabru. Kraj.',
      'Prijelaz na dvo-\njac bez kormilara bio je brz. Drugo.',
    ]);
    const article_id = await makeArticle(db(), {
      naslov: 'Veslanje',
      broj_id: id,
      stranica_start: 2,
      stranica_kraj: 2,
    });
    expect(await search('cabru')).toMatchObject({
      pages: [],
      total: 0,
      unsearchable: [{ issue_id: id, reason: 'waiting' }],
    });
    await read();
    expect(await search(' ČABR  klara')).toEqual({
      pages: [
        {
          ...{ issue_id: id, broj: '083', godina: 2026, mjesec: 'rujan', slika: 'images/olimp-083.jpg' },
          ...{ link: 'dokumenti/broj 1.pdf'.replace('1', String(made)), page: 2 },
          sentence: 'Klara Šlovčić vesla u Čabru.',
          ...{ article_id, article_title: 'Veslanje' },
        },
      ],
      total: 1,
      issues: 1,
      unsearchable: [],
    });
    expect((await search('dvojac')).pages).toMatchObject([
      { page: 3, sentence: 'Prijelaz na dvojac bez kormilara bio je brz.', article_id: null, article_title: null },
    ]);
    expect((await search('klara dvojac')).total).toBe(0);
  });

  test('takes signs of a query language as words', async () => {
    await addIssue(['Naslovnica']);
    await read();
    for (const text of ['', '   ', '"', "'", '*', '(', 'AND', 'NEAR(a b)', 'x:y', '\\', '-', '%', '!', 'a & b | c']) {
      expect([text, await search(text)]).toMatchObject([text, { pages: [], total: 0, issues: 1 }]);
    }
  });

  test('has the latest issue first, and pages in their order', async () => {
    const older = await addIssue(['zlato', 'srebro', 'zlato'], '9');
    const newer = await addIssue(['bronca', 'zlato'], '10');
    await read();
    const { pages } = await search('zlato');
    expect(pages.map(({ issue_id, page }: { issue_id: number; page: number }) => [issue_id, page])).toEqual([
      [newer.id, 2],
      [older.id, 1],
      [older.id, 3],
    ]);
  });

  test('says which issues cannot be searched, and why', async () => {
    const damaged = await addIssue(Buffer.from('%PDF-1.7\nnothing that a reader understands'), '4');
    const locked = await addIssue(makeTextPdf(['tajna'], { trailer: LOCK }), '3');
    const scanned = await addIssue(['', ''], '2');
    const missing = await makeIssue(db(), { broj: '1', link: 'dokumenti/nikad.pdf' });
    await read();
    const { issues, unsearchable } = await search('tajna');
    expect(issues).toBe(0);
    expect(unsearchable).toEqual([
      { issue_id: damaged.id, broj: '04', reason: 'damaged', pages: 0, pages_read: 0 },
      { issue_id: locked.id, broj: '03', reason: 'locked', pages: 0, pages_read: 0 },
      { issue_id: scanned.id, broj: '02', reason: 'no-text', pages: 2, pages_read: 2 },
      { issue_id: missing, broj: '01', reason: 'missing', pages: 0, pages_read: 0 },
    ]);
  });

  test('reads a replaced PDF again, and a renamed one not', async () => {
    const { id, file } = await addIssue(['stari tekst']);
    await read();
    await testApp.call(mediaRoutes.updateFile, { as, params: { id: file }, rawBody: { name: `novo ime ${made}.pdf` } });
    expect(await search('stari')).toMatchObject({ total: 1, issues: 1 });
    const other = await addFile(makeTextPdf(['novi tekst']));
    await testApp.call(magazineIssueRoutes.updateIssue, { as, rawBody: { id, pdf: other.path } });
    expect(await search('novi')).toMatchObject({ total: 0, unsearchable: [{ reason: 'waiting' }] });
    await read();
    expect(await search('novi')).toMatchObject({ total: 1, issues: 1 });
    expect((await search('stari')).total).toBe(0);
  });

  test('continues after a crash, and two nodes that read at once leave each page once', async () => {
    const pages = Array.from({ length: 45 }, (_, place) => `stranica ${place + 1}`);
    const { id } = await addIssue(pages);
    const crash = new AbortController();
    const { database } = testApp.dependencies;
    const write = database.write.bind(database);
    const crashing = {
      ...database,
      write: (...work: Parameters<typeof write>) => write(...work).finally(() => crash.abort()),
    };
    await readMagazineTexts({ ...testApp.dependencies, database: crashing as typeof database, signal: crash.signal });
    expect(await search('stranica')).toMatchObject({
      total: 20,
      unsearchable: [{ issue_id: id, reason: 'waiting', pages: 45, pages_read: 20 }],
    });
    await Promise.all([read(), read()]);
    await read();
    expect(await search('stranica')).toMatchObject({ total: 45, issues: 1, unsearchable: [] });
    expect((await search('stranica 45')).pages).toMatchObject([{ page: 45 }]);
  });

  test('loses the text of a deleted issue, and reads a restored one again', async () => {
    const { id } = await addIssue(['zlato']);
    await read();
    await testApp.call(magazineIssueRoutes.deleteIssue, { as, params: { id } });
    expect(await search('zlato')).toMatchObject({ total: 0, issues: 0, unsearchable: [] });
    await testApp.call(magazineIssueRoutes.restoreMagazineIssues, { as, body: { ids: [id] } });
    await read();
    expect(await search('zlato')).toMatchObject({ total: 1, issues: 1 });
  });
});
