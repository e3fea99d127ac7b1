import { openSession } from '../server/src/accounts/sessions.store.ts';
import { Tokens } from '../server/src/accounts/tokens.ts';
import type { Database } from '../server/src/db/database.ts';
import { migrateToLatest } from '../server/src/db/migrate.ts';
import { backfillFileUses } from '../server/src/jobs/backfill-file-uses.ts';
import { makeUser } from '../server/src/testing/records/make-user.ts';
import { loadAthletes } from './athletes.ts';
import { loadDocuments } from './documents.ts';
import { loadProduct } from './load-product.ts';
import { loadMagazine } from './magazine.ts';

/** Secret of the measured servers. They run on this machine only and hold generated posts. */
export const BENCH_SECRET = 'a secret for measuring, known to everybody';

/** Creates the tables, the posts and a user. Returns the token of the user. */
export async function prepareProduct(database: Database, total: number): Promise<string> {
  await migrateToLatest(database);
  // Before the posts: the last step of these counts the rows of every table for the planner.
  await loadAthletes(database);
  await loadDocuments(database);
  await loadMagazine(database);
  await loadProduct(database, total);
  // Done once per installation; otherwise the server would do it during the measurement.
  await backfillFileUses(database, { fileHostUrl: undefined, signal: new AbortController().signal, pauseMs: 0 });
  const user = { ...(await makeUser(database, { username: 'mjeritelj' })), role: 'tipfeler' as const };
  return database.write((transaction) => openSession(transaction, new Tokens(BENCH_SECRET), { user, now: new Date() }));
}
