import type { FormerFile } from '@baklja/contract/features/media/media';
import { type Selectable, sql } from 'kysely';
import { keepDeleted, type RowKind, USUAL_STAMPS } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { FileTable } from '../../db/tables/media.ts';
import type { Stamp } from '../../stamp.ts';
import { binStart, readFileInBin } from './file-bin.store.ts';

/** Columns of a file that follow from its bytes, or that describe a place in them. */
export const COLUMNS_OF_BYTES = [
  'type',
  'media_type',
  'size',
  'width',
  'height',
  'object_key',
  'sha256',
  'properties',
  'focal_x',
  'focal_y',
] as const;

/** Files as records of the database. */
export const FILE_ROWS: RowKind = { table: 'files', title: 'name', stamps: USUAL_STAMPS };

/** What a replaced file keeps in the bin besides its row. */
type FormerRelations = { former_of: number };

/**
 * Puts a file that gets other bytes into the bin as it was. It has an id of its own there, so that it can be restored
 * while the file exists. Returns that id. Call it before the row is changed, in the same transaction.
 */
export async function keepFormer(transaction: Db, file: Selectable<FileTable>, stamp: Stamp): Promise<number> {
  const { id: fileId, ...values } = { ...file, upload_id: null };
  // Only a row of the table gets an id that no other file has or will have; no other path is sure to be free.
  const { id } = await transaction
    .insertInto('files')
    .values({ ...values, path: file.object_key })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('files').where('id', '=', id).execute();
  const relations = new Map([[id, { former_of: fileId } satisfies FormerRelations]]);
  await keepDeleted(transaction, FILE_ROWS, [{ ...values, id }], { relations, stamp });
  return id;
}

/** The file that replaced a file in the bin, from the JSON text of its relations; null for a deleted file. */
export function readFormerOf(relations: string | null): number | null {
  return relations === null ? null : ((JSON.parse(relations) as Partial<FormerRelations>).former_of ?? null);
}

/** What a file was before, as far as the bin has it, latest first. */
export async function listFormer(db: Db, fileId: number, now: Date): Promise<FormerFile[]> {
  const rows = await db
    .selectFrom('deleted_records')
    .select(['record_id as id', 'data', 'deleted'])
    .select(sql<string | null>`(select name from users where users.id = deleted_by)`.as('deleted_by_name'))
    .where('table_name', '=', 'files')
    .where('relations', '=', JSON.stringify({ former_of: fileId } satisfies FormerRelations))
    .where('deleted', '>=', binStart(now))
    .orderBy('deleted', 'desc')
    .orderBy('deleted_records.id', 'desc')
    .execute();
  return rows.map(({ data, ...row }) => ({ ...row, size: readFileInBin(data).size }));
}
