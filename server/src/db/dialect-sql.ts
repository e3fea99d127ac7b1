/** SQL that differs between the two databases. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from './database.ts';
import type { Db } from './schema.ts';

/**
 * Condition that a folded column contains a folded text. PostgreSQL uses its trigram index; SQLite compares each value,
 * which is fast where an index covers the query.
 */
export function containsText(db: Db, column: string, folded: string): RawBuilder<SqlBool> {
  const text = sql.ref(column);
  // `instr` also avoids recompilation: SQLite prepares a statement again for every new pattern of a LIKE.
  if (!isPostgres(db)) return sql`instr(${text}, ${folded}) > 0`;
  return sql`${text} like ${`%${folded.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`} escape '\\'`;
}

/** A table that is read by the named index alone: SQLite then uses no other index, or rejects the statement. */
export function readBy(db: Db, table: string, index: string): RawBuilder<unknown> {
  return isPostgres(db) ? sql.table(table) : sql`${sql.table(table)} indexed by ${sql.ref(index)}`;
}
