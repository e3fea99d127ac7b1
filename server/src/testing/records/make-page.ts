import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { type PageValues, pages } from '../../features/content/pages/pages.ts';
import { TEST_NOW } from '../build-test-app.ts';

/** A page, in Croatian by default. */
export function makePage(database: Database, draft: PageValues = {}): Promise<{ id: number; slug: string }> {
  return database.write((transaction) => insertPage(transaction, draft));
}

/** {@link makePage} inside a transaction. */
export function insertPage(transaction: Db, draft: PageValues): Promise<{ id: number; slug: string }> {
  const values = { title: 'Stranica', language: 'hr-HR', ...draft } as const;
  return pages.within.insert(transaction, { values, stamp: { userId: null, at: TEST_NOW } });
}
