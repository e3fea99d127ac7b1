import type { Database } from '../../db/database.ts';
import { deleteRecord, type Stamp } from '../../db/records.ts';
import { listTranslations, type Translation } from '../../db/translations.ts';
import { NotFoundError } from '../../errors.ts';
import { noteUses } from '../../files/file-uses.store.ts';
import { type MedalsOfPage, removeReferences } from './page-references.store.ts';
import { listPagesForWrite } from './pages.store.ts';
import { NO_PAGE, PAGE_RECORD, TRANSLATED_PAGES } from './write-page.ts';

const SOME_MISSING = 'Neke od odabranih stranica više ne postoje. Osvježite popis.';

/** What is kept beside a deleted page, so that it can come back with it. `medals` are ids by the column that named it. */
export type BesidePage = { translation?: Translation; medals?: MedalsOfPage };

/**
 * Deletes pages, all or none; medals that named them name none. Answers how many there were.
 * @throws NotFoundError when one of them is not there.
 */
export async function deletePages(
  database: Database,
  { ids, stamp }: { ids: readonly number[]; stamp: Stamp },
): Promise<number> {
  const wanted = [...new Set(ids)];
  return database.write(async (transaction) => {
    const pages = await listPagesForWrite(transaction, wanted);
    if (pages.length < wanted.length) throw new NotFoundError(wanted.length === 1 ? NO_PAGE : SOME_MISSING);
    // All of them are read first: two that are translations of each other lose their tie with the first.
    const translations = await listTranslations(transaction, TRANSLATED_PAGES, wanted);
    for (const { id } of pages) {
      const translation = translations.get(id);
      const medals = await removeReferences(transaction, id);
      const beside: BesidePage = { ...(translation && { translation }), medals };
      await deleteRecord(transaction, PAGE_RECORD, { id, beside, stamp });
      await noteUses(transaction, { kind: 'page', recordId: id, paths: [] });
    }
    return pages.length;
  });
}
