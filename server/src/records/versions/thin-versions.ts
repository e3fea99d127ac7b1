import { dayInZagreb } from '@baklja/contract/zagreb-time';
import { sql } from 'kysely';
import { toStoredTime } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';

/** Years for which every version is kept; of older ones, one of each day is. */
const YEARS_OF_EVERY_VERSION = 2;

const VERSIONS_AT_ONCE = 1000;

type OldVersion = { id: number; kind: string; record_id: number; at: string; is_rejected: number };

/** The versions of a record that stay so far, by day. */
type Kept = { record: string; ofDay: Map<string, OldVersion> };

/**
 * Deletes versions older than two years, except the last of each day in Zagreb, and the first and the last of the
 * record. A version that was saved is kept rather than a rejected one.
 */
export async function thinVersions(
  database: Database,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - YEARS_OF_EVERY_VERSION);
  const kept: Kept = { record: '', ofDay: new Map() };
  let last: OldVersion | undefined;
  do {
    const page = await listOldVersions(database.read, toStoredTime(end), last);
    const ids = page.flatMap((version) => replacedBy(kept, version));
    if (ids.length > 0) await database.write((transaction) => deleteVersions(transaction, ids));
    last = page.length < VERSIONS_AT_ONCE ? undefined : page.at(-1);
  } while (last && !signal.aborted);
}

/** The id of the version that the next one of the record makes superfluous; empty for the first one of its day. */
function replacedBy(kept: Kept, version: OldVersion): number[] {
  const record = `${version.kind}/${version.record_id}`;
  if (record !== kept.record) Object.assign(kept, { record, ofDay: new Map() });
  const day = dayInZagreb(new Date(version.at));
  const former = kept.ofDay.get(day);
  const isFormerBetter = former !== undefined && former.is_rejected < version.is_rejected;
  if (!isFormerBetter) kept.ofDay.set(day, version);
  return former ? [isFormerBetter ? version.id : former.id] : [];
}

function listOldVersions(db: Db, end: string, after: OldVersion | undefined): Promise<OldVersion[]> {
  return db
    .selectFrom('record_versions')
    .select(['id', 'kind', 'record_id', 'is_rejected'])
    .select((eb) => eb.ref('at').$notNull().as('at'))
    .where('at', '<', end)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(kind, record_id, id) > (${after?.kind}, ${after?.record_id}, ${after?.id})`),
    )
    .orderBy('kind')
    .orderBy('record_id')
    .orderBy('id')
    .limit(sql.lit(VERSIONS_AT_ONCE))
    .execute();
}

/** Deletes the versions that are neither the first nor the last of their record, and the bases that no one needs. */
async function deleteVersions(transaction: Db, ids: readonly number[]): Promise<void> {
  const another = (compared: '<' | '>') => sql<boolean>`exists (
    select 1 from record_versions as another
    where another.kind = record_versions.kind and another.record_id = record_versions.record_id
      and another.id ${sql.raw(compared)} record_versions.id
  )`;
  const deleted = await transaction
    .deleteFrom('record_versions')
    .where('id', 'in', ids)
    .where(another('<'))
    .where(another('>'))
    .returning('base_id')
    .execute();
  const bases = [...new Set(deleted.flatMap(({ base_id }) => base_id ?? []))];
  if (bases.length === 0) return;
  await transaction
    .deleteFrom('version_bases')
    .where('id', 'in', bases)
    .where(
      sql<boolean>`not exists (
        select 1 from record_versions as left_over
        where left_over.kind = version_bases.kind and left_over.record_id = version_bases.record_id
          and left_over.base_id = version_bases.id
      )`,
    )
    // A save may be about to use the latest base.
    .where(
      sql<boolean>`exists (
        select 1 from version_bases as later
        where later.kind = version_bases.kind and later.record_id = version_bases.record_id
          and later.id > version_bases.id
      )`,
    )
    .execute();
}
