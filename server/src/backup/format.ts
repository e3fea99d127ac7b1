/**
 * What a backup consists of, in this order: {@link OPENING}, the rows of the tables in parts, the objects of the storage
 * of files under their keys, {@link CONTENTS}, and {@link SUMS}, as `sha256sum` writes it, of all entries before it.
 */
import { type Static, Type } from 'typebox';
import { isStorageKey } from '../files/storage/storage-key.ts';

/** Rises with every change that an older version would not understand. */
export const FORMAT = 1;

export const OPENING = 'backup.json';
export const CONTENTS = 'contents.json';
export const SUMS = 'SHA256SUMS';

/** First entry: what wrote the backup, and of what. `version` is that of the application; times as they are stored. */
export const opening = Type.Object({
  product: Type.Literal('Baklja'),
  format: Type.Integer(),
  version: Type.String(),
  /** The newest migration of the database. */
  migration: Type.String(),
  database: Type.Union([Type.Literal('SQLite'), Type.Literal('PostgreSQL')]),
  /** Time of the state that is saved. */
  started: Type.String({ format: 'date-time' }),
});

/** `last_id` is the highest id that was ever given; absent for tables without ids of their own. */
const tableContents = Type.Object({
  rows: Type.Integer(),
  checksum: Type.String(),
  last_id: Type.Optional(Type.Integer()),
});

/** What the entries hold together, to compare what was restored with. */
export const contents = Type.Object({
  tables: Type.Record(Type.String(), tableContents),
  objects: Type.Object({ count: Type.Integer(), bytes: Type.Integer() }),
  /** Keys of objects that the database names and the storage did not have. */
  missing: Type.Array(Type.String()),
});

export type Opening = Static<typeof opening>;
export type TableContents = Static<typeof tableContents>;
export type Contents = Static<typeof contents>;

const PART_NAME = /^tables\/([a-z_]+)\/(\d{6})\.ndjson\.gz$/;

/** The name of a part of a table, from 1. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.ndjson.gz`;
}

/** Undefined for a name that {@link partName} does not make. */
export function readPartName(name: string): { table: string; part: number } | undefined {
  const [, table, part] = PART_NAME.exec(name) ?? [];
  return table === undefined ? undefined : { table, part: Number(part) };
}

/** Whether an entry of the name may be an object of the storage of files. */
export function isObjectName(name: string): boolean {
  return name.startsWith('objects/') && isStorageKey(name);
}

export function sumLine(sha256: string, name: string): string {
  return `${sha256}  ${name}\n`;
}
