import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { embeddedOf } from './node-sqlite.ts';
import type { Db, Schema } from './schema.ts';

/** Stands for a value in a query that is built before its values are known. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Value<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A query that is built once for each database and then only run: for the few that everything waits for. `build` gets
 * the database and `value`, which stands for one of the values of a run.
 */
export function prepareQuery<Values extends Record<string, unknown>, Row>(
  build: (db: Kysely<Schema>, value: Value<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db, values) => {
    let query = compiled.get(db);
    if (!query) {
      query = build(db, (name) => new Placeholder(name) as never).compile();
      compiled.set(db, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    // The embedded database answers at once; waiting for a turn on its one connection would cost more than the query.
    const connection = embeddedOf(db);
    if (connection) return connection.prepare(query.sql).all(parameters) as Row[];
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
