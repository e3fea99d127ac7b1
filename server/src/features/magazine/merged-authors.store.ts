import { sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import { lockDeletedRows, setRelations } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { RecordStamp } from '../../records/record-definition.ts';
import { magazineArticles } from './articles.ts';
import { AUTHORS_OF_ISSUE, magazineIssues } from './issues.ts';

type IssueColumn = (typeof AUTHORS_OF_ISSUE)[number];

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
  for (const articleId of await listSignedBy(transaction, from)) {
    await sign(transaction, { articleId, stamp }, (signers) => {
      const [place, other] = [signers.indexOf(from), signers.indexOf(into)];
      if (place === -1) return [...signers];
      merged.articles.push({ id: articleId, place, otherPlace: other === -1 ? null : other });
      return [...new Set(signers.map((signer) => (signer === from ? into : signer)))];
    });
  }
  merged.photographs = await listNaming(transaction, 'magazine_articles', 'foto_autor_id', from);
  const photographer = { ids: merged.photographs, values: { foto_autor_id: into }, stamp };
  await magazineArticles.within.updateMany(transaction, photographer);
  for (const column of AUTHORS_OF_ISSUE) {
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
  const signed = await listSignedBy(transaction, merged.into);
  for (const { id: articleId, place, otherPlace } of merged.articles) {
    if (!signed.includes(articleId)) continue;
    await sign(transaction, { articleId, stamp }, (signers) => {
      if (!signers.includes(merged.into)) return [...signers];
      if (otherPlace === null) return signers.map((signer) => (signer === merged.into ? id : signer));
      const others = signers.filter((signer) => signer !== merged.into);
      const both = [
        { signer: id, at: place },
        { signer: merged.into, at: otherPlace },
      ];
      for (const { signer, at } of both.toSorted((a, b) => a.at - b.at)) others.splice(at, 0, signer);
      return others;
    });
  }
  const present = await listNaming(transaction, 'magazine_articles', 'foto_autor_id', merged.into);
  const ids = merged.photographs.filter((article) => present.includes(article));
  await magazineArticles.within.updateMany(transaction, { ids, values: { foto_autor_id: id }, stamp });
  for (const column of AUTHORS_OF_ISSUE) {
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

async function listSignedBy(db: Db, authorId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('magazine_article_authors')
    .select('article_id')
    .where('author_id', '=', authorId)
    .orderBy('article_id')
    .execute();
  return rows.map(({ article_id }) => article_id);
}

/** Gives an article other signers, made from those that it has. */
async function sign(
  transaction: Db,
  { articleId, stamp }: { articleId: number; stamp: RecordStamp },
  change: (signers: readonly number[]) => number[],
): Promise<void> {
  const values = ({ signers }: { signers: readonly number[] }) => ({ signers: change(signers) });
  await magazineArticles.within.update(transaction, { id: articleId, values, stamp });
}
