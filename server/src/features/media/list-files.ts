import { foldText } from '@baklja/contract/alias';
import type { MediaFile } from '@baklja/contract/features/media';
import { ROOT_FOLDERS, type RootFolder, rootOf } from '@baklja/contract/folders';
import { FILES_PAGE_SIZE } from '@baklja/contract/limits';
import type { Role } from '@baklja/contract/roles';
import { type ExpressionBuilder, sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { FILE_NAMES } from '../../db/title-indexes.ts';
import { comparedText, containsText, countTitleMatches, findTitles, titleMatches } from '../../db/title-search.ts';
import { fileScope } from '../../files/file-names.ts';
import { selectFiles, toMediaFile } from './files.store.ts';
import { listedRoots } from './listed-folder.ts';

/** What a list shows; without a folder every file that the role may list. */
export type FilesRequest = {
  role: Role;
  folder: string | undefined;
  search: string;
  type: 'image' | 'other' | undefined;
  sort: 'name' | 'created' | 'size';
  order: 'usual' | 'reverse';
  page: number;
};

/** Where the files lie: in the folder itself, or anywhere below it, or anywhere at all. */
type Place = { folder: string; isDeep: boolean } | undefined;

type Query = FilesRequest & { place: Place; folded: string; offset: number };

/** A list of more files than these is walked in its order, and not sorted, though only some of all files are in it. */
const SORTED_MAX = 2000;

const ORDERS = {
  name: { column: 'files.name_folded', usual: 'asc', reverse: 'desc' },
  created: { column: 'files.created', usual: 'desc', reverse: 'asc' },
  size: { column: 'files.size', usual: 'desc', reverse: 'asc' },
} as const;

/** A page of files with how many the whole list has. */
export async function listFiles(
  db: Db,
  request: FilesRequest,
): Promise<{ files: MediaFile[]; total: number; numPages: number }> {
  const folded = foldText(request.search);
  const offset = (request.page - 1) * FILES_PAGE_SIZE;
  const query = { ...request, folded, offset, place: placeOf(request, folded !== '') };
  const total = await countFiles(db, query);
  const files = offset < total ? await readPage(db, query, total) : [];
  return { files: files.map(toMediaFile), total, numPages: Math.ceil(total / FILES_PAGE_SIZE) };
}

function placeOf({ role, folder }: FilesRequest, isSearch: boolean): Place {
  if (folder !== undefined) return { folder, isDeep: isSearch };
  const roots = listedRoots(role);
  // Whoever may not list all root folders may list one.
  return roots.length === ROOT_FOLDERS.length ? undefined : { folder: roots[0] ?? '', isDeep: true };
}

async function countFiles(db: Db, query: Query): Promise<number> {
  const scope = indexedScope(db, query);
  const { folded } = query;
  if (scope !== undefined) return countTitleMatches(db, FILE_NAMES, { folded, scope });
  return countRows(db, query);
}

async function countRows(db: Db, query: Query): Promise<number> {
  const { found } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .where((eb) => conditions(db, eb, query))
    .executeTakeFirstOrThrow();
  return found;
}

async function readPage(db: Db, query: Query, total: number) {
  const { column, [query.order]: direction } = ORDERS[query.sort];
  const scope = indexedScope(db, query);
  const isIndexed = scope !== undefined && !(await isWalkShorter(db, query, total));
  const shown = { ...query, folded: isIndexed ? '' : query.folded, isWalk: !isIndexed && total > SORTED_MAX };
  const found = findTitles(FILE_NAMES, { folded: query.folded, scope: scope ?? '' });
  // Ids first: the rows that are skipped are then skipped in the index alone.
  const page = db
    .selectFrom('files')
    .select('files.id')
    .where((eb) => conditions(db, eb, shown))
    .$if(isIndexed, (rows) => rows.where(titleMatches('files.id', found)))
    .orderBy(column, direction)
    .orderBy('files.id', direction)
    .limit(FILES_PAGE_SIZE)
    .offset(query.offset);
  return selectFiles(db)
    .where('files.id', 'in', page)
    .orderBy(column, direction)
    .orderBy('files.id', direction)
    .execute();
}

/**
 * Two ways to the same rows: the index gives all that match, to be sorted; or the list is walked in its order until the
 * page is full. What most names contain, as their ending, is found sooner by walking.
 */
async function isWalkShorter(db: Db, query: Query, total: number): Promise<boolean> {
  const all = await countRows(db, { ...query, folded: '' });
  return (all / total) * (query.offset + FILES_PAGE_SIZE) < total;
}

/** The scope in which the index of names finds exactly the list; undefined where names are compared one by one. */
function indexedScope(db: Db, { folded, place, type }: Query): string | undefined {
  if (folded === '' || isPostgres(db)) return undefined;
  if (place === undefined) return fileScope({ type });
  const root = rootOf(place.folder);
  return root === place.folder ? fileScope({ root: root as RootFolder, type }) : undefined;
}

type Shown = Pick<Query, 'place' | 'type' | 'folded'> & { isWalk?: boolean };

function conditions(db: Db, eb: ExpressionBuilder<Schema, 'files'>, { place, type, folded, isWalk }: Shown) {
  // The plus keeps SQLite, which knows no statistics, from gathering all of a large folder only to sort it.
  const path = isWalk && !isPostgres(db) ? sql<string>`+files.path` : sql<string>`files.path`;
  return eb.and([
    ...(place && !place.isDeep ? [eb('files.folder', '=', place.folder)] : []),
    ...(place?.isDeep ? [eb(path, '>', `${place.folder}/`), eb(path, '<', `${place.folder}0`)] : []),
    ...(type === undefined ? [] : [eb('files.type', '=', type)]),
    ...(folded === '' ? [] : [containsText(db, 'files.name_folded', comparedText(db, folded))]),
  ]);
}
