import { tagsOfChange } from '@baklja/contract/cache-tags';
import { chunksOf } from '@baklja/contract/chunks';
import type { FileUse } from '@baklja/contract/features/media/media';
import { hasAbility, kindRow, kindsWith } from '@baklja/contract/kinds';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { mayWrite, type Role } from '@baklja/contract/roles';
import { toStoredTime } from '../../clock.ts';
import { noteChange } from '../../db/changes.ts';
import { isPublic } from '../../db/public-posts.ts';
import { anyTable } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { FileUseTable } from '../../db/tables/media.ts';
import { missingFile } from '../file-address.ts';
import { isBelow } from './file-paths.store.ts';

type Kind = FileUseTable['kind'];

/** The first uses of a file, including those of its former addresses, and the total number. */
export type UsesOfFile = { uses: FileUse[]; total_uses: number };

/** Rows that one statement writes. */
const ROWS_AT_ONCE = 1000;

/**
 * Stores which paths a record names, in place of those stored before; only differences cost a write. `isNew` skips the
 * read of the stored ones.
 */
export async function replaceFileUses(
  transaction: Db,
  { kind, recordId, paths, isNew = false }: { kind: Kind; recordId: number; paths: readonly string[]; isNew?: boolean },
): Promise<void> {
  if (isNew && paths.length === 0) return;
  const record = { kind, record_id: recordId };
  const known = isNew ? new Set<string>() : new Set(await listPaths(transaction, record));
  const named = new Set(paths);
  const added = [...named].filter((path) => !known.has(path));
  const gone = [...known].filter((path) => !named.has(path));
  for (const some of chunksOf(added, ROWS_AT_ONCE)) {
    const rows = some.map((path) => ({ ...record, path }));
    await transaction.insertInto('file_uses').values(rows).execute();
  }
  for (const some of chunksOf(gone, ROWS_AT_ONCE)) {
    await transaction
      .deleteFrom('file_uses')
      .where('kind', '=', kind)
      .where('record_id', '=', recordId)
      .where('path', 'in', some)
      .execute();
  }
}

/** Deletes every stored path that the records name. */
export async function deleteFileUses(transaction: Db, kind: Kind, recordIds: readonly number[]): Promise<void> {
  await transaction.deleteFrom('file_uses').where('kind', '=', kind).where('record_id', 'in', recordIds).execute();
}

async function listPaths(db: Db, record: { kind: Kind; record_id: number }): Promise<string[]> {
  const { kind, record_id } = record;
  const uses = db.selectFrom('file_uses').select('path').where('kind', '=', kind).where('record_id', '=', record_id);
  return (await uses.execute()).map(({ path }) => path);
}

/** Ids of files, or everything below a folder. */
export type Piece = { ids: readonly number[] } | { folder: string };

/** A record that uses a file, as a unique text. */
export type UsingRecord = `${Kind} ${number}`;

/** The records that use a file of the piece, by the id of the file; unused files are absent. */
export async function listUsers(db: Db, piece: Piece): Promise<Map<number, Set<UsingRecord>>> {
  const users = new Map<number, Set<UsingRecord>>();
  for (const { id, kind, record_id } of await listUses(db, piece)) {
    const records = users.get(id) ?? new Set();
    users.set(id, records.add(`${kind} ${record_id}`));
  }
  return users;
}

/** Every use of a file of the piece, at its path or a former one. */
function listUses(db: Db, piece: Piece) {
  const former = filesOf(db, piece)
    .innerJoin('file_addresses', 'file_addresses.file_id', 'files.id')
    .innerJoin('file_uses', 'file_uses.path', 'file_addresses.path');
  const present = filesOf(db, piece).innerJoin('file_uses', 'file_uses.path', 'files.path');
  const columns = ['files.id', 'file_uses.kind', 'file_uses.record_id', 'file_uses.path'] as const;
  return present.select(columns).unionAll(former.select(columns)).execute();
}

/**
 * Notes a write of files as far as records use them: for the lists of these records, and for public answers that show
 * the files or name them in vain. Call it while the files have rows.
 */
export async function noteFiles(transaction: Db, piece: Piece, at: Date): Promise<void> {
  const uses = await listUses(transaction, piece);
  if (uses.length === 0) return;
  const changed = uses.flatMap(({ id }) => tagsOfChange('file', { id, parts: [], isNameChanged: true }));
  const appeared = uses.map(({ path }) => `file-${missingFile(path)}`);
  noteChange(transaction, { kinds: uses.map(({ kind }) => kind), tags: [...changed, ...appeared], at });
}

