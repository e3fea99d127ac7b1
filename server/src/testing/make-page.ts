import type { Database } from '../db/database.ts';
import { createPage, type PageDraft } from '../features/pages/write-page.ts';
import { TEST_NOW } from './build-test-app.ts';

/** A page, in Croatian unless told otherwise. */
export function makePage(database: Database, draft: Partial<PageDraft> = {}): Promise<{ id: number; slug: string }> {
  return createPage(database, { title: 'Stranica', language: 'hr-HR', ...draft }, { userId: null, at: TEST_NOW });
}
