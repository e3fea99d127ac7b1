import type { Db } from '../db/schema.ts';

/** The database, which reports the rows of each query. */
export function recordRows(db: Db, report: (rows: readonly object[]) => void): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      report(result.rows as object[]);
      return result;
    },
  });
}
