import { KINDS, type Kind } from '@baklja/contract/kinds';
import { missingText, newAddressText } from '@baklja/contract/records/record-words';
import { type Database, isUniqueViolation } from '../db/database.ts';
import { findRow } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { NotFoundError } from '../errors.ts';
import { PUBLIC_SHAPES } from './note-records.ts';
import type {
  RecordDefinition,
  RecordWriter,
  Restorer,
  StoredKind,
  Update,
  WritesWithin,
} from './record-definition.ts';
import { makeWrites } from './record-writes.ts';
import { listReferences } from './references.ts';
import { StaleError } from './stale-error.ts';

/** What other parts of the server ask about a kind: its writes, its restorer, and which kinds it is connected with. */
type Defined = Pick<RecordDefinition<StoredKind>, 'contains' | 'referencedBy' | 'shownIn'> & {
  within: unknown;
  restorer: Restorer;
};

const DEFINED = new Map<Kind, Defined>();

/** @throws Error when no feature has called {@link defineRecord} for the kind. */
export function definedRecord(kind: Kind): Defined {
  const defined = DEFINED.get(kind);
  if (!defined) throw new Error(`No feature has defined the record of the kind ${kind}.`);
  return defined;
}

/** The writes of a kind that another feature defines: features do not import each other. */
export function writesOf<K extends StoredKind>(kind: K): WritesWithin<K> {
  return definedRecord(kind).within as WritesWithin<K>;
}

/** The only way to create, change, delete and restore records of a kind. */
export function defineRecord<K extends StoredKind, C extends string = never>(
  kind: K,
  definition: RecordDefinition<K, C>,
): RecordWriter<K, C> {
  const within = makeWrites(kind, definition);
  const writer: RecordWriter<K, C> = {
    kind,
    within,
    create: (database, creation) => run(database, (db) => within.insert(db, creation)),
    update: keepingRejected,
    remove: (database, chosen) => run(database, async (db) => (await within.remove(db, chosen)).length),
    restore: (database, chosen) => run(database, (db) => within.restore(db, chosen)),
    restorer: async (db, chosen) => {
      const { newSlugs, notes } = await orTaken(() => within.restore(db, { ...chosen, isUndo: false }));
      return [...newSlugs.map((one) => newAddressText(kind, one)), ...notes];
    },
    references: async (db, id) => {
      const row = await findRow(db, KINDS[kind].plural, id);
      if (!row) throw new NotFoundError(missingText(kind));
      return listReferences(db, definition.referencedBy ?? [], row);
    },
  };
  const { contains, referencedBy, shownIn } = definition;
  PUBLIC_SHAPES.set(kind, definition);
  DEFINED.set(kind, { ...writer, contains, referencedBy, shownIn });
  return writer;

  async function keepingRejected(database: Database, update: Update<K, C>): Promise<number> {
    try {
      return await run(database, (db) => within.update(db, update));
    } catch (error) {
      const rejected = error instanceof StaleError ? error.rejected : undefined;
      if (rejected) await database.write((db) => within.keepRejected(db, rejected, update.stamp));
      throw error;
    }
  }

  function run<Result>(database: Database, work: (transaction: Db) => Promise<Result>): Promise<Result> {
    return orTaken(() => database.write(work));
  }

  async function orTaken<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw definition.takenError && isUniqueViolation(error) ? definition.takenError() : error;
    }
  }
}
