import { nameOrderKey, titleOrderKey } from '@baklja/contract/title-order';
import { sql } from 'kysely';
import { NO_MIGRATIONS } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEFT_OUT_TABLES, SAVED_TABLES, VIEWS } from '../backup/tables.ts';
import { makePostList } from '../features/content/posts/list/list-posts.ts';
import { hashOfToken } from '../features/content/previews/preview-links.store.ts';
import { listMenu } from '../features/navigation/navigation.store.ts';
import { makeAthlete, makeMedal } from '../testing/records/make-athlete.ts';
import { makePost } from '../testing/records/make-post.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { DATABASE_NAMES, EMPTY_DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import { MIGRATIONS, migrateToLatest, runMigrations } from './migrate.ts';

const NAMES = Object.keys(MIGRATIONS);

const TABLES = [...SAVED_TABLES, ...LEFT_OUT_TABLES, ...VIEWS].toSorted();

/** The first page of what the public sees. */
const EVERYTHING = { language: 'hr-HR', page: 1, search: '', seesEverything: false } as const;

/** A post in the schema before translations and the order of titles. */
async function insertPostBeforeWriting({ migrating }: TestDatabase['database']): Promise<void> {
  await sql`insert into categories (id, title) values (1, 'Novosti')`.execute(migrating);
  await sql`insert into posts
    (language, state, created, publish_up, modified, catid, title, title_folded, alias, images, introtext, gallery, fulltext)
    values ('hr-HR', 1, '2026', '2026', '2026', 1, 'Čaša', 'casa', 'casa', '{}', '', '[]', '')`.execute(migrating);
}

