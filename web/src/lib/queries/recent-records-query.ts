import { startRoutes } from '@baklja/contract/features/site/start';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client.ts';

/** What the user edited last. Read again at each visit: a save may have been made in another tab. */
export const recentRecordsQuery = queryOptions({
  queryKey: ['recent records'],
  queryFn: ({ signal }) => call(startRoutes.listRecentRecords, {}, { signal }),
  staleTime: 0,
});
