import { setImmediate as nextTurn } from 'node:timers/promises';
import { chunksOf } from '@baklja/contract/chunks';
import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import { noteChange } from '../../../db/changes.ts';
import { lockForLimit } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import type { CategorisationRowTable, CategorisationVersionTable } from '../../../db/tables/sport.ts';
import { ConflictError, NotFoundError } from '../../../errors.ts';
import type { Stamp } from '../../../stamp.ts';
import { compareLists, countForPlanner, getInForce, getVersion, type InForce } from './categorisation.store.ts';

/** Rows of one statement: on SQLite, other requests wait for so many. */
const ROWS_AT_ONCE = 100;

const CHANGED_TEXT = 'Popis se u međuvremenu promijenio. Pogledajte što je novo pa pokušajte ponovno.';

/** `seen` is the version that the caller compared with; undefined for any. */
type Replacement = { stamp: Stamp; seen?: number | undefined };

/**
 * Puts a new list in force and keeps the former. Its rows are invisible until the last statement adds their version.
 * Returns the id of the version.
 * @throws ConflictError `list-changed` when another version than `seen` is in force.
 */
export async function importList(
  transaction: Db,
  { rows, fileName, ...replacement }: Replacement & { rows: readonly CategorisationRowTable[]; fileName: string },
): Promise<number> {
  const before = await lockInForce(transaction, replacement.seen);
  const id = before.version + 1;
  await insertRows(transaction, id, rows);
  return addVersion(transaction, before, replacement.stamp, {
    id,
    list_id: id,
    action: 'import',
    file_name: fileName,
    restored_id: null,
    rows: rows.length,
  });
}

/** Puts an empty list in force; does nothing when no row is in force. */
export async function clearList(transaction: Db, stamp: Stamp): Promise<void> {
  const before = await lockInForce(transaction);
  if (before.rows === 0) return;
  const id = before.version + 1;
  await addVersion(transaction, before, stamp, {
    id,
    list_id: id,
    action: 'delete',
    file_name: '',
    restored_id: null,
    rows: 0,
  });
}

/**
 * Puts the rows of a version in force again. Returns the id of the new version.
 * @throws NotFoundError without such a version, ConflictError `list-changed` as an import does.
 */
export async function restoreVersion(transaction: Db, id: number, { stamp, seen }: Replacement): Promise<number> {
  const restored = await getVersion(transaction, id);
  if (!restored) throw new NotFoundError('Ta verzija ne postoji.');
  const before = await lockInForce(transaction, seen);
  return addVersion(transaction, before, stamp, {
    id: before.version + 1,
    list_id: restored.list_id,
    action: 'restore',
    file_name: restored.file_name,
    restored_id: id,
    rows: restored.rows,
  });
}

/** Replacements wait for each other from here to their commit. */
async function lockInForce(transaction: Db, seen?: number): Promise<InForce> {
  await lockForLimit(transaction, 'categorisation');
  const before = await getInForce(transaction);
  if (seen !== undefined && seen !== before.version) throw new ConflictError(CHANGED_TEXT, 'list-changed');
  return before;
}

/**
 * @NOTE a write waits for queries alone, but here also for a turn of the event loop: SQLite answers in the same turn,
 * and thousands of rows would hold up every other request.
 */
async function insertRows(transaction: Db, listId: number, rows: readonly CategorisationRowTable[]): Promise<void> {
  for (const some of chunksOf(rows, ROWS_AT_ONCE)) {
    const values = some.map((row) => ({ list_id: listId, ...row }));
    await transaction.insertInto('categorisation_list_rows').values(values).execute();
    await nextTurn();
  }
  await countForPlanner(transaction);
}

type NewVersion = Pick<CategorisationVersionTable, 'id' | 'list_id' | 'action' | 'file_name' | 'restored_id' | 'rows'>;

async function addVersion(transaction: Db, before: InForce, stamp: Stamp, version: NewVersion) {
  const { userId, at } = stamp;
  const difference = await compareLists(transaction, before.listId, version.list_id);
  await transaction
    .insertInto('categorisation_versions')
    .values({ ...version, ...difference, created: toStoredTime(at), created_by: userId })
    .execute();
  const { id: recordId, action, file_name: title, rows } = version;
  await addToAuditLog(transaction, stamp, [{ action, kind: 'categorisedAthlete', recordId, title, details: { rows } }]);
  noteChange(transaction, { tags: ['categorisation'], at });
  return version.id;
}