describe.each(DATABASE_NAMES)('migrations on %s', (databaseName) => {
  let opened: TestDatabase;

  beforeEach(async () => {
    opened = await EMPTY_DATABASES[databaseName]();
  });

  afterEach(() => opened.destroy());

  async function tables(): Promise<string[]> {
    const found = await opened.database.migrating.introspection.getTables();
    return found
      .map(({ name }) => name)
      .filter((name) => !/^kysely_|^sqlite_|^post_title_|^file_name_|^magazine_page_words/.test(name));
  }

  const migrateTo = (name: string) => runMigrations(opened.database.migrating, (migrator) => migrator.migrateTo(name));

  test('are numbered without a gap', () => {
    const numbers = NAMES.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });

  test('create every table in an empty database, and change nothing when they run again', async () => {
    await migrateToLatest(opened.database);
    expect((await tables()).toSorted()).toEqual(TABLES);
    await makePost(opened.database, { title: 'Ostaje' });
    await migrateToLatest(opened.database);
    const posts = await opened.database.read.selectFrom('posts').select('title').execute();
    expect(posts).toEqual([{ title: 'Ostaje' }]);
  });

  test('go down one by one to an empty database with data in every table, and up again', async () => {
    const { database } = opened;
    await migrateToLatest(database);
    await makeUser(database, { username: 'netko' });
    const { id } = await makePost(database);
    await database.write((transaction) =>
      transaction.insertInto('pinned_posts').values({ post_id: id, pinned_at: '2026', pinned_by: null }).execute(),
    );
    await makeMedal(database, { athletes: [await makeAthlete(database)] });
    const refused = { kind: 'post' as const, record_id: id, field: 'images', value: '//example.org' };
    await database.write((transaction) => transaction.insertInto('refused_addresses').values(refused).execute());
    for (const name of NAMES.toReversed()) await migrateTo(name);
    await runMigrations(database.migrating, (migrator) => migrator.migrateTo(NO_MIGRATIONS));
    expect(await tables()).toEqual([]);
    for (const name of NAMES) await migrateTo(name);
    expect((await tables()).toSorted()).toEqual(TABLES);
  }, 60_000);

  test('keep what was written before each of them, in its present form', async () => {
    const { database } = opened;
    const { migrating, read } = database;
    await migrateTo('0005-pages');
    await insertPostBeforeWriting(database);
    await migrateTo('0010-unknown-objects');
    await sql`insert into preview_links (token, kind, record_id, created, expires)
      values ('dani-token', 'post', 1, '2026', '2027')`.execute(migrating);
    await migrateTo('0013-created-records');
    const name = 'Džudo, čaša 010 đ.jpg';
    await sql`insert into files
      (folder, path, name, name_folded, type, media_type, size, created, modified, object_key, sha256)
      values ('images', 'images/a', ${name}, '', 'image', 'image/jpeg', 1, '2026', '2026', 'a', 'b')`.execute(
      migrating,
    );
    await migrateTo('0018-categorisation-versions');
    await makeUser(database, { username: 'prvi' });
    await migrateTo(NAMES.at(-2)!);
    await makeUser(database, { username: 'zadnji' });
    await migrateToLatest(database);
    await migrateToLatest(database);

    const posts = await read.selectFrom('posts').select(['title', 'title_key']).execute();
    expect(posts).toEqual([{ title: 'Čaša', title_key: titleOrderKey('Čaša') }]);
    const list = await makePostList(read)({ ...EVERYTHING, now: '2026-11-21T11:00:00.000Z' });
    expect((await list.read()).posts).toMatchObject([{ title: 'Čaša', publish_down: null, total_records: 1 }]);
    const links = await read.selectFrom('preview_links').select(['token_hash', 'record_id']).execute();
    expect(links).toEqual([{ token_hash: hashOfToken('dani-token'), record_id: 1 }]);
    const files = await read.selectFrom('files').select(['name', 'name_key']).execute();
    expect(files).toEqual([{ name, name_key: nameOrderKey(name) }]);
    const users = await read.selectFrom('users').select('username').orderBy('id').execute();
    expect(users).toEqual([{ username: 'prvi' }, { username: 'zadnji' }]);
    const sections = async () => (await listMenu(read)).map(({ value }) => value);
    expect(await sections()).toEqual(['O nama', 'Programi', 'Sport', 'Olimp', 'Dokumenti', 'Kontakti', 'Pretraži']);

    await migrateTo('0018-categorisation-versions');
    expect((await sql`select title from posts`.execute(migrating)).rows).toEqual([{ title: 'Čaša' }]);
    await sql`delete from users`.execute(migrating);
    await migrateToLatest(database);
    expect((await read.selectFrom('posts').select('title').execute()).map(({ title }) => title)).toEqual(['Čaša']);
    // A new installation, without users, gets no sections of the menu.
    expect(await sections()).toEqual([]);
  }, 60_000);

  test('go back to the counts by month and the full-text tables, filled', async () => {
    const { database } = opened;
    await migrateToLatest(database);
    for (const title of ['Zlato', 'Čaša']) await makePost(database, { title });
    await migrateTo('0007-walks');
    const ask = async (query: ReturnType<typeof sql>) => (await query.execute(database.migrating)).rows;
    expect(await ask(sql`select language, state, posts from post_counts`)).toEqual([
      { language: 'hr-HR', state: 1, posts: 2 },
    ]);
    if (databaseName === 'PostgreSQL') return;
    const trigrams = sql`select rowid from post_title_trigrams where post_title_trigrams match 'folded : "lat" AND scope : "hr1"'`;
    const letters = sql`select rowid from post_title_letters where post_title_letters match '"u63" AND "hra"'`;
    expect([await ask(trigrams), await ask(letters)]).toEqual([[{ rowid: 1 }], [{ rowid: 2 }]]);
  });

  test('leave the schema unchanged when one of them fails', async () => {
    const { database } = opened;
    await migrateTo(NAMES[0]!);
    // A table that the second migration creates exists already.
    await sql`create table pinned_posts (id integer)`.execute(database.migrating);
    await expect(migrateToLatest(database)).rejects.toThrow('pinned_posts');
    expect(await tables()).not.toContain('posts');
    await sql`drop table pinned_posts`.execute(database.migrating);
    await migrateToLatest(database);
    expect((await tables()).toSorted()).toEqual(TABLES);
  });

  test('run once when several nodes start at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => migrateToLatest(opened.database)));
    expect((await tables()).toSorted()).toEqual(TABLES);
  });

  test('never assign the id of a deleted record again', async () => {
    const { database } = opened;
    await migrateToLatest(database);
    const first = await makeAthlete(database);
    await database.write((transaction) => transaction.deleteFrom('athletes').where('id', '=', first).execute());
    expect(await makeAthlete(database)).toBeGreaterThan(first);
  });
});
