import type { SearchHit } from '@baklja/contract/features/search';
import { LANGUAGES, type Language } from '@baklja/contract/fields';
import { SEARCH_HITS_LIMIT } from '@baklja/contract/limits';
import { sql } from 'kysely';
import { containsText, readBy } from '../../db/dialect-sql.ts';
import type { Db } from '../../db/schema.ts';

/** The latest posts of both languages, drafts too. */
export async function findPosts(db: Db, folded: string): Promise<SearchHit[]> {
  const found = await Promise.all(LANGUAGES.map((language) => findLatestPosts(db, language, folded)));
  return found
    .flat()
    .toSorted((a, b) => b.created.localeCompare(a.created) || b.id - a.id)
    .slice(0, SEARCH_HITS_LIMIT)
    .map(({ id, title, alias, language, state }) => ({
      kind: 'post',
      id,
      title,
      key: alias,
      language,
      isDraft: state === 0,
    }));
}

function findLatestPosts(db: Db, language: Language, folded: string) {
  const ids = sql<number>`(
    select id from ${readBy(db, 'posts', 'posts_by_created')}
    where language = ${language} and ${containsText(db, 'title_folded', folded)}
    order by created desc, id desc limit ${sql.lit(SEARCH_HITS_LIMIT)}
  )`;
  const columns = ['id', 'title', 'alias', 'language', 'state', 'created'] as const;
  return db.selectFrom('posts').select(columns).where('id', 'in', ids).execute();
}

/** Pages of both languages; there are few of them. */
export async function findPages(db: Db, folded: string): Promise<SearchHit[]> {
  const pages = await db
    .selectFrom('pages')
    .select(['id', 'title', 'language'])
    .where(containsText(db, 'title_folded', folded))
    .orderBy('id', 'desc')
    .limit(SEARCH_HITS_LIMIT)
    .execute();
  return pages.map(({ id, title, language }) => ({ kind: 'page', id, title, key: String(id), language }));
}

/** The latest files of all folders. */
export async function findFiles(db: Db, folded: string): Promise<SearchHit[]> {
  const ids = sql<number>`(
    select id from ${readBy(db, 'files', 'all_files_by_created')} where ${containsText(db, 'name_folded', folded)}
    order by created desc, id desc limit ${sql.lit(SEARCH_HITS_LIMIT)}
  )`;
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'path'])
    .where('id', 'in', ids)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return files.map(({ id, name, path }) => ({ kind: 'file', id, title: name, key: path }));
}
