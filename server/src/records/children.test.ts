import type { BinKind } from '@baklja/contract/records/bin';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { magazineArticles } from '../features/magazine/articles.ts';
import { magazineAuthors } from '../features/magazine/people.ts';
import { athletes } from '../features/sport/athletes/athletes.ts';
import { medals } from '../features/sport/medals/medals.ts';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { makeAthlete, makeMedal } from '../testing/records/make-athlete.ts';
import { makeArticle, makeAuthor } from '../testing/records/make-magazine.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import type { RecordStamp } from './record-definition.ts';
import type { StaleError } from './stale-error.ts';
import { getVersion, listVersions } from './versions/record-versions.store.ts';

describe.each(DATABASE_NAMES)('the children of a record on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;
  let [ana, iva, eva] = [0, 0, 0];
  let stamp: RecordStamp;

  beforeAll(async () => {
    const { id } = await makeUser(db(), { username: 'piše' });
    stamp = { userId: id, at: TEST_NOW, origin: { address: null, agent: null } };
  });

  beforeEach(async () => {
    ana = await makeAthlete(db(), { Ime: 'Ana', Prezime: 'Prva' });
    iva = await makeAthlete(db(), { Ime: 'Iva', Prezime: 'Druga' });
    eva = await makeAthlete(db(), { Ime: 'Eva', Prezime: 'Treća' });
  });

  const rowsOf = (medal: number) =>
    db().read.selectFrom('medal_athletes').selectAll().where('medal_id', '=', medal).orderBy('place_in_list').execute();
  const winnersOf = async (medal: number) => (await rowsOf(medal)).map(({ athlete_id }) => athlete_id);
  const versionOf = async (id: number) =>
    (await db().read.selectFrom('medals').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
  const fieldsOfVersions = async (kind: 'medal' | 'magazineArticle', recordId: number) => {
    const { versions } = await listVersions(db().read, { kind, recordId }, { limit: 10 });
    return Promise.all(versions.map(async ({ id }) => (await getVersion(db().read, id))?.fields));
  };
  const logOf = async (id: number) => {
    const log = db().read.selectFrom('audit_log').select(['action', 'details']).where('kind', '=', 'medal');
    const rows = await log.where('record_id', '=', id).orderBy('id').execute();
    return rows.map(({ action, details }) => [action, JSON.parse(details)]);
  };
  const binOf = (table: string, id: number) =>
    db()
      .read.selectFrom('deleted_records')
      .select(['data', 'relations'])
      .where('table_name', '=', table)
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow();

  test('are written with it, in their order', async () => {
    const id = await makeMedal(db(), { athletes: [iva, ana] });
    expect(await rowsOf(id)).toEqual([
      { medal_id: id, athlete_id: iva, place_in_list: 0 },
      { medal_id: id, athlete_id: ana, place_in_list: 1 },
    ]);
  });

  test('raise the version, keep a version and are logged when they alone change', async () => {
    const id = await makeMedal(db(), { athletes: [iva, ana] });
    expect(await medals.update(db(), { id, version: 1, values: { winners: [ana, iva] }, stamp })).toBe(2);
    expect([await winnersOf(id), await versionOf(id)]).toEqual([[ana, iva], 2]);
    expect(await fieldsOfVersions('medal', id)).toMatchObject([
      { ime_prezime: named([iva, 'Iva Druga'], [ana, 'Ana Prva']) },
    ]);
    expect(await logOf(id)).toEqual([['update', { winners: true }]]);
  });

  test('stay as they are when a write leaves them out or names the same', async () => {
    const id = await makeMedal(db(), { athletes: [iva, ana] });
    await db().write((transaction) =>
      transaction.updateTable('medal_athletes').set({ place_in_list: 7 }).where('athlete_id', '=', ana).execute(),
    );
    await medals.update(db(), { id, values: { sport: 'Skok' }, stamp });
    await medals.update(db(), { id, values: { sport: 'Trk', winners: [iva, ana] }, stamp });
    // Not written again: the place is still that of the row.
    expect((await rowsOf(id)).map(({ place_in_list }) => place_in_list)).toEqual([0, 7]);
    expect(await logOf(id)).toEqual([
      ['update', { sport: ['Atletika', 'Skok'], title: expect.any(Array) }],
      ['update', { sport: ['Skok', 'Trk'], title: expect.any(Array) }],
    ]);
  });

  test('are all removed by an empty list', async () => {
    const id = await makeMedal(db(), { athletes: [iva], tim: 1, timVal: 'Hrvatska' });
    await medals.update(db(), { id, values: { winners: [] }, stamp });
    expect(await rowsOf(id)).toEqual([]);
  });

  test('are written neither by a refused nor by a stale write, and the history has those of the stale one', async () => {
    const id = await makeMedal(db(), { athletes: [iva] });
    await expect(medals.update(db(), { id, values: { winners: [ana, ana] }, stamp })).rejects.toThrow('dvaput');
    await medals.update(db(), { id, values: { sport: 'Skok' }, stamp });
    const stale = medals.update(db(), { id, version: 1, values: { winners: [eva, iva] }, stamp });
    await expect(stale).rejects.toMatchObject({ code: 'stale' } satisfies Partial<StaleError>);
    expect(await winnersOf(id)).toEqual([iva]);
    const [rejected, former] = await fieldsOfVersions('medal', id);
    expect(rejected).toMatchObject({ sport: 'Skok', ime_prezime: named([eva, 'Eva Treća'], [iva, 'Iva Druga']) });
    expect(former).toMatchObject({ sport: 'Atletika', ime_prezime: named([iva, 'Iva Druga']) });
  });

  test('are in a version in the form of the editor, and the names of lists are not', async () => {
    const id = await makeMedal(db(), { athletes: [iva] });
    await medals.update(db(), { id, values: { winners: [ana] }, stamp });
    expect(await fieldsOfVersions('medal', id)).toEqual([
      {
        medalja: 1,
        sport: 'Atletika',
        natjecanje: 'OI Rio 2016',
        disciplina: '',
        page_id: null,
        page_id_eng: null,
        tim: false,
        timVal: '',
        title: 'Zlato, atletika, OI Rio 2016',
        ime_prezime: named([iva, 'Iva Druga']),
      },
    ]);
    const [one, two] = [await makeAuthor(db()), await makeAuthor(db())];
    const article = await makeArticle(db(), { autor_id: `${two}|${one}` });
    await magazineArticles.update(db(), { id: article, values: { signers: [] }, stamp });
    const [fields] = await fieldsOfVersions('magazineArticle', article);
    expect(fields).toMatchObject({ autor_id: `${two}|${one}` });
    expect(fields).not.toHaveProperty('signers');
  });

  test('are given to the record of a repeated call', async () => {
    const values = { medalja: 1, sport: 'Judo', natjecanje: 'OI Rio 2016', page_id: null, page_id_eng: null };
    const call = { stamp, idempotencyKey: 'key-of-the-test' };
    const { id } = await medals.create(db(), { ...call, values: { ...values, winners: [iva] } });
    const again = await medals.create(db(), { ...call, values: { ...values, winners: [eva] } });
    expect([again.id, await winnersOf(id)]).toEqual([id, [eva]]);
  });

  test('go to the bin with it and come back, but for those that are gone', async () => {
    const id = await makeMedal(db(), { athletes: [iva, ana, eva] });
    await medals.remove(db(), { ids: [id], stamp });
    expect(await rowsOf(id)).toEqual([]);
    const { data, relations } = await binOf('medals', id);
    expect([JSON.parse(data).winners, relations]).toEqual([undefined, `{"winners":[${iva},${ana},${eva}]}`]);
    await athletes.remove(db(), { ids: [ana], stamp });
    expect((await medals.restore(db(), { ids: [id], stamp })).notes).toEqual([
      'Medalja „Zlato, atletika, OI Rio 2016” vraća se bez 1 sportaša, kojega više nema.',
    ]);
    expect(await winnersOf(id)).toEqual([iva, eva]);
  });

  test('of several records are deleted and restored each with its own', async () => {
    const ids = [await makeMedal(db(), { athletes: [iva, ana] }), await makeMedal(db(), { athletes: [eva] })];
    await medals.remove(db(), { ids, stamp });
    await medals.restore(db(), { ids, stamp });
    expect(await Promise.all(ids.map(winnersOf))).toEqual([[iva, ana], [eva]]);

    const author = await makeAuthor(db());
    const article = await makeArticle(db(), { autor_id: String(author) });
    const signers = db().read.selectFrom('magazine_article_authors').select('author_id');
    const ofArticle = () => signers.where('article_id', '=', article).execute();
    await magazineArticles.remove(db(), { ids: [article], stamp });
    expect(await ofArticle()).toEqual([]);
    await magazineArticles.restore(db(), { ids: [article], stamp });
    expect(await ofArticle()).toEqual([{ author_id: author }]);
  });

  /** Rows of the bin as they were stored before the record kit wrote children. */
  const putInBin = (kind: BinKind, row: { table: string; id: number; data: object; relations: object | null }) =>
    db().write(async (transaction) => {
      const { table, id, data, relations } = row;
      const kept = { table_name: table, record_id: id, title: kind, title_folded: kind, deleted_by: null };
      await transaction
        .insertInto('deleted_records')
        .values({
          ...kept,
          deleted: TEST_NOW.toISOString(),
          data: JSON.stringify(data),
          relations: relations && JSON.stringify(relations),
        })
        .execute();
    });

  test('of a medal and an article that an earlier release deleted come back', async () => {
    const stamps = { created: null, created_by: null, modified: null, modified_by: null };
    const medal = {
      id: 90_001,
      version: 3,
      medalja: 2,
      sport: 'Judo',
      natjecanje: 'OI Rio 2016',
      disciplina: '',
      page_id: null,
      page_id_eng: null,
      tim: 0,
      timVal: '',
      title: 'Srebro',
      title_folded: 'srebro',
      ...stamps,
    };
    await putInBin('medal', { table: 'medals', id: medal.id, data: medal, relations: { winners: [iva, ana] } });
    expect((await medals.restore(db(), { ids: [medal.id], stamp })).notes).toEqual([]);
    expect([await winnersOf(medal.id), await versionOf(medal.id)]).toEqual([[iva, ana], 4]);

    const [one, two] = [await makeAuthor(db()), await makeAuthor(db(), { ime: 'Borna' })];
    const article = {
      id: 90_002,
      version: 1,
      naslov: 'Stari',
      podnaslov: '',
      broj_id: null,
      rubrika_id: null,
      foto_autor_id: null,
      stranica_start: null,
      stranica_kraj: null,
      tagovi: '',
      puni_sadrzaj: '',
      title_folded: 'stari ',
      ...stamps,
    };
    const kept = { table: 'magazine_articles', id: article.id, data: article };
    await putInBin('magazineArticle', { ...kept, relations: { signers: [two, one] } });
    await magazineAuthors.remove(db(), { ids: [one], stamp });
    expect((await magazineArticles.restore(db(), { ids: [article.id], stamp })).notes).toEqual([
      'Članak Olimpa „Stari” vraća se bez 1 autora, kojega više nema.',
    ]);
    const signers = db().read.selectFrom('magazine_article_authors').select('author_id');
    expect(await signers.where('article_id', '=', article.id).execute()).toEqual([{ author_id: two }]);

    const alone = { ...medal, id: 90_003, tim: 1, timVal: 'Hrvatska' };
    await putInBin('medal', { table: 'medals', id: alone.id, data: alone, relations: null });
    await medals.restore(db(), { ids: [alone.id], stamp });
    expect(await winnersOf(alone.id)).toEqual([]);
  });
});

function named(...winners: [id: number, name: string][]): string {
  return JSON.stringify(winners.map(([id, name]) => ({ id, name })));
}
