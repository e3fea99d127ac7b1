import { createHash } from 'node:crypto';
import { pageRoutes } from '@baklja/contract/features/content/pages';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import {
  type RecordVersion,
  recordVersionRoutes,
  type VersionedKind,
} from '@baklja/contract/features/site/record-versions';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { ROLES } from '@baklja/contract/roles';
import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../../testing/records/make-athlete.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../testing/records/make-folder.ts';
import { makeArticle, makeAuthor, makeIssue } from '../../testing/records/make-magazine.ts';
import { makePage } from '../../testing/records/make-page.ts';
import { makePost } from '../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

type Fields = Record<string, unknown>;

describe.each(DATABASE_NAMES)('former versions on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const as = 'superadmin';

  const list = async (kind: VersionedKind, id: number, before?: number) => {
    const query = { kind, record_id: id, ...(before !== undefined && { before }) };
    const answer = await testApp.call(recordVersionRoutes.listRecordVersions, { as, query });
    return answer.json<{ versions: RecordVersion[]; has_more: boolean; total: number }>();
  };
  const get = async (id: number) => {
    const answer = await testApp.call(recordVersionRoutes.getRecordVersion, { as, params: { id } });
    return answer.json<RecordVersion & { fields: Fields }>();
  };
  const fieldsOfAll = async (kind: VersionedKind, id: number) => {
    const { versions } = await list(kind, id);
    return Promise.all(versions.map(async (version) => (await get(version.id)).fields));
  };
  const savePost = (body: object, role: (typeof ROLES)[number] = 'tipfeler') =>
    testApp.call(postRoutes.updatePost, { as: role, rawBody: body });
  const makeSaved = async () => {
    const { id, alias } = await makePost(testApp.dependencies.database, { title: 'Prvi', fulltext: '<p>Prvi</p>' });
    const read = async () => (await testApp.call(postRoutes.getPost, { as, params: { alias } })).json<Fields>();
    return { id, body: { ...toBody(await read()), id }, read };
  };

  test('are added by each save, with who and when it was saved first, and hold the text before it', async () => {
    const { id, body } = await makeSaved();
    testApp.setNow(new Date('2026-11-21T12:00:00.000Z'));
    await savePost({ ...body, title: 'Drugi', version: 1 });
    testApp.setNow(new Date('2026-11-21T13:00:00.000Z'));
    await savePost({ ...body, title: 'Treći', version: 2 });
    const { versions, total, has_more } = await list('post', id);
    testApp.setNow(TEST_NOW);
    expect({ total, has_more }).toEqual({ total: 2, has_more: false });
    const saved = { id: expect.any(Number), is_rejected: 0 };
    expect(versions).toEqual([
      { ...saved, version: 2, at: '2026-11-21T12:00:00.000Z', user_name: expect.stringContaining('tipfeler') },
      { ...saved, version: 1, at: TEST_NOW.toISOString(), user_name: null },
    ]);
    expect((await fieldsOfAll('post', id)).map(({ title }) => title)).toEqual(['Drugi', 'Prvi']);
  });

  test('are not added by a save that is refused or undone', async () => {
    const { id, body } = await makeSaved();
    expect((await savePost({ ...body, catid: 999_999 })).statusCode).toBe(400);
    expect((await savePost({ ...body, id: 999_999 })).statusCode).toBe(404);
    expect((await list('post', id)).total).toBe(0);
  });

  test('hold long texts without loss, and hardly any bytes for what stays the same', async () => {
    const paragraphs = Array.from({ length: 900 }, (_, place) => `<p>Đak, žir i ćuk 🏅: ${wordOf(place)}.</p>`);
    const { id, body } = await makeSaved();
    const texts = Array.from({ length: 8 }, (_, round) => paragraphs.with(round * 100, `<p>Nov ${round}</p>`).join(''));
    for (const fulltext of texts) expect((await savePost({ ...body, fulltext })).statusCode).toBe(200);
    await savePost({ ...body, fulltext: '<p>Kraj</p>' });
    const kept = (await fieldsOfAll('post', id)).map(({ fulltext }) => fulltext);
    expect(kept.toReversed().slice(1)).toEqual(texts);
    const bytes = async (table: 'record_versions' | 'version_bases') => {
      const stored = testApp.dependencies.database.read.selectFrom(table).select('data');
      const rows = await stored.where('kind', '=', 'post').where('record_id', '=', id).execute();
      return rows.map(({ data }) => data.length);
    };
    expect(Math.max(...(await bytes('record_versions')).slice(1))).toBeLessThan(400);
    expect(await bytes('version_bases')).toHaveLength(1);
  });

  test('are listed in pages of 50, the latest first', async () => {
    const id = await makeSport(testApp.dependencies.database, 'Ragbi');
    for (let round = 0; round < 51; round++) {
      await testApp.call(sportRoutes.updateSport, { as, rawBody: { id, naziv: `Ragbi ${round}` } });
    }
    const first = await list('sport', id);
    expect(first).toMatchObject({ has_more: true, total: 51 });
    expect(first.versions.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, place) => 51 - place));
    const second = await list('sport', id, first.versions.at(-1)?.id);
    expect(second).toMatchObject({ has_more: false, versions: [{ version: 1 }] });
  });

  test('include what was sent after a colleague had saved, once', async () => {
    const { id, body } = await makeSaved();
    await savePost({ ...body, title: 'Njihov', version: 1 });
    const mine = { ...body, title: 'Moj', fulltext: '<p>Moj tekst<script>1</script></p>', version: 1 };
    for (const _ of [1, 2]) expect((await savePost(mine, 'superadmin')).statusCode).toBe(409);
    const { versions } = await list('post', id);
    expect(versions.map(({ version, is_rejected }) => [version, is_rejected])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(versions[0]).toMatchObject({ at: TEST_NOW.toISOString(), user_name: expect.stringContaining('superadmin') });
    const [rejected] = await fieldsOfAll('post', id);
    expect(rejected).toMatchObject({ title: 'Moj', fulltext: '<p>Moj tekst</p>' });
  });

  test('include what two users sent after a colleague had saved, also when it is the same text', async () => {
    const { id, body } = await makeSaved();
    await savePost({ ...body, title: 'Njihov', version: 1 });
    const mine = { ...body, title: 'Isti', version: 1 };
    for (const role of ['superadmin', 'tipfeler'] as const) expect((await savePost(mine, role)).statusCode).toBe(409);
    const rejected = (await list('post', id)).versions.filter(({ is_rejected }) => is_rejected === 1);
    const names = ['Korisnik tipfeler-of-tests', 'Korisnik superadmin-of-tests'];
    expect(rejected.map(({ user_name }) => user_name)).toEqual(names);
  });

  test('do not include a repeated save whose first answer was lost', async () => {
    const { id, body } = await makeSaved();
    const mine = { ...body, title: 'Moj', version: 1 };
    expect((await savePost(mine)).statusCode).toBe(200);
    expect((await savePost(mine)).statusCode).toBe(409);
    expect((await list('post', id)).versions.map(({ is_rejected }) => is_rejected)).toEqual([0]);
  });

  test('are added when the write of another record changes one', async () => {
    const { database } = testApp.dependencies;
    const sport = await makeSport(database, 'Gimnastika');
    const { id: page } = await makePage(database);
    const medal = await makeMedal(database, { sport: 'Gimnastika', page_id: page });
    const renamed = { id: sport, naziv: 'Sportska gimnastika', rename_medals: 1 };
    await testApp.call(sportRoutes.updateSport, { as, rawBody: renamed });
    await testApp.call(pageRoutes.deletePage, { as, params: { id: page } });
    expect((await fieldsOfAll('medal', medal)).map((fields) => [fields['sport'], fields['page_id']])).toEqual([
      ['Sportska gimnastika', page],
      ['Gimnastika', page],
    ]);

    const [stays, goes] = [await makeAuthor(database), await makeAuthor(database, { ime: 'T.' })];
    const article = await makeArticle(database, { autor_id: String(goes) });
    const issue = await makeIssue(database, { urednik_id: goes });
    await testApp.call(magazineRoutes.mergeMagazineAuthors, { as, body: { id: stays, merged_id: goes } });
    expect(await fieldsOfAll('magazineArticle', article)).toMatchObject([{ autor_id: String(goes) }]);
    expect(await fieldsOfAll('magazineIssue', issue)).toMatchObject([{ urednik_id: goes }]);

    const [folder, other] = [await makeFolder(database), await makeFolder(database)];
    const subfolder = await makeSubfolder(database, { doc_cat: folder });
    const document = await makeDocument(database, { page_id: folder, sub_folder: subfolder, show_in_sub: 1 });
    await testApp.call(subfolderRoutes.updateSubfolder, { as, rawBody: { sub_id: subfolder, doc_cat: other } });
    expect(await fieldsOfAll('document', document)).toMatchObject([{ page_id: folder }]);
  });

  test('never hold the OIB of an athlete', async () => {
    const { database } = testApp.dependencies;
    const id = await makeAthlete(database, { oib: '12345678903' });
    const sportid = await makeSport(database);
    const body = { id, Ime: 'Sara', Prezime: 'Novo', sportid, oib: '69435151530', other_person: 1 };
    expect((await testApp.call(athleteRoutes.updateAthlete, { as, rawBody: body })).statusCode).toBe(200);
    const stale = { ...body, Prezime: 'Treće', version: 1 };
    expect((await testApp.call(athleteRoutes.updateAthlete, { as, rawBody: stale })).statusCode).toBe(409);
    const kept = JSON.stringify(await fieldsOfAll('athlete', id));
    expect(kept).toContain('Treće');
    expect(kept).not.toMatch(/12345678903|69435151530|oib/);
  });

  test('are for the roles that write the kind', async () => {
    const { id, body } = await makeSaved();
    await savePost({ ...body, title: 'Novi' });
    const [version] = (await list('post', id)).versions;
    for (const role of ROLES) {
      const allowed = ['superadmin', 'tipfeler'].includes(role) ? 200 : 403;
      const query = { kind: 'post' as const, record_id: id };
      const params = { id: version?.id ?? 0 };
      const listed = await testApp.call(recordVersionRoutes.listRecordVersions, { as: role, query });
      const read = await testApp.call(recordVersionRoutes.getRecordVersion, { as: role, params });
      expect([role, listed.statusCode, read.statusCode]).toEqual([role, allowed, allowed]);
    }
    const missing = await testApp.call(recordVersionRoutes.getRecordVersion, { as, params: { id: 999_999 } });
    expect([missing.statusCode, missing.json()]).toMatchObject([404, { message: 'Ta verzija ne postoji.' }]);
  });
});

function toBody(post: Fields): Fields {
  const columns = ['title', 'introtext', 'fulltext', 'catid', 'state', 'language', 'images', 'gallery', 'publish_up'];
  return Object.fromEntries(columns.map((column) => [column, post[column]]));
}

/** A word that has nothing in common with the others. */
function wordOf(place: number): string {
  return createHash('sha256').update(String(place)).digest('hex');
}
