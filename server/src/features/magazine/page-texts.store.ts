import { foldText } from '@baklja/contract/alias';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { MagazineTextTable } from '../../db/tables/magazine.ts';

/** The PDF of an issue, as the file storage has it. */
export type IssuePdf = { issue_id: number; object_key: string };

/** Rows that one statement writes. */
const PAGES_AT_ONCE = 100;

/** The issues whose PDF is there, with its bytes. The link may name a former path of the file. */
export function selectPdfs(db: Db) {
  return db
    .selectFrom('magazine_issues')
    .innerJoin('file_uses', (join) =>
      join.onRef('file_uses.record_id', '=', 'magazine_issues.id').on('file_uses.kind', '=', 'magazineIssue'),
    )
    .leftJoin('file_addresses', 'file_addresses.path', 'file_uses.path')
    .innerJoin('files', (join) =>
      join.on((eb) =>
        eb.or([eb('files.path', '=', eb.ref('file_uses.path')), eb('files.id', '=', eb.ref('file_addresses.file_id'))]),
      ),
    )
    .select(['magazine_issues.id as issue_id', 'files.object_key'])
    .where('files.media_type', '=', 'application/pdf');
}

/** The next issue whose PDF was not read to its end, the latest first; undefined when all are read. */
export function getUnreadPdf(db: Db): Promise<IssuePdf | undefined> {
  return selectPdfs(db)
    .leftJoin('magazine_texts', 'magazine_texts.issue_id', 'magazine_issues.id')
    .where((eb) =>
      eb.or([
        eb('magazine_texts.state', 'is', null),
        eb('magazine_texts.state', '=', 'reading'),
        eb('magazine_texts.object_key', '!=', eb.ref('files.object_key')),
      ]),
    )
    .orderBy('magazine_issues.number', 'desc')
    .orderBy('magazine_issues.id', 'desc')
    .executeTakeFirst();
}

/** Begins to read the text of an issue: what was read of another file goes. */
export async function beginText(transaction: Db, { issue_id, object_key }: IssuePdf, pages: number): Promise<void> {
  await transaction.deleteFrom('magazine_pages').where('issue_id', '=', issue_id).execute();
  await writeText(transaction, { issue_id, object_key, state: 'reading', pages, pages_read: 0 });
}

/** Adds the texts of pages, beginning with `from`, and notes how many are read. */
export async function addPages(
  transaction: Db,
  { issue_id, from, texts }: { issue_id: number; from: number; texts: readonly string[] },
): Promise<void> {
  const rows = texts.map((text, index) => ({ issue_id, page: from + index, text, folded: foldText(text) }));
  for (let start = 0; start < rows.length; start += PAGES_AT_ONCE) {
    const some = rows.slice(start, start + PAGES_AT_ONCE);
    await transaction.insertInto('magazine_pages').values(some).execute();
  }
  await transaction
    .updateTable('magazine_texts')
    .set({ pages_read: from + texts.length - 1 })
    .where('issue_id', '=', issue_id)
    .execute();
}

/** Ends the reading: `no-text` when no page has a word. */
export async function endText(transaction: Db, issueId: number): Promise<void> {
  const words = await transaction
    .selectFrom('magazine_pages')
    .select('id')
    .where('issue_id', '=', issueId)
    .where('folded', '!=', '')
    .executeTakeFirst();
  await transaction
    .updateTable('magazine_texts')
    .set({ state: words ? 'read' : 'no-text' })
    .where('issue_id', '=', issueId)
    .execute();
}

/** Notes why a PDF cannot be read; it is not tried again until it is replaced. */
export async function refuseText(
  transaction: Db,
  { issue_id, object_key }: IssuePdf,
  state: 'locked' | 'damaged',
): Promise<void> {
  await transaction.deleteFrom('magazine_pages').where('issue_id', '=', issue_id).execute();
  await writeText(transaction, { issue_id, object_key, state, pages: 0, pages_read: 0 });
}

/** How many pages are read of the file; undefined when the issue has another file now, or is not read at all. */
export async function getPagesRead(db: Db, { issue_id, object_key }: IssuePdf): Promise<number | undefined> {
  const text = await db
    .selectFrom('magazine_texts')
    .select('pages_read')
    .where('issue_id', '=', issue_id)
    .where('object_key', '=', object_key)
    .executeTakeFirst();
  return text?.pages_read;
}

/** Deletes the texts of issues. A restored issue is read again. */
export async function deleteTexts(transaction: Db, issueIds: readonly number[]): Promise<void> {
  await transaction.deleteFrom('magazine_pages').where('issue_id', 'in', issueIds).execute();
  await transaction.deleteFrom('magazine_texts').where('issue_id', 'in', issueIds).execute();
}

async function writeText(transaction: Db, row: MagazineTextTable): Promise<void> {
  await transaction
    .insertInto('magazine_texts')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('issue_id').doUpdateSet({
        object_key: sql`excluded.object_key`,
        state: sql`excluded.state`,
        pages: sql`excluded.pages`,
        pages_read: sql`excluded.pages_read`,
      }),
    )
    .execute();
}
