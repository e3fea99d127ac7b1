import type { Database } from '../db/database.ts';
import { addPage, createPage, type PageDraft } from '../features/pages/write-page.ts';
import { TEST_NOW } from './build-test-app.ts';

/** A page, in Croatian unless told otherwise. */
export function makePage(database: Database, draft: Partial<PageDraft> = {}): Promise<{ id: number; slug: string }> {
  return createPage(database, { title: 'Stranica', language: 'hr-HR', ...draft }, { userId: null, at: TEST_NOW });
}

/** Many pages in one write, each with a title of its own; answers their ids in order. */
export function makePages(database: Database, count: number): Promise<number[]> {
  return database.write(async (transaction) => {
    const ids: number[] = [];
    for (let place = 1; place <= count; place += 1) {
      const page = { title: `Skupa ${place}`, language: 'hr-HR' as const };
      ids.push((await addPage(transaction, page, { userId: null, at: TEST_NOW })).id);
    }
    return ids;
  });
}
