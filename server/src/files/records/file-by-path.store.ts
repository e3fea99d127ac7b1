import type { Db } from '../../db/schema.ts';

/** What serving a file needs of its record. */
export type FileAtPath = {
  path: string;
  name: string;
  type: 'image' | 'other';
  media_type: string;
  size: number;
  width: number | null;
  modified: string;
  object_key: string;
};

/** The file that stands at the path; undefined when none does. */
export function getFileAtPath(db: Db, path: string): Promise<FileAtPath | undefined> {
  return db
    .selectFrom('files')
    .select(['path', 'name', 'type', 'media_type', 'size', 'width', 'modified', 'object_key'])
    .where('path', '=', path)
    .executeTakeFirst();
}

/** Where the file stands that once stood at the path; undefined when none did or it is gone. */
export async function getPathAfter(db: Db, formerPath: string): Promise<string | undefined> {
  const file = await db
    .selectFrom('file_addresses')
    .innerJoin('files', 'files.id', 'file_addresses.file_id')
    .select('files.path')
    .where('file_addresses.path', '=', formerPath)
    .executeTakeFirst();
  return file?.path;
}
