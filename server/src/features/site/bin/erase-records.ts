import { kindsWith } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { RECORD_FORMS, someGoneFromBinText } from '@baklja/contract/records/record-words';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, NotFoundError, UnavailableError } from '../../../errors.ts';
import { lockPaths } from '../../../files/records/file-paths.store.ts';
import { deleteForGood } from '../../../records/bin.ts';
import { emptyFileBin, expireFiles } from '../../../records/empty-file-bin.ts';
import type { Stamp } from '../../../stamp.ts';
import { listRecordsInBin } from './bin.store.ts';

const CHANGED = 'U košu je sada više zapisa nego što je pisalo, pa ništa nije izbrisano. Pogledajte popis.';

const BYTES_LATER =
  'Spremište datoteka trenutačno nije dostupno, pa će se sadržaj datoteka izbrisati kad opet bude dostupno.';

/** Ids of rows of the bin; or everything until a time, and how many rows the user saw counted. */
type Wish = { ids: readonly number[] } | { until: string; total: number };

/**
 * Deletes records of the bin for good, all or none: those with the ids, or everything that was deleted until a time.
 * Returns what was done, in Croatian. The bytes of files go after the commit; the daily job removes those that the
 * storage does not delete now.
 * @throws NotFoundError when one of the ids is not in the bin; ConflictError when there is more by now.
 */
export async function eraseRecords(
  { database, files, pictures }: Pick<Dependencies, 'database' | 'files' | 'pictures'>,
  chosen: Wish,
  stamp: Stamp,
): Promise<string> {
  const erased = await database.write((transaction) => eraseWithin(transaction, chosen, stamp));
  const done = `Izbrisano zauvijek: ${countOf(erased.count, RECORD_FORMS)}.`;
  if (!erased.hasFiles) return done;
  try {
    await emptyFileBin(database, files, pictures, { now: stamp.at });
    return done;
  } catch (error) {
    if (error instanceof UnavailableError) return `${done} ${BYTES_LATER}`;
    throw error;
  }
}

async function eraseWithin(transaction: Db, chosen: Wish, stamp: Stamp): Promise<{ count: number; hasFiles: boolean }> {
  // The restoring of a file holds this lock from before it looks until it commits.
  await lockPaths(transaction);
  const wish = { ...chosen, kinds: kindsWith('bin'), now: stamp.at, isLocked: true };
  const records = await listRecordsInBin(transaction, wish);
  if ('ids' in chosen && records.length < new Set(chosen.ids).size) throw new NotFoundError(someGoneFromBinText());
  if ('total' in chosen && records.length > chosen.total) throw new ConflictError(CHANGED, 'bin-changed');
  const files = records.filter(({ kind }) => kind === 'file').map(({ id }) => id);
  await expireFiles(transaction, files);
  await deleteForGood(
    transaction,
    records.filter(({ kind }) => kind !== 'file'),
  );
  const notes = records.map(({ kind, record_id, title }) => ({
    action: 'erase' as const,
    kind,
    recordId: record_id,
    // The log names no users, so that an erased one has no name there either.
    title: kind === 'user' ? '' : title,
  }));
  await addToAuditLog(transaction, stamp, notes);
  return { count: records.length, hasFiles: files.length > 0 };
}
