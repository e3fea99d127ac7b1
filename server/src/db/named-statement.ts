import { createHash } from 'node:crypto';
import type { Compilable, CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './schema.ts';

/** Names of statements by their text. */
const names = new Map<string, string>();

/** Returns the parameter of a statement by its name, while the statement is built. */
export type StatementParameters<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/** Placeholder for a value while the statement is built. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built once for each database. PostgreSQL plans it a few times on each connection and then keeps
 * the plan by its name. For the few reads that every call waits for. `build` gets the values of a run by their names.
 */
export function namedStatement<Values extends Record<string, unknown>, Row>(
  build: (db: Db, value: StatementParameters<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db, values) => {
    const query = compiled.get(db) ?? build(db, (name) => new Parameter(name) as never).compile();
    compiled.set(db, query);
    nameStatement(query.sql);
    const parameters = query.parameters.map((given) => (given instanceof Parameter ? values[given.name] : given));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

function nameStatement(text: string): void {
  // The name is the same on every node: a pooler may hand a connection from one to another.
  if (!names.has(text)) names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 32));
}

/** Lets a connection of the pool run named statements by their names; Kysely itself passes only their text. */
export function useStatementNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  }) as typeof client.query;
}
