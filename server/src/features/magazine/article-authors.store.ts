import type { Db } from '../../db/schema.ts';

/** Ids of the authors of an article, in the order in which they sign. */
export async function listSigners(db: Db, articleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('magazine_article_authors')
    .select('author_id')
    .where('article_id', '=', articleId)
    .orderBy('place_in_list')
    .execute();
  return rows.map(({ author_id }) => author_id);
}

/** Ids and names of the authors of articles, in the order in which they sign, by the id of the article. */
export async function listNamedSigners(
  db: Db,
  articleIds: readonly number[],
): Promise<Map<number, { id: number; name: string }[]>> {
  if (articleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('magazine_article_authors')
    .innerJoin('magazine_authors', 'magazine_authors.id', 'magazine_article_authors.author_id')
    .select(['article_id', 'magazine_authors.id', 'magazine_authors.name'])
    .where('article_id', 'in', articleIds)
    .orderBy('place_in_list')
    .execute();
  return Map.groupBy(rows, ({ article_id }) => article_id);
}

/** The ids among the given ones that belong to an author. */
export async function listExistingAuthors(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('magazine_authors').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
