import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEFT_OUT_TABLES, listSavedTables, VIEWS } from '../backup/tables.ts';
import { makeAthlete, makeMedal } from '../testing/records/make-athlete.ts';
import { makePost } from '../testing/records/make-post.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { DATABASE_NAMES, EMPTY_DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import { MIGRATIONS, migrateToLatest, runMigrations } from './migrate.ts';

const NAMES = Object.keys(MIGRATIONS);

const SAVED_TABLES = await listSavedTables();

const TABLES = [...SAVED_TABLES, ...LEFT_OUT_TABLES, ...VIEWS].toSorted();

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
    expect(numbers).toEqual(numbers.map((_, place) => place + 27));
  });

  test('of several nodes run once, and fill nothing but the folders and the version of a list', async () => {
    const { read } = opened.database;
    await Promise.all([1, 2, 3].map(() => migrateToLatest(opened.database)));
    expect((await tables()).toSorted()).toEqual(TABLES);
    const filled: Record<string, number> = {};
    for (const table of [...SAVED_TABLES, ...LEFT_OUT_TABLES]) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(read);
      if (rows.length > 0) filled[table] = rows.length;
    }
    expect(filled).toEqual({ folders: 7, list_versions: 1 });
    const folders = await read.selectFrom('folders').select(['path', 'parent', 'name']).orderBy('path').execute();
    expect(folders.map(({ path, parent, name }) => [path, parent, name])).toEqual([
      ...['clanci-slike', 'dokumenti'].map((name) => [name, '', name]),
      ['dokumenti/clanci', 'dokumenti', 'clanci'],
      ...['galerije', 'images', 'uploads', 'web-slike'].map((name) => [name, '', name]),
    ]);
    expect(await read.selectFrom('list_versions').selectAll().execute()).toEqual([{ kind: 'post', version: 1 }]);
    await makePost(opened.database, { title: 'Ostaje' });
    await migrateToLatest(opened.database);
    expect(await read.selectFrom('posts').select('title').execute()).toEqual([{ title: 'Ostaje' }]);
  });

  test('go down one by one to the baseline with data in every table, and up again', async () => {
    const { database } = opened;
    await migrateTo(NAMES[0]!);
    const atBaseline = await tables();
    await migrateToLatest(database);
    await makeUser(database, { username: 'netko' });
    const { id } = await makePost(database);
    await database.write((transaction) =>
      transaction.insertInto('pinned_posts').values({ post_id: id, pinned_at: '2026', pinned_by: null }).execute(),
    );
    await makeMedal(database, { athletes: [await makeAthlete(database)] });
    const refused = { kind: 'post' as const, record_id: id, field: 'images', value: '//example.org' };
    await database.write((transaction) => transaction.insertInto('refused_addresses').values(refused).execute());
    const webhook = {
      url: 'https://example.org',
      secret: '',
      created: '2026',
      position: 1,
      tries: 0,
      deliveries: '[]',
    };
    await database.write((transaction) => transaction.insertInto('webhooks').values(webhook).execute());
    const node = { id: 'a', name: 'a', version: '', started_at: '2026', last_seen_at: '2026', failed_jobs: '[]' };
    await database.write((transaction) => transaction.insertInto('nodes').values(node).execute());
    for (const name of NAMES.toReversed()) await migrateTo(name);
    expect((await tables()).toSorted()).toEqual(atBaseline.toSorted());
    expect(TABLES).toEqual(expect.arrayContaining(atBaseline));
    expect(atBaseline).not.toContain('refused_addresses');
    for (const name of NAMES) await migrateTo(name);
    expect((await tables()).toSorted()).toEqual(TABLES);
    expect(await database.read.selectFrom('posts').select('id').execute()).toEqual([{ id }]);
  });

  test('leave the schema unchanged when one of them fails', async () => {
    const { database } = opened;
    await migrateTo(NAMES[0]!);
    // A table that the last migration creates exists already.
    await sql`create table refused_addresses (id integer)`.execute(database.migrating);
    await expect(migrateToLatest(database)).rejects.toThrow('refused_addresses');
    const found = await database.migrating.introspection.getTables();
    const columns = found.find(({ name }) => name === 'magazine_texts')?.columns.map(({ name }) => name);
    expect(columns).not.toContain('tries');
    await sql`drop table refused_addresses`.execute(database.migrating);
    await migrateToLatest(database);
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
