import { KINDS, kindsWith } from '@baklja/contract/kinds';
import { noteChange } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { lockRows } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { countTranslated } from '../records/translation-counts.ts';
import { getTranslation, type TranslatedKind } from '../records/translations.ts';
import { inSmallSteps, PAUSE_MS, RECORDS_AT_ONCE, type Steps } from './in-small-steps.ts';
import type { Job } from './job.ts';

export const countOldTranslationsJob: Job = {
  name: 'count the texts of older translations',
  part: 'application',
  run: ({ database, clock, signal }) => countOldTranslations(database, { now: clock(), signal, pauseMs: PAUSE_MS }),
};

/** Counts how much is translated of the pairs that no write has counted. */
export async function countOldTranslations(database: Database, steps: Steps & { now: Date }): Promise<void> {
  for (const kind of kindsWith('translation'))
    await inSmallSteps(database, steps, (one) => countSome(one, kind, steps.now));
}

/** Returns whether that was the last step. */
async function countSome(transaction: Db, kind: TranslatedKind, at: Date): Promise<boolean> {
  const [pairs, key] = [`${kind}_translations` as 'post_translations', `${kind}_id` as 'post_id'];
  const found = await transaction
    .selectFrom(pairs)
    .select([key, 'translation_id'])
    .where('units', 'is', null)
    .limit(RECORDS_AT_ONCE)
    .execute();
  for (const row of found) {
    const ids = [row[key], row.translation_id] as const;
    // Locked before they are read, so that an older count never overwrites a newer one.
    await lockRows(transaction, KINDS[kind].plural, ids);
    const pair = await getTranslation(transaction, kind, row[key]);
    if (pair?.translation_id !== row.translation_id) continue;
    const counts = await countTranslated(transaction, kind, { ids, sameTexts: pair.same_texts ?? '[]' });
    await transaction.updateTable(pairs).set(counts).where(key, 'in', ids).execute();
  }
  if (found.length > 0) noteChange(transaction, { kinds: [kind], at });
  return found.length === 0;
}
