import { DatabaseSync } from 'node:sqlite';
import { LANGUAGES } from '@baklja/contract/fields';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateToLatest } from '../../db/migrate.ts';
import type { Db } from '../../db/schema.ts';
import { TEST_NOW } from '../../testing/build-test-app.ts';
import { makeCategory, makePost } from '../../testing/make-post.ts';
import { makeUser } from '../../testing/make-user.ts';
import { DATABASES, type TestDatabase } from '../../testing/test-databases.ts';
import { listPosts } from './list-posts.ts';
import { listPostAuthors } from './post-authors.store.ts';
import { makePostCountsReader } from './post-counts.ts';
import type { PostFilters, PostOrder } from './post-filters.ts';

const POSTS = 90;
const NOW = TEST_NOW.toISOString();

let opened: TestDatabase;
let catid: number;
let created_by: number;

beforeAll(async () => {
  opened = await DATABASES.SQLite();
  const { database } = opened;
  await migrateToLatest(database);
  const categories = await Promise.all(['Prva', 'Druga', 'Treća'].map((title) => makeCategory(database, title)));
  catid = categories[0]!;
  ({ id: created_by } = await makeUser(database, { username: 'autor' }));
  const made = await Promise.all(
    Array.from({ length: POSTS }, (_, place) =>
      makePost(database, {
        title: place % 30 === 0 ? `Rijetko ${place}` : `Često ${place}`,
        state: place % 10 === 0 ? 0 : 1,
        catid: categories[place % 3]!,
        ...(place % 45 === 1 && { publish_up: '2027-01-01T00:00:00.000Z' }),
      }),
    ),
  );
  const english = await makePost(database, { language: 'en-GB' });
  const [own, other] = [made[5]!.id, english.id];
  await database.write(async (transaction) => {
    await transaction
      .updateTable('posts')
      .set({ created_by })
      .where('id', 'in', [own, own + 1])
      .execute();
    const pairs = [
      { post_id: own, translation_id: other, outdated: 1 as const },
      { post_id: other, translation_id: own, outdated: 0 as const },
    ];
    await transaction.insertInto('post_translations').values(pairs).execute();
  });
});

afterAll(() => opened.destroy());

/** What SQLite does for every query that `work` asks, a line for each step. */
async function planOf(work: (db: Db) => Promise<unknown>): Promise<string> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(opened.database.read.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(opened.database.read.withPlugin(plugin));
  const connection = new DatabaseSync(opened.file!, { readOnly: true });
  const steps = asked.flatMap(({ sql, parameters }) => {
    // What is prepared once knows its values at each run alone; the plan is the same without.
    const values = parameters.map((value) => (typeof value === 'object' ? null : value)) as string[];
    expect(sql).not.toMatch(PREPARED_ANEW);
    return connection.prepare(`explain query plan ${sql}`).all(...values);
  });
  connection.close();
  return steps.map(({ detail }) => detail).join('\n');
}

/** Parameters whose values SQLite wants to know for its plan, so that every run of the statement would prepare it anew. */
const PREPARED_ANEW = /\b(limit|like) \?/;

async function planOfList(request: PostFilters & PostOrder & { search?: string; page?: number; isPublic?: boolean }) {
  const { isPublic = false, search = '', page = 1, ...filters } = request;
  const counts = await makePostCountsReader()(opened.database.read, 'hr-HR', NOW);
  const view = { language: LANGUAGES[0], seesEverything: !isPublic, now: NOW };
  return planOf((db) => listPosts(db, counts, { ...view, ...filters, search, page }));
}

/** Reading every post, or every translation, is what an index is there to spare. */
function expectNoScan(plan: string): void {
  expect(plan).not.toBe('');
  expect(plan).not.toMatch(
    /SCAN (posts|post_translations|translated|own|other)(?! USING (COVERING )?INDEX post_translations)/,
  );
}

