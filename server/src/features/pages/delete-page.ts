import type { Database } from '../../db/database.ts';
import { deleteRecord, type Stamp } from '../../db/records.ts';
import { NotFoundError } from '../../errors.ts';
import { noteUses } from '../../files/file-uses.store.ts';
import { removeReferences } from './page-references.store.ts';
import { getPageForWrite } from './pages.store.ts';
import { NO_PAGE, PAGE_RECORD } from './write-page.ts';

/** Deletes a page; medals that named it name none. @throws NotFoundError */
export async function deletePage(database: Database, { id, stamp }: { id: number; stamp: Stamp }): Promise<void> {
  await database.write(async (transaction) => {
    if (!(await getPageForWrite(transaction, id))) throw new NotFoundError(NO_PAGE);
    await removeReferences(transaction, id);
    await deleteRecord(transaction, PAGE_RECORD, { id, stamp });
    await noteUses(transaction, { kind: 'page', recordId: id, paths: [] });
  });
}
