import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateToLatest } from '../../db/migrate.ts';
import { DATABASES, type TestDatabase } from '../../testing/test-databases.ts';
import { createPost } from './write-post.ts';

let opened: TestDatabase;
let catid: number;

beforeEach(async () => {
  opened = await DATABASES.SQLite();
  await migrateToLatest(opened.database);
  ({ id: catid } = await opened.database.write((transaction) =>
    transaction.insertInto('categories').values({ title: 'Novosti' }).returning('id').executeTakeFirstOrThrow(),
  ));
});

afterEach(() => opened.destroy());

const create = (title: string) =>
  createPost(opened.database, { title, catid, language: 'hr-HR' }, { userId: null, at: new Date() });

/** Pieces that the index consists of; every time it is written to, one is added. */
async function piecesOf(index: string): Promise<number> {
  const { rows } = await sql<{ segid: number }>`select distinct segid from ${sql.table(`${index}_idx`)}`.execute(
    opened.database.read,
  );
  return rows.length;
}

test('posts that share a commit are written to the title index at once', async () => {
  await Promise.all(['Zlato', 'Srebro', 'Bronca'].map(create));
  expect(await piecesOf('post_title_trigrams')).toBe(1);
  expect(await piecesOf('post_title_letters')).toBe(1);
});

test('posts that share a commit get ids of their own, in the order in which they came', async () => {
  const made = await Promise.all(['Zlato', 'Srebro', 'Zlato'].map(create));
  const rows = await opened.database.read.selectFrom('posts').select(['id', 'alias']).orderBy('id').execute();
  expect(made).toEqual(rows);
  expect(made.map(({ alias }) => alias)).toEqual(['zlato', 'srebro', 'zlato-2']);
});
