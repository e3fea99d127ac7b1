import { prepareQuery } from '../../db/prepare.ts';
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

const findByPath = prepareQuery<{ path: string }, FileAtPath>((db, value) =>
  db
    .selectFrom('files')
    .select(['path', 'name', 'type', 'media_type', 'size', 'width', 'modified', 'object_key'])
    .where('path', '=', value('path')),
);

const findByFormerPath = prepareQuery<{ path: string }, { path: string }>((db, value) =>
  db
    .selectFrom('file_addresses')
    .innerJoin('files', 'files.id', 'file_addresses.file_id')
    .select('files.path')
    .where('file_addresses.path', '=', value('path')),
);

/** The file that stands at the path; undefined when none does. */
export async function getFileAtPath(db: Db, path: string): Promise<FileAtPath | undefined> {
  const [file] = await findByPath(db, { path });
  return file;
}

/** Where the file stands that once stood at the path; undefined when none did or it is gone. */
export async function getPathAfter(db: Db, formerPath: string): Promise<string | undefined> {
  const [file] = await findByFormerPath(db, { path: formerPath });
  return file?.path;
}
