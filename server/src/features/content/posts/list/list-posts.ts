import { foldText } from '@baklja/contract/alias';
import type { PostRow } from '@baklja/contract/features/content/posts';
import type { Language } from '@baklja/contract/fields';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { getListVersion, memoizeByVersion } from '../../../../db/list-version.ts';
import type { Db } from '../../../../db/schema.ts';
import { dependsOnTime, isForStaffOnly, type PostFilters, type PostOrder } from './post-conditions.ts';
import { countPosts, getNextChange, readPage } from './post-page.store.ts';

/** Totals that a process keeps. */
const TOTALS_LIMIT = 500;

type Request = PostFilters &
  PostOrder & { language: Language; page: number; search: string; seesEverything: boolean; now: string };

/** `tag` changes whenever any page of the list does; `read` reads the page. */
export type PostList = { tag: string; read: () => Promise<{ posts: PostRow[]; numPages: number }> };

/**
 * Makes the function that finds a page of posts: newest first by default, empty past the last page. `total_records`
 * repeats on every row.
 */
export function makePostList(db: Db): (request: Request) => Promise<PostList> {
  const totalOf = memoizeByVersion<number>({ limit: TOTALS_LIMIT });
  return async ({ page, search, sort = 'created', order = sort === 'title' ? 'asc' : 'desc', ...filters }) => {
    const selection = { ...filters, folded: foldText(search) };
    // Tag before rows: a write in between then leaves an old tag on new rows, never a new tag on old rows.
    const version = await getListVersion(db, 'post');
    const nextChange = dependsOnTime(selection) ? await getNextChange(db, selection.now) : undefined;
    const tag = [version, selection.seesEverything ? 'all' : 'public', nextChange ?? ''].join('.');

    async function read() {
      if (!selection.seesEverything && isForStaffOnly(selection)) return { posts: [], numPages: 0 };
      const key = JSON.stringify({ ...selection, now: nextChange });
      const total = await totalOf({ version, key }, () => countPosts(db, selection));
      const offset = (page - 1) * POSTS_PAGE_SIZE;
      const rows = offset < total ? await readPage(db, selection, { sort, order, offset }) : [];
      const posts = rows.map((row) => ({ ...row, total_records: total }));
      return { posts, numPages: Math.ceil(total / POSTS_PAGE_SIZE) };
    }

    return { tag, read };
  };
}
