import type { Category } from '@baklja/contract/features/categories';
import type { Db } from '../../db/schema.ts';

/** All categories by title in Croatian order. */
export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await db.selectFrom('categories').select(['id', 'title']).execute();
  const byTitle = new Intl.Collator('hr');
  return rows.sort((a, b) => byTitle.compare(a.title, b.title));
}
