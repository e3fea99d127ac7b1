import type { DeletedFile } from '@baklja/contract/features/media';
import { FILES_PAGE_SIZE } from '@baklja/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { binStart, type FileInBin, readFileInBin } from '../../files/records/file-bin.store.ts';
import { readFormerOf } from '../../files/records/former-files.store.ts';

/** A page of the bin, the latest first, with the number of files in it. */
export async function listDeletedFiles(db: Db, { page, now }: { page: number; now: Date }) {
  const since = binStart(now);
  const { total } = await selectBin(db, since)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectBin(db, since)
    .select(['deleted_records.data', 'deleted_records.deleted', 'deleted_records.relations'])
    .select(sql<string | null>`(select name from users where users.id = deleted_by)`.as('deleted_by_name'))
    .orderBy('deleted', 'desc')
    .orderBy('id', 'desc')
    .limit(FILES_PAGE_SIZE)
    .offset((page - 1) * FILES_PAGE_SIZE)
    .execute();
  return { files: rows.map(toDeletedFile), total, numPages: Math.ceil(total / FILES_PAGE_SIZE) };
}

/** A file in the bin, and the file that replaced it; null for a deleted file. */
type ChosenFile = FileInBin & { former_of: number | null };

/** The given ids that are in the bin, in the given order. */
export async function listFilesInBin(db: Db, ids: readonly number[], now: Date): Promise<ChosenFile[]> {
  const rows = await selectBin(db, binStart(now)).select(['data', 'relations']).where('record_id', 'in', ids).execute();
  const files = new Map(rows.map(toChosenFile).map((file) => [file.id, file]));
  return ids.flatMap((id) => files.get(id) ?? []);
}

function selectBin(db: Db, since: string) {
  return db.selectFrom('deleted_records').where('table_name', '=', 'files').where('deleted', '>=', since);
}

type BinRow = { data: string; relations: string | null };

function toChosenFile({ data, relations }: BinRow): ChosenFile {
  return { ...readFileInBin(data), former_of: readFormerOf(relations) };
}

function toDeletedFile(row: BinRow & { deleted: string; deleted_by_name: string | null }): DeletedFile {
  const { id, name, path, type, size, former_of } = toChosenFile(row);
  return { id, name, path, type, size, deleted: row.deleted, deleted_by_name: row.deleted_by_name, former_of };
}
