import { kindRow, kindsWith } from '@baklja/contract/kinds';
import { toStoredTime } from '../clock.ts';
import { type Database, lockForLimit } from '../db/database.ts';
import { getFact, setFact } from '../db/installation-facts.ts';
import { type AnyRow, anyTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { noteMoment, noteRecords, PUBLICATIONS_NOTED } from '../records/note-records.ts';
import { getTranslation, isTranslatedKind } from '../records/translations.ts';
import type { Job } from './job.ts';

const MINUTE_MS = 60_000;

export const notePublicationsJob: Job = {
  name: 'note publications that begin or end',
  part: 'application',
  schedule: '* * * * * *',
  run: ({ database, clock }) => notePublications(database, clock()),
};

/**
 * Notes, once on any number of nodes, what became public or ended since the last time: nothing is missed by a node that
 * slept. After a clock was set back, what is not public again is noted too.
 */
export async function notePublications(database: Database, now: Date): Promise<void> {
  const isDue = async (db: Db) => {
    const noted = await getFact(db, PUBLICATIONS_NOTED);
    if (noted === undefined) return { moments: [] };
    const passed = now.getTime() - Date.parse(noted);
    // The clocks of nodes differ a little.
    if (passed <= 0 && passed > -MINUTE_MS) return undefined;
    const moments = await listMoments(db, [noted, toStoredTime(now)].toSorted());
    return moments.length > 0 || passed < 0 || passed > 60 * MINUTE_MS ? { moments } : undefined;
  };
  if (!(await isDue(database.read))) return;
  await database.write(async (transaction) => {
    await lockForLimit(transaction, PUBLICATIONS_NOTED);
    const due = await isDue(transaction);
    if (!due) return;
    for (const { kind, row } of due.moments) {
      noteMoment(transaction, kind, row, now);
      const translation = isTranslatedKind(kind) && (await getTranslation(transaction, kind, row.id));
      if (translation) await noteRecords(transaction, kind, [translation.translation_id], now);
    }
    await setFact(transaction, PUBLICATIONS_NOTED, toStoredTime(now));
  });
}

/** The records whose publication begins or ends after the first time and not after the second. */
async function listMoments(db: Db, [after = '', until = '']: string[]) {
  const found = kindsWith('publishing').map(async (kind) => {
    const among = (column: string) =>
      anyTable(db)
        .selectFrom(kindRow(kind).plural)
        .selectAll()
        .where('state', '=', 1)
        .where(column, '>', after)
        .where(column, '<=', until)
        .execute();
    const rows = [...(await among('publish_up')), ...(await among('publish_down'))] as AnyRow[];
    return rows.map((row) => ({ kind, row }));
  });
  return (await Promise.all(found)).flat();
}
