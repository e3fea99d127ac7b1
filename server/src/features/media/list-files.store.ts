import { foldText } from '@baklja/contract/alias';
import type { MediaFile, mediaRoutes } from '@baklja/contract/features/media/media';
import { mayList, ROOT_FOLDERS } from '@baklja/contract/files/folders';
import { FILES_PAGE_SIZE } from '@baklja/contract/limits';
import type { Role } from '@baklja/contract/roles';
import type { RouteInput } from '@baklja/contract/route';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsText, readBy } from '../../db/dialect-sql.ts';
import type { Db } from '../../db/schema.ts';
import { isBelow } from '../../files/records/file-paths.store.ts';
import { selectFiles, toMediaFile } from './files.store.ts';

/** Without a folder, a list covers every file that the role may list. */
type Filters = RouteInput<typeof mediaRoutes.listFiles>['query'];

/** Where the files are: in the folder itself, anywhere below it, or anywhere at all. */
type Place = { folder: string; isDeep: boolean } | undefined;

type Query = Required<Pick<Filters, 'sort' | 'order'>> & {
  type: Filters['type'];
  place: Place;
  folded: string;
  offset: number;
};

/** Each order has two covering indexes: of a folder (`files_by_…`), and of all files (`all_files_by_…`). */
const ORDERS = {
  name: { column: 'name_key', usual: 'asc', reverse: 'desc' },
  created: { column: 'created', usual: 'desc', reverse: 'asc' },
  size: { column: 'size', usual: 'desc', reverse: 'asc' },
} as const;

export async function listFiles(
  db: Db,
  { folder, search = '', type, sort = 'created', order = 'usual', page = 1 }: Filters,
  role: Role,
): Promise<{ files: MediaFile[]; total: number; numPages: number }> {
  const folded = foldText(search);
  const offset = (page - 1) * FILES_PAGE_SIZE;
  const place = folder === undefined ? placeOf(role) : { folder, isDeep: folded !== '' };
  const query = { type, sort, order, folded, offset, place };
  const total = await countFiles(db, query);
  const files = offset < total ? await readPage(db, query) : [];
  return { files: files.map(toMediaFile), total, numPages: Math.ceil(total / FILES_PAGE_SIZE) };
}

function placeOf(role: Role): Place {
  const roots = ROOT_FOLDERS.filter((root) => mayList(role, root));
  // A role that may not list all root folders may list one.
  return roots.length === ROOT_FOLDERS.length ? undefined : { folder: roots[0] ?? '', isDeep: true };
}

async function countFiles(db: Db, query: Query): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${selected(db, query)}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function readPage(db: Db, query: Query) {
  const { column, [query.order]: direction } = ORDERS[query.sort];
  const order = sql`order by ${sql.ref(column)} ${sql.raw(direction)}, id ${sql.raw(direction)}`;
  // Ids first: skipped rows are then skipped in the index alone.
  const page = sql<number>`(
    select id ${selected(db, query)} ${order} limit ${sql.lit(FILES_PAGE_SIZE)} offset ${query.offset}
  )`;
  return selectFiles(db)
    .where('files.id', 'in', page)
    .orderBy(`files.${column}`, direction)
    .orderBy('files.id', direction)
    .execute();
}

function selected(db: Db, { place, type, folded, sort }: Query): RawBuilder<unknown> {
  const index = `${place?.isDeep === false ? '' : 'all_'}files_by_${ORDERS[sort].column}`;
  const conditions: RawBuilder<SqlBool>[] = [];
  if (place?.isDeep === false) conditions.push(sql`folder = ${place.folder}`);
  if (place?.isDeep) conditions.push(isBelow('path', place.folder));
  if (type !== undefined) conditions.push(sql`type = ${type}`);
  if (folded !== '') conditions.push(containsText(db, 'name_folded', folded));
  const from = sql`from ${readBy(db, 'files', index)}`;
  return conditions.length === 0 ? from : sql`${from} where ${sql.join(conditions, sql` and `)}`;
}
