import { sql } from 'kysely';
import { type Database, isPostgres } from '../db/database.ts';

/** Columns, keys, indexes, triggers and functions, in any order, without the names that PostgreSQL makes itself. */
export async function readSchema({ read }: Database): Promise<string[]> {
  const parts = isPostgres(read)
    ? sql<{ part: string }>`
        select concat_ws(' ', table_name, ordinal_position, column_name, data_type, collation_name, is_nullable,
          column_default, is_identity, generation_expression) as part
          from information_schema.columns where table_schema = 'public'
        union all select tablename || regexp_replace(indexdef, 'INDEX \\S+ ON', '') from pg_indexes
          where schemaname = 'public'
        union all select conrelid::regclass::text || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select pg_get_functiondef('keep_audit_log'::regproc)
        union all select pg_get_viewdef('categorisation_rows'::regclass)`
    : sql<{ part: string }>`
        with tables as (select name from sqlite_schema where type = 'table')
        select concat_ws(' ', tables.name, c.cid, c.name, c.type, c."notnull", c.dflt_value, c.pk) as part
          from tables, pragma_table_xinfo(tables.name) as c
        union all select concat_ws(' ', tables.name, k."from", k."table", k."to", k.on_delete)
          from tables, pragma_foreign_key_list(tables.name) as k
        union all select concat_ws(' ', tables.name, i.name, i."unique", i.partial, c.seqno, c.name)
          from tables, pragma_index_list(tables.name) as i, pragma_index_info(i.name) as c
        union all select replace(sql, '"', '') from sqlite_schema where type in ('trigger', 'view') or sql like '% where %'
          or sql like 'create virtual%'`;
  return (await parts.execute(read)).rows.map(({ part }) => part.replace(/\s+/g, ' ')).toSorted();
}
