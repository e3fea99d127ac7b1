import type { Restoration } from '@baklja/contract/features/site/bin';
import { hasAbility, type Kind, kindsWith } from '@baklja/contract/kinds';
import { type BinKind, restoredFromBinText } from '@baklja/contract/records/bin';
import { someGoneFromBinText } from '@baklja/contract/records/record-words';
import type { Database } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import { NotFoundError } from '../../../errors.ts';
import { definedRecord } from '../../../records/define-record.ts';
import { nameRecords } from '../../../records/name-records.ts';
import type { RecordStamp, Restorer } from '../../../records/record-definition.ts';
import { kindOfTable, listRecordsInBin, type RecordInBin } from './bin.store.ts';

/** How deleted records of each kind are restored, in the order in which several kinds are. */
export type Restorers = ReadonlyMap<BinKind, Restorer>;

/**
 * The restorers of all kinds: what others are in, or name, comes before them. Files come first, because the lock of
 * paths comes before the locks of rows.
 * @throws Error when no feature has defined the record of a kind with the ability `bin`.
 */
export function listRestorers(restoreFiles: Restorer): Restorers {
  const others = kindsInOrder(kindsWith('bin')).filter((kind) => kind !== 'file');
  return new Map([['file', restoreFiles], ...others.map((kind) => [kind, definedRecord(kind).restorer] as const)]);
}

/** Of kinds that name each other, the first of the given ones comes first. */
function kindsInOrder(kinds: readonly BinKind[]): BinKind[] {
  const ordered: BinKind[] = [];
  const visited = new Set<Kind>();
  const add = (kind: Kind) => {
    if (visited.has(kind) || !hasAbility(kind, 'bin')) return;
    visited.add(kind);
    const { contains = [], referencedBy = [], shownIn = [] } = definedRecord(kind);
    for (const { table } of contains) add(kindOfTable(table));
    for (const { kind: one } of referencedBy) add(one);
    for (const one of shownIn) add(one);
    ordered.unshift(kind);
  };
  for (const kind of kinds) add(kind);
  return ordered;
}

/**
 * Restores records of the bin, all or none: hidden where their kind can be, and with what belonged to them.
 * @throws NotFoundError when one of them is not in the bin, and what the restorers throw.
 */
export async function restoreRecords(
  database: Database,
  restorers: Restorers,
  { ids, kinds, stamp }: { ids: readonly number[]; kinds: readonly BinKind[]; stamp: RecordStamp },
): Promise<Restoration> {
  return database.write(async (transaction) => {
    const records = await listRecordsInBin(transaction, { ids, kinds, now: stamp.at });
    if (records.length < new Set(ids).size) throw new NotFoundError(someGoneFromBinText());
    const byKind = Map.groupBy(records, ({ kind }) => kind);
    const notes: string[] = [];
    for (const [kind, restorer] of restorers) {
      const chosen = byKind.get(kind)?.map(({ record_id }) => record_id);
      if (chosen) notes.push(...(await restorer(transaction, { ids: chosen, stamp })));
    }
    const message = restoredFromBinText([...byKind].map(([kind, { length: count }]) => ({ kind, count })));
    const [only] = records;
    const record = records.length === 1 && only ? await findRecord(transaction, only) : undefined;
    return { message, notes, ...(record && { record }) };
  });
}

/** The restored record with the key of its address; undefined for the former version of a file. */
async function findRecord(transaction: Db, { kind, record_id: id }: RecordInBin): Promise<Restoration['record']> {
  const found = (await nameRecords(transaction, kind, [id])).get(id);
  return found && { kind, id, key: found.key };
}
