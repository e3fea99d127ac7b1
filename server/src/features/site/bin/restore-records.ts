import type { BlockedRecord, Restoration } from '@baklja/contract/features/site/bin';
import { hasAbility, type Kind, kindsWith } from '@baklja/contract/kinds';
import type { BinKind } from '@baklja/contract/records/bin';
import { countRecords, someGoneFromBinText } from '@baklja/contract/records/record-words';
import type { Database } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import { AppError, NotFoundError, ParentGoneError } from '../../../errors.ts';
import { definedRecord } from '../../../records/define-record.ts';
import type { RecordStamp, Restorer } from '../../../records/record-definition.ts';
import { attempt, findInBin, listRecordsInBin, type RecordInBin } from './bin.store.ts';
import { kindOfTable } from './bin-kinds.ts';

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
    for (const { kind: one } of referencedBy) if (one) add(one);
    for (const one of shownIn) add(one);
    ordered.unshift(kind);
  };
  for (const kind of kinds) add(kind);
  return ordered;
}

export type Wish = {
  ids: readonly number[];
  /** Restores although something will not be as it was. */
  isConfirmed: boolean;
  kinds: readonly BinKind[];
  stamp: RecordStamp;
};

type Outcome = Pick<Restoration, 'notes' | 'blocked'>;

/** Ends the transaction of a restoration that only showed what would happen. */
class NotRestored extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('nothing was restored');
    this.outcome = outcome;
  }
}

/**
 * Restores records of the bin, all or none. What would happen is found by doing it: unless everything comes back as it
 * was, or the caller has confirmed the difference, the transaction is rolled back.
 * @throws NotFoundError when one of them is not in the bin.
 */
export async function restoreRecords(database: Database, restorers: Restorers, wish: Wish): Promise<Restoration> {
  try {
    return await database.write(async (transaction) => {
      const { ids, kinds, stamp, isConfirmed } = wish;
      const records = await listRecordsInBin(transaction, { ids, kinds, now: stamp.at });
      if (records.length < new Set(ids).size) throw new NotFoundError(someGoneFromBinText());
      const outcome = await restoreAll(transaction, restorers, records, wish);
      const isDone = outcome.blocked.length === 0 && (isConfirmed || outcome.notes.length === 0);
      if (!isDone) throw new NotRestored(outcome);
      return { ...outcome, restored: records.length, message: `Vraćeno: ${countKinds(records)}.` };
    });
  } catch (error) {
    if (error instanceof NotRestored) return { ...error.outcome, restored: 0, message: '' };
    throw error;
  }
}

async function restoreAll(
  transaction: Db,
  restorers: Restorers,
  records: readonly RecordInBin[],
  { kinds, stamp }: Wish,
): Promise<Outcome> {
  const outcome: Outcome = { notes: [], blocked: [] };
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  for (const [kind, restorer] of restorers) {
    const some = byKind.get(kind) ?? [];
    // Together first: two translations of each other come back linked.
    if (await restoreSome(restorer, some)) continue;
    for (const record of some) await restoreSome(restorer, [record], (error) => addBlocked(record, error));
  }
  return outcome;

  /** Returns false, and writes nothing, when the records cannot be restored. */
  async function restoreSome(
    restorer: Restorer,
    some: readonly RecordInBin[],
    onError?: (error: AppError) => Promise<void>,
  ) {
    if (some.length === 0) return true;
    try {
      const ids = some.map(({ record_id }) => record_id);
      const notes = await attempt(transaction, () => restorer(transaction, { ids, stamp }));
      outcome.notes.push(...notes);
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await onError?.(error);
      return false;
    }
  }

  async function addBlocked({ id }: RecordInBin, error: AppError): Promise<void> {
    outcome.blocked.push({ id, ...(await explain(error)) });
  }

  async function explain(error: AppError): Promise<Omit<BlockedRecord, 'id'>> {
    const reason = error.message;
    if (!(error instanceof ParentGoneError)) return { reason };
    const { kind, id } = error.parent;
    const parent = await findInBin(transaction, { kind, id, now: stamp.at });
    if (!parent) return { reason: `${reason} Toga više nema ni u košu.` };
    if (!hasAbility(kind, 'bin') || !kinds.includes(kind)) {
      return { reason: `${reason} To je u košu, a vaša uloga to ne može vratiti.` };
    }
    return { reason, parent: { ...parent, kind } };
  }
}

/** „2 članka, 1 stranica” */
function countKinds(records: readonly RecordInBin[]): string {
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  return [...byKind].map(([kind, some]) => countRecords(kind, some.length)).join(', ');
}
