import { Readable } from 'node:stream';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { beforeEach, describe, expect, test } from 'vitest';
import { countRows } from '../db/count-rows.ts';
import { UnavailableError } from '../errors.ts';
import { refuseText, storePages, type Turn, takeTurn } from '../features/magazine/page-texts.store.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { makeTextPdf } from '../testing/documents/make-text-pdf.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { deleteMagazine, makeArticle, makeIssue } from '../testing/records/make-magazine.ts';
import { runTogether } from '../testing/run-together.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { readMagazineTexts } from './read-magazine-texts.ts';

const as = 'olimp';

/** Asks for a password before it can be opened. */
const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<01> <01>]`;

describe.each(DATABASE_NAMES)('the archive of the magazine on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let made = 0;

  const db = () => testApp.dependencies.database;

  beforeEach(() => {
    testApp.setNow(TEST_NOW);
    return deleteMagazine(db());
  });

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
    const place = { broj_id: id, stranica_start: 2, stranica_kraj: 2 };
    const article_id = await makeArticle(db(), { naslov: 'Veslanje', ...place });
    const waiting = [{ issue_id: id, reason: 'waiting' }];
    expect(await search('cabru')).toMatchObject({ pages: [], total: 0, unsearchable: waiting });
    await read();
    expect(await search(' ČABR  klara')).toEqual({
      pages: [
        {
          issue_id: id,
          broj: '083',
          godina: 2026,
          mjesec: 'rujan',
          slika: 'images/olimp-083.jpg',
          pictures: { slika: null },
          link: 'dokumenti/broj 1.pdf'.replace('1', String(made)),
          page: 2,
          sentence: 'Klara Šlovčić vesla u Čabru.',
          article_id,
          article_title: 'Veslanje',
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
    expect(await takeAndStore('stari tekst')).toBe(true);
    await testApp.call(mediaRoutes.updateFile, { as, params: { id: file }, rawBody: { name: `novo ime ${made}.pdf` } });
    expect(await search('stari')).toMatchObject({ total: 1, issues: 1 });
    expect(await takeAndStore('stari tekst')).toBe(false);
    const other = await addFile(makeTextPdf(['novi tekst']));
    await testApp.call(magazineIssueRoutes.updateIssue, { as, rawBody: { id, pdf: other.path } });
    expect(await search('novi')).toMatchObject({ total: 0, unsearchable: [{ reason: 'waiting' }] });
    expect(await takeAndStore('novi tekst')).toBe(true);
    expect(await search('novi')).toMatchObject({ total: 1, issues: 1 });
    expect((await search('stari')).total).toBe(0);
  });

  // Each turn starts a process, which is the same on both databases.
  test.runIf(databaseName === 'SQLite')('continues after an orderly stop, which is no failed try', async () => {
    const pages = Array.from({ length: 45 }, (_, place) => `stranica ${place + 1}`);
    const { id } = await addIssue(pages);
    await readUntilPages(20);
    expect(await search('stranica')).toMatchObject({
      total: 20,
      unsearchable: [{ issue_id: id, reason: 'waiting', pages: 45, pages_read: 20 }],
    });
    expect(await textRow(id)).toMatchObject({ tries: 0, lease_node: null, lease_until: null });
    await read();
    expect(await search('stranica')).toMatchObject({ total: 45, issues: 1, unsearchable: [] });
    expect((await search('stranica 45')).pages).toMatchObject([{ page: 45 }]);
  });

  test('gives a PDF back when the storage is away, and when it is stopped before the first page is read', async () => {
    const { id } = await addIssue(['zlato']);
    const stopping = new AbortController();
    const readFrom = (readFile: () => Promise<Readable>) => {
      const files = { read: readFile } as unknown as FileStorage;
      return readMagazineTexts({ ...testApp.dependencies, files, signal: stopping.signal });
    };
    await expect(readFrom(() => Promise.reject(new UnavailableError()))).rejects.toThrow(UnavailableError);
    expect(await textRow(id)).toMatchObject({ state: 'reading', tries: 0, lease_node: null });
    await readFrom(async () => {
      stopping.abort();
      return Readable.from(['%PDF']);
    });
    expect(await textRow(id)).toMatchObject({ state: 'reading', tries: 0, lease_node: null });
  });

  test('gives a PDF to one of two processes that ask at the same moment', async () => {
    const { id } = await addIssue(['zlato']);
    await readUntilPages(0);
    const turns = await runTogether(db(), 'magazine_texts', [() => take('first'), () => take('second')]);
    expect(turns.filter(Boolean)).toMatchObject([{ issue_id: id, from: 1 }]);
  });

  test('tries a PDF again after the process that read it has died, and calls it damaged after two', async () => {
    const { id } = await addIssue(['zlato']);
    await take('first');
    testApp.setNow(later(119));
    expect(await take('second')).toBeUndefined();
    testApp.setNow(later(120));
    expect(await take('second')).toMatchObject({ issue_id: id, from: 1 });
    expect(await textRow(id)).toMatchObject({ state: 'reading', tries: 2, lease_node: 'second' });
    testApp.setNow(later(240));
    expect(await take('third')).toBeUndefined();
    expect(await textRow(id)).toMatchObject({ state: 'damaged', tries: 0, lease_node: null });
    const [issue] = (await testApp.call(magazineIssueRoutes.getIssue, { as, params: { id } })).json();
    expect(issue.pdf_text).toBe('damaged');
    expect((await testApp.call(magazineIssueRoutes.listIssues, { as })).json()).toMatchObject([
      { pdf_text: 'damaged' },
    ]);
  });

  test('counts only the tries since pages were last stored', async () => {
    const { id } = await addIssue(Array(45).fill('zlato'));
    await take('first');
    testApp.setNow(later(120));
    const second = (await take('second'))!;
    expect(await store(second, { from: 1, pages: 45, texts: ['zlato'] })).toBe(true);
    expect(await textRow(id)).toMatchObject({ tries: 0, pages_read: 1, lease_until: later(240).toISOString() });
    testApp.setNow(later(240));
    expect(await take('third')).toMatchObject({ from: 2 });
  });

  test('takes a PDF whose lease a clock that ran ahead has set', async () => {
    const { id } = await addIssue(['zlato']);
    testApp.setNow(later(24 * 60 * 60));
    await take('ahead');
    testApp.setNow(TEST_NOW);
    expect(await take('right')).toMatchObject({ issue_id: id });
  });

  test('stores no page of a PDF that was replaced, nor of a turn that is over', async () => {
    const { id } = await addIssue(['stari tekst', 'stari tekst']);
    const old = (await take('node'))!;
    const other = await addFile(makeTextPdf(['novi tekst']));
    await testApp.call(magazineIssueRoutes.updateIssue, { as, rawBody: { id, pdf: other.path } });
    const present = (await take('node'))!;
    expect(await store(old, { from: 1, pages: 2, texts: ['stari tekst'] })).toBe(false);
    await db().write((transaction) => refuseText(transaction, old, { state: 'damaged', now: new Date() }));
    expect(await store({ ...present, node: 'other' }, { from: 1, pages: 1, texts: ['tuđi tekst'] })).toBe(false);
    expect(await store(present, { from: 1, pages: 1, texts: ['novi tekst'] })).toBe(true);
    expect(await pageTexts(id)).toEqual(['novi tekst']);
    expect(await textRow(id)).toMatchObject({ state: 'read', object_key: present.object_key });
  });

  test.runIf(databaseName === 'SQLite')(
    'lets other PDFs have their turns between the pages of a long one',
    async () => {
      const long = await addIssue(Array(201).fill('dugo'), '84');
      const short = await addIssue(['kratko'], '83');
      const turns: string[] = [];
      const { files } = testApp.dependencies;
      const noting = {
        read: (key: string) => {
          turns.push(key);
          return files.read(key);
        },
      } as unknown as FileStorage;
      await readMagazineTexts({ ...testApp.dependencies, files: noting, signal: new AbortController().signal });
      const keys = [(await textRow(long.id))?.object_key, (await textRow(short.id))?.object_key];
      expect(turns).toEqual([keys[0], keys[1], keys[0]]);
      expect(await search('dugo')).toMatchObject({ total: 201, unsearchable: [] });
    },
  );

  test('reads a damaged PDF once more when it is asked to', async () => {
    const { id } = await addIssue(['zlato']);
    const ask = (issueId: number) => testApp.call(magazineIssueRoutes.readIssueAgain, { as, params: { id: issueId } });
    const turn = (await take('first'))!;
    await db().write((transaction) => refuseText(transaction, turn, { state: 'damaged', now: new Date() }));
    expect(await takeAndStore('zlato')).toBe(false);
    expect(await textRow(id)).toMatchObject({ state: 'damaged' });
    expect((await ask(id)).json()).toEqual({ message: 'PDF će se ponovno pročitati.' });
    expect(await search('zlato')).toMatchObject({ unsearchable: [{ issue_id: id, reason: 'waiting' }] });
    expect(await takeAndStore('zlato')).toBe(true);
    expect(await search('zlato')).toMatchObject({ total: 1, unsearchable: [] });
    await ask(id);
    expect(await textRow(id)).toMatchObject({ state: 'read' });
    expect((await ask(id + 1)).statusCode).toBe(404);
  });

  test('loses the text of a deleted issue, and reads a restored one again', async () => {
    const { id } = await addIssue(['zlato']);
    await takeAndStore('zlato');
    expect(await pageTexts(id)).toEqual(['zlato']);
    await testApp.call(magazineIssueRoutes.deleteIssue, { as, params: { id } });
    expect([await pageTexts(id), await textRow(id)]).toEqual([[], undefined]);
    await testApp.call(magazineIssueRoutes.restoreMagazineIssues, { as, body: { ids: [id] } });
    expect(await search('zlato')).toMatchObject({ total: 0, unsearchable: [{ reason: 'waiting' }] });
    expect(await takeAndStore('zlato')).toBe(true);
    expect(await search('zlato')).toMatchObject({ total: 1, issues: 1 });
  });

  const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
  const now = () => testApp.dependencies.clock();
  const take = (node: string) => db().write((transaction) => takeTurn(transaction, { node, now: now() }));
  const store = (turn: Turn, read: { from: number; pages: number; texts: string[] }) =>
    db().write((transaction) => storePages(transaction, turn, { ...read, now: now() }));
  /** What the job does, without the process that reads the PDF; false when no PDF has its turn. */
  const takeAndStore = async (text: string) => {
    const turn = await take('node');
    return turn !== undefined && store(turn, { from: 1, pages: 1, texts: [text] });
  };
  const textRow = (id: number) =>
    db().read.selectFrom('magazine_texts').selectAll().where('issue_id', '=', id).executeTakeFirst();
  const pageTexts = async (id: number) => {
    const pages = db().read.selectFrom('magazine_pages').select('text').where('issue_id', '=', id).orderBy('page');
    return (await pages.execute()).map(({ text }) => text);
  };

  /** Stops the job, as the server does at its end, once so many pages are stored. */
  async function readUntilPages(count: number): Promise<void> {
    const stopping = new AbortController();
    const { database } = testApp.dependencies;
    const write: typeof database.write = async (work) => {
      const result = await database.write(work);
      if ((await countRows(database.read.selectFrom('magazine_pages'))) >= count) stopping.abort();
      return result;
    };
    await readMagazineTexts({ ...testApp.dependencies, database: { ...database, write }, signal: stopping.signal });
  }
});
