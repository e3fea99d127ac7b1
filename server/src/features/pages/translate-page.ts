import type { Database } from '../../db/database.ts';
import { setTranslation } from '../../db/translations.ts';
import { getPageForWrite } from './pages.store.ts';
import { TRANSLATED_PAGES } from './write-page.ts';

/**
 * Makes two pages translations of each other, or parts the page from its translation with null.
 * @throws as {@link setTranslation}.
 */
export async function translatePage(
  database: Database,
  { id, translationId }: { id: number; translationId: number | null },
): Promise<void> {
  await database.write(async (transaction) => {
    const ids = [id, ...(translationId === null ? [] : [translationId])].toSorted((a, b) => a - b);
    for (const each of ids) await getPageForWrite(transaction, each);
    await setTranslation(transaction, TRANSLATED_PAGES, { id, translationId });
  });
}
