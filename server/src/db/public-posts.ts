import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { toStoredTime } from '../clock.ts';
import type { Db } from './schema.ts';

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

/** When the next publication begins or ends; undefined when neither is ahead. */
export async function getNextChange(db: Db, now: string): Promise<string | undefined> {
  const next = (column: 'publish_up' | 'publish_down') =>
    db
      .selectFrom('posts')
      .select((eb) => eb.fn.min(column).as('moment'))
      .where('state', '=', 1)
      .where(column, '>', now);
  const found = await next('publish_up').unionAll(next('publish_down')).execute();
  return found.flatMap(({ moment }) => moment ?? []).toSorted()[0];
}

/** As {@link getNextChange}, as times. */
export function makeReadNextMoment(db: Db): (now: Date) => Promise<Date | undefined> {
  return async (now) => {
    const moment = await getNextChange(db, toStoredTime(now));
    return moment === undefined ? undefined : new Date(moment);
  };
}
