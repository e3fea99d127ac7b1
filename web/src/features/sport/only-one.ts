import { missingText } from '@baklja/contract/records/record-words';
import type { RecordQuery } from '#web/forms/record-queries.ts';
import { ApiError } from '#web/lib/api-client.ts';

/** The record of a query that answers with a list of one. @throws ApiError 404 for an empty list. */
export function onlyOne<Row>(kind: 'athlete' | 'medal', { queryKey, queryFn }: RecordQuery<Row[]>): RecordQuery<Row> {
  return {
    queryKey,
    queryFn: async (context) => {
      const [row] = await queryFn(context);
      if (row === undefined) throw new ApiError(404, { code: 'not-found', message: missingText(kind) });
      return row;
    },
  };
}