/** How many records use each of the files at its path or a former one, by its id, deleted files included. */
export async function countUsesOfPaths(
  db: Db,
  files: readonly { id: number; path: string }[],
): Promise<Map<number, number>> {
  if (files.length === 0) return new Map();
  const ids = files.map(({ id }) => id);
  const former = await db
    .selectFrom('file_addresses')
    .select(['file_id', 'path'])
    .where('file_id', 'in', ids)
    .execute();
  const owners = new Map(
    [...former, ...files.map(({ id, path }) => ({ file_id: id, path }))].map((one) => [one.path, one.file_id]),
  );
  const uses = await db
    .selectFrom('file_uses')
    .select(['path', 'kind', 'record_id'])
    .where('path', 'in', [...owners.keys()])
    .execute();
  const users = Map.groupBy(uses, ({ path }) => owners.get(path) ?? 0);
  return new Map(
    [...users].map(([id, some]) => [id, new Set(some.map(({ kind, record_id }) => `${kind} ${record_id}`)).size]),
  );
}

function filesOf(db: Db, piece: Piece) {
  const files = db.selectFrom('files');
  if ('ids' in piece) return files.where('files.id', 'in', piece.ids.length > 0 ? piece.ids : [0]);
  return files.where(isBelow('files.path', piece.folder));
}

/** Who asks, and when: that decides which records may be named. */
export type Asker = { role: Role; now: Date };

export async function getUses(db: Db, fileId: number, asker: Asker): Promise<UsesOfFile> {
  const users = await listUsers(db, { ids: [fileId] });
  const [uses] = await nameUses(db, [users.get(fileId) ?? new Set()], asker);
  return uses ?? { uses: [], total_uses: 0 };
}

/**
 * Returns the first of the records of each file: those of kinds that are published last, the latest of each first. A record that is not
 * public counts, but has no name for those who may not read it.
 */
export async function nameUses(
  db: Db,
  users: readonly ReadonlySet<UsingRecord>[],
  asker: Asker,
): Promise<UsesOfFile[]> {
  const first = users.map((records) => [...records].toSorted(publishedLastThenLatest).slice(0, NAMED_USES_LIMIT));
  const named = await nameRecords(db, new Set(first.flat()), asker);
  return users.map((records, place) => {
    const uses = (first[place] ?? []).flatMap((user) => named.get(user) ?? []);
    return { uses, total_uses: records.size };
  });
}

/** Kinds that are published have many records; before them, users can see the few records of all other kinds. */
function publishedLastThenLatest(one: UsingRecord, other: UsingRecord): number {
  const [a, b] = [parse(one), parse(other)];
  return Number(hasAbility(a.kind, 'publishing')) - Number(hasAbility(b.kind, 'publishing')) || b.id - a.id;
}

function parse(user: UsingRecord): { kind: Kind; id: number } {
  const [kind, id] = user.split(' ') as [Kind, string];
  return { kind, id: Number(id) };
}

async function nameRecords(db: Db, users: ReadonlySet<UsingRecord>, asker: Asker): Promise<Map<UsingRecord, FileUse>> {
  const all = [...users].map(parse);
  const named: [UsingRecord, FileUse][] = [];
  for (const kind of kindsWith('file-uses')) {
    const ids = all.filter((user) => user.kind === kind).map(({ id }) => id);
    for (const use of ids.length > 0 ? await nameKind(db, kind, ids, asker) : [])
      named.push([`${kind} ${use.record_id}`, use]);
  }
  return new Map(named);
}

async function nameKind(db: Db, kind: Kind, ids: readonly number[], { role, now }: Asker): Promise<FileUse[]> {
  const { plural, title, key, area } = kindRow(kind);
  const rows = await anyTable(db)
    .selectFrom(plural)
    .select(['id', title, key])
    .where('id', 'in', ids)
    .$if(hasAbility(kind, 'publishing') && !mayWrite(role, area), (records) =>
      records.where(isPublic(plural, toStoredTime(now))),
    )
    .execute();
  return rows.map((row) => ({
    kind,
    record_id: Number(row['id']),
    title: String(row[title]),
    key: String(row[key]),
  }));
}
