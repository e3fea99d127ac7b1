import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import { namedStatement, type StatementParameters } from '../../db/named-statement.ts';
import type { Db } from '../../db/schema.ts';

/** The pictures of the paths in a JSON text, present ones first; `named` is the path by which they were found. */
const findPictures = namedStatement((db, value: StatementParameters<{ paths: string }>) => {
  const list: RawBuilder<{ value: string }> = isPostgres(db)
    ? sql`json_array_elements_text(${value('paths')}::json)`
    : sql`json_each(${value('paths')})`;
  const named = list.as<'named'>(isPostgres(db) ? sql`named(value)` : sql`named`);
  const present = db.selectFrom(named).innerJoin('files', 'files.path', 'named.value');
  const former = db
    .selectFrom(named)
    .innerJoin('file_addresses', 'file_addresses.path', 'named.value')
    .innerJoin('files', 'files.id', 'file_addresses.file_id');
  const columns = ['files.id', 'files.version', 'files.path', 'files.object_key', 'width', 'height'] as const;
  const texts = ['alt', 'alt_eng', 'caption', 'caption_eng', 'author', 'focal_x', 'focal_y'] as const;
  return present
    .select(['named.value as named', ...columns, ...texts])
    .where('files.type', '=', 'image')
    .unionAll(former.select(['named.value as named', ...columns, ...texts]).where('files.type', '=', 'image'));
});

export type StoredPicture = Awaited<ReturnType<typeof findPictures>>[number];

/** The pictures at the paths, present or former ones, by the path that was asked for; any other is absent. */
export type ReadPictures = (paths: Iterable<string>) => Promise<ReadonlyMap<string, StoredPicture>>;

/** Makes the function that reads all pictures of an answer by one query. */
export function makeReadPictures(db: Db): ReadPictures {
  return async (paths) => {
    const asked = [...paths];
    if (asked.length === 0) return new Map();
    const found = await findPictures(db, { paths: JSON.stringify(asked) });
    return new Map(found.map((picture) => [picture.named, picture]));
  };
}
