import type { CompiledQuery, InsertQueryBuilder, InsertResult, Kysely } from 'kysely';
import { isPostgres } from './database.ts';
import { keepPlan } from './kept-plans.ts';
import { sqliteOf } from './node-sqlite.ts';
import type { Db, Schema } from './schema.ts';

/** Stands for a value in a query that is built before its values are known. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A finished query, of Kysely's builders or of its `sql`. */
type Built<Row> = { compile: (db: Db) => CompiledQuery<Row> };

/** Stands for the values of a run while a query is built. */
export type Value<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

type PrepareOptions = {
  /** The best plan depends on the values so much that PostgreSQL is to make it anew for each run. */
  isPlannedByValue?: boolean;
};

/**
 * A query that is built once for each database and then only run: for the few that everything waits for. `build` gets
 * the database and `value`, which stands for one of the values of a run.
 */
export function prepareQuery<Values extends Record<string, unknown>, Row>(
  build: (db: Kysely<Schema>, value: Value<Values>) => Built<Row>,
  options: PrepareOptions = {},
): (db: Db, values: Values) => Promise<Row[]> {
  const compile = compileOnce(build, options);
  return async (db, values) => {
    const query = compile(db, values);
    // The embedded database answers at once; waiting for a turn on its one connection would cost more than the query.
    const connection = sqliteOf(db);
    if (connection) return connection.prepare(query.sql).all(query.parameters) as Row[];
    const { rows } = await db.executeQuery<Row>(query);
    return rows;
  };
}

/**
 * Inserts one row by a query that is built once, and answers the id that the row got.
 *
 * @NOTE On SQLite the id comes from the connection and not from `returning`: a statement with that clause opens a
 * savepoint of its own, at which full-text search writes out all that earlier writes of a shared commit left with it.
 */
export function prepareInsert<Table extends TableWithId, Values extends Record<string, unknown>>(
  build: (db: Kysely<Schema>, value: Value<Values>) => InsertQueryBuilder<Schema, Table, InsertResult>,
): (db: Db, values: Values) => Promise<number> {
  const compile = compileOnce(build);
  const compileReturning = compileOnce((db, value: Value<Values>) => build(db, value).returning('id' as never));
  return async (db, values) => {
    const connection = sqliteOf(db);
    if (connection) {
      const query = compile(db, values);
      return Number(connection.prepare(query.sql).run(query.parameters).lastInsertRowid);
    }
    const { rows } = await db.executeQuery(compileReturning(db, values));
    return (rows as { id: number }[])[0]?.id ?? 0;
  };
}

type TableWithId = { [Table in keyof Schema]: 'id' extends keyof Schema[Table] ? Table : never }[keyof Schema];

/** Fills the values of a run into the query, which is built for the first of them. */
function compileOnce<Values extends Record<string, unknown>, Row>(
  build: (db: Kysely<Schema>, value: Value<Values>) => Built<Row>,
  { isPlannedByValue = false }: PrepareOptions = {},
): (db: Db, values: Values) => CompiledQuery<Row> {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>();
  return (db, values) => {
    let query = compiled.get(db);
    if (!query) {
      query = build(db, (name) => new Placeholder(name) as never).compile(db);
      compiled.set(db, query);
      if (!isPlannedByValue && isPostgres(db)) keepPlan(query.sql);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    return { ...query, parameters };
  };
}
