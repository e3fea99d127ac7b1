import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes } from '@baklja/contract/features/documents/documents';
import { changeRoutes } from '@baklja/contract/features/site/changes';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { CHANGES_PAGE_SIZE } from '@baklja/contract/limits';
import { describe, expect, test } from 'vitest';
import { deleteOldChanges } from '../../db/changes.ts';
import { notePublications } from '../../jobs/note-publications.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeAthlete, makeMedal } from '../../testing/records/make-athlete.ts';
import { makeRows } from '../../testing/records/make-categorisation.ts';
import { makeDocument, makeFolder } from '../../testing/records/make-folder.ts';
import { makePost } from '../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'superadmin';
const SECOND_MS = 1000;

describe.each(DATABASE_NAMES)('changes on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;

  const after = async (id?: number) => {
    const query = id === undefined ? {} : { after: id };
    return (await testApp.call(changeRoutes.listChanges, { query })).json();
  };
  const last = async (): Promise<number> => (await after()).last;
  const tagsAfter = async (id: number): Promise<string[][]> =>
    (await after(id)).changes.map(({ tags }: { tags: string[] }) => tags);
  const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * SECOND_MS);
  const change = (id: number, body: object) =>
    testApp.call(postRoutes.updatePost, { as, rawBody: { id, title: 'A', catid: 1, language: 'hr-HR', ...body } });

  test('are numbered without gaps, oldest first, also when writes race', async () => {
    const { id } = await makePost(db(), { state: 1 });
    const from = await last();
    await Promise.all(Array.from({ length: 12 }, (_, place) => change(id, { title: `Naslov ${place}` })));
    const { changes, last: newest } = await after(from);
    expect(changes.map((one: { id: number }) => one.id)).toEqual(
      Array.from({ length: 12 }, (_, place) => from + place + 1),
    );
    expect(changes[0]).toEqual({
      id: from + 1,
      at: TEST_NOW.toISOString(),
      tags: [`post-${id}`, 'posts', 'posts-hr'].toSorted(),
    });
    expect(newest).toBe(from + 12);
  });

  test('end at 1,000; the next call goes on from there', async () => {
    const from = await last();
    const rows = Array.from({ length: CHANGES_PAGE_SIZE + 1 }, (_, place) => ({
      id: from + place + 1,
      at: TEST_NOW.toISOString(),
      tags: '["sports"]',
    }));
    await db().write(async (transaction) => {
      await transaction.insertInto('changes').values(rows).execute();
      const version = from + rows.length;
      await transaction.updateTable('list_versions').set({ version }).where('kind', '=', 'changes').execute();
    });
    const page = await after(from);
    expect([page.changes.length, page.last]).toEqual([CHANGES_PAGE_SIZE, from + rows.length]);
    expect((await after(from + CHANGES_PAGE_SIZE)).changes).toEqual(
      [rows.at(-1)].map((row) => ({ ...row, tags: ['sports'] })),
    );
  });

  test.each(['abc', '-1', '1.5', '1e3', '01', '9'.repeat(16)])('refuse the position %s', async (position) => {
    expect((await testApp.send({ url: `/api/changes?after=${position}` })).statusCode).toBe(400);
  });

  test('answer 410 to a position whose next changes are deleted, or that was never given', async () => {
    const { id } = await makePost(db(), { state: 1 });
    const old = await last();
    await change(id, { title: 'Prije mjesec dana' });
    const kept = await last();
    const month = 30 * 24 * 3600;
    testApp.setNow(later(month));
    await change(id, { title: 'Danas' });
    const cleanUp = (now: Date) => db().write((transaction) => deleteOldChanges(transaction, now));
    await cleanUp(later(month));
    expect(await tagsAfter(old)).toHaveLength(2);
    await cleanUp(later(month + 1));
    testApp.setNow(TEST_NOW);
    const call = (position: number) => testApp.call(changeRoutes.listChanges, { query: { after: position } });
    expect([(await call(old)).statusCode, (await call(kept + 5)).statusCode]).toEqual([410, 410]);
    expect((await call(old)).json()).toMatchObject({ code: 'gone' });
    expect(await tagsAfter(kept)).toEqual([[`post-${id}`, 'posts', 'posts-hr']]);
  });

  test('of drafts, hidden folders and staff are none', async () => {
    const { id } = await makePost(db(), { state: 0 });
    const folder = await makeFolder(db(), { show_doc_page: 0 });
    const from = await last();
    await change(id, { title: 'Još skica' });
    await testApp.call(documentFolderRoutes.updateDocumentFolder, { as, rawBody: { id: folder, title: 'Skriven' } });
    await testApp.tokenOf('olimp');
    expect(await tagsAfter(from)).toEqual([]);
  });

  test('name the single answers that show a record by its name, only when the name changes', async () => {
    const athlete = await makeAthlete(db(), { Ime: 'Sara', Prezime: 'Kolak' });
    const medal = await makeMedal(db(), { athletes: [athlete] });
    const { headers } = await testApp.call(medalRoutes.getMedal, { params: { id: medal } });
    expect(headers['cache-tag']).toBe(`medal-${medal},athlete-name-${athlete}`);
    expect(headers['surrogate-key']).toBe(`medal-${medal} athlete-name-${athlete}`);
    const from = await last();
    const own = { id: athlete, Ime: 'Sara', Prezime: 'Kolak', sportid: 1 };
    await testApp.call(athleteRoutes.updateAthlete, { as, rawBody: { ...own, tekst: '<p>Koplje</p>' } });
    await testApp.call(athleteRoutes.updateAthlete, { as, rawBody: { ...own, Ime: 'Sára' } });
    const names = [`athlete-name-${athlete}`, 'athlete-names'];
    const whole = [`athlete-${athlete}`, 'athletes'];
    expect(await tagsAfter(from)).toEqual([whole.toSorted(), [...whole, ...names].toSorted()]);
  });

  test('name the list that a record leaves, and the translation of a post that becomes a draft', async () => {
    const [one, other] = [await makeFolder(db(), { title: 'Prvi' }), await makeFolder(db(), { title: 'Drugi' })];
    const document = await makeDocument(db(), { page_id: one });
    const { id } = await makePost(db(), { state: 1 });
    const { id: english } = await makePost(db(), { state: 1, language: 'en-GB' });
    await testApp.call(postRoutes.setPostTranslation, { as, body: { id, translation_id: english } });
    const from = await last();
    await testApp.call(documentRoutes.updateDocument, { as, rawBody: { doc_id: document, page_id: other } });
    await change(id, { state: 0 });
    expect(await tagsAfter(from)).toEqual([
      [`documents-${one}`, `documents-${other}`].toSorted(),
      [`post-${english}`, `post-${id}`, 'posts', 'posts-en', 'posts-hr'].toSorted(),
    ]);
  });

  test('name a publication that ended in the moment before it was withdrawn', async () => {
    await notePublications(db(), TEST_NOW);
    const { id } = await makePost(db(), { state: 1, publish_down: later(20).toISOString() });
    const from = await last();
    testApp.setNow(later(20));
    await change(id, { state: 0 });
    testApp.setNow(TEST_NOW);
    expect(await tagsAfter(from)).toEqual([[`post-${id}`, 'posts', 'posts-hr']]);
  });

  test('name a publication once when it begins and once when it ends, on any number of nodes', async () => {
    await notePublications(db(), TEST_NOW);
    const { id } = await makePost(db(), {
      state: 1,
      publish_up: later(10).toISOString(),
      publish_down: later(20).toISOString(),
    });
    await makePost(db(), { state: 0, publish_up: later(10).toISOString() });
    const from = await last();
    const run = (seconds: number) =>
      Promise.all(Array.from({ length: 3 }, () => notePublications(db(), later(seconds))));
    await run(9);
    expect(await tagsAfter(from)).toEqual([]);
    await run(10);
    expect(await tagsAfter(from)).toHaveLength(1);
    await run(11);
    expect(await tagsAfter(from)).toEqual([[`post-${id}`, 'posts', 'posts-hr']]);
    await run(3000);
    expect(await tagsAfter(from)).toHaveLength(2);
  });

  test('name what is not public again after the clock was set back', async () => {
    await notePublications(db(), later(7200));
    await makePost(db(), { state: 1, publish_up: later(3600).toISOString() });
    const from = await last();
    await notePublications(db(), TEST_NOW);
    expect((await tagsAfter(from)).flat()).toContain('posts-hr');
    const next = await last();
    await notePublications(db(), later(-30));
    expect(await tagsAfter(next)).toEqual([]);
  });

  test('of an import of 10,000 rows are one', async () => {
    const from = await last();
    await testApp.call(categorisationRoutes.importCategorisation, { as, rawBody: makeRows(10_000), query: {} });
    expect(await tagsAfter(from)).toEqual([['categorisation']]);
  });

  test('of a pin is one, and none of a pin that was there', async () => {
    const { id } = await makePost(db(), { state: 1 });
    const from = await last();
    await testApp.call(pinnedPostRoutes.pinPost, { as, body: { id } });
    await testApp.call(pinnedPostRoutes.pinPost, { as, body: { id } });
    expect(await tagsAfter(from)).toEqual([['posts']]);
  });
});
