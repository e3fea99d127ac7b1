import type { Kind } from '@baklja/contract/kinds';
import { CHANGES_PAGE_SIZE } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { sql } from 'kysely';
import { toStoredTime } from '../clock.ts';
import { GoneError } from '../errors.ts';
import type { Db } from './schema.ts';

/** The counter of changes among the versions of lists: its row is locked until the commit, so ids follow the commits. */
const COUNTER = 'changes';

const CHANGES_KEPT_MS = 30 * DAY_MS;

/** What a write changed: the lists that staff read, by kind, and the tags of public answers. */
export type Change = { kinds?: Iterable<Kind>; tags?: Iterable<string>; at: Date };

type Noted = { kinds: Set<string>; tags: Set<string>; at: Date | undefined };

const NOTED = new WeakMap<Db, Noted>();

/** Notes a change for the end of the write, which stores all of them as one. @throws Error outside of a write. */
export function noteChange(transaction: Db, { kinds = [], tags = [], at }: Change): void {
  const noted = NOTED.get(transaction);
  if (!noted) throw new Error('Changes are noted only inside of a write.');
  for (const kind of kinds) noted.kinds.add(kind);
  for (const tag of tags) noted.tags.add(tag);
  noted.at = at;
}

/** Wraps the work of a transaction so that its changes are stored as its last step: nothing is locked after them. */
export function storingChanges<Result>(work: (transaction: Db) => Promise<Result>) {
  return async (transaction: Db): Promise<Result> => {
    const noted: Noted = { kinds: new Set(), tags: new Set(), at: undefined };
    NOTED.set(transaction, noted);
    const result = await work(transaction);
    if (noted.at) await store(transaction, noted, toStoredTime(noted.at));
    return result;
  };
}

/** Raises the versions of the lists, and adds one change that has the next id. */
async function store(transaction: Db, { kinds, tags }: Noted, at: string): Promise<void> {
  const raised = [...kinds, ...(tags.size > 0 ? [COUNTER] : [])].toSorted();
  const versions = await transaction
    .insertInto('list_versions')
    .values(raised.map((kind) => ({ kind, version: 1 })))
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ version: sql`list_versions.version + 1` }))
    .returning(['kind', 'version'])
    .execute();
  const id = versions.find(({ kind }) => kind === COUNTER)?.version;
  if (id === undefined) return;
  await transaction
    .insertInto('changes')
    .values({ id, at, tags: JSON.stringify([...tags].toSorted()) })
    .execute();
}

/** The id of the last change; 0 before the first. */
export async function getLastChangeId(db: Db): Promise<number> {
  return (await selectLastChangeId(db).executeTakeFirst())?.version ?? 0;
}

/** The id of the last change as the part of a statement; without a row before the first. */
export function selectLastChangeId(db: Db) {
  return db.selectFrom('list_versions').select('version').where('kind', '=', COUNTER);
}

/**
 * The changes after the id, oldest first, and the id of the last; without an id only that.
 * @throws GoneError for an id whose next changes are deleted, or that this database has not given.
 */
export async function listChanges(db: Db, after?: number, limit = CHANGES_PAGE_SIZE) {
  const last = await getLastChangeId(db);
  if (after === undefined || after === last) return { changes: [], last };
  const rows = await db.selectFrom('changes').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
  if (rows[0]?.id !== after + 1) throw new GoneError();
  const changes = rows.map((row) => ({ ...row, tags: JSON.parse(row.tags) as string[] }));
  return { changes, last: Math.max(last, changes.at(-1)?.id ?? 0) };
}

export async function deleteOldChanges(transaction: Db, now: Date): Promise<void> {
  const oldest = toStoredTime(new Date(now.getTime() - CHANGES_KEPT_MS));
  await transaction.deleteFrom('changes').where('at', '<', oldest).execute();
}
