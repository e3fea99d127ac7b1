import type { Selectable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { FileTable } from '../../db/tables/media.ts';

/** The part of a record that is needed to serve its file. */
export type FileAtPath = Pick<
  Selectable<FileTable>,
  'path' | 'name' | 'type' | 'media_type' | 'size' | 'width' | 'modified' | 'object_key'
>;

/** The file at the path; undefined when there is none. */
export function getFileAtPath(db: Db, path: string): Promise<FileAtPath | undefined> {
  return db
    .selectFrom('files')
    .select(['path', 'name', 'type', 'media_type', 'size', 'width', 'modified', 'object_key'])
    .where('path', '=', path)
    .executeTakeFirst();
}

/** The present path of the file that was formerly at the path; undefined when there was none or it is gone. */
export async function getPathAfter(db: Db, formerPath: string): Promise<string | undefined> {
  const file = await db
    .selectFrom('file_addresses')
    .innerJoin('files', 'files.id', 'file_addresses.file_id')
    .select('files.path')
    .where('file_addresses.path', '=', formerPath)
    .executeTakeFirst();
  return file?.path;
}
