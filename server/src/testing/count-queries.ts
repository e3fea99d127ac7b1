import type { KyselyPlugin } from 'kysely';
import type { Db } from '../db/schema.ts';

/** The number of queries that the work makes, subqueries included. */
export async function countQueries(db: Db, work: (counted: Db) => Promise<unknown>): Promise<number> {
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(counter));
  return queries;
}
