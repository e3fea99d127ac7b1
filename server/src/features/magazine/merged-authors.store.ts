import { sql } from 'kysely';
import { lockDeletedRows, setRelations } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';

const ISSUE_COLUMNS = ['urednik_id', 'prijevod_id', 'produkcija_id'] as const;

type IssueColumn = (typeof ISSUE_COLUMNS)[number];

/**
 * What named an author who was merged into another one. `place` is where the author signed; `otherPlace` is where the
 * other one signed the same article, null where it did not.
 */
export type Merged = {
  into: number;
  articles: { id: number; place: number; otherPlace: number | null }[];
  photographs: number[];
  issues: { id: number; column: IssueColumn }[];
};

const nextVersion = sql<number>`version + 1`;

/** Lets everything that names an author name another one. An article with both keeps the earlier place. */
export async function handOver(transaction: Db, from: number, into: number): Promise<Merged> {
  const merged: Merged = { into, articles: [], photographs: [], issues: [] };
  for (const { article_id, place } of await listPlaces(transaction, from)) {
    const otherPlace = await placeOf(transaction, article_id, into);
    merged.articles.push({ id: article_id, place, otherPlace });
    await sign(transaction, article_id, {
      remove: [from, into],
      add: [{ id: into, place: Math.min(place, otherPlace ?? place) }],
    });
  }
  const photographs = await transaction
    .updateTable('magazine_articles')
    .set({ foto_autor_id: into, version: nextVersion })
    .where('foto_autor_id', '=', from)
    .returning('id')
    .execute();
  merged.photographs = photographs.map(({ id }) => id);
  for (const column of ISSUE_COLUMNS) {
    const issues = await transaction
      .updateTable('magazine_issues')
      .set({ [column]: into, version: nextVersion })
      .where(column, '=', from)
      .returning('id')
      .execute();
    merged.issues.push(...issues.map(({ id }) => ({ id, column })));
  }
  return merged;
}

/** Keeps what named a merged author with its entry in the bin. */
export async function keepMerged(transaction: Db, id: number, merged: Merged): Promise<void> {
  const [deleted] = await lockDeletedRows(transaction, 'magazine_authors', [id]);
  if (deleted) await setRelations(transaction, deleted.binId, { ...deleted.relations, merged });
}

/** Gives a restored author back what named it before it was merged, where the other author is still named. */
export async function takeBack(transaction: Db, id: number, merged: Merged | undefined): Promise<void> {
  if (!merged) return;
  for (const { id: articleId, place, otherPlace } of merged.articles) {
    if ((await placeOf(transaction, articleId, merged.into)) === null) continue;
    const other = otherPlace === null ? [] : [{ id: merged.into, place: otherPlace }];
    await sign(transaction, articleId, { remove: [merged.into], add: [{ id, place }, ...other] });
  }
  await transaction
    .updateTable('magazine_articles')
    .set({ foto_autor_id: id, version: nextVersion })
    .where('id', 'in', [0, ...merged.photographs])
    .where('foto_autor_id', '=', merged.into)
    .execute();
  for (const { id: issueId, column } of merged.issues) {
    await transaction
      .updateTable('magazine_issues')
      .set({ [column]: id, version: nextVersion })
      .where('id', '=', issueId)
      .where(column, '=', merged.into)
      .execute();
  }
}

async function listPlaces(db: Db, authorId: number): Promise<{ article_id: number; place: number }[]> {
  return db
    .selectFrom('magazine_article_authors')
    .select(['article_id', 'place_in_list as place'])
    .where('author_id', '=', authorId)
    .orderBy('article_id')
    .execute();
}

/** Where the author signs the article; null when the author does not. */
async function placeOf(db: Db, articleId: number, authorId: number): Promise<number | null> {
  const row = await db
    .selectFrom('magazine_article_authors')
    .select('place_in_list')
    .where('article_id', '=', articleId)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
  return row?.place_in_list ?? null;
}

type Signatures = { remove: readonly number[]; add: readonly { id: number; place: number }[] };

/** Removes and adds signatures of an article, whose version rises: an open editor has the former ones. */
async function sign(transaction: Db, articleId: number, { remove, add }: Signatures): Promise<void> {
  await transaction
    .deleteFrom('magazine_article_authors')
    .where('article_id', '=', articleId)
    .where('author_id', 'in', remove)
    .execute();
  const rows = add.map(({ id, place }) => ({ article_id: articleId, author_id: id, place_in_list: place }));
  await transaction.insertInto('magazine_article_authors').values(rows).execute();
  await transaction
    .updateTable('magazine_articles')
    .set({ version: nextVersion })
    .where('id', '=', articleId)
    .execute();
}
