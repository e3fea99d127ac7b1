import { LANGUAGES } from '@baklja/contract/fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getNextChange } from '../../../../db/public-posts.ts';
import { TEST_NOW } from '../../../../testing/build-test-app.ts';
import { planOf } from '../../../../testing/plan-of.ts';
import { makeCategory, makeEachPost } from '../../../../testing/records/make-post.ts';
import { makeUser } from '../../../../testing/records/make-user.ts';
import { DATABASES, type TestSqlite } from '../../../../testing/test-databases.ts';
import { listPostAuthors } from '../posts.store.ts';
import { makeFindPosts, type PostFilters, type PostOrder } from './post-page.store.ts';

const NOW = TEST_NOW.toISOString();

let opened: TestSqlite;
let catid: number;
let created_by: number;

beforeAll(async () => {
  opened = await DATABASES.SQLite();
  const { database } = opened;
  ({ id: created_by } = await makeUser(database, { username: 'autor' }));
  catid = await makeCategory(database);
  const [past, end, future] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'];
  const drafts = [{}, { state: 0 as const }, { publish_up: future }, { publish_down: future }];
  const ids = await makeEachPost(database, [...drafts, { publish_up: past, publish_down: end }, { language: 'en-GB' }]);
  const [own, other] = [ids[0]!, ids.at(-1)!];
  await database.write(async (transaction) => {
    await transaction.updateTable('posts').set({ created_by }).execute();
    const pairs = [
      { post_id: own, translation_id: other, outdated: 0 as const },
      { post_id: other, translation_id: own, outdated: 1 as const },
    ];
    await transaction.insertInto('post_translations').values(pairs).execute();
  });
});

afterAll(() => opened.destroy());

type ListRequest = PostFilters & PostOrder & { search?: string; page?: number; isPublic?: boolean };

/** The steps that read a page, without those that count the list. */
async function planOfList(request: ListRequest): Promise<{ page: string; total: string }> {
  const { isPublic = false, search = '', page = 1, ...filters } = request;
  const view = { language: LANGUAGES[0], seesEverything: !isPublic, now: NOW };
  const plan = await planOf(opened, async (db) => {
    const { posts } = await makeFindPosts(db)({ ...view, ...filters, search, page });
    expect(posts).not.toEqual([]);
  });
  const [total = '', rest = ''] = plan.split(/^(?=(?:MATERIALIZE|CO-ROUTINE) chosen)/m);
  return { page: rest, total };
}

const FILTERS = (): ListRequest[] => [
  {},
  { isPublic: true },
  { status: 'published' },
  { status: 'draft' },
  { status: 'scheduled' },
  { status: 'ending' },
  { status: 'ended' },
  { catid },
  { created_by },
  { catid, created_by },
  { created_from: '2026-01-01T00:00:00.000Z', created_to: '2027-01-01T00:00:00.000Z' },
  { translation: 'missing' },
  { translation: 'outdated' },
  { search: 'naslov' },
  { catid, search: 'o', isPublic: true },
];

const ORDERS: [PostOrder, string][] = [
  [{}, 'posts_by_created'],
  [{ order: 'asc' }, 'posts_by_created'],
  [{ sort: 'modified' }, 'posts_by_modified'],
  [{ sort: 'modified', order: 'asc' }, 'posts_by_modified'],
  [{ sort: 'title' }, 'posts_by_title_key'],
  [{ sort: 'title', order: 'desc' }, 'posts_by_title_key'],
];

describe('the list of posts on SQLite', () => {
  test.each(ORDERS)('in the order %j is one scan of one index, without sorting', async (order, index) => {
    for (const filters of FILTERS()) {
      const { page } = await planOfList({ ...filters, ...order });
      expect(page).toMatch(new RegExp(`chosen\\nSEARCH posts USING COVERING INDEX ${index} \\(language=\\?`));
      expect(page.match(/(SCAN|SEARCH) posts/g)).toHaveLength(2);
      expect(page).toContain('SEARCH posts USING INTEGER PRIMARY KEY (rowid=?)');
      expect(page).not.toContain('TEMP B-TREE');
      expect(page).not.toMatch(/SCAN (?!chosen|post_translations USING INDEX post_translations_outdated)/);
    }
  });

  test('is counted by one index', async () => {
    for (const filters of FILTERS()) {
      const { total } = await planOfList(filters);
      expect(total).toContain('SEARCH posts USING COVERING INDEX posts_by_created (language=?');
      expect(total).not.toMatch(/SCAN posts|TEMP B-TREE/);
    }
  });

  test('finds by two indexes when the next publication begins or ends', async () => {
    const plan = await planOf(opened, (db) => getNextChange(db, NOW));
    expect(plan).toContain('SEARCH posts USING COVERING INDEX posts_by_publish_up (publish_up>?)');
    expect(plan).toContain('SEARCH posts USING COVERING INDEX posts_by_publish_down (publish_down>?)');
    expect(plan).not.toContain('SCAN posts');
  });

  test('finds the authors by an index', async () => {
    const plan = await planOf(opened, (db) => listPostAuthors(db));
    expect(plan).toContain('posts_by_author (created_by=?)');
    expect(plan).not.toContain('SCAN posts');
  });
});
