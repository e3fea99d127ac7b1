import { DatabaseSync } from 'node:sqlite';
import type { KyselyPlugin } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../db/schema.ts';
import type { TestSqlite } from './test-databases.ts';

/** Parameters whose values SQLite needs for its plan, so that every run would prepare the statement again. */
const PREPARED_ANEW = /\b(limit|like) \?/;

/** SQLite's plan for every query that `work` runs, a line for each step. */
export async function planOf({ database, file }: TestSqlite, work: (db: Db) => Promise<unknown>): Promise<string> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(database.read.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(database.read.withPlugin(plugin));
  const connection = new DatabaseSync(file, { readOnly: true });
  const steps = asked.flatMap(({ sql, parameters }) => {
    // A prepared statement knows its values only at each run; the plan is the same without them.
    const values = parameters.map((value) => (typeof value === 'object' ? null : value)) as string[];
    expect(sql).not.toMatch(PREPARED_ANEW);
    return connection.prepare(`explain query plan ${sql}`).all(...values);
  });
  connection.close();
  return steps.map(({ detail }) => detail).join('\n');
}
