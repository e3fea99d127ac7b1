import type { Database } from '../../db/database.ts';
import { deleteRecords, type Stamp } from '../../db/records.ts';
import { listTranslations, type Translation } from '../../db/translations.ts';
import { NotFoundError } from '../../errors.ts';
import { deleteFileUses } from '../../files/records/file-uses.store.ts';
import { type MedalsOfPage, removeReferences } from './page-references.store.ts';
import { listPagesForWrite } from './pages.store.ts';
import { NO_PAGE, PAGE_RECORD, TRANSLATED_PAGES } from './write-page.ts';

const SOME_MISSING = 'Neke od odabranih stranica više ne postoje. Osvježite popis.';

/** What is kept beside a deleted page, so that it can come back with it. */
export type BesidePage = { translation?: Translation | undefined; medals?: MedalsOfPage | undefined };

/**
 * Deletes pages, all or none; medals that named them name none. Answers how many there were.
 * @throws NotFoundError when one of them is not there.
 */
export async function deletePages(
  database: Database,
  { ids: chosen, stamp }: { ids: readonly number[]; stamp: Stamp },
): Promise<number> {
  const ids = [...new Set(chosen)];
  return database.write(async (transaction) => {
    const pages = await listPagesForWrite(transaction, ids);
    if (pages.length < ids.length) throw new NotFoundError(ids.length === 1 ? NO_PAGE : SOME_MISSING);
    const translations = await listTranslations(transaction, TRANSLATED_PAGES, ids);
    const medals = await removeReferences(transaction, ids);
    const beside = new Map<number, BesidePage>();
    for (const id of ids) beside.set(id, { translation: translations.get(id), medals: medals.get(id) });
    await deleteRecords(transaction, PAGE_RECORD, { ids, beside, stamp });
    await deleteFileUses(transaction, 'page', ids);
    return pages.length;
  });
}
