import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client.ts';

/** The sports to choose from, by name. The key starts with that of sports, so that every write to them fetches it. */
export const sportChoicesQuery = queryOptions({
  queryKey: ['sports', 'choices'],
  queryFn: ({ signal }) => call(sportRoutes.listSports, {}, { signal }),
});
