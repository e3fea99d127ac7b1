import { sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import { lockDeletedRows, setRelations } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { RecordStamp } from '../../records/record-definition.ts';
import { magazineArticles } from './articles.ts';
import { magazineIssues } from './issues.ts';

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

/** Lets everything that names an author name another one. An article with both keeps the earlier place. */
export async function handOver(
  transaction: Db,
  { from, into, stamp }: { from: number; into: number; stamp: RecordStamp },
): Promise<Merged> {
  const merged: Merged = { into, articles: [], photographs: [], issues: [] };
  for (const { article_id, place } of await listPlaces(transaction, from)) {
    const otherPlace = await placeOf(transaction, article_id, into);
    merged.articles.push({ id: article_id, place, otherPlace });
    const add = [{ id: into, place: Math.min(place, otherPlace ?? place) }];
    await sign(transaction, article_id, { remove: [from, into], add, stamp });
  }
  merged.photographs = await listNaming(transaction, 'magazine_articles', 'foto_autor_id', from);
  const photographer = { ids: merged.photographs, values: { foto_autor_id: into }, stamp };
  await magazineArticles.within.updateMany(transaction, photographer);
  for (const column of ISSUE_COLUMNS) {
    const ids = await listNaming(transaction, 'magazine_issues', column, from);
    await magazineIssues.within.updateMany(transaction, { ids, values: { [column]: into }, stamp });
    merged.issues.push(...ids.map((id) => ({ id, column })));
  }
  return merged;
}

/** Keeps what named a merged author with its entry in the bin. */
export async function keepMerged(transaction: Db, id: number, merged: Merged): Promise<void> {
  const [deleted] = await lockDeletedRows(transaction, 'magazine_authors', [id]);
  if (deleted) await setRelations(transaction, deleted.binId, { ...deleted.relations, merged });
}

/** Gives a restored author back what named it before it was merged, where the other author is still named. */
export async function takeBack(
  transaction: Db,
  { id, merged, stamp }: { id: number; merged: Merged | undefined; stamp: RecordStamp },
): Promise<void> {
  if (!merged) return;
  for (const { id: articleId, place, otherPlace } of merged.articles) {
    if ((await placeOf(transaction, articleId, merged.into)) === null) continue;
    const other = otherPlace === null ? [] : [{ id: merged.into, place: otherPlace }];
    await sign(transaction, articleId, { remove: [merged.into], add: [{ id, place }, ...other], stamp });
  }
  const present = await listNaming(transaction, 'magazine_articles', 'foto_autor_id', merged.into);
  const ids = merged.photographs.filter((article) => present.includes(article));
  await magazineArticles.within.updateMany(transaction, { ids, values: { foto_autor_id: id }, stamp });
  for (const column of ISSUE_COLUMNS) {
    const naming = await listNaming(transaction, 'magazine_issues', column, merged.into);
    const issues = merged.issues.filter((issue) => issue.column === column && naming.includes(issue.id));
    const change = { ids: issues.map((issue) => issue.id), values: { [column]: id }, stamp };
    await magazineIssues.within.updateMany(transaction, change);
  }
}

/** Ids of the records that name the author in the column. They stay locked until the transaction ends. */
async function listNaming(
  transaction: Db,
  table: 'magazine_articles' | 'magazine_issues',
  column: 'foto_autor_id' | IssueColumn,
  authorId: number,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom(table)
    .select('id')
    .where(sql.ref(column), '=', authorId)
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
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

type Signatures = { remove: readonly number[]; add: readonly { id: number; place: number }[]; stamp: RecordStamp };

async function sign(transaction: Db, articleId: number, { remove, add, stamp }: Signatures): Promise<void> {
  const rows = add.map(({ id, place }) => ({ article_id: articleId, author_id: id, place_in_list: place }));
  const also = async () => {
    await transaction
      .deleteFrom('magazine_article_authors')
      .where('article_id', '=', articleId)
      .where('author_id', 'in', remove)
      .execute();
    await transaction.insertInto('magazine_article_authors').values(rows).execute();
  };
  await magazineArticles.within.update(transaction, { id: articleId, values: {}, stamp, also });
}
