import { memoizeByVersion } from '../../../db/list-version.ts';
import type { Db } from '../../../db/schema.ts';
import { keepCompressed } from '../../../http/compression.ts';
import { listIds, writeRows } from './categorisation.store.ts';
import type { InForce } from './versions.store.ts';

/** What everyone reads, and what its editors read. */
const VIEWS = 2;

/**
 * Makes the function that answers the list in force as JSON. Each view of a version is made once, also for callers who
 * ask at the same moment, and kept until another version is read.
 */
export function makeListAnswers(db: Db): (inForce: InForce, everyColumn: boolean) => Promise<Buffer> {
  const answerOf = memoizeByVersion<Buffer>({ limit: VIEWS });
  return ({ version, listId }, everyColumn) =>
    answerOf({ version, key: everyColumn ? 'all' : 'public' }, async () => {
      const ids = await listIds(db, listId);
      return keepCompressed(await writeRows(db, { listId, ids, everyColumn }));
    });
}
