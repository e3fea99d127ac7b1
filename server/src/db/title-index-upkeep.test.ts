import { postRoutes } from '@baklja/contract/features/posts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { makePost } from '../testing/make-post.ts';
import { DATABASES } from '../testing/test-databases.ts';
import { migrateToLatest } from './migrate.ts';
import { openSqlite } from './node-sqlite.ts';
import { mergeTitleIndexes } from './title-index-upkeep.ts';
import { POST_TITLES } from './title-indexes.ts';

const POSTS = 40;

describe('the upkeep of the indexes of titles', () => {
  let testApp: TestApp;

  beforeEach(async () => {
    testApp = await buildTestApp('SQLite');
  });

  afterEach(() => testApp.close());

  const { trigrams, letters } = POST_TITLES;

  /** Pieces that a search looks into. */
  async function piecesOf(table: string, database = testApp.dependencies.database): Promise<number> {
    const { rows } = await sql<{ pieces: number }>`
      select count(distinct segid) as pieces from ${sql.table(`${table}_idx`)}
    `.execute(database.read);
    return rows[0]?.pieces ?? 0;
  }

  async function find(search: string): Promise<string[]> {
    const call = { params: { page: 1, language: 'hr-HR' as const, search: '-' }, query: { search } };
    const answer = await testApp.call(postRoutes.listPosts, call);
    return answer.json<{ posts: { title: string }[] }>().posts.map(({ title }) => title);
  }

  /** Each in a commit of its own, faster one after another than the upkeep comes. */
  async function writePosts(): Promise<void> {
    for (let place = 0; place < POSTS; place += 1) {
      await makePost(testApp.dependencies.database, { title: `Medalja ${place}` });
    }
  }

  test('leaves few pieces after many writes, a while later', async () => {
    await writePosts();
    await vi.waitFor(async () => {
      expect(await piecesOf(trigrams)).toBeLessThan(POSTS / 4);
      expect(await piecesOf(letters)).toBeLessThan(POSTS / 4);
    });
  });

  test('finds the same as before', async () => {
    await writePosts();
    const before = [await find('dalja 3'), await find('7')];
    expect(before.map(({ length }) => length)).toEqual([11, 4]);
    const { database } = testApp.dependencies;
    while (await database.write(mergeTitleIndexes));
    expect([await find('dalja 3'), await find('7')]).toEqual(before);
  });

  test('has nothing to do where everything is merged', async () => {
    expect(await testApp.dependencies.database.write(mergeTitleIndexes)).toBe(false);
  });

  test('goes on where the server was stopped', async () => {
    const { database, file, destroy } = await DATABASES.SQLite();
    await migrateToLatest(database);
    const connection = openSqlite(file!, { readOnly: false });
    const add = connection.prepare(`insert into ${trigrams} (rowid, folded, scope) values (?, 'medalja', 'hra')`);
    for (let id = 1; id <= POSTS; id += 1) add.run(id);
    connection.close();
    expect(await piecesOf(trigrams, database)).toBe(POSTS);
    database.resumeUpkeep();
    await vi.waitFor(async () => expect(await piecesOf(trigrams, database)).toBeLessThan(POSTS / 4));
    await destroy();
  });
});
