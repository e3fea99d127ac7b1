import type { SearchHit } from '@baklja/contract/features/search';
import { LANGUAGES } from '@baklja/contract/fields';
import { SEARCH_HITS_LIMIT } from '@baklja/contract/limits';
import type { Db } from '../../db/schema.ts';
import { FILE_NAMES, POST_TITLES } from '../../db/title-indexes.ts';
import { comparedText, containsText, latestTitleMatches, postScope } from '../../db/title-search.ts';
import { fileScope } from '../../files/file-names.ts';

/** The latest posts of both languages, drafts too. */
export async function findPosts(db: Db, folded: string): Promise<SearchHit[]> {
  const scopes = LANGUAGES.map((language) => postScope({ language }));
  const ids = await latestTitleMatches(db, POST_TITLES, { folded, scopes, limit: SEARCH_HITS_LIMIT });
  if (ids.length === 0) return [];
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'title', 'alias', 'language', 'state'])
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return posts.map(({ id, title, alias, language, state }) => ({
    kind: 'post',
    id,
    title,
    key: alias,
    language,
    isDraft: state === 0,
  }));
}

/** Pages of both languages; there are few of them. */
export async function findPages(db: Db, folded: string): Promise<SearchHit[]> {
  const pages = await db
    .selectFrom('pages')
    .select(['id', 'title', 'language'])
    .where(containsText(db, 'title_folded', comparedText(db, folded)))
    .orderBy('id', 'desc')
    .limit(SEARCH_HITS_LIMIT)
    .execute();
  return pages.map(({ id, title, language }) => ({ kind: 'page', id, title, key: String(id), language }));
}

/** The latest files of all folders. */
export async function findFiles(db: Db, folded: string): Promise<SearchHit[]> {
  const ids = await latestTitleMatches(db, FILE_NAMES, { folded, scopes: [fileScope({})], limit: SEARCH_HITS_LIMIT });
  if (ids.length === 0) return [];
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'path'])
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return files.map(({ id, name, path }) => ({ kind: 'file', id, title: name, key: path }));
}
