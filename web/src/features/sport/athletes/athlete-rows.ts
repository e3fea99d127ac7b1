import { ATHLETES_PAGE_SIZE } from '@baklja/contract/features/sport/athletes';
import { useServerRows } from '#web/lists/list-rows.ts';
import type { AthleteListRequest } from './athlete-list-address.ts';
import { athleteQueries } from './athletes.queries.ts';

/** The page of athletes of a request. */
export function useAthleteRows(request: AthleteListRequest) {
  return useServerRows(athleteListQuery(request), ({ athletes, total, numPages }) => ({
    rows: athletes,
    total,
    pages: numPages,
    start: (request.page - 1) * ATHLETES_PAGE_SIZE,
  }));
}

export function athleteListQuery({ search, sport, activity, olympian, ...request }: AthleteListRequest) {
  return athleteQueries.list({
    query: {
      ...request,
      ...(search !== '' && { search }),
      ...(sport !== undefined && { sportid: sport }),
      ...(activity !== undefined && { aktivan: activity }),
      ...(olympian !== undefined && { olimpijac: olympian }),
    },
  });
}
