import { KINDS } from '@baklja/contract/kinds';
import { missingText } from '@baklja/contract/records/record-words';
import { type Database, isUniqueViolation } from '../db/database.ts';
import { findRow } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { NotFoundError } from '../errors.ts';
import type { RecordDefinition, RecordWriter, Restored, RowOf, StoredKind, Update } from './record-definition.ts';
import { makeWrites } from './record-writes.ts';
import { listReferences } from './references.ts';
import { StaleError } from './stale-error.ts';

/** The only way to create, change, delete and restore records of a kind. */
export function defineRecord<K extends StoredKind>(kind: K, definition: RecordDefinition<K>): RecordWriter<K> {
  const within = makeWrites(kind, definition);
  return {
    kind,
    within,
    create: (database, creation) => run(database, (db) => within.insert(db, creation)),
    update: keepingRejected,
    updateMany: (database, change) => run(database, (db) => within.updateMany(db, change)),
    remove: (database, chosen) => run(database, async (db) => (await within.remove(db, chosen)).length),
    restore: (database, chosen) => run(database, async (db) => describeRestored(await within.restore(db, chosen))),
    references: async (db, id) => {
      const row = await findRow(db, KINDS[kind].plural, id);
      if (!row) throw new NotFoundError(missingText(kind));
      return listReferences(db, definition.referencedBy ?? [], row);
    },
  };

  async function keepingRejected(database: Database, update: Update<K>): Promise<number> {
    try {
      return await run(database, (db) => within.update(db, update));
    } catch (error) {
      const rejected = error instanceof StaleError ? error.rejected : undefined;
      if (rejected) await database.write((db) => within.keepRejected(db, rejected, update.stamp));
      throw error;
    }
  }

  function describeRestored(rows: readonly { before: RowOf<K>; after: RowOf<K> }[]): Restored {
    const column = definition.slug?.column;
    const changed = rows.filter(({ before, after }) => column !== undefined && before[column] !== after[column]);
    return { count: rows.length, newSlugs: changed.map(({ after }) => String(column && after[column])) };
  }

  async function run<Result>(database: Database, work: (transaction: Db) => Promise<Result>): Promise<Result> {
    try {
      return await database.write(work);
    } catch (error) {
      throw definition.takenError && isUniqueViolation(error) ? definition.takenError() : error;
    }
  }
}
