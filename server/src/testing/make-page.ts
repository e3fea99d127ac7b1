import type { Database } from '../db/database.ts';
import { type PageValues, pages } from '../features/pages/page-record.ts';
import { TEST_NOW } from './build-test-app.ts';

/** A page, in Croatian by default. */
export function makePage(database: Database, draft: PageValues = {}): Promise<{ id: number; slug: string }> {
  const values = { title: 'Stranica', language: 'hr-HR', ...draft } as const;
  return pages.create(database, { values, stamp: { userId: null, at: TEST_NOW } });
}
