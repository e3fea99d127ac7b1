import type { Database } from '../db/database.ts';
import { getFact, setFact } from '../db/installation-facts.ts';
import { lockRows } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { filePathsOfPost } from '../features/content/posts/posts.ts';
import { replaceFileUses } from '../files/records/file-uses.store.ts';
import type { RowOf } from '../records/record-definition.ts';
import { inSmallSteps, PAUSE_MS, RECORDS_AT_ONCE, type Steps } from './in-small-steps.ts';
import type { Job } from './job.ts';

/** Fact about the installation: the last post whose uses are recorded, or that all are. */
const FACT = 'file-uses-of-old-posts';
const DONE = 'done';

export const backfillFileUsesJob: Job = {
  name: 'record the files that older posts use',
  part: 'application',
  run: ({ database, config: { fileHostUrl }, signal }) =>
    backfillFileUses(database, { fileHostUrl, signal, pauseMs: PAUSE_MS }),
};

/**
 * Records the files that posts from before the table of uses contain. Runs once for each installation, and continues
 * where it was interrupted.
 */
export function backfillFileUses(
  database: Database,
  { fileHostUrl, ...steps }: Steps & { fileHostUrl: string | undefined },
): Promise<void> {
  return inSmallSteps(database, steps, (transaction) => addSome(transaction, fileHostUrl));
}

/** Returns whether that was the last step. */
async function addSome(transaction: Db, fileHostUrl: string | undefined): Promise<boolean> {
  const last = (await getFact(transaction, FACT)) ?? '0';
  if (last === DONE) return true;
  const posts = await transaction
    .selectFrom('posts')
    .select('id')
    .where('id', '>', Number(last))
    .orderBy('id')
    .limit(RECORDS_AT_ONCE)
    .execute();
  for (const { id } of posts) {
    // Locked before it is read, so that an older text never overwrites the uses of a newer one.
    const [post] = await lockRows(transaction, 'posts', [id]);
    if (!post) continue;
    const paths = filePathsOfPost(post as RowOf<'post'>, fileHostUrl);
    await replaceFileUses(transaction, { kind: 'post', recordId: id, paths });
  }
  const next = posts.at(-1)?.id;
  await setFact(transaction, FACT, next === undefined ? DONE : String(next));
  return next === undefined;
}
