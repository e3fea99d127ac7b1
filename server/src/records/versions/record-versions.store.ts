import { promisify } from 'node:util';
import { zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from 'node:zlib';
import { chunksOf } from '@baklja/contract/chunks';
import type { RecordVersion, VersionedKind } from '@baklja/contract/features/site/record-versions';
import type { Flag } from '@baklja/contract/fields';
import { sql } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/schema.ts';
import { decodeFields, encodeFields } from './encode-fields.ts';

export type VersionedRecord = { kind: VersionedKind; recordId: number };

/** A version to store; `fields` are those that the editor of the kind reads. */
export type NewVersion = VersionedRecord & {
  version: number;
  at: string | null;
  userId: number | null;
  isRejected: boolean;
  fields: Record<string, unknown>;
};

export type StoredVersion = RecordVersion & Pick<NewVersion, 'kind' | 'fields'> & { record_id: number };

/** Texts from this length on are stored as what differs from an earlier version, bytes. */
const SMALLEST_BASE = 1000;

/** A difference larger than this share of its base, which is not compressed, makes the text a new base. */
const LARGEST_DIFFERENCE = 1 / 16;

const VERSIONS_AT_ONCE = 500;

/** Stores a version. */
export async function addVersion(transaction: Db, { fields, isRejected, ...version }: NewVersion): Promise<void> {
  const { kind, recordId, userId } = version;
  const packed = await packFields(transaction, version, encodeFields(fields));
  const flag: Flag = isRejected ? 1 : 0;
  const row = { kind, record_id: recordId, version: version.version, at: version.at, user_id: userId };
  await transaction
    .insertInto('record_versions')
    .values({ ...row, is_rejected: flag, ...packed })
    .execute();
}

async function packFields(transaction: Db, { kind, recordId }: VersionedRecord, text: Buffer) {
  if (text.length < SMALLEST_BASE) return { base_id: null, data: await packText(text) };
  const base = await transaction
    .selectFrom('version_bases')
    .select(['id', 'data'])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  if (base) {
    const data = await packText(text, base.data);
    if (data.length <= base.data.length * LARGEST_DIFFERENCE) return { base_id: base.id, data };
  }
  const added = await transaction
    .insertInto('version_bases')
    .values({ kind, record_id: recordId, data: text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { base_id: added.id, data: await packText(text, text) };
}

/** The versions of a record after the one with the id `before`, the latest first, and whether there are more. */
export async function listVersions(
  db: Db,
  { kind, recordId }: VersionedRecord,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ versions: RecordVersion[]; hasMore: boolean }> {
  const rows = await selectVersions(db)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .$if(before !== undefined, (query) => query.where('record_versions.id', '<', before ?? 0))
    .orderBy('record_versions.id', 'desc')
    .limit(sql.lit(limit + 1))
    .execute();
  return { versions: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** How many versions of a record are stored. */
export function countVersions(db: Db, { kind, recordId }: VersionedRecord): Promise<number> {
  return countRows(db.selectFrom('record_versions').where('kind', '=', kind).where('record_id', '=', recordId));
}

/** A version with its fields; undefined without such a version. */
export async function getVersion(db: Db, id: number): Promise<StoredVersion | undefined> {
  const found = await selectVersions(db)
    .leftJoin('version_bases', 'version_bases.id', 'record_versions.base_id')
    .select(['record_versions.kind', 'record_versions.record_id', 'record_versions.data'])
    .select('version_bases.data as base')
    .where('record_versions.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { data, base, ...version } = found;
  return { ...version, fields: decodeFields(await unpackText(data, base ?? undefined)) };
}

/** The id of the latest version of the record that this user sent and that was rejected; undefined without one. */
export async function findLatestRejected(
  db: Db,
  { kind, recordId, userId }: VersionedRecord & { userId: number | null },
): Promise<number | undefined> {
  const latest = await db
    .selectFrom('record_versions')
    .select(['id', 'user_id', 'is_rejected'])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return latest?.is_rejected === 1 && latest.user_id === userId ? latest.id : undefined;
}

/** Deletes every version of records that are deleted for good. */
export async function deleteVersionsOf(transaction: Db, kind: VersionedKind, ids: readonly number[]): Promise<void> {
  for (const some of chunksOf(ids, VERSIONS_AT_ONCE)) {
    for (const table of ['record_versions', 'version_bases'] as const) {
      await transaction.deleteFrom(table).where('kind', '=', kind).where('record_id', 'in', some).execute();
    }
  }
}

function selectVersions(db: Db) {
  return db
    .selectFrom('record_versions')
    .leftJoin('users', 'users.id', 'record_versions.user_id')
    .select(['record_versions.id', 'record_versions.version', 'at', 'users.name as user_name', 'is_rejected']);
}

/** Longest text that is compressed in place, bytes: about half a millisecond. Longer ones take a thread. */
const LONG_TEXT = 100_000;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Compresses a text. What it has in common with `base` takes hardly any room. */
async function packText(text: Uint8Array, base?: Uint8Array): Promise<Uint8Array> {
  const options = base ? { dictionary: base } : {};
  return text.length > LONG_TEXT ? compress(text, options) : zstdCompressSync(text, options);
}

/** The text; `base` is the one with which it was compressed. @throws when they do not belong together. */
async function unpackText(packed: Uint8Array, base?: Uint8Array): Promise<Buffer> {
  const options = base ? { dictionary: base } : {};
  const isLong = packed.length > LONG_TEXT || (base?.length ?? 0) > LONG_TEXT;
  return isLong ? decompress(packed, options) : zstdDecompressSync(packed, options);
}
