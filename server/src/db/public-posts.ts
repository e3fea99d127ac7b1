import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Condition that a record of a kind with the ability `publishing` is public at the moment: published, at or after its
 * `publish_up`, before its `publish_down`. `table` is the name or the alias of the table in the query.
 */
export function isPublic(table: string, now: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`${column('state')} = 1 and ${column('publish_up')} <= ${now} and ${endsAfter(table, now)}`;
}

/** Condition that a record has no end of publication, or one after the moment. */
export function endsAfter(table: string, now: string): RawBuilder<SqlBool> {
  const end = sql.ref(`${table}.publish_down`);
  return sql`(${end} is null or ${end} > ${now})`;
}
