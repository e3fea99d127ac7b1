import type { Database } from '../db/database.ts';
import { type PageValues, pages } from '../features/pages/page-record.ts';
import { TEST_NOW } from './build-test-app.ts';

/** A page, in Croatian by default. */
export function makePage(database: Database, draft: PageValues = {}): Promise<{ id: number; slug: string }> {
  const values = { title: 'Stranica', language: 'hr-HR', ...draft } as const;
  return pages.create(database, { values, stamp: { userId: null, at: TEST_NOW } });
}

/** Many equal pages with different slugs, inserted by a few statements; returns their ids in order. */
export async function makePages(database: Database, count: number): Promise<number[]> {
  const { id } = await makePage(database);
  return database.write(async (transaction) => {
    const { id: _, ...page } = await transaction
      .selectFrom('pages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: count - 1 }, (_copy, place) => ({ ...page, slug: `${page.slug}-p${place}` }));
    const made = await transaction.insertInto('pages').values(copies).returning('id').execute();
    return [id, ...made.map((copy) => copy.id).toSorted((a, b) => a - b)];
  });
}