describe('of the usual list, SQLite', () => {
  test.each([
    [{}, 'posts_by_created (language=? AND created<?)'],
    [{ isPublic: true }, 'posts_by_state (language=? AND state=? AND created<?)'],
    [{ search: 'cesto' }, 'posts_by_created (language=? AND created>? AND created<?)'],
    [{ search: 'cesto', isPublic: true }, 'posts_by_state (language=? AND state=? AND created>? AND created<?)'],
  ])('chooses the posts of %j by an index alone, in its order', async (request, index) => {
    for (const page of [1, 3]) {
      const plan = await planOfList({ ...request, page });
      expect(plan).toContain(` chosen\nSEARCH posts USING COVERING INDEX ${index}\nSCAN chosen`);
      expect(plan).not.toContain('TEMP B-TREE');
      expectNoScan(plan);
    }
  });

  test.each([{}, { isPublic: true }])('takes the few posts of a rare title by their ids, %j', async (request) => {
    const plan = await planOfList({ search: 'cesto 77', ...request });
    expect(plan).toContain('chosen\nSEARCH posts USING INTEGER PRIMARY KEY');
    expectNoScan(plan);
  });
});

describe('of the narrowed list, SQLite', () => {
  test('counts and finds by an index whatever it is narrowed by', async () => {
    const byIndex: [Parameters<typeof planOfList>[0], string][] = [
      [{ status: 'published' }, 'posts_by_state (language=? AND state=?)'],
      [{ status: 'draft' }, 'posts_by_state (language=? AND state=?)'],
      [{ status: 'scheduled' }, 'posts_by_publish_up (language=? AND state=? AND publish_up>?)'],
      [{ catid }, 'posts_by_category (catid=? AND language=?)'],
      [{ created_by }, 'posts_by_author (created_by=? AND language=?)'],
      [{ created_from: '2026-01-01T00:00:00.000Z' }, 'posts_by_created (language=? AND created>?)'],
      [{ created_to: '2027-01-01T00:00:00.000Z' }, 'posts_by_created (language=? AND created<?)'],
      [{ translation: 'missing' }, 'posts_by_created (language=?)'],
      [{ translation: 'outdated' }, 'post_translations_outdated'],
      [{ search: 'rijetko' }, 'post_title_trigrams VIRTUAL TABLE'],
      [{ catid, isPublic: true }, 'posts_by_category (catid=? AND language=?)'],
      [
        { created_to: '2027-01-01T00:00:00.000Z', isPublic: true },
        'posts_by_state (language=? AND state=? AND created<?)',
      ],
    ];
    for (const [request, index] of byIndex) {
      const plan = await planOfList(request);
      expect(plan).toContain(index);
      expectNoScan(plan);
    }
  });

  test('reads in the order of an index whatever it is sorted by, without sorting', async () => {
    const inOrder: [PostOrder, string][] = [
      [{ sort: 'title' }, 'posts_by_title_key (language=?)'],
      [{ sort: 'title', order: 'desc' }, 'posts_by_title_key (language=?)'],
      [{ sort: 'modified' }, 'posts_by_modified (language=?)'],
      [{ sort: 'modified', order: 'asc' }, 'posts_by_modified (language=?)'],
      [{ order: 'asc' }, 'posts_by_created (language=?)'],
    ];
    for (const [request, index] of inOrder) {
      for (const page of [1, 3]) {
        const plan = await planOfList({ ...request, page });
        expect(plan).toContain(` chosen\nSEARCH posts USING COVERING INDEX ${index}\nSCAN chosen`);
        expectNoScan(plan);
      }
    }
  });

  test('reads nothing but an index to choose the posts of a category or an author', async () => {
    for (const request of [{ catid }, { catid, status: 'published' as const }, { created_by }, { catid, created_by }]) {
      const plan = await planOfList(request);
      expect(plan.match(/SEARCH posts USING COVERING INDEX posts_by_(category|author)/g)).toHaveLength(2);
    }
  });

  test('takes what is rare by its own index, and walks the list for what is common', async () => {
    expect(await planOfList({ search: 'rijetko', sort: 'title' })).toContain(
      'chosen\nSEARCH posts USING INTEGER PRIMARY KEY',
    );
    expect(await planOfList({ search: 'cesto', sort: 'title' })).toContain(
      'chosen\nCO-ROUTINE posts\nSEARCH posts USING INDEX posts_by_title_key',
    );
    expect(await planOfList({ created_by, sort: 'title' })).toContain(
      'chosen\nSEARCH posts USING INDEX posts_by_author',
    );
  });

  test('finds the authors by an index', async () => {
    const plan = await planOf((db) => listPostAuthors(db));
    expect(plan).toContain('posts_by_author (created_by=?)');
    expect(plan).not.toContain('SCAN posts');
  });
});
