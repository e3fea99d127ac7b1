import { firstFreeAlias, foldText } from '@baklja/contract/alias';
import type { Language } from '@baklja/contract/fields';
import { type Database, isPostgres, isUniqueViolation } from '../../db/database.ts';
import { restoreRecord } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import { restoreTranslation } from '../../db/translations.ts';
import { NotFoundError } from '../../errors.ts';
import { replaceFileUses } from '../../files/records/file-uses.store.ts';
import type { BesidePage } from './delete-pages.ts';
import { filePathsOf, type PageFiles } from './page-parts.ts';
import { restoreReferences } from './page-references.store.ts';
import { isSlugTaken, listPagesForWrite } from './pages.store.ts';
import { PAGE_RECORD, type PageStamp, SLUG_TRIES, TRANSLATED_PAGES } from './write-page.ts';

const NOT_DELETED = 'Ta stranica nije među obrisanima. Možda je već vraćena.';
const SOME_NOT_DELETED = 'Neke od odabranih stranica nisu među obrisanima. Možda su već vraćene.';

/** What bringing a deleted page back must know of it. */
type DeletedPage = PageFiles & { id: number; title: string; slug: string; language: Language; beside: BesidePage };

/**
 * Brings deleted pages back under their ids, all or none. Medals that named them do so again as far as they name no other
 * page meanwhile; a slug that was taken gets a number. Answers how many there were.
 * @throws NotFoundError when one of them was not deleted.
 */
export async function restorePages(
  database: Database,
  { ids, stamp }: { ids: readonly number[]; stamp: PageStamp },
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.write((transaction) => restore(transaction, [...new Set(ids)], stamp));
    } catch (error) {
      if (attempt === SLUG_TRIES || !isUniqueViolation(error)) throw error;
    }
  }
}

async function restore(transaction: Db, ids: readonly number[], stamp: PageStamp): Promise<number> {
  const pages = await listDeletedPages(transaction, ids);
  if (pages.length < ids.length) throw new NotFoundError(ids.length === 1 ? NOT_DELETED : SOME_NOT_DELETED);
  const translations = pages.flatMap(({ beside }) => beside.translation?.translation_id ?? []);
  await listPagesForWrite(transaction, translations);
  for (const page of pages) await restorePage(transaction, page, stamp);
  for (const { id, language, beside } of pages) {
    await restoreTranslation(transaction, TRANSLATED_PAGES, { id, language, translation: beside.translation });
  }
  return pages.length;
}

async function restorePage(transaction: Db, page: DeletedPage, stamp: PageStamp): Promise<void> {
  const { id, title, slug, beside } = page;
  const free = await firstFreeAlias(slug, (candidate) => isSlugTaken(transaction, candidate));
  const values = { slug: free, title_folded: foldText(title) };
  await restoreRecord(transaction, PAGE_RECORD, { id, values, stamp });
  if (beside.medals) await restoreReferences(transaction, id, beside.medals);
  const paths = filePathsOf(page, stamp.fileHostUrl);
  await replaceFileUses(transaction, { kind: 'page', recordId: id, paths, isNew: true });
}

/** The deleted pages of the ids, in the order of the ids. On PostgreSQL nobody else can bring them back meanwhile. */
async function listDeletedPages(transaction: Db, ids: readonly number[]): Promise<DeletedPage[]> {
  const kept = await transaction
    .selectFrom('deleted_records')
    .select(['data', 'beside'])
    .where('table_name', '=', 'pages')
    .where('record_id', 'in', ids)
    .orderBy('record_id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  return kept.map(({ data, beside }) => ({
    ...(JSON.parse(data) as Omit<DeletedPage, 'beside'>),
    beside: beside === null ? {} : (JSON.parse(beside) as BesidePage),
  }));
}
